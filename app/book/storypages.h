#pragma once

#include "campaign/document/document.h"

#include <QObject>
#include <QRectF>
#include <QVariantList>
#include <memory>
#include <qqml.h>

class QPainter;

namespace outremer {
namespace booklet {
class Plates;
}

// The chronicle set as a book: the very pages the booklet prints, to be turned on the screen. Page 1 is the title. Setting
// takes longer than all the rest of the book, so it waits until somebody looks at the pages.
class StoryPages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(int count READ count NOTIFY changed)
    // Where chapters begin: { name, number ("Chapter I"), page }.
    Q_PROPERTY(QVariantList contents READ contents NOTIFY changed)
    Q_PROPERTY(int contentsPage READ contentsPage NOTIFY changed) // 0: there is none

public:
    explicit StoryPages(QObject *parent);
    ~StoryPages() override;

    int count() const;
    QVariantList contents() const;
    int contentsPage() const;
    // The chapter a page belongs to, for its running head; empty where a page has none.
    Q_INVOKABLE QString headOf(int page) const;

    void showDocument(campaign::Document document, std::unique_ptr<const booklet::Plates> plates);
    void clear();
    // Paints a page into a place of the paper's proportions. The contents, page 2, are left to whoever can make them lead
    // somewhere.
    void paint(QPainter &painter, int page, const QRectF &place) const;
    static qreal proportion(); // height to width

signals:
    void changed();

private:
    struct Setting;
    const Setting *set() const; // null: there is nothing to read, or no typeface to set it in

    std::unique_ptr<Setting> m_setting;
};

} // namespace outremer
