#pragma once

#include "app/booklet/box.h"
#include "app/booklet/typeface.h"

namespace outremer::booklet {

// «Глава I. Начало хроники» in its two parts; the number is empty for a name without one.
struct ChapterName {
    QString number, title;

    static ChapterName of(const QString &name);
};

// The head of a chapter, on a new page: an ornament, the number in capitals, and the title.
Boxes chapterHead(const QString &name, const Typeface &face);

} // namespace outremer::booklet
