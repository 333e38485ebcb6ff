// Prayer, the holiness track and bishops [p.21-23]: CR-PRAY.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

enum PrayerStep : std::uint8_t { kPrayed = 1 };
enum BishopMode : std::uint8_t { kTrains = 1, kMoves = 2 };

} // namespace

// CR-PRAY-01, CR-AMB-38: the points are compulsory.
void Board::listPrayer(const OrderNote &note, Options &options) const
{
    options.push(choice(note.done & kPrayed ? Verb::Done : Verb::Pray));
}

void Referee::takePrayer(const Option &)
{
    s.note().done |= kPrayed;
    push(ask(Task::PrayExtra, s.note().seat));
}

void Board::listPrayExtra(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    if (s.note().extras < c.numbers.extras) // CR-PRAY-02
        listExtras(frame.seat, 0, c.numbers.extras - s.note().extras, options);
    listMeanwhile(frame, options);
}

// One more point, troop or movement for a good, a coin or a rescript (CR-GOODS-05, 07, 09). Adds as many as were paid
// for to the note; true if the option was one of these.
bool Referee::takeExtra(Seat seat, const Option &option, int most)
{
    OrderNote &note = s.note();
    switch (Verb(option.verb)) {
    case Verb::PayGood:
    case Verb::PayCoin:
        payOne(seat, option);
        ++note.extras;
        return true;
    case Verb::PayRescript:
        payRescript(seat, option.first);
        note.extras =
            std::uint8_t(std::min(most, note.extras + (option.second > 0 ? 1 : c.rescripts[option.first].level())));
        return true;
    case Verb::UseDiscount:
        --note.discount;
        ++note.extras;
        return true;
    default:
        return false;
    }
}

void Referee::takePrayExtra(const Option &option)
{
    const Seat seat = top().seat;
    OrderNote &note = s.note();
    if (takeWindow(seat, option) || takeExtra(seat, option, c.numbers.extras))
        return;
    pop();
    const int points = std::max(0, c.numbers.prayer + note.extras + modifier(Place::PrayerPoints, seat)); // CR-PRAY-03
    note.deed(Deed::Holiness) = std::uint8_t(points);
    moveHoliness(seat, points, note.enhanced ? 1 : 0); // CR-PRAY-20
    if (note.enhanced)
        gainRescript(seat, 2); // CR-PRAY-21, CR-AMB-47
    if (s.player(seat).rescripts.size() > c.numbers.rescripts && Board::top().task != Task::DiscardRescripts)
        push(ask(Task::DiscardRescripts, seat));
}

// CR-PRAY-04..12: the whole movement first, then the bonuses of all cells stopped on, passed or jumped.
void Referee::moveHoliness(Seat seat, int points, int bishopActions)
{
    Player &player = s.player(seat);
    const int cells = int(c.track.size());
    int cell = player.holiness;
    int rescripts = 0;
    for (int left = points; left > 0;) {
        cell = (cell + 1) % cells; // CR-PRAY-12
        if (!isCellTaken(cell, seat))
            --left; // CR-PRAY-07: an occupied cell costs nothing
        rescripts += c.track[std::size_t(cell)] == Cell::Rescript ? 1 : 0;
        bishopActions += c.track[std::size_t(cell)] == Cell::Bishop ? 1 : 0;
    }
    player.holiness = std::uint8_t(cell);
    tell(EventKind::HolinessMoved, { realm(seat), number(points) });
    if (bishopActions > 0)
        startBishopActions(seat, bishopActions, kTrains | kMoves);
    for (int i = 0; i < rescripts; ++i)
        gainRescript(seat, 1); // CR-PRAY-10
    if (player.rescripts.size() > c.numbers.rescripts)
        push(ask(Task::DiscardRescripts, seat)); // CR-RESCR-08
}

void Board::listDiscardRescripts(const Frame &frame, Options &options) const
{
    for (Card card : s.player(frame.self).rescripts)
        options.push(choice(Verb::DiscardRescript, card));
}

void Referee::takeDiscardRescripts(const Option &option)
{
    const Seat seat = top().seat;
    loseRescript(seat, option.first);
    reveal(EventKind::RescriptDiscarded, { realm(seat), { kRescriptNoun, option.first } });
    if (s.player(seat).rescripts.size() <= c.numbers.rescripts)
        pop();
}

// CR-PRAY-13..15: where a bishop may be trained.
CitySet Board::trainingCities(Seat seat) const
{
    const Player &player = s.player(seat);
    CitySet cities = 0;
    for (CityId city = 0; city < kCities; ++city) {
        if (player.clergy[city].count() > 0)
            cities = CitySet(cities | setOf(city));
    }
    return cities != 0 ? cities : citiesOf(seat);
}

bool Board::canTrain(Seat seat) const
{
    return s.player(seat).bishops.count() > 0 && !s.player(seat).hasMovedBishop && trainingCities(seat) != 0;
}

// CR-PRAY-18: each at most once.
int Board::movableBishops(Seat seat, CityId city, int level) const
{
    return s.player(seat).clergy[city].ofLevel(level) - s.player(seat).movedBishops[city].ofLevel(level);
}

int Board::movableBishops(Seat seat) const
{
    int total = 0;
    for (CityId city = 0; city < kCities; ++city)
        total += movableBishops(seat, city, 1) + movableBishops(seat, city, 2);
    return total;
}

// CR-PRAY-17, CR-AMB-88: within one order all grants count together, whatever they come from. What comes before the
// activation phase or after the order is resolved starts afresh (CR-AMB-52).
void Referee::forgetMoves()
{
    if (isWithinOrder())
        return;
    for (Player &player : s.players) {
        player.movedBishops = {};
        player.hasMovedBishop = 0;
    }
}

void Referee::startBishopActions(Seat seat, int actions, int modes)
{
    push(ask(Task::BishopActions, seat, BishopTurn{ std::uint8_t(actions), std::uint8_t(modes) }));
}

// CR-PRAY-11, 17, CR-AMB-46: trainings before moves; any may be left out.
void Board::listBishopActions(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    const Player &player = s.player(frame.seat);
    if ((frame.as<BishopTurn>().modes & kTrains) && canTrain(frame.seat)) {
        eachCity(trainingCities(frame.seat), [&](CityId city) {
            for (int level = 1; level <= 2; ++level) {
                if (player.bishops.ofLevel(level) > 0)
                    options.push(choice(Verb::Train, city, level));
            }
        });
    }
    for (CityId from = 0; from < kCities && (frame.as<BishopTurn>().modes & kMoves); ++from) {
        for (int level = 1; level <= 2; ++level) {
            if (movableBishops(frame.seat, from, level) == 0)
                continue;
            eachCity(openNeighbours(from), [&](CityId to) { options.push(choice(Verb::MoveBishop, from, to, level)); });
        }
    }
    listMeanwhile(frame, options);
}

void Referee::takeBishopActions(const Option &option)
{
    if (takeWindow(top().seat, option))
        return;
    Frame &frame = top();
    const Seat seat = frame.seat;
    Player &player = s.player(seat);
    // Only prayer's own bishop actions count for the deeds of the order (CR-BLDG-13).
    const bool isOfOrder = !s.orders.empty() && s.note().seat == seat && s.note().order == Order::Prayer
        && s.frames.size() > 1 && s.frames[s.frames.size() - 2].task == Task::OrderMenu;
    if (Verb(option.verb) == Verb::Train) {
        --player.bishops.ofLevel(option.second);
        ++player.clergy[option.first].ofLevel(option.second);
        watchBishop(seat, option.first);
        confide(seat, EventKind::BishopTrained, 1u << 2, { realm(seat), city(option.first), number(option.second) });
        if (isOfOrder)
            ++s.note().deed(Deed::Trained);
        --frame.as<BishopTurn>().left;
    } else if (Verb(option.verb) == Verb::MoveBishop) {
        moveBishop(seat, option.first, option.second, option.third);
        ++player.movedBishops[option.second].ofLevel(option.third);
        player.hasMovedBishop = 1;
        if (isOfOrder)
            ++s.note().deed(Deed::BishopsMoved);
        --frame.as<BishopTurn>().left;
    } else {
        frame.as<BishopTurn>().left = 0;
    }
    if (frame.as<BishopTurn>().left == 0) {
        pop();
        forgetMoves();
    }
}

} // namespace outremer::crusaders
