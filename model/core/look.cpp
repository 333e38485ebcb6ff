#include "model/core/look.h"

#include <algorithm>
#include <set>

namespace outremer {
namespace {

constexpr int kMostTimes = 100;
const std::vector<std::string> kToneWords{ "quiet", "plain", "strong" }; // in the order of Tone

std::string readColour(const JsonReader &reader)
{
    std::string colour = reader.text();
    const bool isColour =
        colour.size() == 7 && colour[0] == '#' && colour.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
    if (!isColour)
        reader.fail("a colour like \"#1a2b3c\"");
    return colour;
}

Tincture readTincture(const JsonReader &reader)
{
    reader.onlyKeys({ "day", "night" });
    return { readColour(reader.at("day")), readColour(reader.at("night")) };
}

// Only its letters are looked at: whether it draws anything is for those who can paint to say.
std::string readPath(const JsonReader &reader)
{
    std::string path = reader.text();
    if (path[0] != 'M' || path.find_first_not_of("MLHVCQAZmlhvcqaz0123456789.- ") != std::string::npos)
        reader.fail("an SVG path that begins with M");
    return path;
}

House readHouse(const JsonReader &reader, bool hasSeat)
{
    reader.onlyKeys({ "id", "field", "text", "charge", "metal", "plot", "ink" });
    House house{
        .id = reader.at("id").text(), .field = readTincture(reader.at("field")), .charge = readPath(reader.at("charge"))
    };
    if (const auto text = hasSeat ? reader.at("text") : reader.maybe("text"))
        house.text = readTincture(*text);
    if (const auto metal = reader.maybe("metal"))
        house.metal = readTincture(*metal);
    if (const auto plot = reader.maybe("plot"))
        house.plot = readTincture(*plot);
    if (const auto ink = reader.maybe("ink"))
        house.isLight = ink->oneOf({ "light", "dark" }) == 1;
    return house;
}

void readHouses(const JsonReader &reader, Look &look)
{
    const auto list = [&](std::string_view key, bool hasSeat, std::vector<House> &houses) {
        for (const JsonReader &item : hasSeat ? reader.at(key).items()
                : reader.maybe(key)           ? reader.at(key).items()
                                              : std::vector<JsonReader>()) {
            House house = readHouse(item, hasSeat);
            const auto isSame = [&](const House &other) { return other.id == house.id; };
            if (std::ranges::any_of(look.houses, isSame) || std::ranges::any_of(look.others, isSame))
                item.fail("each house only once, but \"" + house.id + "\" is repeated");
            houses.push_back(std::move(house));
        }
    };
    list("houses", true, look.houses);
    list("others", false, look.others);
}

Means readMeans(const JsonReader &reader)
{
    reader.onlyKeys({ "id", "field", "ink" });
    return { reader.at("id").text(), readTincture(reader.at("field")), readTincture(reader.at("ink")) };
}

Emblem readEmblem(const JsonReader &reader, const Look &look)
{
    reader.onlyKeys({ "path", "fields" });
    Emblem emblem{ readPath(reader.at("path")), {} };
    const auto fields = reader.maybe("fields");
    for (const JsonReader &item : fields ? fields->items() : std::vector<JsonReader>()) {
        item.onlyKeys({ "path", "house" });
        Emblem::Field field{ readPath(item.at("path")), {} };
        if (const auto house = item.maybe("house")) {
            field.house = house->text();
            if (std::ranges::find(look.houses, field.house, &House::id) == look.houses.end())
                house->fail("one of the houses");
        }
        emblem.fields.push_back(std::move(field));
    }
    return emblem;
}

std::string readKnown(const JsonReader &reader, const Look::Words &words, const std::string &kind)
{
    std::string name = reader.text();
    if (!words.phrases.has(kind + "." + name))
        reader.fail("the name of one of the game's own: there is no phrase \"" + kind + "." + name + "\"");
    return name;
}

void readTones(const JsonReader &reader, const Look::Words &words, Look &look)
{
    reader.onlyKeys({ "default", "quiet", "plain", "strong" });
    look.usualTone = Tone(reader.at("default").oneOf(kToneWords));
    for (std::size_t tone = 0; tone < kToneWords.size(); ++tone) {
        const auto events = reader.maybe(kToneWords[tone]);
        for (const JsonReader &item : events ? events->items() : std::vector<JsonReader>()) {
            if (!look.tones.emplace(readKnown(item, words, "event"), Tone(tone)).second)
                item.fail("each event only once");
        }
    }
}

// Whether the window has the sign is for those who can paint to say, as with paths.
VerbIcon readIcon(const JsonReader &reader)
{
    const std::string name = reader.text();
    const bool isNoun = name.size() > 2 && name.front() == '{' && name.back() == '}';
    const std::string word = isNoun ? name.substr(1, name.size() - 2) : name;
    if (word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
        reader.fail("the name of a sign, or a noun in braces");
    return isNoun ? VerbIcon{ {}, word } : VerbIcon{ word, {} };
}

void readIcons(const JsonReader &reader, const Look::Words &words, Look &look)
{
    for (const auto &[verb, icon] : reader.members()) {
        if (!words.phrases.has("option." + verb))
            icon.fail("the name of one of the game's own: there is no phrase \"option." + verb + "\"");
        look.icons.insert_or_assign(verb, readIcon(icon));
    }
}

void readSections(const JsonReader &reader, const Look::Words &words, Look &look)
{
    for (const auto &[section, title] : reader.members()) {
        const std::string prefix = section + "-";
        if (std::ranges::none_of(words.rules.rules(), [&](const Rule &rule) { return rule.id.starts_with(prefix); }))
            title.fail("a section of the rulebook");
        look.sections[section] = readBilingual(title);
    }
}

Hint readHint(const JsonReader &reader, const Look::Words &words)
{
    reader.onlyKeys({ "id", "at", "after", "title", "text", "rules" });
    Hint hint;
    hint.id = std::string(words.game) + "/" + reader.at("id").text();
    if (const auto after = reader.maybe("after")) {
        after->onlyKeys({ "event", "times" });
        hint.event = readKnown(after->at("event"), words, "event");
        hint.times = int(after->at("times").integer(1, kMostTimes));
    } else if (const auto at = reader.maybe("at")) {
        for (const JsonReader &decision : at->items())
            hint.at.push_back(readKnown(decision, words, "decision"));
    } else {
        hint.at.push_back(readKnown(reader.at("id"), words, "decision"));
    }
    hint.title = readBilingual(reader.at("title"));
    hint.text = readBilingual(reader.at("text"));
    for (const JsonReader &rule : reader.at("rules").items()) {
        hint.rules.push_back(rule.text());
        if (!words.rules.find(hint.rules.back()))
            rule.fail("a rule of the game");
    }
    if (hint.rules.empty())
        reader.at("rules").fail("at least one rule");
    return hint;
}

void readHints(const JsonReader &reader, const Look::Words &words, Look &look)
{
    std::vector<Hint> hints;
    std::set<std::string> ids;
    for (const JsonReader &item : reader.items()) {
        hints.push_back(readHint(item, words));
        if (!ids.insert(hints.back().id).second)
            item.fail("each hint only once, but \"" + hints.back().id + "\" is repeated");
    }
    look.hints.insert(look.hints.begin(), hints.begin(), hints.end());
}

} // namespace

Look Look::read(const JsonReader &reader, const Words &words, const Look *base)
{
    reader.onlyKeys({ "emblem", "houses", "others", "means", "showSecrets", "tones", "icons", "passes", "styles",
        "links", "sections", "hints", "unhinted" });
    Look look = base ? *base : Look{};
    const auto part = [&](std::string_view key) { return base ? reader.maybe(key) : reader.at(key); };
    if (const auto houses = part("houses"))
        readHouses(reader, look);
    if (const auto emblem = part("emblem"))
        look.emblem = readEmblem(*emblem, look);
    if (const auto means = reader.maybe("means"))
        std::ranges::transform(means->items(), std::back_inserter(look.means), readMeans);
    if (const auto show = part("showSecrets"))
        look.showSecrets = readBilingual(*show);
    if (const auto tones = part("tones"))
        readTones(*tones, words, look);
    if (const auto icons = part("icons"))
        readIcons(*icons, words, look);
    if (const auto passes = reader.maybe("passes")) {
        for (const JsonReader &verb : passes->items())
            look.passes.push_back(readKnown(verb, words, "option"));
    }
    if (const auto styles = reader.maybe("styles")) {
        for (const auto &[style, about] : styles->members())
            look.styles[style] = readBilingual(about);
    }
    if (const auto links = part("links")) {
        for (const JsonReader &noun : links->items())
            look.links.push_back(noun.text());
    }
    if (const auto sections = part("sections"))
        readSections(*sections, words, look);
    if (const auto hints = part("hints"))
        readHints(*hints, words, look);
    if (const auto unhinted = reader.maybe("unhinted")) {
        for (const JsonReader &decision : unhinted->items())
            look.unhinted.push_back(readKnown(decision, words, "decision"));
    }
    return look;
}

Result<Look> Look::load(const Pack &pack, const Words &words)
{
    std::optional<Problem> problem;
    Look look = read(pack.file("look.json", problem), words);
    if (problem)
        return problem->refusal("bad-pack");
    return look;
}

Tone Look::toneOf(std::string_view event) const
{
    const auto found = tones.find(event);
    return found == tones.end() ? usualTone : found->second;
}

VerbIcon Look::iconOf(std::string_view verb) const
{
    const auto found = icons.find(verb);
    return found == icons.end() ? VerbIcon{} : found->second;
}

bool Look::isPass(std::string_view verb) const
{
    return std::ranges::find(passes, verb) != passes.end();
}

bool Look::isLinked(std::string_view noun) const
{
    return std::ranges::find(links, noun) != links.end();
}

} // namespace outremer
