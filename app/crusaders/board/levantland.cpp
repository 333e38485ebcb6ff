#include "app/crusaders/board/levantland.h"

#include "app/crusaders/board/levantscene.h"

namespace outremer {

LevantLand::LevantLand(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &LevantLand::changed, this, [this] { update(); });
}

void LevantLand::describe(QDataStream &words) const
{
    words << m_plan << m_inks << m_language << m_fontFamily;
}

void LevantLand::paint(QPainter *painter)
{
    const LevantScene scene = LevantScene::of(m_plan, m_inks, m_language == "ru" ? Lang::Ru : Lang::En, m_fontFamily);
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->scale(width() / kChart.width(), height() / kChart.height());
    painter->setClipRect(kChart);
    for (const auto layer : { paintSea, paintGround, paintRivers, paintRelief, paintRoads, paintBeasts, paintRegions,
             paintRose, paintFrame }) {
        painter->save();
        layer(*painter, scene);
        painter->restore();
    }
}

} // namespace outremer
