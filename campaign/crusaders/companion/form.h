#pragma once

#include "campaign/crusaders/facts/facts.h"

namespace outremer::campaign::table {

// What a group writes down about a chapter it played at a real table. Only the ranking is asked for; whatever else is
// left out is simply not known. The parts that facts have too are the facts' own.

struct Ranked {
    int seat = 0;
    int rank = 0; // 0: not filled in yet
    std::optional<int> influence{};
    std::optional<int> points{}; // of the chronicle, when the group counts them itself
    std::optional<int> traded{};
    bool hegemony = false;
    bool righteousness = false;
    bool fell = false;

    friend bool operator==(const Ranked &, const Ranked &) = default;
};

struct HeldCity {
    std::string city;
    std::string owner; // a state's id or "saracens"
    std::optional<int> level{};
    std::optional<int> units{};

    friend bool operator==(const HeldCity &, const HeldCity &) = default;
};

struct HolyLand {
    std::string city;
    std::string state;

    friend bool operator==(const HolyLand &, const HolyLand &) = default;
};

struct QualityMark {
    int seat = 0;
    std::string quality;
    int amount = 1;

    friend bool operator==(const QualityMark &, const QualityMark &) = default;
};

// A card that a dynasty took or kept: a nickname, an heirloom.
struct SeatCard {
    int seat = 0;
    std::string card;

    friend bool operator==(const SeatCard &, const SeatCard &) = default;
};

struct SwornOath {
    int round = 0; // 0: nobody remembers
    std::string oath;
    std::string vassal;
    std::string suzerain;
    bool accepted = true;
    bool kept = true;

    friend bool operator==(const SwornOath &, const SwornOath &) = default;
};

struct CityScar {
    Scar::Kind kind{};
    std::string city;
    int year = 0; // 0: not told

    friend bool operator==(const CityScar &, const CityScar &) = default;
};

struct Unlocked {
    std::string kind; // in the group's words or ours: "events", "envelope"...
    std::string id;

    friend bool operator==(const Unlocked &, const Unlocked &) = default;
};

struct Counter {
    std::string name;
    std::string value;
    std::optional<int> seat{}; // of one dynasty

    friend bool operator==(const Counter &, const Counter &) = default;
};

struct Remark {
    std::string person;
    std::string text;

    friend bool operator==(const Remark &, const Remark &) = default;
};

struct Photograph {
    std::string file; // where it lies; never copied, never opened here
    std::string caption;

    friend bool operator==(const Photograph &, const Photograph &) = default;
};

struct ChapterForm {
    int chapter = 1;
    std::vector<Ranked> ranking;
    std::optional<int> winner{}; // a seat; -1: nobody. Without it the first of the ranking has won
    std::string ending;          // one of kEndingWords; empty: not told
    std::optional<int> rounds{};
    std::vector<HeldCity> cities;
    std::vector<HolyLand> holyLands;
    std::vector<QualityMark> marks;
    std::vector<SeatCard> nicknames;
    std::vector<SeatCard> heirlooms;
    std::vector<CityScar> scars;
    std::vector<SwornOath> oaths;
    std::vector<Unlocked> unlocked;
    std::vector<Counter> counters;
    std::vector<Remark> notes;
    std::vector<Photograph> photographs;

    friend bool operator==(const ChapterForm &, const ChapterForm &) = default;
};

} // namespace outremer::campaign::table
