// Ids for programs and names for people: the aftermath's own, everything else is Crusaders'.
#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {
namespace {

using VerbRow = WordRow<Verb>;
constexpr std::array kVerbRows{
    VerbRow{ Verb::ChooseInterlude, "interlude", { crusaders::kInterludeNoun } },
    VerbRow{ Verb::TakeNickname, "nickname", { crusaders::kNicknameNoun } },
    VerbRow{ Verb::NoNickname, "no-nickname" },
    VerbRow{ Verb::KeepHeirloom, "heirloom", { crusaders::kBuildingNoun } },
    VerbRow{ Verb::NoHeirloom, "no-heirloom" },
};
static_assert(areInOrder(kVerbRows, kFirstWord));
using Row = WordRow<EventKind>;
constexpr std::array kEventRows{
    Row{ EventKind::ChapterEnded, "chapter.ended", { kChapterNoun } },
    Row{ EventKind::DynastyRanked, "dynasty.ranked", { crusaders::kRealmNoun, kRankNoun, kNumberNoun } },
    Row{ EventKind::LegacyWritten, "legacy.written", { crusaders::kLegacyNoun } },
    Row{ EventKind::BullMark, "mark.bull", { crusaders::kRealmNoun, kQualityNoun, crusaders::kBullNoun } },
    Row{ EventKind::DeedMark, "mark.deed", { crusaders::kRealmNoun, kQualityNoun, kNumberNoun } },
    Row{ EventKind::MarkLost, "mark.lost", { crusaders::kRealmNoun, kQualityNoun } },
    Row{ EventKind::InterludeChosen, "interlude.chosen", { crusaders::kRealmNoun, crusaders::kInterludeNoun } },
    Row{ EventKind::InterludeRevealed, "interlude.revealed", { crusaders::kRealmNoun, crusaders::kInterludeNoun } },
    Row{ EventKind::InterludeMark, "mark.interlude",
        { crusaders::kRealmNoun, kQualityNoun, crusaders::kInterludeNoun } },
    Row{ EventKind::NicknameTaken, "nickname.taken", { crusaders::kRealmNoun, crusaders::kNicknameNoun } },
    Row{ EventKind::NicknameDeclined, "nickname.declined", { crusaders::kRealmNoun } },
    Row{ EventKind::HeirloomChosen, "heirloom.chosen", { crusaders::kRealmNoun, crusaders::kBuildingNoun } },
    Row{ EventKind::HeirloomDeclined, "heirloom.declined", { crusaders::kRealmNoun } },
    Row{ EventKind::CityScarred, "city.scarred", { crusaders::kCityNoun } },
    Row{ EventKind::CityRuined, "city.ruined", { crusaders::kCityNoun, kNumberNoun } },
    Row{ EventKind::FinalCounted, "final.counted", { crusaders::kRealmNoun, kNumberNoun } },
    Row{ EventKind::CampaignWon, "campaign.won", { crusaders::kRealmNoun } },
};
static_assert(kEventRows.size() == kEventKinds && areInOrder(kEventRows, kFirstWord));
constexpr std::array<std::string_view, kChapters> kChapterWords{ "i", "ii", "iii", "iv" };

bool isOwn(std::uint16_t noun)
{
    return noun >= kQualityNoun;
}

} // namespace

RefList Chapter::targets(const State &state, const Option &option) const
{
    if (!isOurs(option.verb))
        return m_match.targets(state.match, option);
    RefList refs = targetsOf(seatRef(state, askedSeat(state)), *verbRow(option.verb), option);
    if (Verb(option.verb) == Verb::ChooseInterlude) // one of the two that follow this chapter
        refs[1].value = std::int16_t(2 * state.chapter() + option.first);
    return refs;
}

std::optional<Wording> Chapter::verbRow(std::uint8_t verb) const
{
    return isOurs(verb) ? std::optional(wordingOf(kVerbRows, verb, kFirstWord)) : m_match.verbRow(verb);
}

std::string_view Chapter::optionName(const Option &option) const
{
    return isOurs(option.verb) ? verbRow(option.verb)->word : m_match.optionName(option);
}

const TaskInfo &Chapter::question(std::uint8_t kind) const
{
    return isOurs(kind) ? infoOf(stageOf(kind)) : m_match.question(kind);
}

Wording Chapter::eventRow(std::uint8_t kind) const
{
    return isOurs(kind) ? wordingOf(kEventRows, kind, kFirstWord) : m_match.eventRow(kind);
}

std::string_view Chapter::nounName(std::uint16_t noun) const
{
    return isOwn(noun) ? kNounNames[noun - kQualityNoun] : m_match.nounName(noun);
}

std::string Chapter::idOf(Ref ref) const
{
    const auto at = std::size_t(ref.value);
    switch (ref.noun) {
    case kQualityNoun:
        return at < kQualities ? std::string(crusaders::kQualityWords[at]) : "?";
    case kChapterNoun:
        return at - 1 < kChapters ? std::string(kChapterWords[at - 1]) : "?";
    case kRankNoun:
        return std::to_string(ref.value);
    default:
        return m_match.idOf(ref);
    }
}

int Chapter::countOf(std::uint16_t noun) const
{
    return !isOwn(noun) ? m_match.countOf(noun) : noun == kQualityNoun ? kQualities : kChapters + 1;
}

Name Chapter::nameOf(Ref ref) const
{
    if (!isOwn(ref.noun))
        return m_match.nameOf(ref);
    const auto found = m_words->names.find(std::string(nounName(ref.noun)) + "." + idOf(ref));
    return found == m_words->names.end() ? Name::same(idOf(ref)) : found->second;
}

std::optional<Ref> Chapter::refOf(std::string_view noun, std::string_view id) const
{
    const auto found = std::ranges::find(kNounNames, noun);
    if (found == kNounNames.end())
        return m_match.refOf(noun, id, kChapters);
    for (std::int16_t value = 0; value <= kQualities; ++value) {
        Ref ref{ std::uint16_t(kQualityNoun + (found - kNounNames.begin())), value };
        if (idOf(ref) == id && id != "?" && (ref.noun == kQualityNoun || (value > 0 && value <= kChapters)))
            return ref;
    }
    return std::nullopt;
}

WhyNot Chapter::whyNot(const State &state, const RefList &refs) const
{
    if (state.isInMatch())
        return m_match.whyNot(state.match, refs);
    if (state.aftermath.stage == Stage::Over)
        return { "CA-END-01" };
    const WhyNot reasons = GameKit::whyNot(state, refs);
    if (reasons.empty())
        return {};
    for (const Ref &ref : refs) {
        const auto card = Card(ref.value);
        const bool isNickname = ref.noun == crusaders::kNicknameNoun && card > 0 && card < content().nicknames.size();
        if (isNickname && state.aftermath.stage == Stage::Nicknames)
            return whyNoNickname(content(), state.book, askedSeat(state), card);
        if (ref.noun == crusaders::kBuildingNoun)
            return { "CA-HEIR-01" };
    }
    return reasons;
}

void Chapter::prepare(std::map<std::string, std::map<std::string, std::int64_t>> &tally) const
{
    m_match.prepare(tally);
    for (std::size_t card = 1; card < content().nicknames.size(); ++card)
        tally["nicknames taken"][content().nicknames[card].id];
    for (std::size_t card = 1; card < content().interludes.size(); ++card) {
        for (const auto &option : content().interludes[card].options)
            tally["choices of interludes"][option.id];
    }
}

void Chapter::tally(const Event &event, std::map<std::string, std::map<std::string, std::int64_t>> &tally) const
{
    if (!isOurs(event.kind))
        return m_match.tally(event, tally);
    switch (EventKind(event.kind)) {
    case EventKind::NicknameTaken:
        ++tally["nicknames taken"][idOf(event.fields[1])];
        break;
    case EventKind::InterludeRevealed:
        ++tally["choices of interludes"][idOf(event.fields[1])];
        break;
    case EventKind::BullMark:
    case EventKind::DeedMark:
    case EventKind::InterludeMark:
        ++tally["marks"][idOf(event.fields[1])];
        break;
    case EventKind::DynastyRanked:
        tally["chronicle points"][idOf(event.fields[0])] += event.fields[2].value;
        break;
    default:
        break;
    }
}

} // namespace outremer::campaign
