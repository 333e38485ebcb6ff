#include "app/booklet/tables.h"

#include "app/booklet/measures.h"
#include "app/booklet/paragraph.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace outremer::booklet {
namespace {

constexpr qreal kGap = pt(8);                   // between columns
constexpr std::size_t kShort = 14;              // rows that are kept together
constexpr qreal kLargest = 10, kSmallest = 8.2; // points of its type
constexpr qreal kComfortable = pt(96);          // a column of words of this width needs no smaller type

using Rows = std::vector<QStringList>;

struct Column {
    qreal left = 0, width = 0;
    bool isNumeric = false; // figures stand in the middle
};

// Figures, or the dash that stands for none.
bool isFigure(const QString &cell)
{
    static const QRegularExpression kFigure(QStringLiteral("^[+\u2212\u2013\u2014-]?[0-9]*([.,/][0-9]+)?$"));
    return kFigure.match(cell).hasMatch();
}

// The width at which columns fill the room together, when wide ones give way first.
qreal widestColumn(std::vector<qreal> widths, qreal room)
{
    std::sort(widths.begin(), widths.end());
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const qreal share = room / qreal(widths.size() - i);
        if (widths[i] > share)
            return std::max(share, pt(8));
        room -= widths[i];
    }
    return widths.empty() ? 0 : widths.back();
}

qreal longestWord(const QString &text, const QFont &font)
{
    qreal width = 0;
    for (const QString &word : text.split(QLatin1Char(' ')))
        width = std::max(width, QFontMetricsF(font).horizontalAdvance(word));
    return width;
}

// The columns as wide as their cells want to be.
std::vector<Column> naturalColumns(const Rows &rows, const QFont &head, const QFont &body)
{
    qsizetype count = 0;
    for (const QStringList &row : rows)
        count = std::max(count, row.size());
    std::vector<Column> columns(std::size_t(count), Column{ .isNumeric = rows.size() > 1 });
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (qsizetype c = 0; c < count; ++c) {
            const QString cell = rows[r].value(c);
            Column &column = columns[std::size_t(c)];
            column.width = std::max(column.width, QFontMetricsF(r == 0 ? head : body).horizontalAdvance(cell) + pt(1));
            column.isNumeric = column.isNumeric && (r == 0 || isFigure(cell));
        }
    }
    return columns;
}

// Makes the columns fit the line. Over columns of figures heads are broken first, then columns of words get narrower.
void narrow(std::vector<Column> &columns, const QStringList &heads, const QFont &head)
{
    qreal room = kTextWidth - kGap * qreal(columns.size() - 1);
    qreal total = 0;
    for (const Column &column : columns)
        total += column.width;
    if (total <= room)
        return;
    std::vector<qreal> words;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (columns[c].isNumeric) {
            columns[c].width = std::max(longestWord(heads.value(qsizetype(c)), head) + pt(1), pt(14));
            room -= columns[c].width;
        } else {
            words.push_back(columns[c].width);
        }
    }
    const qreal widest = widestColumn(words, room);
    for (Column &column : columns) {
        if (!column.isNumeric)
            column.width = std::min(column.width, widest);
    }
}

// A table that nearly fills the line is spread to fill it; a narrow one stands in the middle.
void spread(std::vector<Column> &columns)
{
    qreal total = kGap * qreal(columns.size() - 1);
    for (const Column &column : columns)
        total += column.width;
    const bool isWide = total > kTextWidth * 0.7;
    const qreal extra = isWide && columns.size() > 1 ? (kTextWidth - total) / qreal(columns.size() - 1) : 0;
    qreal left = isWide ? 0 : (kTextWidth - total) / 2;
    for (Column &column : columns) {
        column.left = left;
        left += column.width + kGap + extra;
    }
}

Box rowBox(const QStringList &row, const std::vector<Column> &columns, const QFont &font, qreal leading, bool isHead)
{
    std::vector<Boxes> cells;
    std::size_t lines = 1;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const Column &column = columns[c];
        const Setting setting{ .font = font,
            .leading = leading,
            .align = column.isNumeric ? Qt::AlignHCenter : Qt::AlignLeft,
            .colour = isHead ? ink::kSoft : ink::kText,
            .left = column.left,
            .right = kTextWidth - column.left - column.width };
        cells.push_back(paragraph(row.value(qsizetype(c)), setting));
        lines = std::max(lines, cells.back().size());
    }
    return { .height = leading * qreal(lines),
        .draw = [cells, lines, leading, isHead](QPainter &painter, const QRectF &place) {
            for (const Boxes &cell : cells) {
                const qreal skipped = isHead ? leading * qreal(lines - cell.size()) : 0; // heads stand on their rule
                QRectF line(place.left(), place.top() + skipped, place.width(), leading);
                for (const Box &box : cell) {
                    box.draw(painter, line);
                    line.translate(0, leading);
                }
            }
        } };
}

// Adds a line above (at 0) or below (at 1) a row, a little outside it.
void rule(Box &box, qreal at, qreal points, qreal left, qreal right)
{
    box.draw = [inner = std::move(box.draw), height = box.height, at, points, left, right](
                   QPainter &painter, const QRectF &place) {
        const qreal y = at == 0 ? place.top() - pt(1.5) : place.top() + height + pt(1);
        painter.setPen(QPen(ink::kText, pt(points), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(place.left() + left, y), QPointF(place.left() + right, y));
        inner(painter, place);
    };
}

} // namespace

Boxes table(const Rows &rows, const Typeface &face)
{
    if (rows.empty() || std::ranges::all_of(rows, [](const QStringList &row) { return row.isEmpty(); }))
        return {};
    qreal size = kLargest;
    QFont headFont, font;
    std::vector<Column> columns;
    for (bool isRoomy = false; !isRoomy; size -= 0.6) { // smaller type before narrow columns of words
        headFont = face.font(size - 0.6, Typeface::Style::Italic);
        font = face.font(size);
        columns = naturalColumns(rows, headFont, font);
        const std::vector<Column> natural = columns;
        narrow(columns, rows[0], headFont);
        isRoomy = size - 0.6 < kSmallest;
        isRoomy = isRoomy || std::ranges::equal(columns, natural, [](const Column &narrowed, const Column &column) {
            return narrowed.isNumeric || narrowed.width >= std::min(column.width, kComfortable);
        });
    }
    spread(columns);
    const qreal leading = std::min(kLeading, font.pixelSize() * 1.4);
    const qreal left = std::max<qreal>(0, columns.front().left - pt(4));
    const qreal right = std::min(kTextWidth, columns.back().left + columns.back().width + pt(4));

    Box head = rowBox(rows[0], columns, headFont, leading, true);
    rule(head, 0, 0.9, left, right);
    rule(head, 1, 0.4, left, right);
    head.height += pt(3.5); // the rows stand off the rule
    head.keepWithNext = rows.size() > 1;
    Boxes boxes{ head };
    const auto repeated = std::make_shared<const Box>(head);
    Boxes body;
    for (std::size_t r = 1; r < rows.size(); ++r)
        body.push_back(rowBox(rows[r], columns, font, leading, false));
    // Rows of several lines are told apart by a little space.
    const bool hasLongRows = std::ranges::any_of(body, [&](const Box &box) { return box.height > leading; });
    for (std::size_t r = 1; r < rows.size(); ++r) {
        Box &box = body[r - 1];
        box.keepWithNext = r + 1 < rows.size() && (rows.size() <= kShort || r == 1 || r + 2 == rows.size());
        box.top = repeated;
        box.height += hasLongRows ? pt(2.5) : 0;
    }
    append(boxes, std::move(body));
    rule(boxes.back(), 1, 0.9, left, right);
    return boxes;
}

} // namespace outremer::booklet
