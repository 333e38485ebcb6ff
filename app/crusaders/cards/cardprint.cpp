#include "app/crusaders/cards/cardprint.h"

#include "app/crusaders/cards/cardparts.h"

#include <cmath>

namespace outremer {

CardTextBlock::CardTextBlock(const PaintPalette &palette, const CardText &text, QSizeF room)
    : m_text(text)
    , m_gap(std::round(text.largest * 0.75))
    , m_gaps(std::max(0, int(text.parts.size()) - 1) + (text.rows.isEmpty() ? 0 : 1))
    , m_indent(text.rows.isEmpty() ? 0 : std::round(text.largest * 1.4))
{
    QStringList words;
    for (const QString &line : { text.trigger, text.rowsTitle }) {
        if (!line.isEmpty())
            words.append(line);
    }
    words += text.parts;
    for (const QVariant &row : text.rows)
        words.append(row.toMap()["text"].toString());
    m_fit = fitText(words, { palette.textFamily(), text.largest, text.smallest },
        { room.width() - m_indent, room.height() - m_gap * m_gaps - 1 });
}

void CardTextBlock::paint(PaintBrush &brush, const QRectF &box) const
{
    if (!fits())
        return;
    const PaintPalette &palette = brush.palette();
    const QFont plain = brush.font(m_fit.size);
    const QFont slanted = brush.font(m_fit.size, true);
    double y = box.top() + (box.height() - height()) / 2;
    const auto rest = [&] { return QRectF(box.left(), y, box.width(), box.bottom() - y); };
    const auto rule = [&] {
        paintRule(brush, { box.left(), y, box.width(), m_gap });
        y += m_gap;
    };
    qsizetype next = 0;
    if (!m_text.trigger.isEmpty())
        y += brush.writeLines(m_fit.texts[next++], rest(), slanted, palette.rubric());
    const QString title = m_text.rowsTitle.isEmpty() ? QString() : m_fit.texts[next++];
    for (qsizetype i = 0; i < m_text.parts.size(); ++i) {
        if (i > 0)
            rule();
        y += brush.writeLines(m_fit.texts[next++], rest(), plain, palette.ink());
    }
    if (!m_text.rows.isEmpty())
        rule();
    if (!title.isEmpty())
        y += brush.writeLines(title, rest(), slanted, palette.rubric());
    const QFont bold = brush.font(m_fit.size, false, true);
    for (const QVariant &row : m_text.rows) {
        brush.writeLines(row.toMap()["mark"].toString(), { box.left(), y, m_indent - m_gap / 3, box.bottom() - y },
            bold, palette.rubric(), Qt::AlignRight);
        y += brush.writeLines(
            m_fit.texts[next++], rest().adjusted(m_indent, 0, 0, 0), plain, palette.ink(), Qt::AlignLeft);
    }
}

} // namespace outremer
