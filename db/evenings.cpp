#include "db/evenings.h"

#include "db/clock.h"
#include "db/ledger.h"

namespace outremer {

Result<EveningId> Evenings::begin(std::optional<CampaignId> campaign, const std::string &place)
{
    return m_ledger.write([&] { return EveningId{ m_ledger.insert(Evening{ {}, campaign, now(), {}, place, "" }) }; });
}

std::optional<Refusal> Evenings::end(EveningId evening)
{
    return m_ledger.write([&] { m_ledger.change("evenings", { { "id", evening.value } }, { { "ended", now() } }); });
}

std::optional<Refusal> Evenings::describe(EveningId evening, const std::string &place, const std::string &notes)
{
    return m_ledger.write([&] {
        m_ledger.change("evenings", { { "id", evening.value } }, { { "place", place }, { "notes", notes } });
    });
}

Result<std::vector<Evening>> Evenings::all() const
{
    return m_ledger.read([&] { return m_ledger.tame<Evening>(); });
}

Result<std::vector<Evening>> Evenings::of(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<Evening>({ { "campaign", campaign.value } }); });
}

std::optional<Refusal> Evenings::attend(const Attendance &attendance)
{
    return m_ledger.write([&] {
        const Row key{ { "evening", attendance.evening.value }, { "person", attendance.person.value } };
        if (m_ledger.rows("attendance", key).empty())
            m_ledger.insert(attendance);
        else
            m_ledger.change("attendance", key, { { "seat", rowOf(attendance).at("seat") } });
    });
}

Result<std::vector<Attendance>> Evenings::attendance(EveningId evening) const
{
    return m_ledger.read([&] { return m_ledger.sound<Attendance>({ { "evening", evening.value } }); });
}

Result<RowId> Evenings::addNote(Note note)
{
    return m_ledger.write([&] {
        note.at = note.at ? note.at : now();
        return RowId{ m_ledger.insert(note) };
    });
}

std::optional<Refusal> Evenings::rewriteNote(RowId note, const std::string &text)
{
    return m_ledger.write([&] { m_ledger.change("notes", { { "id", note.value } }, { { "text", text } }); });
}

Result<std::vector<Note>> Evenings::notes(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<Note>({ { "campaign", campaign.value } }); });
}

Result<RowId> Evenings::addPhoto(const Photo &photo)
{
    return m_ledger.write([&] { return RowId{ m_ledger.insert(photo) }; });
}

std::optional<Refusal> Evenings::captionPhoto(RowId photo, const std::string &caption)
{
    return m_ledger.write([&] { m_ledger.change("photos", { { "id", photo.value } }, { { "caption", caption } }); });
}

Result<std::vector<Photo>> Evenings::photos(CampaignId campaign, bool withTrashed) const
{
    return m_ledger.read([&] {
        return withTrashed ? m_ledger.sound<Photo>({ { "campaign", campaign.value } })
                           : m_ledger.sound<Photo>({ { "campaign", campaign.value }, { "trashed", {} } });
    });
}

} // namespace outremer
