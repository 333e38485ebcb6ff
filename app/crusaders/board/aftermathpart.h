#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The ceremony after a campaign's chapter: what was revealed so far, how the dynasties stand, and what the one in turn
// may choose. It is there once the match is over and until the chapter is.
class AftermathPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed) // "interlude", "nicknames", "heirlooms", "over"
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QString chapterTitle READ chapterTitle NOTIFY changed)
    Q_PROPERTY(QString story READ story NOTIFY changed) // that the choice is about
    Q_PROPERTY(outremer::RowModel *dynasties READ dynasties CONSTANT)
    Q_PROPERTY(outremer::RowModel *deeds READ deeds CONSTANT)
    Q_PROPERTY(outremer::RowModel *choices READ choices CONSTANT)

public:
    explicit AftermathPart(QObject *parent);

    bool active() const { return m_isActive; }
    QString stage() const { return m_stage; }
    int chapter() const { return m_chapter; }
    QString chapterTitle() const { return m_chapterTitle; }
    QString story() const { return m_story; }
    // In the order of standing: seatId, name, rank (0 while it is not told), points, marks (one number for each quality),
    // nicknames (faces), heirloom (a face or nothing), isAsked.
    RowModel *dynasties() const { return m_dynasties; }
    // What was told since the match ended, in order: number, group ("standing", "deeds", "interlude", "names", "scars"),
    // kind, seatId, text.
    RowModel *deeds() const { return m_deeds; }
    // What may be chosen: key, noun, id, title, text, face.
    RowModel *choices() const { return m_choices; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void changed();

private:
    void showDynasties(const BoardView &view);
    void showDeeds(const BoardView &view);
    void showChoices(const BoardView &view);

    bool m_isActive = false;
    QString m_stage, m_chapterTitle, m_story;
    int m_chapter = 0;
    RowModel *m_dynasties;
    RowModel *m_deeds;
    RowModel *m_choices;
};

} // namespace outremer
