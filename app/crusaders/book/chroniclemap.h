#pragma once

#include "app/crusaders/book/campaignbook.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace outremer {

// The Levant as a chapter ended, or as it stands in the one being played: the map of the booklet, by day and by night.
class ChronicleMap : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::CampaignBook *book READ book WRITE setBook NOTIFY bookChanged)
    Q_PROPERTY(int chapter READ chapter WRITE setChapter NOTIFY chapterChanged)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(QString description READ description NOTIFY described) // the same in words

public:
    explicit ChronicleMap(QQuickItem *parent = nullptr);

    CampaignBook *book() const { return m_book; }
    void setBook(CampaignBook *book);
    int chapter() const { return m_chapter; }
    void setChapter(int chapter);
    bool dark() const { return m_dark; }
    void setDark(bool dark);
    QString description() const;

    void paint(QPainter *painter) override;

signals:
    void bookChanged();
    void chapterChanged();
    void darkChanged();
    void described();

private:
    void redraw();

    QPointer<CampaignBook> m_book;
    int m_chapter = 0;
    bool m_dark = false;
};

} // namespace outremer
