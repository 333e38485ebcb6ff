#pragma once

#include "app/book/storypages.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace outremer {

// One page of the book on the screen: its ink only, the paper lies beneath. By night the inks turn over.
class BookSheet : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::StoryPages *pages READ pages WRITE setPages NOTIFY pagesChanged)
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY pageChanged)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(qreal proportion READ proportion CONSTANT)

public:
    explicit BookSheet(QQuickItem *parent = nullptr);

    StoryPages *pages() const { return m_pages; }
    void setPages(StoryPages *pages);
    int page() const { return m_page; }
    void setPage(int page);
    bool dark() const { return m_dark; }
    void setDark(bool dark);
    qreal proportion() const { return StoryPages::proportion(); }

    void paint(QPainter *painter) override;

signals:
    void pagesChanged();
    void pageChanged();
    void darkChanged();

private:
    QPointer<StoryPages> m_pages;
    int m_page = 1;
    bool m_dark = false;
};

} // namespace outremer
