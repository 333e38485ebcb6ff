#include "app/parts/chartground.h"

#include "app/drawing/svgpath.h"
#include "app/drawing/tint.h"
#include "app/parts/chartlayout.h"

#include <QDataStream>

namespace outremer {
namespace {

constexpr double kPlate = 1.5; // a limit's plate, in its letters
constexpr double kSmallLetters = 0.92;
constexpr double kClosed = 0.32; // how much of a closed road is left
constexpr double kHalo = 3;      // pixels of paper around a name

// Short strokes across a path, in its units.
QPainterPath ticksOn(const QPainterPath &path, double length, double apart)
{
    QPainterPath ticks;
    for (double at = apart / 2; at < path.length(); at += apart) {
        const double share = path.percentAtLength(at);
        const double turn = path.angleAtPercent(share) + 90;
        const QLineF half = QLineF::fromPolar(length / 2, turn);
        const QPointF middle = path.pointAtPercent(share);
        ticks.moveTo(middle - half.p2());
        ticks.lineTo(middle + half.p2());
    }
    return ticks;
}

// Letters that stay readable upon anything: their outline is the paper's.
void writeHaloed(QPainter &painter, const QPainterPath &letters, const QColor &ink, const QColor &paper, double halo)
{
    painter.strokePath(letters, QPen(faded(paper, 0.9), halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, ink);
}

} // namespace

ChartGround::ChartGround(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &ChartGround::lookChanged, this, [this] { update(); });
}

void ChartGround::setPlan(const ChartPlan &plan)
{
    if (plan == m_plan)
        return;
    static int edition = 0;
    m_edition = ++edition;
    m_plan = plan;
    fit();
    update();
    emit planChanged();
}

void ChartGround::geometryChange(const QRectF &now, const QRectF &before)
{
    Picture::geometryChange(now, before);
    if (now.size() != before.size())
        fit();
}

void ChartGround::fit()
{
    const QTransform now = chartFit(m_plan, size());
    if (now == m_fit)
        return;
    m_fit = now;
    emit fitChanged();
}

void ChartGround::describe(QDataStream &words) const
{
    words << m_edition << m_inks << m_ink << m_paper << m_family << m_figures << m_letters;
}

QFont ChartGround::nameFont() const
{
    QFont font(m_family);
    font.setPixelSize(std::max(1, qRound(m_letters)));
    return font;
}

QList<QRectF> ChartGround::nameBoxes() const
{
    return placeNames(m_plan, size(), nameFont());
}

void ChartGround::paint(QPainter *painter)
{
    painter->setClipRect(m_fit.mapRect(m_plan.box));
    if (!m_plan.paper.isEmpty())
        painter->fillRect(boundingRect(), inkNamed(m_plan.paper));
    painter->save();
    painter->setTransform(m_fit, true);
    paintLayers(*painter);
    for (const ChartRoad &road : m_plan.roads)
        paintRoad(*painter, road);
    paintLandNames(*painter);
    painter->restore();
    for (const ChartRoad &road : m_plan.roads)
        paintLimit(*painter, road);
    paintPlaceNames(*painter);
}

void ChartGround::paintLayers(QPainter &painter) const
{
    for (const ChartLayer &layer : m_plan.layers) {
        painter.setOpacity(layer.opacity);
        const QPainterPath &path = svgPath(layer.path);
        if (!layer.fill.isEmpty())
            painter.fillPath(path, inkNamed(layer.fill));
        if (!layer.line.isEmpty())
            painter.strokePath(
                path, QPen(inkNamed(layer.line), layer.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.setOpacity(1);
}

void ChartGround::paintRoad(QPainter &painter, const ChartRoad &road) const
{
    const RoadClass *kind = m_plan.classOf(road);
    const QPainterPath path = roadPath(m_plan, road);
    if (!kind || path.isEmpty())
        return;
    painter.setOpacity(road.isClosed ? kClosed : 1);
    if (!kind->casing.isEmpty())
        painter.strokePath(path, QPen(inkNamed(kind->casing), kind->width * 1.7, Qt::SolidLine, Qt::RoundCap));
    QPen pen(inkNamed(kind->ink), kind->width, Qt::SolidLine, kind->dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap);
    if (!kind->dashes.isEmpty())
        pen.setDashPattern(QList<qreal>(kind->dashes.begin(), kind->dashes.end()));
    painter.strokePath(path, pen);
    if (kind->isTicked)
        painter.strokePath(ticksOn(path, kind->width * 3.6, kind->width * 4.5),
            QPen(inkNamed(kind->ink), kind->width * 0.6, Qt::SolidLine, Qt::RoundCap));
    painter.setOpacity(1);
}

void ChartGround::paintLimit(QPainter &painter, const ChartRoad &road) const
{
    const QPainterPath path = m_fit.map(roadPath(m_plan, road));
    if (path.isEmpty() || (road.limit == 0 && !road.isClosed))
        return;
    const double side = m_letters * kPlate;
    QRectF plate(0, 0, side, side);
    plate.moveCenter(path.pointAtPercent(0.5));
    painter.setPen(QPen(m_ink, std::max(1.0, side / 14)));
    painter.setBrush(m_paper);
    painter.drawEllipse(plate);
    if (road.isClosed) { // no number, but a stroke: nobody passes
        const QRectF inner = plate.adjusted(side * 0.26, side * 0.26, -side * 0.26, -side * 0.26);
        painter.setPen(QPen(m_ink, std::max(1.5, side / 8), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(inner.topLeft(), inner.bottomRight());
        painter.drawLine(inner.topRight(), inner.bottomLeft());
        return;
    }
    QFont font(m_figures);
    font.setPixelSize(std::max(1, qRound(m_letters * kSmallLetters)));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(plate, Qt::AlignCenter, QString::number(road.limit));
}

void ChartGround::paintLandNames(QPainter &painter) const
{
    for (const ChartName &name : m_plan.names) {
        QFont font(m_family);
        font.setItalic(true);
        font.setPixelSize(std::max(1, qRound(name.size)));
        font.setLetterSpacing(QFont::PercentageSpacing, 112);
        QPainterPath letters;
        letters.addText({}, font, name.text);
        letters.translate(-letters.boundingRect().center());
        letters = QTransform().rotate(name.turn).map(letters);
        letters.translate(name.at);
        painter.fillPath(letters, faded(inkNamed(name.ink), 0.75));
    }
}

void ChartGround::paintPlaceNames(QPainter &painter) const
{
    const QFont font = nameFont();
    const QFontMetricsF metrics(font);
    const QList<QRectF> boxes = nameBoxes();
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        if (boxes[i].isEmpty())
            continue;
        QPainterPath letters;
        letters.addText(boxes[i].left(), boxes[i].top() + metrics.ascent(), font, m_plan.places[i].name);
        writeHaloed(painter, letters, m_ink, m_paper, kHalo);
    }
}

} // namespace outremer
