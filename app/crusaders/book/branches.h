#pragma once

#include "app/book/linetree.h"
#include "app/crusaders/book/bookpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// Points kept and what was tried from them: the lines of a chapter's match, as a tree. Nothing here is ever lost; going
// on from a kept point leaves the point where it is. Roles of `rows`:
//   line (its id), name (as it is shown), isNamed, depth, guides, fork, steps, created, where (round and phase), isCurrent, isPoint.
class Branches : public outremer::BookPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(outremer::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY changed) // that have a match here: { number, roman }
    Q_PROPERTY(int chapter READ chapter WRITE setChapter NOTIFY changed)
    Q_PROPERTY(bool canChange READ canChange NOTIFY changed) // the chapter is being played
    Q_PROPERTY(QString where READ where NOTIFY changed)      // the line being played stands
    Q_PROPERTY(bool withTakenBack READ withTakenBack WRITE setWithTakenBack NOTIFY changed)

public:
    explicit Branches(QObject *parent);

    RowModel *rows() const { return m_rows; }
    QVariantList chapters() const { return m_chapters; }
    int chapter() const { return m_chapter; }
    void setChapter(int chapter);
    bool canChange() const { return m_canChange; }
    QString where() const { return m_where; }
    bool withTakenBack() const { return m_withTakenBack; }
    void setWithTakenBack(bool withTakenBack);
    void show(const BookView &view) override;

    // They answer whether it is in the file; if not, `failed` says why.
    Q_INVOKABLE bool keep(const QString &name); // the point the match has reached; without a name: where it stands
    Q_INVOKABLE bool goOn(qint64 line);
    Q_INVOKABLE bool rename(qint64 line, const QString &name);

private:
    void refresh();
    std::optional<Refusal> goOnFrom(Chronicle &chronicle, LineId line);
    bool isDone(const std::optional<Refusal> &refusal);
    RowModel::Row rowOf(Chronicle &chronicle, const TreeLine &line);

    RowModel *m_rows;
    QVariantList m_chapters;
    std::map<int, MatchId> m_matches; // by chapter
    int m_playing = 0;                // the chapter being played; 0: none
    int m_chapter = 0;
    bool m_canChange = false;
    bool m_withTakenBack = false;
    QString m_where;
};

} // namespace outremer
