#include "app/booklet/paragraph.h"

#include "app/booklet/linebreaks.h"
#include "app/booklet/measures.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace outremer::booklet {
namespace {

// Lines of a layout are drawn long after they were made: each box holds the whole layout.
using LayoutPtr = std::shared_ptr<QTextLayout>;

LayoutPtr layoutOf(const QString &text, const QFont &font, Qt::Alignment align)
{
    auto layout = std::make_shared<QTextLayout>(text, font);
    QTextOption option(align);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout->setTextOption(option);
    layout->setFormats(faceFormats(text, font));
    layout->setCacheEnabled(true);
    return layout;
}

LayoutPtr laidOut(const QString &text, const Setting &setting, const std::function<qreal(int)> &indentOf)
{
    const LayoutPtr layout = layoutOf(withBreaks(text, setting.isRussian), setting.font, setting.align);
    layout->beginLayout();
    for (int i = 0;; ++i) {
        QTextLine line = layout->createLine();
        if (!line.isValid())
            break;
        const qreal indent = indentOf(i);
        line.setLineWidth(kTextWidth - setting.left - setting.right - indent);
        line.setPosition({ setting.left + indent, 0 });
    }
    layout->endLayout();
    return layout;
}

Boxes linesOf(const LayoutPtr &layout, const Setting &setting)
{
    Boxes boxes;
    const int count = layout->lineCount();
    for (int i = 0; i < count; ++i) {
        Box box;
        box.height = setting.leading;
        box.keepWithNext = count > 1 && (i == 0 || i == count - 2);
        box.draw = [layout, i, colour = setting.colour](QPainter &painter, const QRectF &place) {
            const QTextLine line = layout->lineAt(i);
            const qreal baseline = place.top() + place.height() * 0.74;
            painter.setPen(colour.isValid() ? colour : ink::kText);
            line.draw(&painter, { place.left(), baseline - line.ascent() });
        };
        boxes.push_back(std::move(box));
    }
    return boxes;
}

// The letter as high as its lines: from the top of the capitals of the first to the last one's baseline.
QFont capFont(const Typeface &face, const Setting &setting)
{
    const qreal height = setting.leading * (kCapLines - 1) + QFontMetricsF(setting.font).capHeight();
    const QFont trial = face.font(100);
    return face.font(100 * height / QFontMetricsF(trial).capHeight());
}

int linesAt(QTextLayout &layout, qreal width)
{
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    return layout.lineCount();
}

} // namespace

QString oneLine(const std::string &text)
{
    QString line;
    for (const QChar letter : QString::fromStdString(text)) {
        const bool isSpace = letter.isSpace() && letter != QChar(QChar::Nbsp);
        if (!isSpace)
            line += letter;
        else if (!line.isEmpty() && line.back() != QLatin1Char(' '))
            line += QLatin1Char(' ');
    }
    return line.trimmed();
}

qreal evenWidth(const QString &text, const QFont &font, qreal width)
{
    const LayoutPtr layout = layoutOf(text, font, Qt::AlignLeft);
    const int lines = linesAt(*layout, width);
    while (width > pt(40) && linesAt(*layout, width - pt(4)) == lines)
        width -= pt(4);
    return width;
}

Boxes paragraph(const QString &text, const Setting &setting)
{
    if (setting.align == Qt::AlignHCenter) {
        const qreal room = kTextWidth - setting.left - setting.right;
        const qreal spare = (room - evenWidth(text, setting.font, room)) / 2;
        Setting even = setting;
        even.left += spare;
        even.right += spare;
        return linesOf(laidOut(text, even, [](int) { return 0; }), even);
    }
    return linesOf(laidOut(text, setting, [&](int line) { return line == 0 ? setting.indent : 0; }), setting);
}

Boxes openingParagraph(const QString &text, const Setting &setting, const Typeface &face)
{
    Setting flush = setting;
    flush.indent = 0;
    if (text.isEmpty() || !text[0].isLetter())
        return paragraph(text, flush);
    const QFont font = capFont(face, setting);
    const QString cap = text.left(1);
    const QRectF outline = QFontMetricsF(font).tightBoundingRect(cap);
    const qreal room = outline.width() + pt(4);
    const LayoutPtr layout =
        laidOut(text.mid(1).trimmed(), flush, [&](int line) { return line < kCapLines ? room : 0; });
    if (layout->lineCount() < kCapLines)
        return paragraph(text, flush);

    Boxes boxes = linesOf(layout, flush);
    for (int i = 0; i < kCapLines - 1; ++i)
        boxes[std::size_t(i)].keepWithNext = true;
    boxes[0].draw = [first = boxes[0].draw, cap, font, left = outline.left()](QPainter &painter, const QRectF &place) {
        const qreal baseline = place.top() + place.height() * (kCapLines - 1 + 0.74);
        painter.setFont(font);
        painter.setPen(ink::kRubric);
        painter.drawText(QPointF(place.left() - left, baseline), cap);
        first(painter, place);
    };
    return boxes;
}

void drawLine(
    QPainter &painter, const QRectF &place, const QString &text, QFont font, const QColor &colour, Qt::Alignment align)
{
    QTextLayout layout(text);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::NoWrap);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    QTextLine line;
    for (bool isFitting = false; !isFitting;) {
        layout.setFont(font);
        layout.setFormats(faceFormats(text, font));
        layout.beginLayout();
        line = layout.createLine();
        line.setLineWidth(kPageWidth * 10);
        layout.endLayout();
        isFitting = line.naturalTextWidth() <= place.width() || font.pixelSize() <= qRound(pt(4));
        if (!isFitting)
            font.setPixelSize(std::max(qRound(pt(4)), int(font.pixelSize() * place.width() / line.naturalTextWidth())));
    }
    const qreal room = place.width() - line.naturalTextWidth();
    const qreal left = align & Qt::AlignRight ? room : align & Qt::AlignHCenter ? room / 2 : 0;
    const qreal baseline = place.center().y() + QFontMetricsF(font).capHeight() / 2;
    painter.setPen(colour);
    line.draw(&painter, { place.left() + left, baseline - line.ascent() });
}

} // namespace outremer::booklet
