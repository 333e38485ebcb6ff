#include "app/crusaders/board/statewords.h"

namespace outremer {

QString StateWords::goods(const StateSummary &state, std::uint8_t crusaders::Stock::*side)
{
    QStringList names;
    for (std::size_t good = 0; good < state.goods.size(); ++good) {
        if (const int count = state.goods[good].*side; count > 0)
            names.append(tr("%1 – %2").arg(state.goodNames[qsizetype(good)]).arg(count));
    }
    return names.join(", ");
}

QString StateWords::spoken(const StateSummary &state)
{
    using crusaders::Stock;
    QStringList said;
    said.append(state.playerName == state.stateName ? tr("%1.").arg(state.stateName)
                                                    : tr("%1, %2.").arg(state.playerName, state.stateName));
    if (state.isOut)
        said.append(tr("Out of play."));
    if (state.isActive)
        said.append(tr("To move."));
    said.append(tr("Coins: %1.").arg(state.coins));
    if (state.influence)
        said.append(tr("Influence: %1.").arg(*state.influence));
    said.append(tr("Place in the turn order: %1.").arg(state.place));
    said.append(tr("Cities: %1, holy lands: %2.").arg(state.cities).arg(state.holyLands));
    if (state.contestedLands > 0)
        said.append(tr("Contested holy lands: %1.").arg(state.contestedLands));
    if (const QString ready = goods(state, &Stock::ready); !ready.isEmpty())
        said.append(tr("Goods ready: %1.").arg(ready));
    if (const QString spent = goods(state, &Stock::spent); !spent.isEmpty())
        said.append(tr("Goods spent: %1.").arg(spent));
    if (const QString blocked = goods(state, &Stock::blocked); !blocked.isEmpty())
        said.append(tr("Goods blocked: %1.").arg(blocked));
    said.append(tr("In supply: troops %1, bishops %2.").arg(state.troops).arg(state.bishops));
    said.append(tr("Cards: buildings %1, tactics %2, rescripts %3, spies in play %4.")
                    .arg(state.buildings)
                    .arg(state.tactics)
                    .arg(state.rescripts)
                    .arg(state.spies));
    return said.join(' ');
}

} // namespace outremer
