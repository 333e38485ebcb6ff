#pragma once

#include "db/ids.h"

#include <array>
#include <optional>
#include <string>

// The tables of a campaign as plain values. JSON documents are opaque text to the store.
namespace outremer {

enum class CampaignKind : std::uint8_t { Digital, Table, Mixed };
constexpr std::array<std::string_view, 3> wordsOf(CampaignKind)
{
    return { "digital", "table", "mixed" };
}

enum class ChapterOrigin : std::uint8_t { Digital, Table };
constexpr std::array<std::string_view, 2> wordsOf(ChapterOrigin)
{
    return { "digital", "table" };
}

enum class ChapterStatus : std::uint8_t { Playing, Aftermath, Finished };
constexpr std::array<std::string_view, 3> wordsOf(ChapterStatus)
{
    return { "playing", "aftermath", "finished" };
}

struct Campaign {
    static constexpr const char *kTable = "campaigns";
    CampaignId id;
    std::string uuid; // given by the store
    std::optional<GroupId> group;
    std::string title;
    CampaignKind kind = CampaignKind::Digital;
    bool isHard = false;
    int seats = 2;
    std::uint64_t seed = 0;
    Moment created = 0; // given by the store
    std::optional<Moment> trashed;
    std::optional<std::uint64_t> packHash; // of the content it is played with; nothing: of its last chapter, or today's

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("uuid", self.uuid);
        visit("group_id", self.group);
        visit("title", self.title);
        visit("kind", self.kind);
        visit("hard", self.isHard);
        visit("seats", self.seats);
        visit("seed", self.seed);
        visit("created", self.created);
        visit("trashed", self.trashed);
        visit("pack_hash", self.packHash);
    }
};

// A seat's house: its state (a content id), its present ruler, and who holds the seat.
struct Dynasty {
    static constexpr const char *kTable = "dynasties";
    CampaignId campaign;
    int seat = 0;
    std::string state;
    std::string ruler = "{}"; // JSON
    std::optional<PersonId> person;
    std::optional<std::string> bot;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("campaign", self.campaign);
        visit("seat", self.seat);
        visit("state", self.state);
        visit("ruler", self.ruler);
        visit("person", self.person);
        visit("bot", self.bot);
    }
};

// Who took a seat when: the history behind Dynasty::person and bot.
struct DynastyHolder {
    static constexpr const char *kTable = "dynasty_holders";
    RowId id;
    CampaignId campaign;
    int seat = 0;
    std::optional<EveningId> evening;
    std::optional<PersonId> person;
    std::optional<std::string> bot;
    Moment at = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("seat", self.seat);
        visit("evening", self.evening);
        visit("person", self.person);
        visit("bot", self.bot);
        visit("at", self.at);
    }
};

struct Chapter {
    static constexpr const char *kTable = "chapters";
    ChapterId id;
    CampaignId campaign;
    int number = 1;
    ChapterOrigin origin = ChapterOrigin::Digital;
    std::optional<MatchId> match;
    ChapterStatus status = ChapterStatus::Playing;
    std::string bookBefore = "{}";        // JSON
    std::optional<std::string> bookAfter; // JSON
    std::optional<std::string> form;      // JSON: what the table filled in
    std::optional<std::string> facts;     // JSON: what the chapter came to
    Moment started = 0;
    std::optional<Moment> finished;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("number", self.number);
        visit("origin", self.origin);
        visit("match", self.match);
        visit("status", self.status);
        visit("book_before", self.bookBefore);
        visit("book_after", self.bookAfter);
        visit("form", self.form);
        visit("facts", self.facts);
        visit("started", self.started);
        visit("finished", self.finished);
    }
};

struct NicknameAward {
    static constexpr const char *kTable = "nickname_awards";
    RowId id;
    CampaignId campaign;
    int seat = 0;
    std::string nickname;
    std::optional<ChapterId> chapter;
    Moment at = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("seat", self.seat);
        visit("nickname", self.nickname);
        visit("chapter", self.chapter);
        visit("at", self.at);
    }
};

struct QualityMark {
    static constexpr const char *kTable = "quality_marks";
    RowId id;
    CampaignId campaign;
    int seat = 0;
    std::string quality;
    std::optional<ChapterId> chapter;
    std::string reason;
    int delta = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("seat", self.seat);
        visit("quality", self.quality);
        visit("chapter", self.chapter);
        visit("reason", self.reason);
        visit("delta", self.delta);
    }
};

// A number a group keeps for itself.
struct Counter {
    static constexpr const char *kTable = "counters";
    RowId id;
    CampaignId campaign;
    std::optional<ChapterId> chapter;
    std::optional<int> seat;
    std::string name;
    std::int64_t value = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("chapter", self.chapter);
        visit("seat", self.seat);
        visit("name", self.name);
        visit("value", self.value);
    }
};

} // namespace outremer
