#pragma once

#include "model/crusaders/domains.h"

namespace outremer::crusaders {

// What the campaign adds to a match, part of State. In a match of its own everything here is zero.

inline constexpr int kOathCards = 16;
inline constexpr int kCommanderCards = 10;
inline constexpr int kMaxNicknames = 4;
inline constexpr std::uint8_t kNoChoice = 0xff;

// The oath somebody has sworn for this round (CH3-OATH).
struct Sworn {
    Card oath = kNoCard; // kNoCard: none
    Seat suzerain = kNobody;
    std::uint8_t isBroken = 0;
    std::uint8_t progress = 0; // of what has to be done

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("oath", self.oath, kOathId);
        walk("suzerain", self.suzerain, kSeatOrNobody);
        walk("isBroken", self.isBroken, kFlag);
        walk("progress", self.progress, between(0, 100));
    }
    friend bool operator==(const Sworn &, const Sworn &) = default;
};

// What a dynasty brings from the chapters before, and what it does in this one.
struct Dynast {
    FixedList<Card, kMaxNicknames> nicknames{};
    Card heirloom = kNoCard;         // CA-HEIR-01
    std::uint8_t choice = kNoChoice; // of the interlude before this chapter
    FixedList<Card, 3> oaths{};      // in hand, sorted
    Sworn sworn{};
    std::uint16_t sales = 0; // coins from trade (CH2-TRADE-08)

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("nicknames", self.nicknames, kNicknameId);
        walk("heirloom", self.heirloom, kBuildingId);
        walk("choice", self.choice, between(0, 1).orNone(kNoChoice));
        walk("oaths", self.oaths, kOathId);
        walk("sworn", self.sworn);
        walk("sales", self.sales);
    }
    friend bool operator==(const Dynast &, const Dynast &) = default;
};

struct Saga {
    std::uint8_t chapter = 0; // 1 to 4; 0: no campaign

    // What the chapter before left.
    Card legacy = kNoCard;
    Seat formerWinner = kNobody;
    Seat formerLast = kNobody;
    SeatSet fallen = 0;
    CitySet scarred = 0;     // start with a Saracen unit more (CA-SCAR-01)
    CityId ruined = kNoCity; // starts a level lower (CA-SCAR-02)
    std::array<Dynast, kMaxSeats> dynasts{};

    // Trade.
    std::array<std::uint8_t, kGoods> prices{};
    std::uint8_t sold = 0; // goods sold in this step, a bit each

    // Oaths.
    FixedList<Card, kOathCards> oathDeck{};
    FixedList<Card, kOathCards> usedOaths{};

    // The commander.
    CityId commander = kNoCity;
    FixedList<Card, kCommanderCards> commanderDeck{};
    FixedList<Card, kCommanderCards> usedCommander{};

    bool hasTrade() const { return chapter >= 2; }
    bool hasOaths() const { return chapter >= 3; }
    bool hasCommander() const { return chapter >= 4; }

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("chapter", self.chapter, between(0, 4));
        walk("legacy", self.legacy, kLegacyId);
        walk("formerWinner", self.formerWinner, kSeatOrNobody);
        walk("formerLast", self.formerLast, kSeatOrNobody);
        walk("fallen", self.fallen, kSeatSet);
        walk("scarred", self.scarred, kCitySet);
        walk("ruined", self.ruined, kCityId);
        walk("dynasts", self.dynasts, kPlain.by(kSeatNoun));
        walk("prices", self.prices, kPlain.by(kGoodNoun));
        walk("sold", self.sold, idOfNoun(kGoodNoun).asSet());
        walk("oathDeck", self.oathDeck, kOathId);
        walk("usedOaths", self.usedOaths, kOathId);
        walk("commander", self.commander, kCityId);
        walk("commanderDeck", self.commanderDeck, kCommanderId);
        walk("usedCommander", self.usedCommander, kCommanderId);
    }
    friend bool operator==(const Saga &, const Saga &) = default;
};

} // namespace outremer::crusaders
