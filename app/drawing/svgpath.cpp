#include "app/drawing/svgpath.h"

#include <QHash>

#include <cmath>
#include <numbers>

namespace outremer {
namespace {

class Reader {
public:
    explicit Reader(const QString &text)
        : m_text(text)
    {
        m_path.setFillRule(Qt::WindingFill);
    }

    QPainterPath read()
    {
        while (m_isSound && !atEnd()) {
            if (m_text[m_at].isLetter())
                m_command = m_text[m_at++].toLatin1();
            step();
        }
        return m_path;
    }

private:
    bool atEnd()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == ','))
            ++m_at;
        return m_at == m_text.size();
    }
    double number()
    {
        atEnd();
        qsizetype end = m_at;
        bool hasPoint = false;
        for (; end < m_text.size(); ++end) {
            const QChar c = m_text[end];
            const bool isSign = end == m_at && (c == '-' || c == '+');
            if (!c.isDigit() && !isSign && (c != '.' || hasPoint))
                break;
            hasPoint = hasPoint || c == '.';
        }
        bool isNumber = false;
        const double value = QStringView(m_text).sliced(m_at, end - m_at).toDouble(&isNumber);
        m_isSound = m_isSound && isNumber;
        m_at = end;
        return value;
    }
    bool isRelative() const { return m_command >= 'a'; }
    double x() { return number() + (isRelative() ? m_path.currentPosition().x() : 0); }
    double y() { return number() + (isRelative() ? m_path.currentPosition().y() : 0); }
    QPointF point()
    {
        const double across = x();
        return { across, y() };
    }

    void step()
    {
        const QPointF from = m_path.currentPosition();
        switch (m_command & ~0x20) { // upper case
        case 'M':
            m_path.moveTo(point());
            m_command = isRelative() ? 'l' : 'L'; // further points are lines
            return;
        case 'L':
            return m_path.lineTo(point());
        case 'H':
            return m_path.lineTo(x(), from.y());
        case 'V':
            return m_path.lineTo(from.x(), y());
        case 'C': {
            const QPointF first = point();
            const QPointF second = point();
            return m_path.cubicTo(first, second, point());
        }
        case 'Q': {
            const QPointF control = point();
            return m_path.quadTo(control, point());
        }
        case 'A':
            return arc(from);
        case 'Z':
            m_path.closeSubpath();
            m_command = 0; // a number cannot follow
            return;
        default:
            m_isSound = false;
        }
    }
    // An elliptical arc between two points, as the SVG specification converts it to a centre and angles.
    void arc(QPointF from)
    {
        double rx = std::abs(number());
        double ry = std::abs(number());
        const double turn = number() * std::numbers::pi / 180;
        const bool isLarge = number() != 0;
        const bool isSweeping = number() != 0;
        const QPointF to = point();
        if (rx == 0 || ry == 0 || from == to)
            return m_path.lineTo(to);
        const double c = std::cos(turn), s = std::sin(turn);
        const QPointF half = (from - to) / 2;
        const double px = c * half.x() + s * half.y(), py = c * half.y() - s * half.x();
        const double excess = px * px / (rx * rx) + py * py / (ry * ry);
        if (excess > 1) { // too small for the way: as large as needed
            rx *= std::sqrt(excess);
            ry *= std::sqrt(excess);
        }
        const double below = rx * rx * py * py + ry * ry * px * px;
        const double root = std::sqrt(std::max(0.0, (rx * rx * ry * ry - below) / below));
        const double side = isLarge == isSweeping ? -root : root;
        const double cx = side * rx * py / ry, cy = -side * ry * px / rx;
        const double start = std::atan2((py - cy) / ry, (px - cx) / rx);
        double sweep = std::atan2((-py - cy) / ry, (-px - cx) / rx) - start;
        if (isSweeping && sweep < 0)
            sweep += 2 * std::numbers::pi;
        if (!isSweeping && sweep > 0)
            sweep -= 2 * std::numbers::pi;
        const QPointF centre = (from + to) / 2 + QPointF(c * cx - s * cy, s * cx + c * cy);
        const int parts = int(std::ceil(std::abs(sweep) / (std::numbers::pi / 2)));
        const double part = sweep / parts;
        const double reach = 4.0 / 3 * std::tan(part / 4); // of a Bézier curve's handles for such an arc
        const auto at = [&](double x, double y) {
            return centre + QPointF(c * rx * x - s * ry * y, s * rx * x + c * ry * y);
        };
        for (int i = 0; i < parts; ++i) {
            const double a = start + i * part, b = a + part;
            m_path.cubicTo(at(std::cos(a) - reach * std::sin(a), std::sin(a) + reach * std::cos(a)),
                at(std::cos(b) + reach * std::sin(b), std::sin(b) - reach * std::cos(b)), at(std::cos(b), std::sin(b)));
        }
    }

    const QString &m_text;
    qsizetype m_at = 0;
    char m_command = 0;
    bool m_isSound = true;
    QPainterPath m_path;
};

} // namespace

const QPainterPath &svgPath(const QString &text)
{
    static QHash<QString, QPainterPath> known;
    auto found = known.find(text);
    if (found == known.end())
        found = known.insert(text, Reader(text).read());
    return *found;
}

} // namespace outremer
