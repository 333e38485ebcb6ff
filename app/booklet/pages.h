#pragma once

#include "app/booklet/box.h"

namespace outremer::booklet {

struct Placed {
    const Box *box;
    qreal top; // from the upper edge of the text
};

struct Page {
    std::vector<Placed> boxes;
    QString chapter;        // it belongs to
    bool isOpening = false; // begins with the chapter's head
};

// Where a chapter begins.
struct ChapterStart {
    QString name;
    std::size_t page; // index into the pages
};

// Boxes on pages of the text's height. What must stay together does, unless it is higher than a page. The pages point
// into the boxes, which have to outlive them. A picture may stand at the top of the page after its text.
std::vector<Page> paginate(const Boxes &boxes);
std::vector<ChapterStart> chaptersOf(const std::vector<Page> &pages);

} // namespace outremer::booklet
