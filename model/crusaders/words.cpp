// Ids for programs and names for people.
#include "model/crusaders/cardtext.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"
#include "model/crusaders/referee.h"
#include "model/crusaders/zones.h"

namespace outremer::crusaders {
namespace {

static_assert(kNounNames.size() == kEndOfNouns);
constexpr std::array<std::string_view, 3> kCellWords{ "inner", "outer", "inner-enhanced" };
constexpr std::array<std::string_view, 2> kHalfWords{ "upper", "lower" };
constexpr std::array<std::string_view, 6> kDeckWords{ "buildings", "buildings-iv", "tactics", "tactics-iv", "governors",
    "buildings-0" };

// Of things whose names are phrases ("good.wood") rather than content of their own.
std::span<const std::string_view> wordsOf(std::uint16_t noun)
{
    switch (noun) {
    case kGoodNoun:
        return kGoodWords;
    case kOrderNoun:
        return kOrderWords;
    case kCellNoun:
        return kCellWords;
    case kHalfNoun:
        return kHalfWords;
    case kDeckNoun:
        return kDeckWords;
    case kSourceNoun:
        return kSourceWords;
    default:
        return {};
    }
}

} // namespace

Ref Crusaders::seatRef(const State &state, Seat seat) const
{
    const std::uint8_t realm = state.player(seat).realm;
    return realm == kNoRealm ? Ref{ kSeatNoun, seat } : Ref{ kRealmNoun, realm };
}

std::string Crusaders::idOf(Ref ref) const
{
    const Content &c = *m_content;
    const auto at = std::size_t(ref.value);
    std::string id = "?";
    const auto takeId = [&](const auto &cards) { id = at < cards.size() ? cards[at].id : id; };
    if (visitCards(c, ref.noun, takeId)) // the back of a hidden card may tell its kind (CR-MODEL-40)
        return ref.value != kUnknownHigh ? id : ref.noun == kTacticNoun ? "?learned" : "?ii";
    if (const auto words = wordsOf(ref.noun); !words.empty())
        return at < words.size() ? std::string(words[at]) : id;
    switch (ref.noun) {
    case kSeatNoun:
        return "seat-" + std::to_string(ref.value + 1);
    case kRealmNoun:
    case kOtherNoun:
        return ref.value == kSaracenRealm ? "saracens" : ref.value == kAutomaRealm ? "automa" : c.realms[at].id;
    case kCityNoun:
    case kToNoun:
        takeId(c.cities);
        return id;
    case kInterludeNoun:
        return at / 2 < c.interludes.size() ? c.interludes[at / 2].options[at % 2].id : "?";
    default:
        return std::to_string(ref.value);
    }
}

int Crusaders::countOf(std::uint16_t noun) const
{
    int count = 0;
    if (visitCards(*m_content, noun, [&](const auto &cards) { count = int(cards.size()); }))
        return count;
    switch (noun) {
    case kSeatNoun:
        return kMaxSeats;
    case kRealmNoun:
    case kOtherNoun:
        return kRealms + 2;
    case kCityNoun:
    case kToNoun:
        return kCities;
    case kInterludeNoun:
        return 2 * int(m_content->interludes.size());
    default:
        return int(wordsOf(noun).size());
    }
}

Name Crusaders::nameOf(Ref ref) const
{
    const Content &c = *m_content;
    const auto at = std::size_t(ref.value);
    Name name = Name::same("?");
    const auto takeName = [&](const auto &things) { name = at < things.size() ? things[at].name : name; };
    if (visitCards(c, ref.noun, takeName))
        return name;
    switch (ref.noun) {
    case kRealmNoun:
    case kOtherNoun:
        return ref.value == kSaracenRealm ? c.saracens : ref.value == kAutomaRealm ? c.automa : c.realms[at].name;
    case kCityNoun:
    case kToNoun:
        takeName(c.cities);
        return name;
    case kInterludeNoun:
        return at / 2 < c.interludes.size() ? c.interludes[at / 2].options[at % 2].name : name;
    case kEffectNoun: {
        Effect effect = c.effects[std::min(at, c.effects.size() - 1)];
        effect.join = Join::Then;
        return Name::made([&](Lang lang) { return textOf(c, effect, lang); });
    }
    case kNumberNoun:
        return Name::same(std::to_string(ref.value));
    default: { // goods, orders, cells, halves, decks, seats...: "good.wood"
        const auto found = c.names.find(std::string(nounName(ref.noun)) + "." + idOf(ref));
        return found == c.names.end() ? Name::same(idOf(ref)) : found->second;
    }
    }
}

int Crusaders::chapterOf(Ref ref) const
{
    const Content &c = *m_content;
    const auto at = std::size_t(ref.value);
    if (ref.noun == kLegacyNoun) // what a chapter leaves is read when the next one is
        return at < c.legacies.size() ? c.legacies[at].after + 1 : 0;
    if (ref.noun == kInterludeNoun)
        return at / 2 < c.interludes.size() ? c.interludes[at / 2].after : 0;
    int chapter = 0;
    visitCards(c, ref.noun, [&](const auto &cards) { chapter = at < cards.size() ? cards[at].chapter : 0; });
    return chapter;
}

std::string Crusaders::describe(Ref ref, Lang lang) const
{
    const Content &c = *m_content;
    const auto card = Card(ref.value);
    switch (ref.noun) {
    case kTacticNoun:
        return tacticText(c, card, lang);
    case kBuildingNoun:
        return buildingText(c, card, lang);
    case kRescriptNoun:
        return rescriptText(c, card, lang);
    case kSpyNoun:
        return spyText(c, card, lang);
    case kGovernorNoun:
        return governorText(c, card, lang);
    case kBullNoun:
        return bullText(c, card, lang);
    case kEventNoun:
        return eventText(c, card, lang);
    case kOathNoun:
        return oathText(c, card, lang);
    case kCommanderNoun:
        return commanderText(c, card, lang);
    case kNicknameNoun:
        return nicknameText(c, card, lang);
    case kLegacyNoun:
        return c.legacies[card < c.legacies.size() ? card : kNoCard].text.in(lang);
    case kInterludeNoun:
        return card / 2u < c.interludes.size() ? c.interludes[card / 2u].options[card % 2u].text.in(lang) : "";
    default:
        return {};
    }
}

std::optional<Ref> Crusaders::refOf(std::string_view noun, std::string_view id, int chapter) const
{
    const auto number = std::uint16_t(std::ranges::find(kNounNames, noun) - kNounNames.begin());
    for (int value = 0; value < countOf(number) && id != "?"; ++value) {
        const Ref ref{ number, std::int16_t(value) };
        if (idOf(ref) == id && chapterOf(ref) <= chapter)
            return ref;
    }
    return std::nullopt;
}

} // namespace outremer::crusaders
