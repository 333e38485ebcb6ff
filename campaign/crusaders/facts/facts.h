#pragma once

#include "model/core/language.h"
#include "model/core/refusal.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace outremer::campaign {

// What is known about a campaign that can be told again: the one source of the chronicle's prose, of statistics and of
// all exports. A digital chapter's facts are gathered from the match's events (gather.h), a table chapter's come from
// its form; things of the game are named by their content ids ("jerusalem", "fire-volley").

enum class Origin : std::uint8_t { Digital, Table };

// One battle, raid or siege worth knowing about.
struct Clash {
    enum class Kind : std::uint8_t { Battle, Raid, Commander }; // Commander: Zengi attacked
    Kind kind{};
    int round = 0;
    std::string city;
    std::string attacker; // a state's id, or "saracens"
    std::string defender;
    int attackers = 0; // troops that came
    int strength = 0;  // by how much the winner was stronger, where it is known; 0 otherwise
    bool attackerWon = false;
    bool captured = false; // the city changed hands
    bool commanderBeaten = false;
    std::vector<std::string> tactics; // ids played, in order
};

struct OathFact {
    int round = 0;
    std::string oath;
    std::string vassal;
    std::string suzerain;
    bool accepted = false;
    bool kept = false; // only when accepted
};

// How one dynasty came out of a chapter.
struct Standing {
    int seat = 0;
    std::string state;
    int rank = 1;
    std::optional<int> influence;
    int points = 0; // of the chronicle, for this chapter
    bool hegemony = false;
    bool righteousness = false;
    bool fell = false; // lost the last city
    std::vector<std::string> cities;
    std::vector<std::string> holyLands;
    std::optional<int> traded; // coins from sales (chapter II on)
};

struct Mark {
    int seat = 0;
    std::string quality;
    std::string reason; // "bull", "deed", "interlude", "oath" (a lost one has amount -1), "table"
    int amount = 1;
    int value = 0; // how much of the deed: battles won, coins...
};

struct CityAtEnd {
    std::string city;
    std::string owner; // a state's id, "saracens" or "closed"
    int level = 1;
    int units = 0;
    std::string holyLandOf; // a state's id or nothing
};

struct Scar {
    enum class Kind : std::uint8_t { Taken, Ruined }; // taken by Saracens; the most fought over
    Kind kind{};
    std::string city;
    int year = 0;
};

struct Award {
    int seat = 0;
    std::string nickname;
};

struct InterludeFact {
    std::string interlude;
    std::vector<std::string> options; // by seat
};

struct ChapterFacts {
    int number = 1; // 1..4
    Origin origin{};
    std::string legacy; // what the chapter before left, if anything
    std::string ending; // "hegemony", "righteousness", "hegemony-and-righteousness", "defeat", "era"; may be unknown
    int rounds = 0;
    int winner = -1;                 // seat; -1: nobody (the crescent has risen)
    std::vector<Standing> standings; // best first
    std::vector<Clash> clashes;      // in order
    std::vector<OathFact> oaths;
    std::vector<std::string> events; // ids, in order
    std::vector<Mark> marks;
    std::vector<InterludeFact> interlude; // at most one
    std::vector<Award> nicknames;
    std::vector<std::optional<std::string>> heirlooms; // by seat
    std::vector<Scar> scars;
    std::vector<CityAtEnd> map;
    std::vector<std::pair<std::string, std::string>> counters; // free ones of table chapters
};

// A player and a state, for all four chapters.
struct DynastyFacts {
    int seat = 0;
    std::string state;
    std::string ruler;       // id of a ruler in rulers.json, or the name itself for one of the group's own
    bool isFeminine = false; // of a name of the group's own
    std::string person;      // who plays now; empty: a bot
    std::string bot;
};

struct NoteFact {
    int chapter = 0; // 0: of the campaign
    int evening = 0; // 0: none
    std::string person;
    std::string text;
};

struct EveningFact {
    int number = 1;
    std::string date; // 2026-11-16
    std::string place;
    std::vector<std::string> present;
    int firstChapter = 0, lastChapter = 0;
};

// Where an unfinished chapter stands: for the recap.
struct Pause {
    int chapter = 0;
    int round = 0;
    std::string phase;  // "event", "planning", "activation", "income", "aftermath"
    std::string toMove; // a state's id
    ChapterFacts soFar;
};

struct FinalScore {
    int seat = 0;
    int chronicle = 0, fame = 0, sets = 0, crown = 0; // crown: for winning chapter IV
    int total() const { return chronicle + fame + sets + crown; }
};

struct CampaignFacts {
    std::string title;
    std::string group;
    bool isHard = false;
    std::vector<DynastyFacts> dynasties; // by seat
    std::vector<ChapterFacts> chapters;  // finished ones, in order
    std::vector<EveningFact> evenings;
    std::vector<NoteFact> notes;
    std::optional<Pause> pause;
    std::vector<FinalScore> finals; // by seat, after chapter IV
    int winner = -1;
    std::string epilogue; // id, after chapter IV
};

// The chapter after the last written one. A salvaged campaign may lack one between.
inline int nextChapter(const CampaignFacts &facts)
{
    return facts.chapters.empty() ? 1 : facts.chapters.back().number + 1;
}

nlohmann::ordered_json toJson(const ChapterFacts &facts);
Result<ChapterFacts> chapterFactsFrom(const std::string &text);
nlohmann::ordered_json toJson(const CampaignFacts &facts);

} // namespace outremer::campaign
