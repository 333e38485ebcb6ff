#pragma once

#include "app/booklet/pages.h"
#include "app/booklet/plates.h"

#include <span>

namespace outremer::booklet {

// The title page: group, title, arms, and what the document says before its first chapter. `taken`
// becomes the number of blocks that found room there.
Boxes titlePage(const campaign::Document &document, const Plates &plates, const Typeface &face, std::size_t &taken);
void drawTitlePage(QPainter &painter, const QRectF &text, const Boxes &boxes);

// Chapters and their pages; `firstPage` is the number printed on the first page of the body.
void drawContents(QPainter &painter, const QRectF &text, std::span<const ChapterStart> chapters, int firstPage,
    const Typeface &face, const QString &heading);

} // namespace outremer::booklet
