#include "app/crusaders/companion/boxedcampaign.h"
#include "app/crusaders/companion/calculators.h"
#include "app/ui/preferences.h"

namespace outremer {

using campaign::table::BattleMove;
using campaign::table::BattleQuestion;

namespace {

constexpr int kMost = 20; // of anything in a battle

// The numbers and the marks of question and move by their names on the screen.
int *numberNamed(BattleQuestion &question, const QString &field)
{
    const std::pair<const char *, int *> numbers[] = { { "attackers", &question.attackers },
        { "defenders", &question.defenders }, { "level", &question.level }, { "uncovered", &question.uncovered },
        { "attack", &question.attack }, { "defence", &question.defence } };
    for (const auto &[name, number] : numbers) {
        if (field == name)
            return number;
    }
    return nullptr;
}

bool *flagNamed(BattleQuestion &question, const QString &field)
{
    const std::pair<const char *, bool *> flags[] = { { "againstSaracens", &question.againstSaracens },
        { "isEnhanced", &question.isEnhanced }, { "hasMountains", &question.hasMountains },
        { "hasForests", &question.hasForests } };
    for (const auto &[name, flag] : flags) {
        if (field == name)
            return flag;
    }
    return nullptr;
}

int *numberNamed(BattleMove &move, const QString &field)
{
    const std::pair<const char *, int *> numbers[] = { { "strength", &move.strength }, { "routed", &move.routed },
        { "fled", &move.fled }, { "joined", &move.joined }, { "cityLevels", &move.cityLevels } };
    for (const auto &[name, number] : numbers) {
        if (field == name)
            return number;
    }
    return nullptr;
}

} // namespace

BattleCalculator::BattleCalculator(QObject *parent)
    : Calculator(parent)
{
    clear();
}

QVariantList BattleCalculator::fields() const
{
    return { ruled(numberField("attackers", tr("Troops that attack"), 1, kMost), "CR-BATTLE-08"),
        ruled(numberField("defenders", tr("Units that defend"), 1, kMost), "CR-BATTLE-08"),
        ruled(fewField("level", tr("Level of the city"), { { 1, "I" }, { 2, "II" }, { 3, "III" } }), "CR-BATTLE-09"),
        ruled(numberField("uncovered", tr("Bonuses of the Saracen track"), 0, crusaders::kTrackCells), "CR-BATTLE-10"),
        ruled(numberField("attack", tr("Attack by event or nickname"), -kMost, kMost), "CR-EVENT-02"),
        ruled(numberField("defence", tr("Defence by event or nickname"), -kMost, kMost), "CR-EVENT-02"),
        ruled(flagField("againstSaracens", tr("The city is Saracen")), "CR-BATTLE-10"),
        ruled(flagField("isEnhanced", tr("Enhanced march")), "CR-BATTLE-11"),
        ruled(flagField("hasMountains", tr("Mountains")), "CR-CAMP-10"),
        ruled(flagField("hasForests", tr("Forests")), "CR-CAMP-10") };
}

QVariantMap BattleCalculator::values() const
{
    const BattleQuestion &q = m_question;
    return { { "attackers", q.attackers }, { "defenders", q.defenders }, { "level", q.level },
        { "uncovered", q.uncovered }, { "attack", q.attack }, { "defence", q.defence },
        { "againstSaracens", q.againstSaracens }, { "isEnhanced", q.isEnhanced }, { "hasMountains", q.hasMountains },
        { "hasForests", q.hasForests } };
}

QVariantList BattleCalculator::rowFields() const
{
    return { fewField("side", tr("Who played it"),
                 { { int(crusaders::kAttacker), tr("Attacker") }, { int(crusaders::kDefender), tr("Defender") } }),
        fewField("isCard", tr("What it was"), { { true, tr("Maneuver") }, { false, tr("Rescript") } }),
        ruled(numberField("strength", tr("Strength"), -kMost, kMost), "CR-BATTLE-19"),
        ruled(numberField("routed", tr("Routed"), 0, kMost), "CR-BATTLE-20"),
        ruled(numberField("fled", tr("Fled"), 0, kMost), "CR-BATTLE-21"),
        ruled(numberField("joined", tr("Joined"), 0, kMost), "CR-BATTLE-25"),
        ruled(numberField("cityLevels", tr("City’s level"), -2, 0), "CR-BATTLE-27") };
}

BattleCalculator::Words BattleCalculator::words() const
{
    return { tr("Attack"), tr("Defence"), tr("Maneuvers and rescripts, in order"), tr("One more maneuver") };
}

void BattleCalculator::enter(const QString &field, const QVariant &value)
{
    if (int *number = numberNamed(m_question, field))
        *number = value.toInt();
    else if (bool *flag = flagNamed(m_question, field))
        *flag = value.toBool();
}

// Sides take turns, the attacker first, until somebody says otherwise.
void BattleCalculator::grow()
{
    BattleMove move;
    const bool isAttack = m_question.moves.empty() || m_question.moves.back().side == crusaders::kDefender;
    move.side = isAttack ? crusaders::kAttacker : crusaders::kDefender;
    move.strength = 1;
    m_question.moves.push_back(move);
}

void BattleCalculator::enterInRow(int row, const QString &field, const QVariant &value)
{
    BattleMove &move = m_question.moves[std::size_t(row)];
    if (int *number = numberNamed(move, field))
        *number = value.toInt();
    else if (field == "side")
        move.side = value.toInt() == int(crusaders::kAttacker) ? crusaders::kAttacker : crusaders::kDefender;
    else if (field == "isCard")
        move.isCard = value.toBool();
}

void BattleCalculator::shrink(int row)
{
    m_question.moves.erase(m_question.moves.begin() + row);
}

void BattleCalculator::forget()
{
    m_question = {};
}

void BattleCalculator::work()
{
    QList<RowModel::Row> rows;
    for (const BattleMove &move : m_question.moves)
        rows.append(
            { { "key", int(rows.size()) }, { "row", int(rows.size()) }, { "title", QString::number(rows.size() + 1) },
                { "values",
                    QVariantMap{ { "side", int(move.side) }, { "isCard", move.isCard }, { "strength", move.strength },
                        { "routed", move.routed }, { "fled", move.fled }, { "joined", move.joined },
                        { "cityLevels", move.cityLevels } } } });
    showRows(rows);
    const auto answer = campaign::table::reckon(boxContent(), m_question);
    if (!answer)
        return refuse(answer.refusal());
    show(answer->attack, answer->defence, campaign::table::explain(*answer, m_question, Preferences::currentLanguage()),
        answer->attackerWins ? tr("The attacker wins") : tr("The defender wins"), answer->attackerWins);
}

} // namespace outremer
