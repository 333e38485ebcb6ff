#include "app/booklet/frontmatter.h"

#include "app/booklet/measures.h"
#include "app/booklet/ornaments.h"
#include "app/booklet/paragraph.h"

#include <QFontMetricsF>

#include <algorithm>

namespace outremer::booklet {
namespace {

using campaign::Block;

Setting centred(QFont font, qreal leading, const QColor &colour = {})
{
    return { .font = std::move(font),
        .leading = leading,
        .align = Qt::AlignHCenter,
        .colour = colour,
        .left = pt(16),
        .right = pt(16) };
}

qreal heightOf(const Boxes &boxes)
{
    qreal height = 0;
    for (const Box &box : boxes)
        height += box.spaceBefore + box.height;
    return height;
}

Boxes shields(const Plates &plates, const std::vector<std::string> &houses)
{
    Drawing arms = plates.arms(houses);
    if (!arms)
        return {};
    return { { .height = pt(72), .draw = std::move(arms), .spaceBefore = kLeading } };
}

// A block as it stands on the title page; nothing for one that does not belong there.
Boxes frontBlock(const Block &block, const Plates &plates, const Typeface &face)
{
    Boxes boxes;
    const Setting text = centred(face.font(11.5, Typeface::Style::Italic), pt(16));
    if (block.kind == Block::Kind::Paragraph || block.kind == Block::Kind::Quote)
        boxes = paragraph(oneLine(block.text), text);
    if (block.kind == Block::Kind::List) {
        for (const std::string &line : block.lines)
            append(boxes, paragraph(oneLine(line), centred(face.font(11), pt(16))));
    }
    if (block.kind == Block::Kind::Section)
        boxes = paragraph(oneLine(block.text).toUpper(), centred(face.spaced(9.5, 125), pt(18), ink::kSoft));
    if (block.kind == Block::Kind::Arms)
        boxes = shields(plates, block.lines);
    if (!boxes.empty())
        boxes[0].spaceBefore = kLeading;
    return boxes;
}

bool isOnTitlePage(const Block &block)
{
    using enum Block::Kind;
    return block.kind != Chapter && block.kind != Table && block.kind != Map && block.kind != Checklist;
}

// What belongs together stands together, and arms have air around them.
qreal spaceBetween(const Block &above, const Block &below)
{
    using enum Block::Kind;
    if (above.kind == Section)
        return 0;
    if (above.kind == Paragraph && below.kind == Paragraph)
        return pt(3);
    return above.kind == Arms || below.kind == Arms ? kLeading * 1.5 : kLeading;
}

} // namespace

Boxes titlePage(const campaign::Document &document, const Plates &plates, const Typeface &face, std::size_t &taken)
{
    const auto &blocks = document.blocks;
    std::size_t end = 0;
    while (end < blocks.size() && isOnTitlePage(blocks[end]))
        ++end;
    const auto front = std::span(blocks).first(end);
    const auto title = std::ranges::find(front, Block::Kind::Title, &Block::kind);
    const QString name = oneLine(title == front.end() ? document.title : title->text);
    const QString group = plates.group();

    Boxes boxes;
    const bool isSaid =
        std::ranges::any_of(front, [&](const Block &block) { return oneLine(block.text).contains(group); });
    if (!group.isEmpty() && !isSaid)
        boxes = paragraph(group.toUpper(), centred(face.spaced(9.5, 125), pt(26), ink::kSoft));
    Boxes heading = paragraph(name, centred(face.font(28), pt(34)));
    heading.push_back({ .height = kLeading, .draw = drawSectionOrnament, .spaceBefore = kLeading / 2 });
    append(boxes, std::move(heading));
    if (std::ranges::find(front, Block::Kind::Arms, &Block::kind) == front.end())
        append(boxes, shields(plates, plates.houses()));
    for (taken = 0; taken < end; ++taken) {
        Boxes more = frontBlock(blocks[taken], plates, face);
        if (!more.empty() && taken > 0)
            more[0].spaceBefore = spaceBetween(blocks[taken - 1], blocks[taken]);
        if (heightOf(boxes) + heightOf(more) > kTextHeight - pt(40))
            break;
        append(boxes, std::move(more));
    }
    return boxes;
}

void drawTitlePage(QPainter &painter, const QRectF &text, const Boxes &boxes)
{
    drawFrame(painter, text.adjusted(-pt(6), -pt(6), pt(6), pt(6)));
    // A little above the middle, where the eye expects it.
    qreal top = text.top() + std::max<qreal>(pt(20), (text.height() - heightOf(boxes)) * 0.42);
    for (const Box &box : boxes) {
        top += box.spaceBefore;
        box.draw(painter, { text.left(), top, text.width(), box.height });
        top += box.height;
    }
}

void drawContents(QPainter &painter, const QRectF &text, std::span<const ChapterStart> chapters, int firstPage,
    const Typeface &face, const QString &heading)
{
    QRectF line(text.left(), text.top() + kLeading * 4, text.width(), kLeading * 2);
    drawLine(painter, line, heading, face.font(18), ink::kText);
    line.translate(0, line.height());
    line.setHeight(kLeading);
    drawSectionOrnament(painter, line);
    line.translate(0, kLeading * 2);
    line.setHeight(kLeading * 1.5);
    const QFont font = face.font(11.5);
    for (const ChapterStart &chapter : chapters) {
        const QString number = QString::number(firstPage + int(chapter.page));
        const QRectF name = line.adjusted(0, 0, -pt(34), 0);
        drawLine(painter, name, chapter.name, font, ink::kText, Qt::AlignLeft);
        drawLine(painter, line, number, font, ink::kText, Qt::AlignRight);
        const QFontMetricsF metrics(font);
        const qreal from = line.left() + std::min(name.width(), metrics.horizontalAdvance(chapter.name)) + pt(5);
        const qreal to = line.right() - pt(20);
        QPen dots(ink::kRule, pt(0.9), Qt::CustomDashLine, Qt::RoundCap);
        dots.setDashPattern({ 0.1, 4.9 });
        painter.setPen(dots);
        const qreal y = line.center().y() + pt(3);
        if (to > from) // from the right edge, so that the dots of all lines stand in columns
            painter.drawLine(QPointF(to, y), QPointF(from, y));
        line.translate(0, line.height());
    }
}

} // namespace outremer::booklet
