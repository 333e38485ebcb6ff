#include "composer.h"

#include "chapterhead.h"
#include "heraldry.h"
#include "mapscene.h"
#include "measures.h"
#include "ornaments.h"
#include "paragraph.h"
#include "tables.h"

#include <algorithm>
#include <cmath>

namespace outremer::booklet {
namespace {

constexpr qreal kHalfLine = kLeading / 2;

qreal wholeLines(qreal height)
{
    return std::ceil(height / kLeading) * kLeading;
}

Setting bodySetting(const Typeface &face, Lang lang)
{
    return { .font = face.font(11), .leading = kLeading, .isRussian = lang == Lang::Ru };
}

} // namespace

std::vector<const campaign::MapOwner *> armsOf(const std::vector<std::string> &states)
{
    std::vector<const campaign::MapOwner *> owners;
    for (const std::string &state : states) {
        if (const auto *owner = campaign::builtInMap().owner(state))
            owners.push_back(owner);
    }
    return owners;
}

Composer::Composer(const Typeface &face, const campaign::CampaignFacts &facts, Lang lang)
    : m_face(face)
    , m_facts(facts)
    , m_drawing(campaign::builtInMap())
    , m_lang(lang)
    , m_names(PlaceNames::builtIn(lang))
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
    MapScene scene{ m_drawing, {}, {}, oneLine(block.text), m_lang, m_names, m_face };
    for (const campaign::ChapterFacts &chapter : m_facts.chapters) {
        if (chapter.number > block.chapter)
            break;
        scene.scars.insert(scene.scars.end(), chapter.scars.begin(), chapter.scars.end());
        if (chapter.number == block.chapter)
            scene.cities = chapter.map;
    }
    if (scene.cities.empty()) // a chapter of a real table whose map nobody wrote down
        return;
    if (scene.title.isEmpty())
        scene.title = ChapterName::of(m_chapter).title;
    Box box{ .height = wholeLines(kTextWidth + kLeading), .draw = [scene](QPainter &painter, const QRectF &place) {
                const QRectF map(place.left(), place.top() + pt(3), kTextWidth, kTextWidth);
                drawMap(painter, map, scene);
                drawKey(painter, { map.left(), map.bottom(), map.width(), place.bottom() - map.bottom() }, scene);
            } };
    put({ box }, kHalfLine, kHalfLine);
    m_isFlush = m_isAfterMap = true;
}

void Composer::addArms(const Block &block)
{
    const auto owners = armsOf(block.lines);
    if (owners.empty())
        return;
    Box box{ .height = kLeading * 4, .draw = [owners](QPainter &painter, const QRectF &place) {
                drawShields(painter, place.adjusted(0, pt(3), 0, -pt(3)), owners);
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
