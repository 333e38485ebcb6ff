#pragma once

#include "app/crusaders/book/bookpart.h"
#include "app/ui/rowmodel.h"

#include <QUrl>

namespace outremer {

// The evenings of the campaign, what was said on them, and photographs. Roles of `rows`, the latest first:
//   evening (its id; 0: what belongs to none), number, date, place, present (texts), played, isOpen,
//   notes ({ id, person, text, date }), photos ({ id, url (empty: lost), caption }).
class EveningsPart : public outremer::BookPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(outremer::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(QStringList writers READ writers NOTIFY changed) // who may have said something
    Q_PROPERTY(bool isCopying READ isCopying NOTIFY copyingChanged)

public:
    explicit EveningsPart(QObject *parent);
    ~EveningsPart() override;

    RowModel *rows() const { return m_rows; }
    QStringList writers() const { return m_writers; }
    bool isCopying() const { return m_copying > 0; }
    void show(const BookView &view) override;

    // `writer` is one of the writers, or nobody. They answer whether it is written down; if not, `failed` says why.
    Q_INVOKABLE bool addNote(qint64 evening, const QString &writer, const QString &text);
    Q_INVOKABLE bool rewriteNote(qint64 note, const QString &text);
    // Copied in the background; then it is in the rows, or `failed` says why not.
    Q_INVOKABLE void addPhoto(qint64 evening, const QUrl &file, const QString &caption);
    Q_INVOKABLE bool captionPhoto(qint64 photo, const QString &caption);
    Q_INVOKABLE bool putPhotoIntoTrash(qint64 photo); // its file stays; the trash gives it back

signals:
    void copyingChanged();
    void photoAdded();

private:
    struct Subject { // what a note or a photograph of an evening is about
        std::optional<EveningId> evening;
        std::optional<ChapterId> chapter;
    };
    Subject subjectOf(qint64 evening) const;
    void keepPhoto(const Subject &subject, const Result<std::string> &path, const QString &caption);
    bool isSaid(const std::optional<Refusal> &refusal);

    RowModel *m_rows;
    QStringList m_writers;
    CampaignId m_campaign;
    std::string m_uuid;
    std::map<QString, PersonId> m_people;
    std::map<EveningId, std::optional<ChapterId>> m_subjects;
    int m_copying = 0;
};

} // namespace outremer
