#include "app/crusaders/board/battlepart.h"

#include "app/crusaders/board/battlerows.h"
#include "app/crusaders/board/battlesides.h"
#include "app/crusaders/board/crusadersboard.h"
#include "app/ui/preferences.h"

#include <algorithm>

namespace outremer {

using namespace crusaders;

namespace {

const QStringList kStrengthRoles{ "key", "icon", "text", "amount" };

} // namespace

BattlePart::BattlePart(CrusadersBoard &board)
    : BoardPart(&board)
    , m_board(board)
    , m_attackerStrength(new RowModel(kStrengthRoles, this))
    , m_defenderStrength(new RowModel(kStrengthRoles, this))
    , m_maneuvers(new RowModel(kManeuverRoles, this))
    , m_hand(new RowModel(kBattleHandRoles, this))
    , m_roads(new RowModel(kRoadRoles, this))
{
}

void BattlePart::show(const BoardView &view)
{
    const Values before = std::exchange(m_now, {});
    m_now.isActive = isBattleStaged(view.state);
    if (m_now.isActive)
        showStage(view);
    else
        clearRows();
    m_now.raid = raidOf(view);
    if (!m_now.raid.isEmpty())
        m_now.raid.insert("rule", m_board.table()->ruleText("CR-RAID-12"));
    tellChanges(before);
}

void BattlePart::clear()
{
    const Values before = std::exchange(m_now, {});
    clearRows();
    tellChanges(before);
}

void BattlePart::clearRows()
{
    for (RowModel *rows : { m_attackerStrength, m_defenderStrength, m_maneuvers, m_hand, m_roads })
        rows->clear();
}

// Most steps of a match change nothing here: then nothing on the stage is asked anew.
void BattlePart::tellChanges(const Values &before)
{
    if (before.isActive != m_now.isActive || before.title != m_now.title)
        emit stageChanged();
    if (before.moment != m_now.moment || before.actor != m_now.actor)
        emit momentChanged();
    if (before.winner != m_now.winner || before.verdict != m_now.verdict)
        emit verdictChanged();
    if (before.city != m_now.city)
        emit cityChanged();
    if (before.attacker != m_now.attacker)
        emit attackerChanged();
    if (before.defender != m_now.defender)
        emit defenderChanged();
    if (before.difference != m_now.difference || before.lead != m_now.lead)
        emit leadChanged();
    if (before.raid != m_now.raid)
        emit raidChanged();
}

void BattlePart::showStage(const BoardView &view)
{
    const BattleState &battle = view.state.battle;
    const Board board = view.board();
    const City &place = view.content->cities[battle.city];
    const BattleSides sides(view, *m_board.table());
    const bool isDecided = isBattleDecided(view.state);
    m_now.title = tr("Battle for %1").arg(QString::fromStdString(place.name.in(Preferences::currentLanguage(), "acc")));
    m_now.city = { { "id", QString::fromStdString(place.id) }, { "name", wordFor(place.name) },
        { "level", view.state.city(battle.city).level }, { "walls", board.wallsInBattle(battle.city) } };
    m_now.attacker = sides.describe(kAttacker);
    m_now.defender = sides.describe(kDefender);
    m_now.difference = sides.difference();
    m_now.lead = sides.lead();
    m_now.winner = isDecided ? BattleSides::idOf(Side(battle.winner)) : QString();
    m_now.verdict = isDecided ? tr("Victory: %1").arg(sides.nameOf(board.ownerOf(Side(battle.winner)))) : QString();
    m_attackerStrength->show(sides.strength(kAttacker));
    m_defenderStrength->show(sides.strength(kDefender));
    m_maneuvers->show(maneuverRows(view));
    m_hand->show(battleHandRows(view));
    m_roads->show(roadRows(view));
    showMoment(view);
}

void BattlePart::showMoment(const BoardView &view)
{
    const int most = 2 * view.content->numbers.maneuvers;
    const int turn = view.state.battle.turn;
    const Task task = view.state.frames.back().task;
    const bool isPlaying = task == Task::Maneuver || task == Task::CancelHalf;
    if (isBattleDecided(view.state)) {
        m_now.moment = tr("The end of the battle");
    } else if (task == Task::ChooseSaracens || task == Task::HarbourHelp) {
        m_now.moment = tr("Before the first maneuver");
    } else {
        // A maneuver counts as made when its effect begins.
        const int number = std::clamp(isPlaying ? turn + 1 : turn, 1, most);
        m_now.actor = BattleSides::idOf(Side((number - 1) % 2));
        m_now.moment = task == Task::Maneuver ? tr("Maneuver %1 of %2: a card is chosen").arg(number).arg(most)
            : task == Task::CancelHalf        ? tr("Maneuver %1 of %2: a half is cancelled").arg(number).arg(most)
                                              : tr("Maneuver %1 of %2: the card takes effect").arg(number).arg(most);
    }
}

} // namespace outremer
