#include "app/drawing/paintbrush.h"

#include "app/drawing/bands.h"
#include "app/drawing/escutcheon.h"
#include "app/drawing/pathpainting.h"

namespace outremer {

QRectF squareAt(const QPointF &centre, double size)
{
    return { centre.x() - size / 2, centre.y() - size / 2, size, size };
}

QLinearGradient shaded(const QRectF &box, const QColor &ground, int lighter, int darker)
{
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0, ground.lighter(lighter));
    gradient.setColorAt(1, ground.darker(darker));
    return gradient;
}

PaintBrush::PaintBrush(QPainter &painter, const PaintPalette &palette)
    : m_painter(painter)
    , m_palette(palette)
{
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
}

bool PaintBrush::write(const Inscription &inscription)
{
    const auto &[words, box, letters, ink, align] = inscription;
    if (words.isEmpty())
        return true;
    const FittedText fit = fitText({ words }, letters, box.size());
    if (fit.size == 0)
        return false;
    QFont face(letters.family);
    face.setItalic(letters.isItalic);
    face.setPixelSize(fit.size);
    const double top = align & Qt::AlignVCenter ? box.top() + (box.height() - fit.height) / 2 : box.top();
    writeLines(fit.texts.first(), { box.left(), top, box.width(), fit.height }, face, ink, align, letters.leading);
    return true;
}

double PaintBrush::writeLines(
    const QString &words, const QRectF &box, const QFont &font, const QColor &ink, Qt::Alignment align, double leading)
{
    m_painter.setPen(ink);
    return outremer::writeLines(m_painter, words, box, font, align, leading);
}

void PaintBrush::writeNumber(const QString &number, const QRectF &box, int size, const QColor &ink, Qt::Alignment align)
{
    m_painter.setFont(font(size, false, true));
    m_painter.setPen(ink);
    m_painter.drawText(box, int(align) | Qt::TextDontClip, number);
}

QFont PaintBrush::font(int size, bool isItalic, bool isBold) const
{
    QFont font(m_palette.textFamily());
    font.setPixelSize(std::max(1, size));
    font.setItalic(isItalic);
    font.setBold(isBold);
    return font;
}

void PaintBrush::plate(const QRectF &box, double radius, const QBrush &fill, const QColor &border, double width)
{
    m_painter.setBrush(fill);
    m_painter.setPen(width > 0 ? QPen(border, width) : QPen(Qt::NoPen));
    const double in = width / 2; // the border lies inside
    const double round = std::max(0.0, radius - in);
    inBands(m_painter, box, [&] { m_painter.drawRoundedRect(box.adjusted(in, in, -in, -in), round, round); });
}

void PaintBrush::lozenge(const QPointF &centre, double size, const QColor &colour)
{
    const double reach = size / 2;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{ centre + QPointF(0, -reach), centre + QPointF(reach, 0),
        centre + QPointF(0, reach), centre + QPointF(-reach, 0) });
}

void PaintBrush::sign(const QString &id, const QRectF &box, const QColor &colour, const QColor &outline, double width)
{
    paintPath(m_painter, m_palette.sign(id), { 96, 96 }, box, colour, outline, width);
}

void PaintBrush::arms(const QString &house, const QRectF &box)
{
    const QVariantMap arms = m_palette.house(house);
    paintArms(m_painter,
        { arms["field"].value<QColor>(), arms["charge"].value<QColor>(), arms["path"].toString(), m_palette.shade(),
            m_palette.goldPale() },
        box);
}

void PaintBrush::roundel(const QString &means, const QRectF &box)
{
    plate(box, box.width() / 2, m_palette.means(means), faded(m_palette.shade(), 0.6), hairline());
    sign(means, squareAt(box.center(), box.width() * 0.74), m_palette.meansInk(means));
}

} // namespace outremer
