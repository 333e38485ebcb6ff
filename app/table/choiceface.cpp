#include "app/table/choiceface.h"

#include "app/drawing/pricestrip.h"

#include <QFontMetricsF>

namespace outremer {
namespace {

constexpr double kLeastHeight = 28; // these in pixels at 1280×800
constexpr double kSignLeft = 22;
constexpr double kSignSize = 18;
constexpr double kPriceSize = 16;

} // namespace

ChoiceFace::ChoiceFace(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &ChoiceFace::wordsChanged, this, &ChoiceFace::follow);
    connect(this, &ChoiceFace::paletteChanged, this, &ChoiceFace::follow);
    connect(this, &ChoiceFace::lightChanged, this, [this] { update(); });
}

void ChoiceFace::setPalette(PaintPalette *palette)
{
    if (palette == m_palette)
        return;
    if (m_palette)
        m_palette->disconnect(this);
    m_palette = palette;
    if (m_palette)
        connect(m_palette, &PaintPalette::changed, this, &ChoiceFace::follow);
    emit paletteChanged();
}

void ChoiceFace::setLook(const QVariantMap &look)
{
    if (look == m_look)
        return;
    m_look = look;
    emit paletteChanged();
}

void ChoiceFace::componentComplete()
{
    Picture::componentComplete();
    follow();
}

void ChoiceFace::geometryChange(const QRectF &now, const QRectF &before)
{
    Picture::geometryChange(now, before);
    if (now.width() != before.width())
        follow();
}

void ChoiceFace::follow()
{
    if (!isComponentComplete() || !m_palette || m_look.isEmpty() || width() <= 0)
        return;
    const double between = 2 * m_palette->hairline();
    const double room = linesBox().width();
    double height = wrappedHeight(m_text, letters("words", m_isApart), room);
    if (!m_note.isEmpty())
        height += between + wrappedHeight(m_note, letters("note", true), room);
    if (!m_price.isEmpty())
        height += between + m_palette->px(kPriceSize);
    setImplicitHeight(std::max(m_palette->px(kLeastHeight), std::ceil(height + 2 * measure("inset"))));
    update();
}

QFont ChoiceFace::letters(const char *name, bool isItalic) const
{
    QFont font(m_palette->textFamily());
    font.setPixelSize(std::max(1, m_look[name].toInt()));
    font.setItalic(isItalic);
    return font;
}

QRectF ChoiceFace::keyBox() const
{
    const QFontMetricsF metrics(letters("key"));
    const double hairline = m_palette->hairline();
    const double height = std::ceil(metrics.height()) + 2 * hairline;
    const double width = std::max(height, std::ceil(metrics.horizontalAdvance(m_keyHint)) + measure("gap"));
    return { measure("gap"), measure("inset") + hairline, width, height };
}

QRectF ChoiceFace::signBox() const
{
    const double left = std::max(m_palette->px(kSignLeft), keyBox().width() + measure("inset"));
    const double size = m_palette->px(kSignSize);
    return { measure("gap") + left, measure("inset"), size, size };
}

QRectF ChoiceFace::linesBox() const
{
    const QRectF sign = signBox();
    const double left = (m_icon.isEmpty() ? sign.left() : sign.right()) + measure("inset") + m_palette->hairline();
    // A list's scroll bar lies over its edge.
    return { left, measure("inset"), width() - left - measure("scrollBar"), height() - 2 * measure("inset") };
}

void ChoiceFace::describe(QDataStream &words) const
{
    words << m_text << m_note << m_keyHint << m_icon << m_price << m_discountText << m_isApart << m_isLit << m_isPressed
          << m_look << (m_palette ? m_palette->edition() : 0);
}

void ChoiceFace::paint(QPainter *painter)
{
    if (!m_palette)
        return;
    PaintBrush brush(*painter, *m_palette);
    const double hairline = m_palette->hairline();
    brush.plate(boundingRect(), measure("radius"),
        colour(m_isPressed ? "pressed"
                : m_isLit  ? "lit"
                           : "ground"),
        m_isLit ? m_palette->gold() : colour("rule"), hairline);
    if (!m_isApart) // a ribbon at the edge, as marginal notes have it
        brush.plate({ hairline, hairline, measure("line"), height() - 2 * hairline }, 0, colour("glow"));
    if (!m_keyHint.isEmpty())
        paintKey(brush);
    if (!m_icon.isEmpty())
        brush.sign(m_icon, signBox(), m_isApart ? m_palette->inkSoft() : colour("accent"));
    paintLines(brush);
}

void ChoiceFace::paintKey(PaintBrush &brush) const
{
    const QRectF box = keyBox();
    const double hairline = brush.hairline();
    brush.plate(box, 3 * hairline, Qt::NoBrush, faded(m_palette->inkSoft(), 0.55), hairline);
    brush.painter().setFont(letters("key"));
    brush.painter().setPen(m_palette->inkSoft());
    brush.painter().drawText(box, Qt::AlignCenter | Qt::TextDontClip, m_keyHint);
}

void ChoiceFace::paintLines(PaintBrush &brush) const
{
    const double between = 2 * brush.hairline();
    QRectF box = linesBox();
    const auto write = [&](const QString &words, const QFont &font, const QColor &ink) {
        box.setTop(box.top() + brush.writeLines(words, box, font, ink, Qt::AlignLeft) + between);
    };
    write(m_text, letters("words", m_isApart), m_isApart ? m_palette->inkSoft() : m_palette->ink());
    if (!m_note.isEmpty())
        write(m_note, letters("note", true), m_palette->inkSoft());
    if (m_price.isEmpty())
        return;
    const double size = m_palette->px(kPriceSize);
    const QRectF strip(box.left(), box.top(), double(m_price.size()) * size * 1.1, size);
    paintPrice(brush, m_price, strip);
    brush.painter().setFont(letters("key", true));
    brush.painter().setPen(m_palette->inkSoft());
    brush.painter().drawText(QRectF(strip.right() + measure("inset"), strip.top(), box.right() - strip.right(), size),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, m_discountText);
}

} // namespace outremer
