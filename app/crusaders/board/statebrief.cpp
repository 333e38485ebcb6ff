#include "app/crusaders/board/statebrief.h"

#include "app/crusaders/board/stateoptions.h"
#include "app/crusaders/board/statewords.h"
#include "app/ui/preferences.h"

namespace outremer {

using namespace crusaders;

StateBrief::StateBrief(Seat seat, QObject *parent)
    : QObject(parent)
    , m_seat(seat)
    , m_stocks(
          new RowModel({ "good", "name", "ready", "spent", "blocked", "readyWhat", "spentWhat", "blockedWhat" }, this))
{
}

QVariantList StateBrief::bishopLevels() const
{
    return m_now.bishopLevels ? QVariantList{ m_now.bishopLevels->one, m_now.bishopLevels->two } : QVariantList();
}

void StateBrief::show(const BoardView &view)
{
    showStocks(view);
    const Lang lang = Preferences::currentLanguage();
    const StateSummary was = std::exchange(m_now, StateSummary::of(view, m_seat));
    if (was == m_now && lang == m_lang)
        return;
    m_lang = lang;
    const auto tell = [this](bool differs, void (StateBrief::*changed)()) {
        if (differs)
            emit(this->*changed)();
    };
    tell(was.realm != m_now.realm || was.stateName != m_now.stateName || was.playerName != m_now.playerName
            || was.isBot != m_now.isBot || was.isHome != m_now.isHome,
        &StateBrief::personChanged);
    tell(was.isActive != m_now.isActive, &StateBrief::activeChanged);
    tell(was.isAsked != m_now.isAsked, &StateBrief::askedChanged);
    tell(was.isOut != m_now.isOut, &StateBrief::outChanged);
    tell(was.order != m_now.order, &StateBrief::orderChanged);
    tell(was.coins != m_now.coins, &StateBrief::coinsChanged);
    tell(was.influence != m_now.influence, &StateBrief::influenceChanged);
    tell(was.place != m_now.place, &StateBrief::placeChanged);
    tell(was.troops != m_now.troops, &StateBrief::troopsChanged);
    tell(was.bishops != m_now.bishops || was.bishopLevels != m_now.bishopLevels, &StateBrief::bishopsChanged);
    tell(was.cities != m_now.cities, &StateBrief::citiesChanged);
    tell(was.buildings != m_now.buildings, &StateBrief::buildingsChanged);
    tell(was.learned != m_now.learned, &StateBrief::learnedChanged);
    tell(was.rescripts != m_now.rescripts, &StateBrief::rescriptsChanged);
    tell(was.spies + was.heldSpies != m_now.spies + m_now.heldSpies, &StateBrief::spiesChanged);
    const QString before = std::exchange(m_spoken, StateWords::spoken(m_now));
    tell(before != m_spoken, &StateBrief::spokenChanged);
}

void StateBrief::showStocks(const BoardView &view)
{
    const StateOptions options(view);
    QList<RowModel::Row> rows;
    for (int good = 0; good < kGoods; ++good) {
        const Stock &stock = view.state.player(m_seat).goods[std::size_t(good)];
        rows.append({ { "good", QString::fromUtf8(kGoodWords[std::size_t(good)].data()) },
            { "name", goodName(view, good) }, { "ready", stock.ready }, { "spent", stock.spent },
            { "blocked", stock.blocked }, { "readyWhat", options.good(m_seat, good, StateOptions::Ready) },
            { "spentWhat", options.good(m_seat, good, StateOptions::Spent) },
            { "blockedWhat", options.good(m_seat, good, StateOptions::Blocked) } });
    }
    m_stocks->show(rows);
}

} // namespace outremer
