// What the chapters of the campaign add: chapter2.json to chapter4.json, nicknames, legacies and interludes.
#include "model/crusaders/contentreader.h"

namespace outremer::crusaders {
namespace {

constexpr NumberRule<SagaNumbers> kSagaNumberRules[]{
    { "ownEvents", &SagaNumbers::ownEvents, 0, 6 },
    { "price", &SagaNumbers::price, 1, 9 },
    { "lowestPrice", &SagaNumbers::lowestPrice, 1, 9 },
    { "highestPrice", &SagaNumbers::highestPrice, 1, 9 },
    { "sales", &SagaNumbers::sales, 1, 5 },
    { "harbourSales", &SagaNumbers::harbourSales, 0, 5 },
    { "traderFirst", &SagaNumbers::traderFirst, 0, 20 },
    { "traderSecond", &SagaNumbers::traderSecond, 0, 20 },
    { "oaths", &SagaNumbers::oaths, 1, 3 },
    { "commanderStrength", &SagaNumbers::commanderStrength, 0, 9 },
    { "commanderInfluence", &SagaNumbers::commanderInfluence, 0, 20 },
    { "capitalsLost", &SagaNumbers::capitalsLost, 1, 4 },
};
static_assert(std::size(kSagaNumberRules) == sizeof(SagaNumbers), "every number is read");

void readNumbers(const JsonReader &file, Content &content)
{
    file.onlyKeys({ "numbers", "commanderHome" });
    const JsonReader numbers = file.at("numbers");
    crusaders::readNumbers(numbers, kSagaNumberRules, content.saga);
    if (content.saga.lowestPrice > content.saga.price || content.saga.price > content.saga.highestPrice)
        numbers.fail("\"price\" between \"lowestPrice\" and \"highestPrice\"");
    const JsonReader home = file.at("commanderHome");
    content.commanderHome = CityId(home.oneOf(idsOf(content.cities)));
    if (content.cities[content.commanderHome].saracens == 0)
        home.fail("a city that is never closed and starts with Saracens");
}

Program maybeProgram(const JsonReader &entry, std::string_view key, Content &content)
{
    const auto list = entry.maybe(key);
    return list ? readProgram(*list, kGift, content) : Program{};
}

void readOath(const JsonReader &entry, Oath &oath, Content &content)
{
    const JsonReader duty = entry.at("duty");
    oath.duty = Duty(readWord(duty.at("kind"), kDutyWords));
    std::vector<std::string_view> keys{ "kind" };
    if (oath.duty == Duty::LeaveInner || oath.duty == Duty::Place) {
        keys.push_back("order");
        oath.order = Order(readWord(duty.at("order"), kOrderWords));
    }
    if (oath.duty == Duty::Do) {
        keys.push_back("deed");
        oath.deed = Deed(readWord(duty.at("deed"), std::span(kDeedWords).subspan(1, 6)) + 1); // what orders count
    }
    if (oath.duty == Duty::Garrison || oath.duty == Duty::Treasury || oath.duty == Duty::Do) {
        keys.push_back("n");
        oath.atLeast = std::uint8_t(duty.at("n").integer(1, 12));
    }
    duty.onlyKeys(keys);
    oath.reward = readProgram(entry.at("reward"), kGift, content);
    oath.tribute = readProgram(entry.at("tribute"), kGift, content);
    const JsonReader penalty = entry.at("penalty");
    penalty.onlyKeys({ "influence", "coins" });
    oath.influence = std::uint8_t(penalty.at("influence").integer(0, 9));
    oath.coins = std::uint8_t(penalty.at("coins").integer(0, 9));
}

void readCommander(const JsonReader &entry, CommanderCard &card, Content &content)
{
    card.aim = Aim(readWord(entry.at("target"), kAimWords));
    card.gather = std::uint8_t(entry.at("gather").integer(0, 3));
    card.moves = std::uint8_t(entry.at("moves").integer(0, 3));
    card.siege = readProgram(entry.at("siege"), kRaidRow, content);
}

void readNickname(const JsonReader &entry, Nickname &nickname, Content &content)
{
    nickname.feminine = Name::read(entry.at("feminine"));
    nickname.quality = Quality(readWord(entry.at("quality"), kQualityWords));
    nickname.fame = std::uint8_t(entry.at("fame").integer(1, 3));
    if (const auto boons = entry.maybe("boons")) {
        const auto words = std::span(kPlaceWords).subspan(std::size_t(Place::PrayerPoints), kModifiers - 2);
        for (const auto &[word, amount] : boons->members()) {
            const auto found = std::ranges::find(words, std::string_view(word));
            if (found == words.end() || word == kPlaceWords[std::size_t(Place::Taxes)])
                amount.fail("one of the changes a nickname can make");
            else
                nickname.boons[std::size_t(found - words.begin())] = std::int8_t(amount.integer(1, 2));
        }
    }
    nickname.start = maybeProgram(entry, "start", content);
    nickname.income = maybeProgram(entry, "income", content);
}

void readLegacy(const JsonReader &entry, Legacy &legacy, Content &content)
{
    legacy.after = std::uint8_t(entry.at("after").integer(1, 3));
    legacy.ending = LegacyEnding(readWord(entry.at("ending"), kLegacyEndingWords));
    for (std::size_t part = 0; part < legacy.parts.size(); ++part)
        legacy.parts[part] = maybeProgram(entry, kLegacyPartWords[part], content);
    if (const auto levy = entry.maybe("saracens")) {
        levy->onlyKeys({ "where", "n" });
        legacy.levy = Levy(readWord(levy->at("where"), std::span(kLevyWords).subspan(1)) + 1);
        legacy.levyUnits = std::uint8_t(levy->at("n").integer(1, 2));
    }
    if (const auto capitals = entry.maybe("capitals"))
        legacy.capitals = std::uint8_t(capitals->integer(1, 3));
    if (const auto track = entry.maybe("track"))
        legacy.track = std::uint8_t(track->integer(1, kTrackCells));
    legacy.text = readBilingual(entry.at("text"));
}

Gift readGift(const JsonReader &entry, Content &content)
{
    Gift gift;
    if (const auto mark = entry.maybe("mark"))
        gift.mark = Quality(readWord(*mark, kQualityWords));
    gift.start = maybeProgram(entry, "start", content);
    return gift;
}

void readInterlude(const JsonReader &entry, Interlude &interlude, Content &content)
{
    interlude.after = std::uint8_t(entry.at("after").integer(1, 3));
    const auto options = entry.at("options").items();
    if (options.size() != interlude.options.size())
        return entry.at("options").fail("two options");
    static constexpr std::array<std::string_view, 3> kParts{ "alone", "everybody", "nobody" };
    for (std::size_t i = 0; i < options.size(); ++i) {
        const JsonReader &reader = options[i];
        reader.onlyKeys({ "id", "name", "mark", "start", "alone", "everybody", "nobody", "text", "story" });
        InterludeOption &option = interlude.options[i];
        option.id = reader.at("id").text();
        option.name = Name::read(reader.at("name"));
        option.gifts[0] = readGift(reader, content);
        for (std::size_t part = 0; part < kParts.size(); ++part) {
            if (const auto gift = reader.maybe(kParts[part])) {
                gift->onlyKeys({ "mark", "start" });
                option.gifts[part + 1] = readGift(*gift, content);
            }
        }
        option.text = readBilingual(reader.at("text"));
        option.story = readBilingual(reader.at("story"));
    }
    checkId(options[1], interlude.options, 1);
}

// The lists of a chapter's file: which it must have, and how many cards are in each (CR-CAMP-07, 08).
struct ChapterFile {
    int chapter;
    std::size_t events, buildings, tactics, rescripts, spies, oaths, commander, saracens;
};
constexpr std::array kChapterFiles{
    ChapterFile{ 2, 8, 12, 12, 0, 0, 0, 0, 0 },
    ChapterFile{ 3, 8, 0, 0, 16, 8, 16, 0, 0 },
    ChapterFile{ 4, 8, 0, 12, 0, 0, 0, 10, 10 },
};

void readChapter(const JsonReader &file, const ChapterFile &expected, Content &content)
{
    std::vector<std::string_view> lists;
    const auto read = [&](std::string_view name, std::size_t count, const std::vector<std::string_view> &keys,
                          auto &deck, auto readEntry) {
        if (count == 0)
            return;
        lists.push_back(name);
        const std::size_t before = std::max<std::size_t>(deck.size(), 1);
        readDeck(
            file.at(name), keys, deck, [&](const JsonReader &entry, auto &card) { readEntry(entry, card, content); },
            expected.chapter);
        expectCount(file.at(name), name, count, deck.size() - before);
    };
    read("events", expected.events, kEventKeys, content.events, readEvent);
    read("buildings", expected.buildings, kBuildingKeys, content.buildings, readBuilding);
    read("tactics", expected.tactics, kTacticKeys, content.tactics, readTactic);
    read("rescripts", expected.rescripts, kRescriptKeys, content.rescripts, readRescript);
    read("spies", expected.spies, kSpyKeys, content.spies, readSpy);
    read("oaths", expected.oaths, { "duty", "reward", "tribute", "penalty" }, content.oaths, readOath);
    read("commander", expected.commander, { "target", "gather", "moves", "siege" }, content.commander, readCommander);
    read("saracens", expected.saracens, kSaracenKeys, content.tactics, readSaracen);
    file.onlyKeys(lists);
}

} // namespace

void readSaga(const Pack &pack, std::optional<Problem> &problem, Content &content)
{
    readNumbers(pack.file("saga.json", problem), content);
    for (const ChapterFile &chapter : kChapterFiles)
        readChapter(pack.file("chapter" + std::to_string(chapter.chapter) + ".json", problem), chapter, content);
    const auto bind = [&content](auto read) {
        return [&content, read](const JsonReader &entry, auto &card) { read(entry, card, content); };
    };
    const JsonReader nicknames = onlyList(pack.file("nicknames.json", problem), "nicknames");
    readDeck(nicknames, { "feminine", "quality", "fame", "boons", "start", "income" }, content.nicknames,
        bind(readNickname));
    expectCount(nicknames, "nicknames", 20, content.nicknames.size() - 1); // CR-CAMP-05
    const JsonReader legacies = onlyList(pack.file("legacies.json", problem), "legacies");
    readDeck(legacies,
        { "after", "ending", "each", "winner", "last", "fallen", "saracens", "capitals", "track", "text" },
        content.legacies, bind(readLegacy));
    expectCount(legacies, "legacies", 12, content.legacies.size() - 1);
    for (std::size_t card = 1; card < content.legacies.size(); ++card) {
        for (std::size_t other = 1; other < card; ++other) {
            if (content.legacies[other].after == content.legacies[card].after
                && content.legacies[other].ending == content.legacies[card].ending)
                legacies.fail("one legacy for each chapter and ending");
        }
    }
    const JsonReader interludes = onlyList(pack.file("interludes.json", problem), "interludes");
    readDeck(interludes, { "after", "options" }, content.interludes, bind(readInterlude));
    expectCount(interludes, "interludes", 3, content.interludes.size() - 1);
    for (std::size_t card = 1; card < content.interludes.size(); ++card) {
        if (content.interludes[card].after != card)
            interludes.fail("one interlude after each chapter, in order");
    }
}

} // namespace outremer::crusaders
