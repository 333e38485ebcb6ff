#pragma once

#include "app/booklet/plates.h"

namespace outremer::booklet {

// Sets the blocks of a document, one after another, as boxes.
class Composer {
public:
    Composer(const Typeface &face, const Plates &plates, Lang lang);

    void add(const campaign::Block &block);
    Boxes finish(); // with the ornament that ends the book

private:
    using Block = campaign::Block;

    void addTitle(const Block &block);
    void addChapter(const Block &block);
    void addSection(const Block &block);
    void addParagraph(const Block &block);
    void addArgument(const QString &text); // a line or two under a chapter's name: years and what it is about
    void addQuote(const Block &block);
    void addItems(const Block &block); // List and Checklist
    void addTable(const Block &block);
    void addMap(const Block &block);
    void addArms(const Block &block);

    // Puts boxes after a space; what follows them keeps at least `after` from them.
    void put(Boxes boxes, qreal before, qreal after);

    const Typeface &m_face;
    const Plates &m_plates;
    Lang m_lang;
    Boxes m_boxes;
    qreal m_after = 0;
    bool m_isOpening = false; // the next paragraph begins a chapter
    bool m_hasArgument = false;
    bool m_isFlush = true; // the next paragraph follows no other one
    bool m_isAfterMap = false;
    QString m_chapter;
};

} // namespace outremer::booklet
