#include "campaign/crusaders/companion/battlecalculator.h"
#include "campaign/crusaders/companion/raidcalculator.h"
#include "tests/campaign/tablekit.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::campaign::table;
using namespace outremer::campaign::table::test;
using crusaders::Board;
using crusaders::CityId;
using crusaders::EventKind;
using crusaders::kAttacker;
using crusaders::kDefender;
using crusaders::kSaracens;
using crusaders::Place;
using crusaders::State;

namespace {

int between(Rng &rng, int least, int most)
{
    return least + int(rng.below(std::uint32_t(most - least + 1)));
}

const crusaders::State &anyState()
{
    static const State kState = crusaders::test::Setting().s;
    return kState;
}

// A raid on a city as the engine has it, before or after the raiders moved.
RaidQuestion raidOn(const State &s, CityId city)
{
    const Board board(content(), s);
    RaidQuestion question;
    question.troops = s.city(city).units;
    question.level = s.city(city).level;
    question.defence = s.modifiers[crusaders::modifierOf(Place::CityDefence)];
    question.garrison = s.raid.garrison;
    question.uncovered = s.bonuses;
    question.event = content().events[s.event].id;
    int able = 0;
    int came = 0;
    crusaders::eachCity(board.neighboursOf(city, kSaracens), [&](CityId from) {
        const int units = s.city(from).units + s.raid.raiders[from];
        question.neighbours.push_back(units);
        able += std::min(units - 1, board.raidersPerCity());
        came += s.raid.raiders[from];
    });
    question.turnedBack = s.raid.city == city ? able - came : 0;
    return question;
}

// What a battle starts from (CR-BATTLE-08..11), as the engine has it before any maneuver.
BattleQuestion battleOf(const State &s)
{
    const Board board(content(), s);
    BattleQuestion question;
    question.attackers = s.battle.attackers;
    question.defenders = s.city(s.battle.city).units;
    question.level = s.city(s.battle.city).level;
    question.againstSaracens = s.battle.defender == kSaracens;
    question.uncovered = s.bonuses;
    question.isEnhanced = s.note().enhanced != 0;
    question.attack = s.modifiers[crusaders::modifierOf(Place::AttackStrength)];
    question.defence = s.modifiers[crusaders::modifierOf(Place::DefenceStrength)];
    question.hasMountains = board.hasTerrain(s.battle.city, crusaders::Terrain::Mountains);
    return question;
}

// What was told of a battle up to its end, as moves somebody at the table would note down. Levels are told as they are,
// so `level` follows them.
void noteMoves(const std::vector<Event> &events, std::int16_t attackerRealm, CityId city, int &level,
    std::vector<BattleMove> &moves)
{
    for (const Event &event : events) {
        const auto kind = EventKind(event.kind);
        if (kind == EventKind::BattleWon)
            return;
        BattleMove move;
        move.isCard = false; // one card may do several things
        const crusaders::Side side = event.fields[0].value == attackerRealm ? kAttacker : kDefender;
        const int number = event.fields.empty() ? 0 : event.fields.back().value;
        move.side = side;
        if (kind == EventKind::StrengthChanged) {
            move.strength = number;
        } else if (kind == EventKind::TroopsReinforced) {
            move.joined = number;
        } else if (kind == EventKind::TroopsRouted || kind == EventKind::TroopsFled) {
            move.side = crusaders::otherSide(side);
            (kind == EventKind::TroopsFled ? move.fled : move.routed) = number;
        } else if ((kind == EventKind::CityDestroyed || kind == EventKind::CityUpgraded)
            && event.fields[0].value == city) {
            move.side = kDefender;
            move.cityLevels = number - level;
            level = number;
        } else {
            continue;
        }
        moves.push_back(move);
    }
}

} // namespace

// The raid and battle calculators beside the engine.
class TestCampaignCalculators : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void raids_onRandomPositions_areReckonedAsTheEngineDoes()
    {
        SHOWS("CR-RAID-09", "CR-RAID-10", "CR-EVENT-16");
        Rng rng{ 2026 };
        for (int i = 0; i < 1000; ++i) {
            State s = anyState();
            s.bonuses = std::uint8_t(between(rng, 0, crusaders::kTrackCells));
            s.event = crusaders::Card(between(rng, 1, int(content().events.size()) - 1));
            s.modifiers[crusaders::modifierOf(Place::CityDefence)] = std::int8_t(between(rng, -2, 2));
            for (crusaders::CityState &city : s.cities) {
                city.owner = rng.below(3) == 0 ? Seat(rng.below(4)) : kSaracens;
                city.units = std::uint8_t(between(rng, 1, 6));
                city.level = std::uint8_t(between(rng, 1, 3));
            }
            const CityId target = CityId(rng.below(crusaders::kCities));
            s.city(target).owner = Seat(rng.below(4));
            s.raid = {};
            s.raid.city = target;
            s.raid.garrison = std::uint8_t(between(rng, 0, 3));
            const Board board(content(), s);
            crusaders::eachCity(board.neighboursOf(target, kSaracens), [&](CityId from) {
                const int units = std::min(s.city(from).units - 1, board.raidersPerCity());
                const int came = std::max(0, units - int(rng.below(2)));
                s.raid.raiders[from] = std::uint8_t(came);
                s.city(from).units = std::uint8_t(s.city(from).units - came);
            });
            const auto answer = reckon(content(), raidOn(s, target));
            QVERIFY2(answer, answer ? "" : answer.refusal().message.c_str());
            QCOMPARE(sumOf(answer->city), board.cityStrength(target));
            QCOMPARE(sumOf(answer->raid), board.raidStrength());
            QCOMPARE(answer->difference, board.cityStrength(target) - board.raidStrength());
            for (Lang lang : kLanguages)
                QVERIFY(areWhole(explain(*answer, content(), lang)));
        }
    }
    // In whole matches: what the calculator foretells is what the engine then does.
    void raids_ofMatches_endAsForetold()
    {
        SHOWS("CR-RAID-03", "CR-RAID-04", "CR-RAID-11", "CR-RAID-12", "CR-EVENT-17", "CR-EVENT-18");
        int held = 0, captured = 0, none = 0, answered = 0;
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            followMatch(matchSetup(2 + int(seed % 3), seed),
                [&](const State &before, const Option &option, const State &after, const auto &events) {
                    const auto has = [&](EventKind kind) {
                        return std::ranges::find(events, std::uint8_t(kind), &Event::kind);
                    };
                    if (after.raid.city != crusaders::kNoCity
                        && after.frames.back().task == crusaders::Task::ChooseRaid) {
                        const Board board(content(), after); // rescripts may have changed it
                        const auto answer = reckon(content(), raidOn(after, after.raid.city));
                        QCOMPARE(sumOf(answer->city), board.cityStrength(after.raid.city));
                        QCOMPARE(sumOf(answer->raid), board.raidStrength());
                        ++answered;
                        return;
                    }
                    if (before.frames.back().task != crusaders::Task::ChooseRaid
                        || before.raid.city != crusaders::kNoCity)
                        return;
                    const auto answer = reckon(content(), raidOn(before, option.first));
                    QVERIFY(answer);
                    if (has(EventKind::RaidStarted) == events.end()) {
                        QCOMPARE(answer->outcome, RaidAnswer::Outcome::NoRaid);
                        ++none;
                    } else if (has(EventKind::RaidRepelled) != events.end()) {
                        QCOMPARE(answer->outcome, RaidAnswer::Outcome::Held);
                        QCOMPARE(answer->difference, int(has(EventKind::RaidRepelled)->fields[2].value));
                        ++held;
                    } else {
                        QCOMPARE(answer->outcome, RaidAnswer::Outcome::Captured);
                        ++captured;
                    }
                });
        }
        qInfo(
            "raids compared: held %d, captured %d, none %d, answered by rescripts %d", held, captured, none, answered);
        QVERIFY(held + captured > 300 && captured > 20);
    }
    void raidRows_areTheLastReached()
    {
        SHOWS("CR-EVENT-03", "CR-RAID-11");
        for (std::size_t card = 1; card < content().events.size(); ++card) {
            const crusaders::EventCard &event = content().events[card];
            for (int troops = 1; troops <= 12; ++troops) {
                RaidQuestion question{ troops, 1, 0, 0, { 2 }, 0, 0, event.id };
                const auto answer = reckon(content(), question);
                QCOMPARE(answer->difference, troops);
                QVERIFY(event.raid[std::size_t(answer->row)].from <= troops);
                QVERIFY(std::size_t(answer->row) + 1 == event.raid.size()
                    || event.raid[std::size_t(answer->row) + 1].from > troops);
            }
        }
    }
    // CR-EX-05: Edessa with three troops behind walls of 3; one raider each from Aleppo and Turbessel.
    void example_05_isReckoned()
    {
        const RaidQuestion question{ 3, 3, 0, 0, { 2, 3, 1 }, 0, 0, "autumn-passage" };
        const auto answer = reckon(content(), question);
        QCOMPARE(answer->raiders, 2);
        QCOMPARE(answer->difference, 4);
        const auto ru = explain(*answer, content(), Lang::Ru);
        QCOMPARE(ru[0].text, std::string("Сила города: отряды 3, стены +3. Итого 6."));
        QCOMPARE(ru[0].rules, (std::vector<std::string>{ "CR-RAID-09" }));
        QCOMPARE(ru[1].text, std::string("Сила набега: отряды в набеге 2. Итого 2."));
        QCOMPARE(ru[2].text, std::string("Город устоял с разницей 4."));
        QCOMPARE(explain(*answer, content(), Lang::En)[1].text, std::string("The raid: raiders 2. Strength 2."));
    }
    void withoutRaiders_thereIsNoRaid()
    {
        SHOWS("CR-RAID-24");
        for (const RaidQuestion &question : { RaidQuestion{ 1, 1, 0, 0, { 1, 1 }, 0, 5, "" },
                 RaidQuestion{ 1, 1, 0, 0, {}, 0, 5, "" }, RaidQuestion{ 1, 1, 0, 0, { 3 }, 2, 2, "" } }) {
            const auto answer = reckon(content(), question);
            QCOMPARE(answer->outcome, RaidAnswer::Outcome::NoRaid); // whatever the track adds
            QCOMPARE(explain(*answer, content(), Lang::En)[0].text,
                std::string("No unit can come: there is no raid on this city."));
        }
    }
    void questionsThatCannotBe_areRefused()
    {
        const auto codeOfRaid = [](auto change) {
            RaidQuestion question{ 2, 2, 0, 0, { 3 }, 0, 1, "" };
            change(question);
            const auto answer = reckon(content(), question);
            return answer ? std::string() : answer.refusal().code;
        };
        QCOMPARE(codeOfRaid([](RaidQuestion &) {}), std::string());
        QCOMPARE(codeOfRaid([](RaidQuestion &q) { q.troops = 0; }), std::string("bad-troops"));
        QCOMPARE(codeOfRaid([](RaidQuestion &q) { q.level = 4; }), std::string("bad-level"));
        QCOMPARE(codeOfRaid([](RaidQuestion &q) { q.uncovered = 6; }), std::string("bad-track"));
        QCOMPARE(codeOfRaid([](RaidQuestion &q) { q.neighbours = { 0 }; }), std::string("bad-neighbour"));
        QCOMPARE(codeOfRaid([](RaidQuestion &q) { q.turnedBack = -1; }), std::string("bad-raiders"));
        QCOMPARE(codeOfRaid([](RaidQuestion &q) { q.event = "picnic"; }), std::string("unknown-event"));
        const auto codeOfBattle = [](auto change) {
            BattleQuestion question;
            change(question);
            const auto answer = reckon(content(), question);
            return answer ? std::string() : answer.refusal().code;
        };
        QCOMPARE(codeOfBattle([](BattleQuestion &) {}), std::string());
        QCOMPARE(codeOfBattle([](BattleQuestion &q) { q.attackers = 0; }), std::string("bad-troops"));
        QCOMPARE(codeOfBattle([](BattleQuestion &q) { q.defenders = -3; }), std::string("bad-troops"));
        QCOMPARE(codeOfBattle([](BattleQuestion &q) { q.level = 0; }), std::string("bad-level"));
        QCOMPARE(codeOfBattle([](BattleQuestion &q) { q.uncovered = -1; }), std::string("bad-track"));
        QCOMPARE(codeOfBattle([](BattleQuestion &q) {
            q.moves.resize(1);
            q.moves[0].routed = -1;
        }),
            std::string("bad-move"));
    }

    // Every battle of many matches, from the first difference to the winner.
    void battles_ofMatches_goAsReckoned()
    {
        SHOWS("CR-BATTLE-08", "CR-BATTLE-09", "CR-BATTLE-10", "CR-BATTLE-11", "CR-BATTLE-19", "CR-BATTLE-20",
            "CR-BATTLE-27", "CR-BATTLE-29", "CR-BATTLE-32", "CR-BATTLE-33");
        int openings = 0, positions = 0, decided = 0, enhanced = 0, saracens = 0, mountains = 0, moved = 0;
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            std::optional<BattleQuestion> question; // of the battle that goes on
            std::int16_t attacker = 0;
            CityId city = crusaders::kNoCity;
            int level = 0;
            followMatch(matchSetup(2 + int(seed % 3), seed),
                [&](const State &, const Option &, const State &after, const auto &events) {
                    const auto told = [&](EventKind kind) {
                        return std::ranges::find(events, std::uint8_t(kind), &Event::kind);
                    };
                    if (told(EventKind::BattleStarted) != events.end()) {
                        if (!after.isFighting() || !after.battle.maneuvers.empty())
                            return; // the engine fought it for both
                        question = battleOf(after);
                        attacker = after.player(after.battle.attacker).realm;
                        city = after.battle.city;
                        level = question->level;
                        ++openings;
                        enhanced += question->isEnhanced ? 1 : 0;
                        saracens += question->againstSaracens ? 1 : 0;
                        mountains += question->hasMountains ? 1 : 0;
                    } else if (question) {
                        noteMoves(events, attacker, city, level, question->moves);
                    }
                    if (!question)
                        return;
                    const auto answer = reckon(content(), *question);
                    QVERIFY2(answer, answer ? "" : answer.refusal().message.c_str());
                    const auto won = told(EventKind::BattleWon);
                    if (won != events.end()) {
                        QCOMPARE(answer->attackerWins, won->fields[0].value == attacker);
                        moved += int(question->moves.size());
                        question.reset();
                        ++decided;
                        return;
                    }
                    QCOMPARE(answer->difference, Board(content(), after).difference());
                    QVERIFY(areWhole(explain(*answer, *question, Lang::Ru)));
                    QVERIFY(areWhole(explain(*answer, *question, Lang::En)));
                    ++positions;
                });
        }
        qInfo("battles: %d, decided %d, positions %d, moves %d, enhanced %d, Saracens %d, mountains %d", openings,
            decided, positions, moved, enhanced, saracens, mountains);
        QVERIFY(decided == openings && openings > 200 && positions > 1000 && enhanced > 20 && saracens > 100
            && mountains > 10);
    }
    void battles_onRandomPositions_openAsTheEngineDoes()
    {
        SHOWS("CR-BATTLE-08", "CR-BATTLE-12");
        Rng rng{ 1187 };
        for (int i = 0; i < 1000; ++i) {
            State s = anyState();
            const CityId city = CityId(rng.below(crusaders::kCities));
            s.terrains = std::uint8_t(rng.below(2));
            s.bonuses = std::uint8_t(between(rng, 0, crusaders::kTrackCells));
            s.city(city).units = std::uint8_t(between(rng, 1, 8));
            s.city(city).level = std::uint8_t(between(rng, 1, 3));
            s.battle.city = city;
            s.battle.attacker = 0;
            s.battle.defender = rng.below(2) == 0 ? kSaracens : Seat(1);
            s.battle.attackers = std::uint8_t(between(rng, 1, 10));
            s.modifiers[crusaders::modifierOf(Place::AttackStrength)] = std::int8_t(between(rng, -2, 2));
            s.modifiers[crusaders::modifierOf(Place::DefenceStrength)] = std::int8_t(between(rng, -2, 2));
            s.orders.push({});
            s.note().enhanced = std::uint8_t(rng.below(2));
            // Bonuses as startBattle adds them.
            const Board board(content(), s);
            s.battle.strength[kAttacker] = std::int8_t((s.note().enhanced ? content().numbers.enhancedStrength : 0)
                + s.modifiers[crusaders::modifierOf(Place::AttackStrength)]);
            s.battle.strength[kDefender] = std::int8_t((s.battle.defender == kSaracens ? board.strengthBonus() : 0)
                + s.modifiers[crusaders::modifierOf(Place::DefenceStrength)]);
            BattleQuestion question = battleOf(s);
            for (int card = 0; card < int(rng.below(5)); ++card) {
                BattleMove move;
                move.side = card % 2 == 0 ? kDefender : kAttacker;
                move.strength = between(rng, 0, 4);
                s.battle.strength[move.side] = std::int8_t(s.battle.strength[move.side] + move.strength);
                question.moves.push_back(move);
            }
            const auto answer = reckon(content(), question);
            QCOMPARE(answer->difference, board.difference());
            QCOMPARE(answer->attackerWins, board.difference() >= 0);
        }
    }
    void forests_boundTheFirstAttackOnly()
    {
        BattleQuestion question;
        question.attackers = 3;
        question.hasForests = true;
        BattleMove card;
        card.side = kAttacker;
        card.strength = 4;
        question.moves = { card, card };
        const auto answer = reckon(content(), question);
        QCOMPARE(answer->after, (std::vector<int>{ 3, 7 }));
        question.moves[0].isCard = false; // a rescript is no maneuver
        QCOMPARE(reckon(content(), question)->after, (std::vector<int>{ 5, 7 }));
    }
    void battle_endsAtOnce_whenASideHasNobodyLeft()
    {
        SHOWS("CR-BATTLE-29", "CR-BATTLE-20");
        BattleQuestion question;
        question.attackers = 2;
        question.defenders = 9;
        BattleMove rout;
        rout.routed = 5; // more than there are
        BattleMove late;
        late.side = kAttacker;
        late.strength = 50;
        question.moves = { rout, late };
        const auto answer = reckon(content(), question);
        QVERIFY(answer->isOver && !answer->attackerWins);
        QCOMPARE(answer->after.size(), std::size_t(1)); // what came too late is not counted
    }
    void marker_turnsOverAboveFive()
    {
        SHOWS("CR-BATTLE-12", "CR-BATTLE-13");
        for (const auto &[difference, cell, isFlipped] : std::vector<std::tuple<int, int, bool>>{
                 { 0, 0, false }, { 5, 5, false }, { -5, 5, false }, { 6, 1, true }, { -10, 5, true } }) {
            QCOMPARE(markerFor(difference).cell, cell);
            QCOMPARE(markerFor(difference).isFlipped, isFlipped);
        }
        BattleQuestion question;
        question.attackers = 14;
        const auto answer = reckon(content(), question);
        QCOMPARE(explain(*answer, question, Lang::Ru)[2].text,
            std::string("Перевес атакующего 12: столько на треке нет, запомните число."));
    }
    void everyTerm_isExplained()
    {
        BattleQuestion question;
        question.attackers = 4;
        question.defenders = 2;
        question.level = 2;
        question.uncovered = 3;
        question.isEnhanced = true;
        question.attack = -1;
        question.hasMountains = true;
        const auto answer = reckon(content(), question);
        const auto ru = explain(*answer, question, Lang::Ru);
        QCOMPARE(ru[0].text, std::string("Атакующий: отряды 4, усиленный поход +2, эффекты этого раунда −1. Итого 5."));
        QCOMPARE(ru[0].rules, (std::vector<std::string>{ "CR-BATTLE-08", "CR-BATTLE-11", "CR-EVENT-02" }));
        QCOMPARE(ru[1].text, std::string("Обороняющийся: отряды 2, стены +2, горы +1, трек сарацин +2. Итого 7."));
        QCOMPARE(ru[2].text, std::string("Фишка боя на 2 в сторону обороняющегося."));
        QCOMPARE(ru[3].text, std::string("Побеждает обороняющийся с перевесом 2."));
        question.attackers = 6;
        const auto tie = explain(*reckon(content(), question), question, Lang::En);
        QCOMPARE(tie[0].text,
            std::string("The attacker: troops 6, enhanced march +2, effects of this round −1. Strength 7."));
        QCOMPARE(tie[3].text, std::string("The sides are even, and a tie goes to the attacker."));
        QCOMPARE(tie[3].rules, (std::vector<std::string>{ "CR-BATTLE-33" }));
    }
};

OUTREMER_TEST(TestCampaignCalculators)
#include "tst_campaign_calculators.moc"
