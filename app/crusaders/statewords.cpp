#include "crusaders/statewords.h"

namespace outremer {

QString StateWords::goods(const QVariantMap &row, int side)
{
    QStringList names;
    for (const QVariant &each : row["goods"].toList()) {
        const QVariantMap good = each.toMap();
        const int count = good["counts"].toList()[side].toInt();
        if (count > 0)
            names.append(tr("%1 – %2").arg(good["name"].toString()).arg(count));
    }
    return names.join(", ");
}

QString StateWords::spoken(const QVariantMap &row)
{
    const auto number = [&row](const char *role) { return row[role].toInt(); };
    QStringList said;
    const QString player = row["playerName"].toString();
    const QString state = row["stateName"].toString();
    said.append(player == state ? tr("%1.").arg(state) : tr("%1, %2.").arg(player, state));
    if (number("isOut"))
        said.append(tr("Out of play."));
    if (number("isActive"))
        said.append(tr("To move."));
    said.append(tr("Coins: %1.").arg(number("coins")));
    if (row.contains("influence"))
        said.append(tr("Influence: %1.").arg(number("influence")));
    said.append(tr("Place in the turn order: %1.").arg(number("place")));
    said.append(tr("Cities: %1, holy lands: %2.").arg(number("cities")).arg(number("holyLands")));
    if (number("contestedLands") > 0)
        said.append(tr("Contested holy lands: %1.").arg(number("contestedLands")));
    if (const QString ready = goods(row, 0); !ready.isEmpty())
        said.append(tr("Goods ready: %1.").arg(ready));
    if (const QString spent = goods(row, 1); !spent.isEmpty())
        said.append(tr("Goods spent: %1.").arg(spent));
    if (const QString blocked = goods(row, 2); !blocked.isEmpty())
        said.append(tr("Goods blocked: %1.").arg(blocked));
    said.append(tr("In supply: troops %1, bishops %2.").arg(number("troops")).arg(number("bishops")));
    const QVariantList rescripts = row["rescripts"].toList();
    said.append(tr("Cards: buildings %1, tactics %2, rescripts %3, spies in play %4.")
                    .arg(row["buildings"].toList().size())
                    .arg(number("tactics"))
                    .arg(rescripts[0].toInt() + rescripts[1].toInt())
                    .arg(row["spies"].toList().size()));
    return said.join(' ');
}

} // namespace outremer
