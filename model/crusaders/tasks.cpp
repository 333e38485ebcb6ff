// The table of everything a State can wait for or be about to do, and the loop that runs it.
#include "model/crusaders/tasks.h"

#include "model/crusaders/referee.h"

namespace outremer::crusaders {

struct TaskTable {
    using Row = TaskRow<Frame, Board, Referee, Options>;
    static const std::array<Row, kTasks> kRows;
};

// What the bytes of frames are called; their structs are in frame.h.
using Payload = std::vector<PayloadField>;
constexpr std::array<std::string_view, 13> kProgramWords{ "building", "spy", "rescript", "event", "raid", "upper",
    "lower", "nickname", "legacy", "interlude", "oath-reward", "oath-tribute", "siege" };
constexpr std::array kProgramCards{ kBuildingId, kSpyId, kRescriptId, kEventId, kEventId, kTacticId, kTacticId,
    kNicknameId, kLegacyId, kPlain, kOathId, kOathId };
constexpr std::array kOfferedCards{ kBuildingId, kBuildingId, kTacticId, kTacticId };
const Payload kCounted{ { "left" }, { "where", wordOf(kPlaceWords) } };
const Payload kOneCity{ { "city", kCityId } };
const Payload kEffect{ { "effect", kPlain, 2 } };
const Payload kUnits{ { "count" }, { "side", wordOf(kSideWords) } };
const Payload kAt{ { "at" } };
const Payload kRunning{ { "kind", wordOf(kProgramWords) }, { "card", kPlain, 1, kProgramCards }, { "part" },
    { "next" } };
const Payload kOffer{ { "deck", idOfNoun(kDeckNoun) }, { "card", kPlain, 1, kOfferedCards }, { "isExtra", kFlag } };

// In the order of Task. What depends on a hand, on rescripts that may pay or on the levels of bishops is not open.
const std::array<TaskTable::Row, kTasks> TaskTable::kRows{ {
    { Task::Nothing, { "nothing", {} } },
    { Task::ChooseState, { "setup.state", { "CR-SETUP-02", "CR-SETUP-03" }, true }, &Board::listChooseState,
        &Referee::takeChooseState },
    { Task::Deal, { "deal", {} }, nullptr, nullptr, &Referee::runDeal },
    { Task::KeepBull, { "setup.bull", { "CR-SETUP-51" } }, &Board::listKeepBull, &Referee::takeKeepBull },
    { Task::KeepGovernor,
        { "setup.governor", { "CR-SETUP-55" }, true, { { "one", kGovernorId }, { "two", kGovernorId } } },
        &Board::listKeepGovernor, &Referee::takeKeepGovernor },
    { Task::StartRound, { "round", {} }, nullptr, nullptr, &Referee::runStartRound },
    { Task::RevealEvent, { "event.reveal", {} }, nullptr, nullptr, &Referee::runRevealEvent },
    { Task::EventNext, { "event.next", {} }, nullptr, nullptr, &Referee::runEventNext },
    { Task::SaracenStep, { "event.saracens", {} }, nullptr, nullptr, &Referee::runSaracenStep },
    { Task::PlaceReinforcement,
        { "event.reinforce", { "CR-EVENT-08", "CR-EVENT-09" }, true, { { "cities", kCitySet, 2 } } },
        &Board::listPlaceReinforcement, &Referee::takePlaceReinforcement },
    { Task::RaidNext, { "raid.next", {} }, nullptr, nullptr, &Referee::runRaidNext },
    { Task::ChooseRaid, { "raid.choose", { "CR-RAID-08" } }, &Board::listChooseRaid, &Referee::takeChooseRaid },
    { Task::RaidStrike, { "raid.strike", {} }, nullptr, nullptr, &Referee::runRaidStrike },
    { Task::RaidEnd, { "raid.end", {} }, nullptr, nullptr, &Referee::runRaidEnd },
    { Task::RaidRetreat, { "raid.retreat", { "CR-RAID-14" }, true }, &Board::listRaidRetreat,
        &Referee::takeRaidRetreat },
    { Task::RaidCapture, { "raid.capture", {} }, nullptr, nullptr, &Referee::runRaidCapture },
    { Task::NewCapital, { "capital.choose", { "CR-CAPITAL-05" }, true }, &Board::listNewCapital,
        &Referee::takeNewCapital },
    { Task::NewTarget, { "event.target", {} }, nullptr, nullptr, &Referee::runNewTarget },
    { Task::PlanNext, { "plan.next", {} }, nullptr, nullptr, &Referee::runPlanNext },
    { Task::Place, { "plan.place", { "CR-PLAN-04", "CR-PLAN-05", "CR-PLAN-08" } }, &Board::listPlace,
        &Referee::takePlace },
    { Task::NewSpy, { "plan.spy", { "CR-SPY-02" }, false, { { "card", kSpyId } } }, &Board::listNewSpy,
        &Referee::takeNewSpy },
    { Task::ActivateNext, { "activate.next", {} }, nullptr, nullptr, &Referee::runActivateNext },
    { Task::OrderMenu, { "order.menu", { "CR-ACT-03", "CR-ACT-08" } }, &Board::listOrderMenu, &Referee::takeOrderMenu },
    { Task::OrderResolved, { "order.resolved", {} }, nullptr, nullptr, &Referee::runOrderResolved },
    { Task::AfterOrder, { "order.after", { "CR-BLDG-02" } }, &Board::listAfterOrder, &Referee::takeAfterOrder },
    { Task::SpyWindow, { "order.spies", {}, false, { { "asked", kPlain, 2 } } }, nullptr, nullptr,
        &Referee::runSpyWindow },
    { Task::UseSpy, { "spy.use", { "CR-SPY-11" }, false, { { "slot" } } }, &Board::listUseSpy, &Referee::takeUseSpy },
    { Task::OrderEnd, { "order.end", {} }, nullptr, nullptr, &Referee::runOrderEnd },
    { Task::Pay, { "pay", { "CR-GOODS-05", "CR-GOODS-09" } }, &Board::listPay, &Referee::takePay },
    { Task::FinishUpgrade, { "upgrade.finish", {}, false, kOneCity }, nullptr, nullptr, &Referee::runFinishUpgrade },
    { Task::FinishBuilding, { "building.finish", {}, false, { { "card", kBuildingId } } }, nullptr, nullptr,
        &Referee::runFinishBuilding },
    { Task::FinishTactic, { "tactic.finish", {}, false, { { "card", kTacticId } } }, nullptr, nullptr,
        &Referee::runFinishTactic },
    { Task::BlindOffer, { "market.blind", { "CR-MARKET-03", "CR-MARKET-04" }, false, kOffer }, &Board::listBlindOffer,
        &Referee::takeBlindOffer },
    { Task::DiscardBuilding, { "building.discard", { "CR-BUILD-15" }, true }, &Board::listDiscardBuilding,
        &Referee::takeDiscardBuilding },
    { Task::DiscardTactics, { "tactic.discard", { "CR-TACTIC-02" } }, &Board::listDiscardTactics,
        &Referee::takeDiscardTactics },
    { Task::DiscardRescripts, { "rescript.discard", { "CR-RESCR-08" } }, &Board::listDiscardRescripts,
        &Referee::takeDiscardRescripts },
    { Task::PrayExtra, { "prayer.more", { "CR-PRAY-02" } }, &Board::listPrayExtra, &Referee::takePrayExtra },
    { Task::BishopActions,
        { "bishop", { "CR-PRAY-13", "CR-PRAY-16", "CR-PRAY-17" }, false,
            { { "left" }, { "modes" }, PayloadField::former("hasMoved") } },
        &Board::listBishopActions, &Referee::takeBishopActions },
    { Task::Hire, { "hire", { "CR-MUSTER-02", "CR-MUSTER-03" }, false, { { "left" }, { "isOrder", kFlag } } },
        &Board::listHire, &Referee::takeHire },
    { Task::Learn, { "learn", { "CR-MUSTER-06" }, false, { { "left" }, { "isExtra", kFlag } } }, &Board::listLearn,
        &Referee::takeLearn },
    { Task::MarchMove, { "march.move", { "CR-MARCH-02", "CR-MARCH-04" }, false, { { "moves" }, { "moved" } } },
        &Board::listMarchMove, &Referee::takeMarchMove },
    { Task::MarchArrive, { "march.arrive", {} }, nullptr, nullptr, &Referee::runMarchArrive },
    { Task::PickGovernor, { "governor.pick", { "CR-BATTLE-62", "CR-MARKET-02" }, true, kOneCity },
        &Board::listPickGovernor, &Referee::takePickGovernor },
    { Task::KeepOrReplaceGovernor, { "governor.keep", { "CR-BATTLE-63" }, true, kOneCity },
        &Board::listKeepOrReplaceGovernor, &Referee::takeKeepOrReplaceGovernor },
    { Task::Run, { "effect.run", {}, false, kRunning }, nullptr, nullptr, &Referee::runRun },
    { Task::ChooseEffect, { "effect.choose", { "CR-GLOSS-30" }, false, kEffect }, &Board::listChooseEffect,
        &Referee::takeChooseEffect },
    { Task::MayPay, { "effect.pay", { "CR-GLOSS-24" }, false, kEffect }, &Board::listMayPay, &Referee::takeMayPay },
    { Task::RestoreGood, { "good.restore", { "CR-GOODS-04" }, true, kCounted }, &Board::listGood,
        &Referee::takeRestoreGood },
    { Task::SpendGood, { "good.spend", { "CR-GOODS-01" }, false, kCounted }, &Board::listGood,
        &Referee::takeSpendGood },
    { Task::BlockGood, { "good.block", { "CR-GOODS-10" }, true, kCounted }, &Board::listGood, &Referee::takeBlockGood },
    { Task::LoseTroop, { "troop.lose", { "CR-GLOSS-04" }, true, kCounted }, &Board::listLoseTroop,
        &Referee::takeLoseTroop },
    { Task::LoseBishop, { "bishop.lose", { "CR-GLOSS-26" }, false, kCounted }, &Board::listLoseBishop,
        &Referee::takeLoseBishop },
    { Task::LoseRescript, { "rescript.lose", { "CR-GLOSS-26" }, false, kCounted }, &Board::listLoseRescript,
        &Referee::takeLoseRescript },
    { Task::LoseTactic, { "tactic.lose", { "CR-BATTLE-44" }, false, kCounted }, &Board::listLoseTactic,
        &Referee::takeLoseTactic },
    { Task::TakeBack, { "tactic.back", { "CR-TACTIC-05" }, false, kCounted }, &Board::listTakeBack,
        &Referee::takeTakeBack },
    { Task::LoseBuilding, { "building.lose", { "CR-BATTLE-37" }, true, kCounted }, &Board::listLoseBuilding,
        &Referee::takeLoseBuilding },
    { Task::SwapGovernor, { "governor.swap", { "CR-GOV-14" }, true, kCounted }, &Board::listSwapGovernor,
        &Referee::takeSwapGovernor },
    { Task::MoveTroops,
        { "troop.move", { "CR-GLOSS-18" }, false, { { "left" }, { "from", kCityId }, { "to", kCityId } } },
        &Board::listMoveTroops, &Referee::takeMoveTroops },
    { Task::Bombard, { "bombard", { "CR-GLOSS-05" }, true, kCounted }, &Board::listEffectCity, &Referee::takeBombard },
    { Task::UpgradeCity, { "city.upgrade", { "CR-GLOSS-16" }, true, kCounted }, &Board::listEffectCity,
        &Referee::takeUpgradeCity },
    { Task::DestroyCity, { "city.destroy", { "CR-GLOSS-16" }, true, kCounted }, &Board::listEffectCity,
        &Referee::takeDestroyCity },
    { Task::CheckHolyLand, { "city.check", { "CR-PRAY-28" }, true, kCounted }, &Board::listEffectCity,
        &Referee::takeCheckHolyLand },
    { Task::Unban, { "building.unban", { "CR-BLDG-04" }, true, kCounted }, &Board::listUnban, &Referee::takeUnban },
    { Task::PlaceSaracens, { "saracens.place", { "CR-GLOSS-17" }, true, kCounted }, &Board::listEffectCity,
        &Referee::takePlaceSaracens },
    { Task::Toward, { "saracens.toward", { "CR-GLOSS-27" }, true, kCounted }, &Board::listToward,
        &Referee::takeToward },
    { Task::ChooseSaracens, { "battle.saracens", { "CR-BATTLE-04" }, true }, &Board::listChooseSaracens,
        &Referee::takeChooseSaracens },
    { Task::HarbourHelp, { "battle.harbour", { "CR-CAMP-10" }, true }, &Board::listHarbourHelp,
        &Referee::takeHarbourHelp },
    { Task::BattleBegin, { "battle.begin", {} }, nullptr, nullptr, &Referee::runBattleBegin },
    { Task::ManeuverNext, { "battle.next", {} }, nullptr, nullptr, &Referee::runManeuverNext },
    { Task::Maneuver, { "battle.tactic", { "CR-BATTLE-15" } }, &Board::listManeuver, &Referee::takeManeuver },
    { Task::CancelHalf, { "battle.cancel", { "CR-BATTLE-16" } }, &Board::listCancelHalf, &Referee::takeCancelHalf },
    { Task::ResolveManeuver, { "battle.resolve", {} }, nullptr, nullptr, &Referee::runResolveManeuver },
    { Task::AfterManeuver, { "battle.after", { "CR-BATTLE-30" } }, &Board::listAfterManeuver,
        &Referee::takeAfterManeuver },
    { Task::Flee, { "battle.flee", { "CR-BATTLE-21", "CR-BATTLE-22" }, true, kUnits }, &Board::listFlee,
        &Referee::takeFlee },
    { Task::ReinforceBattle, { "battle.reinforce", { "CR-BATTLE-25" }, true, kUnits }, &Board::listReinforceBattle,
        &Referee::takeReinforceBattle },
    { Task::LowerCity, { "battle.lower", { "CR-GLOSS-16" }, true, kCounted }, &Board::listLowerCity,
        &Referee::takeLowerCity },
    { Task::BattleDecided, { "battle.decided", {} }, nullptr, nullptr, &Referee::runBattleDecided },
    { Task::EndEffects, { "battle.effects", {}, false, kAt }, nullptr, nullptr, &Referee::runEndEffects },
    { Task::UseEndEffect, { "battle.effect", { "CR-BATTLE-35" }, false, kAt }, &Board::listUseEndEffect,
        &Referee::takeUseEndEffect },
    { Task::Retreat, { "battle.retreats", {} }, nullptr, nullptr, &Referee::runRetreat },
    { Task::RetreatTo, { "battle.retreat", { "CR-BATTLE-49" }, true, kUnits }, &Board::listRetreatTo,
        &Referee::takeRetreatTo },
    { Task::Destruction, { "battle.destruction", {} }, nullptr, nullptr, &Referee::runDestruction },
    { Task::Trophies, { "battle.trophies", {} }, nullptr, nullptr, &Referee::runTrophies },
    { Task::HandOver, { "battle.goods", { "CR-BATTLE-61" }, true, { { "good", idOfNoun(kGoodNoun) } } },
        &Board::listHandOver, &Referee::takeHandOver },
    { Task::BattleOver, { "battle.over", {} }, nullptr, nullptr, &Referee::runBattleOver },
    { Task::Income, { "income", {} }, nullptr, nullptr, &Referee::runIncome },
    { Task::RoundEnd, { "round.end", {} }, nullptr, nullptr, &Referee::runRoundEnd },
    { Task::Over, { "over", {} } },
    { Task::Prelude, { "chapter.start", {}, false, kAt }, nullptr, nullptr, &Referee::runPrelude },
    { Task::Harvest, { "income.rest", {} }, nullptr, nullptr, &Referee::runHarvest },
    { Task::Boons, { "income.nicknames", {}, false, { { "at" }, { "nickname" } } }, nullptr, nullptr,
        &Referee::runBoons },
    { Task::TradeNext, { "trade.next", {}, false, kAt }, nullptr, nullptr, &Referee::runTradeNext },
    { Task::Sell, { "trade.sell", { "CH2-TRADE-04", "CH2-TRADE-05" }, true, kCounted }, &Board::listSell,
        &Referee::takeSell },
    { Task::OathNext, { "oath.next", {}, false, kAt }, nullptr, nullptr, &Referee::runOathNext },
    { Task::SwearOath, { "oath.swear", { "CH3-OATH-02" } }, &Board::listSwearOath, &Referee::takeSwearOath },
    { Task::AnswerOath, { "oath.answer", { "CH3-OATH-03" }, true, { { "card", kOathId } } }, &Board::listAnswerOath,
        &Referee::takeAnswerOath },
    { Task::OathsEnd, { "oath.end", {} }, nullptr, nullptr, &Referee::runOathsEnd },
    { Task::Commander, { "commander", {}, false, { { "stage" }, { "moves" } } }, nullptr, nullptr,
        &Referee::runCommander },
} };

const std::array<std::string_view, kTasks> kTaskWords = [] {
    std::array<std::string_view, kTasks> words;
    for (std::size_t task = 0; task < kTasks; ++task)
        words[task] = TaskTable::kRows[task].info.word;
    return words;
}();

std::span<const PayloadField> payloadOf(Task task)
{
    if (int(task) >= kTasks) // a State from a file may say so
        return {};
    return infoOf(task).payload;
}

const TaskInfo &infoOf(Task task)
{
    return TaskTable::kRows[std::size_t(task)].info;
}

bool isQuestion(Task task)
{
    return TaskTable::kRows[std::size_t(task)].isQuestion();
}

void Board::list(Options &options) const
{
    const Frame &frame = s.frames.back();
    if (const auto list = TaskTable::kRows[std::size_t(frame.task)].list)
        (this->*list)(frame, options);
}

void Referee::take(const Option &option)
{
    (this->*TaskTable::kRows[std::size_t(Board::top().task)].take)(option);
    settle();
}

// Where nobody may choose, the engine draws lots (CR-AMB-57).
void Referee::settle()
{
    const auto run = [this](const TaskTable::Row &row, const Frame &frame) { (this->*row.run)(frame); };
    settlePending(TaskTable::kRows, s.frames, run, [this](const TaskTable::Row &row) {
        Options options;
        list(options);
        reveal(EventKind::LotsDrawn, {});
        (this->*row.take)(options[int(s.rng.below(std::uint32_t(options.size())))]);
    });
}

} // namespace outremer::crusaders
