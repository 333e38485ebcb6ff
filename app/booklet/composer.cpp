#include "app/booklet/composer.h"

#include "app/booklet/chapterhead.h"
#include "app/booklet/measures.h"
#include "app/booklet/ornaments.h"
#include "app/booklet/paragraph.h"
#include "app/booklet/tables.h"

#include <algorithm>

namespace outremer::booklet {
namespace {

constexpr qreal kHalfLine = kLeading / 2;

Setting bodySetting(const Typeface &face, Lang lang)
{
    return { .font = face.font(11), .leading = kLeading, .isRussian = lang == Lang::Ru };
}

} // namespace

Composer::Composer(const Typeface &face, const Plates &plates, Lang lang)
    : m_face(face)
    , m_plates(plates)
    , m_lang(lang)
{
}

void Composer::put(Boxes boxes, qreal before, qreal after)
{
    if (boxes.empty())
        return;
    m_isAfterMap = false;
    boxes.front().spaceBefore = std::max(before, m_after);
    m_after = after;
    append(m_boxes, std::move(boxes));
}

void Composer::add(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Title:
        return addTitle(block);
    case Block::Kind::Chapter:
        return addChapter(block);
    case Block::Kind::Section:
        return addSection(block);
    case Block::Kind::Paragraph:
        return addParagraph(block);
    case Block::Kind::Quote:
        return addQuote(block);
    case Block::Kind::List:
    case Block::Kind::Checklist:
        return addItems(block);
    case Block::Kind::Table:
        return addTable(block);
    case Block::Kind::Map:
        return addMap(block);
    case Block::Kind::Arms:
        return addArms(block);
    }
}

void Composer::addTitle(const Block &block)
{
    Setting setting{ .font = m_face.font(20), .leading = kLeading * 2, .align = Qt::AlignHCenter };
    Boxes boxes = paragraph(oneLine(block.text), setting);
    boxes.push_back({ .height = kLeading, .draw = drawSectionOrnament });
    keepTogether(boxes);
    boxes.back().keepWithNext = true;
    put(std::move(boxes), 0, kLeading);
    m_isFlush = m_isOpening = true;
}

void Composer::addChapter(const Block &block)
{
    m_chapter = oneLine(block.text);
    put(chapterHead(m_chapter, m_face), 0, kHalfLine);
    m_isFlush = m_isOpening = true;
    m_hasArgument = false;
}

void Composer::addSection(const Block &block)
{
    Boxes boxes{ { .height = kLeading, .draw = drawSectionOrnament } };
    const Setting setting{ .font = m_face.font(13, Typeface::Style::Italic),
        .leading = kLeading * 1.5,
        .align = Qt::AlignHCenter,
        .colour = ink::kRubric };
    if (const QString text = oneLine(block.text); !text.isEmpty())
        append(boxes, paragraph(text, setting));
    keepTogether(boxes);
    boxes.back().keepWithNext = true;
    put(std::move(boxes), kHalfLine, 0);
    m_isFlush = true;
    m_isOpening = false;
}

void Composer::addParagraph(const Block &block)
{
    Setting setting = bodySetting(m_face, m_lang);
    setting.indent = m_isFlush ? 0 : pt(14);
    const QString text = oneLine(block.text);
    if (text.isEmpty())
        return;
    if (m_isAfterMap)
        m_boxes.back().mayFloat = true; // text under the same heading: it can go before the map
    Boxes plain = paragraph(text, setting);
    if (m_isOpening && plain.size() < kCapLines && !m_hasArgument)
        return addArgument(text);
    put(m_isOpening ? openingParagraph(text, setting, m_face) : std::move(plain), 0, 0);
    m_isOpening = m_isFlush = false;
}

void Composer::addArgument(const QString &text)
{
    const Setting setting{ .font = m_face.font(11, Typeface::Style::Italic),
        .leading = kLeading,
        .align = Qt::AlignHCenter,
        .colour = ink::kSoft };
    Boxes boxes = paragraph(text, setting);
    keepTogether(boxes);
    boxes.back().keepWithNext = true;
    put(std::move(boxes), 0, kLeading);
    m_hasArgument = true;
}

void Composer::addQuote(const Block &block)
{
    Setting setting{ .font = m_face.font(10.6, Typeface::Style::Italic),
        .leading = kLeading,
        .align = Qt::AlignLeft,
        .left = pt(24),
        .right = pt(24),
        .isRussian = m_lang == Lang::Ru };
    Boxes boxes = paragraph(oneLine(block.text), setting);
    if (!block.lines.empty() && !block.lines[0].empty()) {
        setting.font = m_face.font(9.6);
        setting.align = Qt::AlignRight;
        setting.colour = ink::kSoft;
        boxes.back().keepWithNext = true;
        append(boxes, paragraph(QStringLiteral("\u2014 ") + oneLine(block.lines[0]), setting));
    }
    put(std::move(boxes), kHalfLine, kHalfLine);
    m_isFlush = true;
}

void Composer::addItems(const Block &block)
{
    Boxes all;
    if (const QString text = oneLine(block.text); !text.isEmpty()) {
        all = paragraph(text, bodySetting(m_face, m_lang));
        all.back().keepWithNext = true;
    }
    const bool isChecklist = block.kind == Block::Kind::Checklist;
    Setting setting = bodySetting(m_face, m_lang);
    setting.left = pt(18);
    setting.align = isChecklist ? Qt::AlignLeft : Qt::AlignJustify;
    for (const std::string &line : block.lines) {
        Boxes item = paragraph(oneLine(line), setting);
        item[0].draw = [inner = item[0].draw, isChecklist](QPainter &painter, const QRectF &place) {
            const QPointF middle(place.left() + pt(8), place.top() + place.height() * 0.52);
            if (isChecklist) {
                drawTickBox(painter, { middle.x() - pt(4), middle.y() - pt(4), pt(8), pt(8) });
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(ink::kRubric);
                painter.drawPolygon(QPolygonF{ middle - QPointF(pt(2), 0), middle - QPointF(0, pt(2.5)),
                    middle + QPointF(pt(2), 0), middle + QPointF(0, pt(2.5)) });
                painter.setBrush(Qt::NoBrush);
            }
            inner(painter, place);
        };
        append(all, std::move(item));
    }
    put(std::move(all), kHalfLine, kHalfLine);
    m_isFlush = true;
}

void Composer::addTable(const Block &block)
{
    std::vector<QStringList> rows;
    for (const auto &row : block.rows) {
        rows.emplace_back();
        for (const std::string &cell : row)
            rows.back() += oneLine(cell);
    }
    Boxes boxes;
    const Setting caption{
        .font = m_face.font(10.6, Typeface::Style::Italic), .leading = kLeading * 1.5, .align = Qt::AlignHCenter
    };
    if (const QString text = oneLine(block.text); !text.isEmpty()) {
        boxes = paragraph(text, caption);
        keepTogether(boxes);
        boxes.back().keepWithNext = true;
    }
    append(boxes, table(rows, m_face));
    put(std::move(boxes), kHalfLine, kLeading);
    m_isFlush = true;
}

void Composer::addMap(const Block &block)
{
    const QString title = oneLine(block.text);
    auto map = m_plates.map(block, title.isEmpty() ? ChapterName::of(m_chapter).title : title, m_face, m_lang);
    if (!map) // a chapter of a real table whose map nobody wrote down
        return;
    put({ std::move(*map) }, kHalfLine, kHalfLine);
    m_isFlush = m_isAfterMap = true;
}

void Composer::addArms(const Block &block)
{
    const Drawing arms = m_plates.arms(block.lines);
    if (!arms)
        return;
    Box box{ .height = kLeading * 4, .draw = [arms](QPainter &painter, const QRectF &place) {
                arms(painter, place.adjusted(0, pt(3), 0, -pt(3)));
            } };
    put({ box }, kHalfLine, kHalfLine);
    m_isFlush = true;
}

Boxes Composer::finish()
{
    if (!m_boxes.empty()) {
        put({ { .height = kLeading * 2, .draw = drawTailpiece, .isOptional = true } }, kLeading, 0);
    }
    return std::move(m_boxes);
}

} // namespace outremer::booklet
