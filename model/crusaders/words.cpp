// Ids for programs and names for people.
#include "crusaders/cardtext.h"
#include "crusaders/crusaders.h"
#include "crusaders/nouns.h"
#include "crusaders/referee.h"
#include "crusaders/tasks.h"

namespace outremer::crusaders {
namespace {

// In the order of Verb.
constexpr std::array<std::string_view, 72> kOptionWords{ "done", "decline", "accept", "state", "keep-bull",
    "keep-governor", "place-saracen", "raid", "retreat", "capital", "place-inner", "place-enhanced", "place-outer",
    "play-spy", "keep-spy", "use-rescript", "use-building", "use-spy", "upgrade", "build", "build-extra", "build-blind",
    "pray", "hire", "learn", "learn-tactic", "learn-extra", "learn-blind", "march", "swap-governor", "pay-good",
    "pay-coin", "pay-rescript", "use-discount", "return-card", "discard-building", "discard-tactic", "discard-rescript",
    "hire-troop", "train", "move-bishop", "move-troop", "take-governor", "blind-governor", "choose-effect",
    "restore-good", "spend-good", "block-good", "lose-troop", "lose-bishop", "lose-building", "take-back",
    "move-troops", "bombard", "destroy", "check-city", "unban", "move-saracen", "name-saracens", "harbour-help",
    "play-tactic", "cancel-upper", "cancel-lower", "flee", "reinforce", "lower-city", "use-end", "hand-over",
    "sell-good", "swear-oath", "accept-oath", "refuse-oath" };
static_assert(kOptionWords.size() == std::size_t(Verb::RefuseOath) + 1);

// In the order of EventKind.
constexpr std::array<std::string_view, kEventKinds> kEventWords{ "state.chosen", "bull.dealt", "bull.kept",
    "governor.taken", "round.started", "event.revealed", "event.resolved", "saracens.reinforced", "raid.token",
    "track.bonus", "raid.started", "raid.repelled", "city.captured", "raid.ended", "capital.new", "player.out",
    "order.placed", "automa.placed", "automa.boost", "placement.skipped", "coins.paid", "coins.gained", "spy.drawn",
    "spy.played", "spy.discarded", "spy.used", "order.started", "order.ended", "building.used", "rescript.played",
    "rescript.spent", "rescript.drawn", "rescript.discarded", "good.spent", "good.restored", "good.blocked",
    "good.gained", "good.lost", "city.upgraded", "city.destroyed", "building.built", "building.discarded",
    "building.shown", "tactic.learned", "tactic.discarded", "tactic.back", "holiness.moved", "bishop.trained",
    "bishop.moved", "bishop.lost", "holyland.checked", "troops.hired", "troops.lost", "troops.moved", "saracens.moved",
    "saracens.lost", "saracens.placed", "governor.discarded", "market.filled", "march.declared", "battle.started",
    "battle.saracens", "tactic.played", "half.cancelled", "tactic.covered", "strength.changed", "troops.routed",
    "troops.fled", "troops.reinforced", "battle.won", "tactic.lost", "loss.cancelled", "saracen.lost", "city.conquered",
    "city.defended", "good.taken", "taxes.paid", "influence.gained", "holyland.held", "round.ended", "ending.met",
    "bull.scored", "match.over", "governor.scored", "tactic.shown", "governor.shown", "building.freed", "lots.drawn",
    "legacy.left", "nickname.helps", "heirloom.kept", "good.sold", "price.changed", "oath.offered", "oath.sworn",
    "oath.refused", "oath.kept", "oath.broken", "commander.ordered", "commander.moved", "commander.besieged",
    "commander.beaten", "crescent.risen", "interlude.paid" };

constexpr std::array<std::string_view, 3> kCellWords{ "inner", "outer", "inner-enhanced" };
constexpr std::array<std::string_view, 2> kHalfWords{ "upper", "lower" };
constexpr std::array<std::string_view, 6> kDeckWords{ "buildings", "buildings-iv", "tactics", "tactics-iv", "governors",
    "buildings-0" };

// Things whose names are phrases ("good.wood") rather than content of their own.
template <std::size_t N>
std::string wordAt(const std::array<std::string_view, N> &words, Ref ref)
{
    const auto at = std::size_t(ref.value);
    return at < N ? std::string(words[at]) : "?";
}

} // namespace

Ref Crusaders::seatRef(const State &state, Seat seat) const
{
    const std::uint8_t realm = state.player(seat).realm;
    return realm == kNoRealm ? Ref{ kSeatNoun, seat } : Ref{ kRealmNoun, realm };
}

std::string_view Crusaders::optionName(const Option &option) const
{
    // Where a part of the option changes what it means, it has a word of its own.
    switch (Verb(option.verb)) {
    case Verb::PlaySpy:
        return option.third > 0 ? "replace-spy" : "play-spy";
    case Verb::BuildBlind:
        return option.second > 0 ? "build-blind-extra" : "build-blind";
    case Verb::BlockGood:
        return option.second > 0 ? "block-spent" : "block-good";
    case Verb::PayRescript:
        return option.second > 0 ? "pay-rescript-one" : "pay-rescript";
    case Verb::HandOver:
        return option.second == 2 ? "hand-over-blocked" : option.second == 1 ? "hand-over-spent" : "hand-over";
    default:
        return option.verb < kOptionWords.size() ? kOptionWords[option.verb] : "?";
    }
}

std::string_view Crusaders::decisionName(std::uint8_t kind) const
{
    return infoOf(Task(kind)).word;
}

WhyNot Crusaders::decisionRules(std::uint8_t kind) const
{
    return infoOf(Task(kind)).rules;
}

std::string_view Crusaders::eventName(std::uint8_t kind) const
{
    return kEventWords[kind];
}

std::string_view Crusaders::endingName(std::uint8_t kind) const
{
    static constexpr std::array<std::string_view, 5> kNames{ "hegemony", "righteousness", "hegemony-and-righteousness",
        "defeat", "era" };
    return kNames[kind];
}

std::string_view Crusaders::nounName(std::uint16_t noun) const
{
    return kNounNames[noun];
}

std::string Crusaders::idOf(Ref ref) const
{
    const Content &c = *m_content;
    const auto at = std::size_t(ref.value);
    const auto cardId = [at](const auto &deck) { return at < deck.size() ? deck[at].id : std::string("?"); };
    switch (ref.noun) {
    case kSeatNoun:
        return "seat-" + std::to_string(ref.value + 1);
    case kRealmNoun:
    case kOtherNoun:
        return ref.value == kSaracenRealm ? "saracens" : ref.value == kAutomaRealm ? "automa" : c.realms[at].id;
    case kCityNoun:
    case kToNoun:
        return at < kCities ? c.cities[at].id : "?";
    case kGoodNoun:
        return wordAt(kGoodWords, ref);
    case kOrderNoun:
        return wordAt(kOrderWords, ref);
    case kCellNoun:
        return wordAt(kCellWords, ref);
    case kHalfNoun:
        return wordAt(kHalfWords, ref);
    case kDeckNoun:
        return wordAt(kDeckWords, ref);
    case kSourceNoun:
        return wordAt(kSourceWords, ref);
    case kTacticNoun:
        return cardId(c.tactics);
    case kBuildingNoun:
        return cardId(c.buildings);
    case kRescriptNoun:
        return cardId(c.rescripts);
    case kSpyNoun:
        return cardId(c.spies);
    case kGovernorNoun:
        return cardId(c.governors);
    case kBullNoun:
        return cardId(c.bulls);
    case kEventNoun:
        return cardId(c.events);
    case kOathNoun:
        return cardId(c.oaths);
    case kCommanderNoun:
        return cardId(c.commander);
    case kNicknameNoun:
        return cardId(c.nicknames);
    case kLegacyNoun:
        return cardId(c.legacies);
    case kInterludeNoun:
        return at / 2 < c.interludes.size() ? c.interludes[at / 2].options[at % 2].id : "?";
    default:
        return std::to_string(ref.value);
    }
}

Name Crusaders::nameOf(Ref ref) const
{
    const Content &c = *m_content;
    const auto at = std::size_t(ref.value);
    const auto cardName = [at](const auto &deck) { return at < deck.size() ? deck[at].name : Name::same("?"); };
    switch (ref.noun) {
    case kRealmNoun:
    case kOtherNoun:
        return ref.value == kSaracenRealm ? c.saracens : ref.value == kAutomaRealm ? c.automa : c.realms[at].name;
    case kCityNoun:
    case kToNoun:
        return at < kCities ? c.cities[at].name : Name::same("?");
    case kTacticNoun:
        return cardName(c.tactics);
    case kBuildingNoun:
        return cardName(c.buildings);
    case kRescriptNoun:
        return cardName(c.rescripts);
    case kSpyNoun:
        return cardName(c.spies);
    case kGovernorNoun:
        return cardName(c.governors);
    case kBullNoun:
        return cardName(c.bulls);
    case kEventNoun:
        return cardName(c.events);
    case kOathNoun:
        return cardName(c.oaths);
    case kCommanderNoun:
        return cardName(c.commander);
    case kNicknameNoun:
        return cardName(c.nicknames);
    case kLegacyNoun:
        return cardName(c.legacies);
    case kInterludeNoun:
        return at / 2 < c.interludes.size() ? c.interludes[at / 2].options[at % 2].name : Name::same("?");
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
    const auto of = [at](const auto &deck) { return at < deck.size() ? int(deck[at].chapter) : 0; };
    switch (ref.noun) {
    case kTacticNoun:
        return of(c.tactics);
    case kBuildingNoun:
        return of(c.buildings);
    case kRescriptNoun:
        return of(c.rescripts);
    case kSpyNoun:
        return of(c.spies);
    case kEventNoun:
        return of(c.events);
    case kOathNoun:
        return of(c.oaths);
    case kCommanderNoun:
        return of(c.commander);
    case kLegacyNoun: // what a chapter leaves is read when the next one is
        return at < c.legacies.size() ? c.legacies[at].after + 1 : 0;
    case kInterludeNoun:
        return at / 2 < c.interludes.size() ? c.interludes[at / 2].after : 0;
    default:
        return 0;
    }
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
    const Content &c = *m_content;
    const auto found = std::ranges::find(kNounNames, noun);
    if (found == kNounNames.end())
        return std::nullopt;
    const auto number = std::uint16_t(found - kNounNames.begin());
    const auto search = [&](std::size_t count) -> std::optional<Ref> {
        for (std::size_t i = 0; i < count; ++i) {
            const Ref ref{ number, std::int16_t(i) };
            if (const std::string word = idOf(ref); word == id && word != "?" && chapterOf(ref) <= chapter)
                return ref;
        }
        return std::nullopt;
    };
    switch (number) {
    case kSeatNoun:
        return search(kMaxSeats);
    case kRealmNoun:
    case kOtherNoun:
        return search(kRealms + 2);
    case kCityNoun:
    case kToNoun:
        return search(kCities);
    case kGoodNoun:
        return search(kGoods);
    case kOrderNoun:
        return search(kOrders);
    case kCellNoun:
        return search(kCellWords.size());
    case kHalfNoun:
        return search(kHalfWords.size());
    case kDeckNoun:
        return search(kDeckWords.size());
    case kSourceNoun:
        return search(kSourceWords.size());
    case kTacticNoun:
        return search(c.tactics.size());
    case kBuildingNoun:
        return search(c.buildings.size());
    case kRescriptNoun:
        return search(c.rescripts.size());
    case kSpyNoun:
        return search(c.spies.size());
    case kGovernorNoun:
        return search(c.governors.size());
    case kBullNoun:
        return search(c.bulls.size());
    case kEventNoun:
        return search(c.events.size());
    case kOathNoun:
        return search(c.oaths.size());
    case kCommanderNoun:
        return search(c.commander.size());
    case kNicknameNoun:
        return search(c.nicknames.size());
    case kLegacyNoun:
        return search(c.legacies.size());
    case kInterludeNoun:
        return search(2 * c.interludes.size());
    default:
        return std::nullopt;
    }
}

} // namespace outremer::crusaders
