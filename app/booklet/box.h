#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace outremer::booklet {

// One thing that stands on a page and is never cut: a line of text, a row of a table, a picture.
struct Box {
    qreal height = 0;
    std::function<void(QPainter &, const QRectF &)> draw{}; // into a place as wide as the text; nothing: a space
    qreal spaceBefore = 0;                                  // vanishes at the top of a page
    bool keepWithNext = false;
    bool startsPage = false;
    bool mayFloat = false;   // a picture that goes to the top of the next page while the text around it runs on
    bool isOptional = false; // left out rather than put on a page of its own
    QString chapter{};       // of a box that opens one: its name in running heads and contents
    std::shared_ptr<const Box> top{}; // repeated above this box when it comes first on a page: the head of its table
};
using Boxes = std::vector<Box>;

inline void append(Boxes &boxes, Boxes more)
{
    for (Box &box : more)
        boxes.push_back(std::move(box));
}

inline void keepTogether(Boxes &boxes)
{
    for (std::size_t i = 0; i + 1 < boxes.size(); ++i)
        boxes[i].keepWithNext = true;
}

} // namespace outremer::booklet
