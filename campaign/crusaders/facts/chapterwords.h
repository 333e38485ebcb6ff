#pragma once

#include "model/core/option.h"
#include "model/crusaders/nouns.h"

#include <array>
#include <string_view>

namespace outremer::campaign {

// What the aftermath adds to the words of Crusaders. Its numbers begin where those of a match never come, so that both
// can stand in one journal and one list of events.
inline constexpr std::uint8_t kFirstWord = 200;

enum Noun : std::uint16_t {
    kQualityNoun = crusaders::kEndOfNouns,
    kChapterNoun, // 1 to 4
    kRankNoun,    // 1 to 4
    kEndOfNouns,
};
inline constexpr std::array<std::string_view, 3> kNounNames{ "quality", "chapter", "rank" };

// In the order of the stages that ask them.
enum class Question : std::uint8_t { Interlude = kFirstWord, Nickname, Heirloom };

// Saved in journals: append, never renumber.
enum class Verb : std::uint8_t {
    ChooseInterlude = kFirstWord, // first: which of the two
    TakeNickname,                 // first: the card
    NoNickname,
    KeepHeirloom, // first: the building
    NoHeirloom,
};

constexpr Option choice(Verb verb, int first = 0)
{
    return { .verb = std::uint8_t(verb), .first = std::uint8_t(first) };
}

// Their words, and what each is about, are in chapter_words.cpp.
enum class EventKind : std::uint8_t {
    ChapterEnded = kFirstWord,
    DynastyRanked,
    LegacyWritten,
    BullMark,
    DeedMark,
    MarkLost,
    InterludeChosen,
    InterludeRevealed,
    InterludeMark,
    NicknameTaken,
    NicknameDeclined,
    HeirloomChosen,
    HeirloomDeclined,
    CityScarred,
    CityRuined,
    FinalCounted,
    CampaignWon,
};
inline constexpr int kEventKinds = int(EventKind::CampaignWon) + 1 - kFirstWord;

constexpr bool isOurs(std::uint8_t word)
{
    return word >= kFirstWord;
}

} // namespace outremer::campaign
