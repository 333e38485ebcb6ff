#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

class CrusadersBoard;

// A battle in words: its story while it lasts, and how it ended when the stage has cleared. Like the log it is not the
// board itself, and follows a move together with the next question.
class TalePart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(outremer::RowModel *story READ story CONSTANT)
    Q_PROPERTY(QString explanation READ explanation NOTIFY explanationChanged) // the rule behind its last line
    Q_PROPERTY(QVariantMap report READ report NOTIFY reportChanged) // of the battle that is over; empty without one
    Q_PROPERTY(outremer::RowModel *reportLines READ reportLines CONSTANT)

public:
    explicit TalePart(CrusadersBoard &board);

    RowModel *story() const { return m_story; }
    QString explanation() const { return m_explanation; }
    QVariantMap report() const { return m_report; }
    RowModel *reportLines() const { return m_reportLines; }

    void show(const BoardView &view) override;
    void clear() override;

    Q_INVOKABLE void closeReport(); // it was read

signals:
    void explanationChanged();
    void reportChanged();

private:
    void showStory(bool isStaged);
    void showReport(const BoardView &view);
    void tellExplanation(const QString &explanation);
    void tellReport(const QVariantMap &report, const QList<RowModel::Row> &lines);

    CrusadersBoard &m_board;
    QString m_explanation;
    QVariantMap m_report;
    std::size_t m_readBattle = 0; // behind the beginning of the last battle whose report was closed
    RowModel *m_story, *m_reportLines;
};

} // namespace outremer
