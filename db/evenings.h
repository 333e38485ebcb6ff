#pragma once

#include "db/ids.h"

#include "model/core/refusal.h"

namespace outremer {

class Ledger;

struct Evening {
    static constexpr const char *kTable = "evenings";
    EveningId id;
    std::optional<CampaignId> campaign;
    Moment started = 0;
    std::optional<Moment> ended;
    std::string place;
    std::string notes;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("started", self.started);
        visit("ended", self.ended);
        visit("place", self.place);
        visit("notes", self.notes);
    }
};

struct Attendance {
    static constexpr const char *kTable = "attendance";
    EveningId evening;
    PersonId person;
    std::optional<int> seat; // none: a guest

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("evening", self.evening);
        visit("person", self.person);
        visit("seat", self.seat);
    }
};

struct Note {
    static constexpr const char *kTable = "notes";
    RowId id;
    std::optional<CampaignId> campaign;
    std::optional<ChapterId> chapter;
    std::optional<EveningId> evening;
    std::optional<PersonId> person;
    std::string text;
    Moment at = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("chapter", self.chapter);
        visit("evening", self.evening);
        visit("person", self.person);
        visit("text", self.text);
        visit("at", self.at);
    }
};

struct Photo {
    static constexpr const char *kTable = "photos";
    RowId id;
    std::optional<CampaignId> campaign;
    std::optional<ChapterId> chapter;
    std::optional<EveningId> evening;
    std::string path; // inside the data folder
    std::string caption;
    std::optional<Moment> trashed;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("chapter", self.chapter);
        visit("evening", self.evening);
        visit("path", self.path);
        visit("caption", self.caption);
        visit("trashed", self.trashed);
    }
};

// The evenings of a group, who was there, and what they wrote down and photographed.
class Evenings {
public:
    explicit Evenings(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    Result<EveningId> begin(std::optional<CampaignId> campaign, const std::string &place);
    std::optional<Refusal> end(EveningId evening);
    std::optional<Refusal> describe(EveningId evening, const std::string &place, const std::string &notes);
    Result<std::vector<Evening>> all() const;
    Result<std::vector<Evening>> of(CampaignId campaign) const;

    std::optional<Refusal> attend(const Attendance &attendance); // again: another seat
    Result<std::vector<Attendance>> attendance(EveningId evening) const;

    Result<RowId> addNote(Note note);
    std::optional<Refusal> rewriteNote(RowId note, const std::string &text);
    Result<std::vector<Note>> notes(CampaignId campaign) const;
    Result<RowId> addPhoto(const Photo &photo);
    std::optional<Refusal> captionPhoto(RowId photo, const std::string &caption);
    Result<std::vector<Photo>> photos(CampaignId campaign, bool withTrashed = false) const;

private:
    Ledger &m_ledger;
};

} // namespace outremer
