#include "app/crusaders/board/battlesides.h"

#include "app/crusaders/board/battlestory.h"
#include "app/table/table.h"
#include "app/ui/textcase.h"

namespace outremer {

using namespace crusaders;

QString BattleSides::nameOf(Seat owner) const
{
    if (owner == kSaracens)
        return capitalised(wordFor(m_view.content->saracens));
    if (!isPlayer(owner) || m_view.state.player(owner).realm == kNoRealm)
        return {};
    return wordFor(m_view.content->realms[m_view.state.player(owner).realm].name);
}

// Who holds the cards of a side, where it is not plain from its name.
QString BattleSides::playerOf(Side side) const
{
    const Seat seat = m_board.seatOf(side);
    if (!isPlayer(seat))
        return tr("no player");
    const QString person = QString::fromStdString(m_table.players()[seat].name);
    if (m_board.ownerOf(side) != kSaracens)
        return person;
    return person.isEmpty() ? tr("played by %1").arg(nameOf(seat)) : tr("played by %1 (%2)").arg(nameOf(seat), person);
}

// The winner's are in the city as soon as it is conquered.
int BattleSides::units(Side side) const
{
    const BattleState &battle = m_view.state.battle;
    const CityState &place = m_view.state.city(battle.city);
    if (place.owner != battle.attacker)
        return m_board.unitsOf(side);
    return side == kAttacker ? place.units : 0;
}

int BattleSides::difference() const
{
    return m_isDecided ? whenDecided().value_or(0) : m_board.difference();
}

std::optional<int> BattleSides::whenDecided() const
{
    const auto &events = m_table.shown()->events();
    return decidedBy(events, lastBattle(events, true));
}

QString BattleSides::lead() const
{
    const int lead = difference();
    if (!m_isDecided) {
        return lead == 0 ? tr("Equal: at 0 the attacker wins")
            : lead > 0   ? tr("The attacker leads by %1").arg(lead)
                         : tr("The defender leads by %1").arg(-lead);
    }
    if (!whenDecided()) // the match began from a position behind it
        return {};
    const bool attackerWon = m_view.state.battle.winner == kAttacker;
    if (attackerWon != (lead >= 0)) // CR-BATTLE-29: whoever has nobody left has lost
        return attackerWon ? tr("The defender had no troops left") : tr("The attacker had no troops left");
    return lead == 0 ? tr("Equal: the attacker has won")
        : lead > 0   ? tr("The attacker was stronger by %1").arg(lead)
                     : tr("The defender was stronger by %1").arg(-lead);
}

int BattleSides::total(Side side) const
{
    const int walls = side == kDefender ? m_board.wallsInBattle(m_view.state.battle.city) : 0;
    return m_board.unitsOf(side) + walls + m_view.state.battle.strength[side];
}

int BattleSides::cards(Side side) const
{
    const auto &events = m_table.shown()->events();
    const Seat owner = m_board.ownerOf(side);
    const int realm = isPlayer(owner) ? m_view.state.player(owner).realm : int(kSaracenRealm);
    return strengthGiven(events, lastBattle(events, true), realm);
}

QVariantMap BattleSides::describe(Side side) const
{
    const BattleState &battle = m_view.state.battle;
    const Seat owner = m_board.ownerOf(side);
    const Seat seat = m_board.seatOf(side);
    QVariantMap map{ { "id", idOf(side) }, { "owner", m_view.ownerId(owner) }, { "name", nameOf(owner) },
        { "player", playerOf(side) }, { "isMine", isPlayer(seat) && seat == m_view.viewer }, { "units", units(side) },
        { "handCount", battle.hands[side].size() }, { "losses", battle.losses[side] },
        { "maxLosses", m_view.content->numbers.maxLosses }, { "isGuarded", battle.guarded[side] != 0 },
        { "isSpared", battle.spared[side] != 0 }, { "isWinner", m_isDecided && battle.winner == side },
        { "isBeaten", m_isDecided && battle.winner != side } };
    if (!m_isDecided)
        map["total"] = total(side);
    return map;
}

QList<RowModel::Row> BattleSides::strength(Side side) const
{
    QList<RowModel::Row> rows;
    int left = m_view.state.battle.strength[side];
    const auto add = [&rows](const char *key, const char *icon, const QString &text, int amount) {
        rows.append({ { "key", key }, { "icon", icon }, { "text", text }, { "amount", amount } });
    };
    const auto addBonus = [&](const char *key, const char *icon, const QString &text, int amount) {
        left -= amount;
        if (amount != 0)
            add(key, icon, text, amount);
    };
    const bool isSaracen = m_board.ownerOf(side) == kSaracens;
    const int walls = m_board.wallsInBattle(m_view.state.battle.city);
    const bool isEnhanced =
        side == kAttacker && !isSaracen && !m_view.state.orders.empty() && m_view.state.note().enhanced;
    add("units", isSaracen ? "saracen" : "troop", tr("troops"), units(side));
    if (m_isDecided)
        return rows;
    if (side == kDefender)
        add("walls", "wall", tr("walls"), walls);
    addBonus("track", "raid", tr("Saracen track"), isSaracen ? m_board.strengthBonus() : 0);
    addBonus("march", "march", tr("enhanced march"), isEnhanced ? m_view.content->numbers.enhancedStrength : 0);
    const int given = cards(side);
    addBonus("other", "event", tr("other bonuses"), left - given);
    addBonus("cards", "tactic", tr("cards"), given);
    return rows;
}

} // namespace outremer
