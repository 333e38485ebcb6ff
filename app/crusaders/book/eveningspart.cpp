#include "app/crusaders/book/eveningspart.h"

#include "app/archive/archive.h"
#include "app/book/photoalbum.h"
#include "app/crusaders/book/bookwords.h"
#include "campaign/grammar/numerals.h"

#include <QPointer>
#include <QThreadPool>

namespace outremer {
namespace {

QVariantList notesOf(const BookView &view, std::optional<EveningId> evening)
{
    QVariantList list;
    for (const Note &note : view.notes) {
        if (note.evening == evening && !note.text.empty())
            list.append(QVariantMap{ { "id", qint64(note.id.value) }, { "person", textOf(view.personOf(note.person)) },
                { "text", textOf(note.text) }, { "date", BookWords::minute(note.at) } });
    }
    return list;
}

QVariantList photosOf(const BookView &view, std::optional<EveningId> evening)
{
    QVariantList list;
    for (const Photo &photo : view.photos) {
        if (photo.evening == evening)
            list.append(QVariantMap{ { "id", qint64(photo.id.value) }, { "url", photoUrl(photo.path) },
                { "caption", textOf(photo.caption) } });
    }
    return list;
}

} // namespace

EveningsPart::EveningsPart(QObject *parent)
    : BookPart(parent)
    , m_rows(new RowModel(
          { "evening", "number", "date", "place", "present", "played", "isOpen", "notes", "photos" }, this))
{
}

EveningsPart::~EveningsPart() = default;

void EveningsPart::show(const BookView &view)
{
    m_campaign = view.campaign.id;
    m_uuid = view.campaign.uuid;
    m_people.clear();
    m_subjects.clear();
    m_writers.clear();
    for (const campaign::DynastyFacts &dynasty : view.facts.dynasties)
        m_writers.append(textOf(dynasty.person));
    QList<RowModel::Row> rows;
    for (std::size_t i = view.evenings.size(); i-- > 0;) {
        const Evening &evening = view.evenings[i];
        const campaign::EveningFact &told = view.facts.evenings[i];
        QStringList present;
        for (const std::string &name : told.present)
            present.append(textOf(name));
        m_writers += present;
        QString played;
        if (told.firstChapter > 0 && told.firstChapter == told.lastChapter)
            played = tr("Chapter %1").arg(textOf(campaign::roman(told.firstChapter)));
        else if (told.firstChapter > 0)
            played = tr("Chapters %1 to %2")
                         .arg(textOf(campaign::roman(told.firstChapter)), textOf(campaign::roman(told.lastChapter)));
        const Chapter *chapter = view.chapter(told.lastChapter);
        m_subjects[evening.id] = chapter ? std::optional(chapter->id) : std::nullopt;
        rows.append({ { "evening", qint64(evening.id.value) }, { "number", told.number },
            { "date", BookWords::day(evening.started) }, { "place", textOf(evening.place) }, { "present", present },
            { "played", played }, { "isOpen", !evening.ended.has_value() }, { "notes", notesOf(view, evening.id) },
            { "photos", photosOf(view, evening.id) } });
    }
    if (view.isOpen())
        rows.append({ { "evening", qint64(0) }, { "number", 0 }, { "present", QStringList() }, { "isOpen", false },
            { "notes", notesOf(view, std::nullopt) }, { "photos", photosOf(view, std::nullopt) } });
    m_writers.removeAll(QString());
    m_writers.removeDuplicates();
    for (const auto &[id, name] : view.people)
        m_people.emplace(textOf(name), id);
    m_rows->show(rows);
    emit changed();
}

EveningsPart::Subject EveningsPart::subjectOf(qint64 evening) const
{
    const EveningId id{ evening };
    const auto chapter = m_subjects.find(id);
    return chapter == m_subjects.end() ? Subject{} : Subject{ id, chapter->second };
}

bool EveningsPart::isSaid(const std::optional<Refusal> &refusal)
{
    if (refusal) {
        emit failed(BookWords::refusal(*refusal));
        return false;
    }
    Archive::instance()->announce();
    return true;
}

bool EveningsPart::addNote(qint64 evening, const QString &writer, const QString &text)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle || text.trimmed().isEmpty())
        return false;
    const Subject subject = subjectOf(evening);
    Note note;
    note.campaign = m_campaign;
    note.evening = subject.evening;
    note.chapter = subject.chapter;
    if (const auto person = m_people.find(writer); person != m_people.end())
        note.person = person->second;
    note.text = text.trimmed().toStdString();
    const auto added = chronicle->evenings().addNote(note);
    return isSaid(added ? std::nullopt : std::optional(added.refusal()));
}

bool EveningsPart::rewriteNote(qint64 note, const QString &text)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    return chronicle && isSaid(chronicle->evenings().rewriteNote({ note }, text.trimmed().toStdString()));
}

void EveningsPart::addPhoto(qint64 evening, const QUrl &file, const QString &caption)
{
    if (!file.isLocalFile()) {
        emit failed(tr("Only a file of this computer can be added."));
        return;
    }
    ++m_copying;
    emit copyingChanged();
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), subject = subjectOf(evening), path = file.toLocalFile(), uuid = m_uuid, caption] {
            const auto copied = copyPhoto(path, uuid);
            QMetaObject::invokeMethod(
                qApp,
                [self, subject, copied, caption] {
                    if (self)
                        self->keepPhoto(subject, copied, caption);
                },
                Qt::QueuedConnection);
        });
}

void EveningsPart::keepPhoto(const Subject &subject, const Result<std::string> &path, const QString &caption)
{
    --m_copying;
    emit copyingChanged();
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!path || !chronicle) {
        emit failed(
            path ? tr("The chronicle was closed before the picture could be noted.") : textOf(path.refusal().message));
        return;
    }
    Photo photo;
    photo.campaign = m_campaign;
    photo.evening = subject.evening;
    photo.chapter = subject.chapter;
    photo.path = *path;
    photo.caption = caption.trimmed().toStdString();
    const auto added = chronicle->evenings().addPhoto(photo);
    if (isSaid(added ? std::nullopt : std::optional(added.refusal())))
        emit photoAdded();
}

bool EveningsPart::captionPhoto(qint64 photo, const QString &caption)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    return chronicle && isSaid(chronicle->evenings().captionPhoto({ photo }, caption.simplified().toStdString()));
}

bool EveningsPart::putPhotoIntoTrash(qint64 photo)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle || !isSaid(chronicle->trash().putPhoto({ photo })))
        return false;
    Archive::instance()->say(tr("The photograph is in the trash now. Take it back whenever you like."));
    return true;
}

} // namespace outremer
