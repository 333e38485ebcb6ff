#include "app/book/plotlayout.h"

#include <QVariantMap>

#include <algorithm>
#include <map>

namespace outremer {
namespace {

constexpr int kSteps[]{ 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000 };
constexpr int kMostTicks = 6;

int stepFor(int highest)
{
    const auto *step = std::ranges::find_if(kSteps, [&](int one) { return one * kMostTicks >= highest; });
    return step == std::end(kSteps) ? highest : *step;
}

} // namespace

int PlotLayout::top() const
{
    int highest = 1;
    for (const QVariant &one : m_series) {
        for (const QVariant &value : one.toMap()["values"].toList())
            highest = std::max(highest, value.toInt());
    }
    const int step = stepFor(highest);
    return (highest + step - 1) / step * step;
}

// One column stands in the middle; several reach from edge to edge, with room for four signs side by side.
qreal PlotLayout::xOf(qsizetype column) const
{
    const qsizetype count = m_categories.size();
    const qreal margin = 2 * m_signSize;
    return count < 2 ? m_width / 2 : margin + (m_width - 2 * margin) * qreal(column) / qreal(count - 1);
}

qreal PlotLayout::yOf(qreal value) const
{
    return m_height * (1 - value / top());
}

QVariantList PlotLayout::ticks() const
{
    QVariantList ticks;
    for (int value = 0; value <= top(); value += stepFor(top()))
        ticks.append(QVariantMap{ { "y", yOf(value) }, { "text", QString::number(value) } });
    return ticks;
}

QVariantList PlotLayout::columns() const
{
    QVariantList columns;
    for (qsizetype i = 0; i < m_categories.size(); ++i)
        columns.append(QVariantMap{ { "x", xOf(i) }, { "text", m_categories[i] } });
    return columns;
}

QVariantMap PlotLayout::lineOf(const QVariantMap &series) const
{
    QVariantMap line = series;
    const QVariantList values = line.take("values").toList();
    QString path;
    QVariantList points;
    bool isDown = false; // the pen
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values[i].isNull()) {
            isDown = false;
            continue;
        }
        const qreal x = xOf(i), y = yOf(values[i].toDouble());
        path += QString("%1%2 %3").arg(isDown ? "L" : "M").arg(x).arg(y);
        isDown = true;
        points.append(QVariantMap{ { "x", x }, { "y", y }, { "value", values[i] } });
    }
    if (points.isEmpty())
        return {};
    line["path"] = path;
    line["points"] = points;
    line["last"] = points.last().toMap()["value"];
    line["nameY"] = points.last().toMap()["y"];
    return line;
}

// Signs of one column that would cover one another are put in a row.
void PlotLayout::partSigns(QList<QVariantMap> &lines) const
{
    struct Sign {
        qsizetype line, point;
        qreal y;
    };
    std::map<qreal, std::vector<Sign>> columns; // by x
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QVariantList points = lines[i]["points"].toList();
        for (qsizetype j = 0; j < points.size(); ++j)
            columns[points[j].toMap()["x"].toReal()].push_back({ i, j, points[j].toMap()["y"].toReal() });
    }
    for (auto &[x, signs] : columns) {
        std::ranges::stable_sort(signs, {}, &Sign::y);
        for (std::size_t first = 0, next = 1; first < signs.size(); first = next, ++next) {
            while (next < signs.size() && signs[next].y - signs[next - 1].y < m_signSize * 0.8)
                ++next;
            for (std::size_t i = first; i < next; ++i) {
                QVariantList points = lines[signs[i].line]["points"].toList();
                QVariantMap point = points[signs[i].point].toMap();
                point["x"] = x + (qreal(i - first) - qreal(next - first - 1) / 2) * m_signSize;
                points[signs[i].point] = point;
                lines[signs[i].line]["points"] = points;
            }
        }
    }
}

// Names are pushed down until they stand clear, then the whole stack up if it hangs over the edge.
void PlotLayout::partNames(QList<QVariantMap> &lines) const
{
    std::stable_sort(lines.begin(), lines.end(),
        [](const QVariantMap &a, const QVariantMap &b) { return a["nameY"].toReal() < b["nameY"].toReal(); });
    qreal free = 0;
    for (QVariantMap &line : lines) {
        const qreal y = std::max(line["nameY"].toReal(), free + m_nameHeight / 2);
        line["nameY"] = y;
        free = y + m_nameHeight / 2;
    }
    qreal edge = m_height + m_nameHeight / 2;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const qreal y = std::min((*line)["nameY"].toReal(), edge - m_nameHeight / 2);
        (*line)["nameY"] = y;
        edge = y - m_nameHeight / 2;
    }
}

QVariantList PlotLayout::lines() const
{
    QList<QVariantMap> lines;
    for (const QVariant &one : m_series) {
        const QVariantMap line = lineOf(one.toMap());
        if (!line.isEmpty())
            lines.append(line);
    }
    partNames(lines);
    partSigns(lines);
    return { lines.begin(), lines.end() };
}

} // namespace outremer
