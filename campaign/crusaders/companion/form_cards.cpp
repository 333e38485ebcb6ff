#include "campaign/crusaders/companion/formfindings.h"

#include <map>
#include <set>

namespace outremer::campaign::table {
namespace {

constexpr int kMarksInRow = 9; // at most
constexpr std::array<std::string_view, 10> kPictures{ "jpg", "jpeg", "png", "webp", "gif", "heic", "bmp", "tif", "tiff",
    "avif" };

void checkMarks(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.marks.size(); ++i) {
        const QualityMark &mark = form.marks[i];
        findings.checkSeat(rowOf("marks", i, "seat"), mark.seat);
        if (!findings.where.catalogue.has(Thing::Quality, mark.quality))
            findings.error(rowOf("marks", i, "quality"), "quality-unknown", { { "text", mark.quality } });
        if (mark.amount == 0 || std::abs(mark.amount) > kMarksInRow)
            findings.error(rowOf("marks", i, "amount"), "mark-amount", { { "count", kMarksInRow } });
    }
}

// A card of the printed box may be unknown here: its name stays as it was written.
bool checkCard(const std::string &field, Thing thing, const std::string &card, Findings &findings)
{
    if (card.empty())
        findings.error(field, "card-missing");
    else if (findings.where.catalogue.knowsAny(thing) && !findings.where.catalogue.has(thing, card))
        findings.warning(field, "card-unknown", { { "text", card } });
    return !card.empty();
}

// Who has a nickname already, by the chapters before; a form may be written again, so its own chapter does not count.
std::map<std::string, int> nicknamesBefore(const ChapterForm &form, const Findings &findings)
{
    std::map<std::string, int> owners;
    for (const ChapterFacts &chapter : findings.where.campaign.chapters) {
        for (const Award &award : chapter.nicknames) {
            if (chapter.number != form.chapter && findings.isSeat(award.seat))
                owners.emplace(award.nickname, award.seat);
        }
    }
    return owners;
}

void checkNicknames(const ChapterForm &form, Findings &findings)
{
    auto owners = nicknamesBefore(form, findings);
    for (std::size_t i = 0; i < form.nicknames.size(); ++i) {
        const auto &[seat, card] = form.nicknames[i];
        const std::string field = rowOf("nicknames", i, "card");
        const bool isSeat = findings.checkSeat(rowOf("nicknames", i, "seat"), seat);
        if (!checkCard(field, Thing::Nickname, card, findings) || !isSeat)
            continue;
        const auto [owner, isNew] = owners.emplace(card, seat);
        if (!isNew)
            findings.warning(field, "nickname-taken",
                { { "name", findings.where.catalogue.name(Thing::Nickname, card) },
                    { "state", findings.stateOf(owner->second) } });
    }
}

// How many dynasties can keep a building; one that is not in our box is the group's own business.
std::size_t copiesOf(const std::string &building, const Findings &findings)
{
    const auto &buildings = findings.where.content.buildings;
    const auto found = std::find_if(buildings.begin() + 1, buildings.end(), // the first stands for no card
        [&](const crusaders::PrintedCard &face) { return face.id == building; });
    return found == buildings.end() ? std::size_t(kMaxSeats) : found->copies;
}

void checkHeirlooms(const ChapterForm &form, Findings &findings)
{
    std::set<int> seen;
    std::map<std::string, std::vector<int>> keepers;
    for (std::size_t i = 0; i < form.heirlooms.size(); ++i) {
        const auto &[seat, card] = form.heirlooms[i];
        const std::string field = rowOf("heirlooms", i, "card");
        const bool isCard = checkCard(field, Thing::Building, card, findings);
        if (!findings.checkSeat(rowOf("heirlooms", i, "seat"), seat))
            continue;
        if (!seen.insert(seat).second) {
            findings.error(rowOf("heirlooms", i, "seat"), "heirloom-twice", { { "state", findings.stateOf(seat) } });
            continue;
        }
        if (isCard && keepers[card].size() >= copiesOf(card, findings))
            findings.warning(field, "heirloom-shared",
                { { "name", findings.where.catalogue.name(Thing::Building, card) },
                    { "state", findings.stateOf(keepers[card].front()) } });
        keepers[card].push_back(seat);
    }
}

void checkOaths(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.oaths.size(); ++i) {
        const SwornOath &oath = form.oaths[i];
        checkCard(rowOf("oaths", i, "oath"), Thing::Oath, oath.oath, findings);
        const bool isVassal = findings.checkState(rowOf("oaths", i, "vassal"), oath.vassal);
        if (findings.checkState(rowOf("oaths", i, "suzerain"), oath.suzerain) && isVassal
            && oath.vassal == oath.suzerain)
            findings.error(rowOf("oaths", i, "suzerain"), "oath-to-oneself",
                { { "state", findings.where.catalogue.name(Thing::State, oath.vassal) } });
        if (oath.round < 0 || oath.round > crusaders::kMaxRounds)
            findings.error(rowOf("oaths", i, "round"), "rounds-range", { { "count", crusaders::kMaxRounds } });
    }
}

void checkUnlocked(const ChapterForm &form, Findings &findings)
{
    for (std::size_t i = 0; i < form.unlocked.size(); ++i) {
        const Unlocked &one = form.unlocked[i];
        const auto before = form.unlocked.begin() + std::ptrdiff_t(i);
        if (one.id.empty())
            findings.error(rowOf("unlocked", i, "id"), "component-missing");
        else if (std::find(form.unlocked.begin(), before, one) != before)
            findings.warning(rowOf("unlocked", i, "id"), "component-twice", { { "text", one.id } });
    }
}

void checkCounters(const ChapterForm &form, Findings &findings)
{
    std::set<std::pair<std::string, int>> seen;
    for (std::size_t i = 0; i < form.counters.size(); ++i) {
        const Counter &counter = form.counters[i];
        if (counter.seat)
            findings.checkSeat(rowOf("counters", i, "seat"), *counter.seat);
        if (counter.name.empty())
            findings.error(rowOf("counters", i, "name"), "counter-unnamed");
        else if (!seen.emplace(counter.name, counter.seat.value_or(-1)).second)
            findings.warning(rowOf("counters", i, "name"), "counter-twice", { { "text", counter.name } });
    }
}

bool looksLikePicture(const std::string &file)
{
    const std::size_t dot = file.rfind('.');
    std::string ending = dot == std::string::npos ? std::string() : file.substr(dot + 1);
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return std::ranges::count(kPictures, ending) > 0;
}

void checkPhotographs(const ChapterForm &form, Findings &findings)
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < form.photographs.size(); ++i) {
        const std::string &file = form.photographs[i].file;
        const std::string field = rowOf("photographs", i, "file");
        if (file.empty())
            findings.error(field, "photograph-missing");
        else if (!seen.insert(file).second)
            findings.warning(field, "photograph-twice", { { "text", file } });
        else if (!looksLikePicture(file))
            findings.warning(field, "photograph-odd", { { "text", file } });
    }
}

} // namespace

void checkCards(const ChapterForm &form, Findings &findings)
{
    checkMarks(form, findings);
    checkNicknames(form, findings);
    checkHeirlooms(form, findings);
    checkOaths(form, findings);
    checkUnlocked(form, findings);
    checkCounters(form, findings);
    for (std::size_t i = 0; i < form.notes.size(); ++i) {
        if (form.notes[i].text.empty())
            findings.error(rowOf("notes", i, "text"), "note-empty");
    }
    checkPhotographs(form, findings);
}

} // namespace outremer::campaign::table
