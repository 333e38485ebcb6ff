// Which programs can be in the middle of being run, and where.
#include "model/crusaders/stackcheck.h"

namespace outremer::crusaders {

// Whether a program can be in the middle of being run here, for these players.
bool StackCheck::isHosted(const Frame &run, const Frame &below) const
{
    constexpr std::array kOwnTurn{ Task::OrderMenu, Task::AfterOrder, Task::Pay, Task::BlindOffer, Task::PrayExtra,
        Task::BishopActions, Task::Hire, Task::Learn, Task::MarchMove };
    const bool isTurn = std::ranges::count(kOwnTurn, below.task) > 0;
    const bool isManeuver = isBattleSound() && (below.task == Task::ManeuverNext || below.task == Task::AfterManeuver);
    const bool isOwn = run.rival == kNobody && isSeat(run.self) && run.self == below.seat;
    switch (ProgramKind(run.as<Running>().kind)) {
    case ProgramKind::Building:
        return isTurn && isOwn;
    case ProgramKind::Spy:
        return below.task == Task::SpyWindow && isSeat(run.self) && !s.orders.empty() && run.self != s.note().seat
            && run.rival == s.note().seat;
    case ProgramKind::Rescript:
        if (run.as<Running>().card >= c.rescripts.size())
            return false;
        switch (c.rescripts[run.as<Running>().card].moment) {
        case Moment::Turn:
            return isTurn && isOwn;
        case Moment::Planning:
            return below.task == Task::Place && isOwn;
        case Moment::Raid:
            return below.task == Task::ChooseRaid && isRaided() && isOwn;
        case Moment::Battle:
            return isManeuver && (isSeat(run.self) || s.saracenRescripts) && fights(run.self, run.rival);
        }
        return false;
    case ProgramKind::Event:
        return below.task == Task::EventNext && run.as<Running>().card == s.event && isSeat(run.self)
            && run.rival == kNobody && c.events[s.event].scope != Scope::Round;
    case ProgramKind::RaidRow:
        return below.task == Task::RaidEnd && isRaided() && run.as<Running>().card == s.event && run.rival == kNobody
            && run.self == s.city(s.raid.city).owner;
    case ProgramKind::UpperHalf:
    case ProgramKind::LowerHalf: {
        const std::size_t half = run.as<Running>().kind - std::size_t(ProgramKind::UpperHalf);
        if (!isBattleSound() || run.as<Running>().part >= s.battle.maneuvers.size()
            || run.as<Running>().card != s.battle.maneuvers[run.as<Running>().part].card)
            return false;
        const Maneuver &maneuver = s.battle.maneuvers[run.as<Running>().part];
        const bool isSecond = below.task == Task::Run && ProgramKind(below.as<Running>().kind) == ProgramKind::LowerHalf
            && ProgramKind(run.as<Running>().kind) == ProgramKind::UpperHalf
            && below.as<Running>().part == run.as<Running>().part;
        return (maneuver.open >> half & 1) != 0 && run.self == Board(c, s).ownerOf(Side(maneuver.side))
            && fights(run.self, run.rival)
            && (c.tactics[run.as<Running>().card].halves[half].atEnd ? below.task == Task::EndEffects
                                                                     : isManeuver || isSecond);
    }
    default:
        return isSagaHosted(run, below);
    }
    return false;
}

// The campaign's programs: at the start of a chapter, in the income phase, and in a siege.
bool StackCheck::isSagaHosted(const Frame &run, const Frame &below) const
{
    if (s.saga.chapter == 0 || !isSeat(run.self) || run.rival != kNobody)
        return false;
    const auto &nicknames = s.saga.dynasts[run.self].nicknames;
    switch (ProgramKind(run.as<Running>().kind)) {
    case ProgramKind::Nickname:
        return nicknames.contains(run.as<Running>().card) && run.as<Running>().part <= kNicknameIncome
            && below.task == (run.as<Running>().part == kNicknameStart ? Task::Prelude : Task::Boons);
    case ProgramKind::Legacy:
        return below.task == Task::Prelude && run.as<Running>().card == s.saga.legacy
            && run.as<Running>().part < kLegacyPartWords.size();
    case ProgramKind::Interlude:
        return below.task == Task::Prelude && run.as<Running>().card + 1 == s.saga.chapter
            && run.as<Running>().part < 2 * kGiftParts;
    case ProgramKind::OathReward: // the tribute waits below it
        return (below.task == Task::Run && ProgramKind(below.as<Running>().kind) == ProgramKind::OathTribute
                   && below.as<Running>().card == run.as<Running>().card)
            || below.task == Task::OathsEnd;
    case ProgramKind::OathTribute:
        return below.task == Task::OathsEnd;
    case ProgramKind::Siege:
        return below.task == Task::Commander && isRaided() && run.self == s.city(s.raid.city).owner
            && !s.saga.usedCommander.empty() && run.as<Running>().card == s.saga.usedCommander.back();
    default:
        return false;
    }
}

bool StackCheck::areSagaNumbersSound(const Frame &frame) const
{
    if (s.saga.chapter == 0)
        return frame.task == Task::Harvest;
    switch (frame.task) {
    case Task::Prelude:
        return frame.as<NextSeat>().at <= 64;
    case Task::Harvest:
        return true;
    case Task::Boons:
        return frame.as<NextSeat>().at <= kMaxSeats && frame.as<NextSeat>().nickname <= kMaxNicknames;
    case Task::TradeNext:
        return s.saga.hasTrade() && frame.as<NextSeat>().at <= kMaxSeats;
    case Task::Sell:
        return s.saga.hasTrade() && isPlayersOwn(frame)
            && isCount(frame.as<Count>().left, c.saga.sales + c.saga.harbourSales);
    case Task::OathNext:
        return s.saga.hasOaths() && frame.as<NextSeat>().at <= kMaxSeats;
    case Task::SwearOath:
        return s.saga.hasOaths() && isPlayersOwn(frame);
    case Task::AnswerOath:
        return s.saga.hasOaths() && isSeat(frame.self) && frame.self != frame.seat && frame.rival == frame.seat
            && frame.as<OneCard>().card != kNoCard && s.saga.dynasts[frame.self].sworn.oath == kNoCard
            && !s.saga.dynasts[frame.self].oaths.full();
    case Task::OathsEnd:
        return s.saga.hasOaths();
    case Task::Commander:
        return s.saga.hasCommander() && frame.as<CommanderTurn>().stage <= 2 && frame.as<CommanderTurn>().moves <= 3;
    default:
        return false;
    }
}

bool StackCheck::isRunSound(const Frame &frame) const
{
    const auto &[kind, card, part, next] = frame.as<Running>();
    const std::array<std::size_t, 13> sizes{ c.buildings.size(), c.spies.size(), c.rescripts.size(), c.events.size(),
        c.events.size(), c.tactics.size(), c.tactics.size(), c.nicknames.size(), c.legacies.size(), c.interludes.size(),
        c.oaths.size(), c.oaths.size(), c.commander.size() };
    if (card == kNoCard || kind >= sizes.size() || card >= sizes[kind]
        || (ProgramKind(kind) == ProgramKind::RaidRow && part >= c.events[card].raid.size()))
        return false;
    return next <= Board(c, s).programOf(frame).count
        && frame.seat == (isSeat(frame.self) ? frame.self : s.battle.saracenPlayer);
}

} // namespace outremer::crusaders
