#pragma once

#include "model/core/domain.h"
#include "model/crusaders/content.h"
#include "model/crusaders/nouns.h"

namespace outremer::crusaders {

// Owners of a city beside the seats, and of a token on the cross.
inline constexpr Seat kSaracens = 0xfe;
inline constexpr Seat kClosed = 0xfd; // covered for this match (CR-SETUP-41)
inline constexpr Seat kAutoma = 0xfc;
constexpr bool isPlayer(Seat seat)
{
    return seat < kMaxSeats;
}

// What the numbers of a State mean (core/domain.h): the words of its field lists.
inline constexpr std::array kOwnerWords{ OtherWord{ kSaracens, "saracens" }, OtherWord{ kClosed, "closed" } };
inline constexpr std::array kPartyWords{ OtherWord{ kSaracens, "saracens" }, OtherWord{ kAutoma, "automa" } };
inline constexpr Domain kSeatOrNobody = kSeatId.orNone(kNobody);
inline constexpr Domain kOwner = kSeatId.orElse(kOwnerWords);
inline constexpr Domain kParty = kSeatOrNobody.orElse(kPartyWords);
inline constexpr Domain kSeatSet = kSeatId.asSet();
inline constexpr Domain kCityId = idOfNoun(kCityNoun).orNone(kNoCity);
inline constexpr Domain kCitySet = idOfNoun(kCityNoun).asSet();
inline constexpr Domain kTacticId = idOfNoun(kTacticNoun).orNone(kNoCard);
inline constexpr Domain kBuildingId = idOfNoun(kBuildingNoun).orNone(kNoCard);
inline constexpr Domain kRescriptId = idOfNoun(kRescriptNoun).orNone(kNoCard);
inline constexpr Domain kSpyId = idOfNoun(kSpyNoun).orNone(kNoCard);
inline constexpr Domain kGovernorId = idOfNoun(kGovernorNoun).orNone(kNoCard);
inline constexpr Domain kBullId = idOfNoun(kBullNoun).orNone(kNoCard);
inline constexpr Domain kEventId = idOfNoun(kEventNoun).orNone(kNoCard);
inline constexpr Domain kOathId = idOfNoun(kOathNoun).orNone(kNoCard);
inline constexpr Domain kCommanderId = idOfNoun(kCommanderNoun).orNone(kNoCard);
inline constexpr Domain kNicknameId = idOfNoun(kNicknameNoun).orNone(kNoCard);
inline constexpr Domain kLegacyId = idOfNoun(kLegacyNoun).orNone(kNoCard);
inline constexpr Domain kRealmId = idOfNoun(kRealmNoun).orNone(kNoRealm);
inline constexpr Domain kOrderId = idOfNoun(kOrderNoun);

inline constexpr std::array<std::string_view, 6> kPhaseWords{ "setup", "event", "planning", "activation", "income",
    "over" };
inline constexpr std::array<std::string_view, 2> kSideWords{ "defender", "attacker" }; // Side
inline constexpr std::array<std::string_view, 2> kOpenWords{ "upper", "lower" };       // HalfBit
inline constexpr std::array<std::string_view, 5> kEndingWords{ "hegemony", "righteousness", "defeat", "era",
    "crescent" };
inline constexpr std::array<std::string_view, 5> kPriceWords{ "wood", "candles", "steel", "horses", "any" };
inline constexpr auto kModifierWords =
    std::span<const std::string_view>(kPlaceWords).subspan(std::size_t(Place::PrayerPoints), kModifiers);
inline constexpr auto kColourWords = std::span<const std::string_view>(kGoodWords).first(kColours);

} // namespace outremer::crusaders
