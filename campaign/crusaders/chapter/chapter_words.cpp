// Ids for programs and names for people: the aftermath's own, everything else is Crusaders'.
#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "model/core/wordrow.h"

namespace outremer::campaign {
namespace {

// In the order of Verb and Question.
constexpr std::array<std::string_view, 5> kOptionWords{ "interlude", "nickname", "no-nickname", "heirloom",
    "no-heirloom" };
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
constexpr std::array<std::string_view, 3> kQuestionWords{ "aftermath.interlude", "aftermath.nickname",
    "aftermath.heirloom" };
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
    RefList refs;
    refs.push(seatRef(state, askedSeat(state)));
    switch (Verb(option.verb)) {
    case Verb::ChooseInterlude:
        refs.push({ crusaders::kInterludeNoun, std::int16_t(2 * state.chapter() + option.first) });
        break;
    case Verb::TakeNickname:
        refs.push({ crusaders::kNicknameNoun, option.first });
        break;
    case Verb::KeepHeirloom:
        refs.push({ crusaders::kBuildingNoun, option.first });
        break;
    default:
        break;
    }
    return refs;
}

std::string_view Chapter::optionName(const Option &option) const
{
    const std::size_t at = option.verb - kFirstWord;
    return !isOurs(option.verb) ? m_match.optionName(option) : at < kOptionWords.size() ? kOptionWords[at] : "?";
}

std::string_view Chapter::decisionName(std::uint8_t kind) const
{
    return isOurs(kind) ? kQuestionWords[kind - kFirstWord] : m_match.decisionName(kind);
}

WhyNot Chapter::decisionRules(std::uint8_t kind) const
{
    if (!isOurs(kind))
        return m_match.decisionRules(kind);
    switch (Question(kind)) {
    case Question::Interlude:
        return { "CA-INTER-01", "CA-INTER-02" };
    case Question::Nickname:
        return { "CA-NICK-01", "CA-NICK-02" };
    case Question::Heirloom:
        return { "CA-HEIR-01" };
    }
    return {};
}

std::string_view Chapter::eventName(std::uint8_t kind) const
{
    return isOurs(kind) ? kEventRows[kind - kFirstWord].word : m_match.eventName(kind);
}

std::span<const std::uint16_t> Chapter::eventNouns(std::uint8_t kind) const
{
    return isOurs(kind) ? kEventRows[kind - kFirstWord].nouns : m_match.eventNouns(kind);
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
        const Ref ref{ std::uint16_t(kQualityNoun + (found - kNounNames.begin())), value };
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
    OptionsOf<Chapter> options;
    listOptions(state, options);
    const bool isOption = !refs.empty()
        && std::ranges::any_of(options, [&](const Option &option) { return includes(targets(state, option), refs); });
    if (isOption)
        return {};
    for (const Ref &ref : refs) {
        const auto card = Card(ref.value);
        const bool isNickname = ref.noun == crusaders::kNicknameNoun && card > 0 && card < content().nicknames.size();
        if (isNickname && state.aftermath.stage == Stage::Nicknames)
            return whyNoNickname(content(), state.book, askedSeat(state), card);
        if (ref.noun == crusaders::kBuildingNoun)
            return { "CA-HEIR-01" };
    }
    return decisionRules(decision(state).kind);
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
