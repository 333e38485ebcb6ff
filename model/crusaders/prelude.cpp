// How a chapter of the campaign begins: what the one before left on the map and gave to the players (CA-START).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {

// CA-NICK-05: what nicknames change for good, on top of what an event changes for the round.
int Board::modifier(Place place, Seat seat) const
{
    int total = s.modifiers[modifierOf(place)];
    if (isPlayer(seat)) {
        for (Card card : s.saga.dynasts[seat].nicknames)
            total += c.nicknames[card].boons[modifierOf(place)];
    }
    return total;
}

int Board::uncovered() const
{
    return std::min(kTrackCells, s.bonuses + c.legacies[s.saga.legacy].track);
}

// The legacy, the interlude, the nicknames, each in seat order: what they do may change the turn order (CA-START-03).
Board::Grants Board::grants() const
{
    Grants grants;
    const Saga &saga = s.saga;
    const auto give = [&](ProgramKind kind, Card card, int part, Seat seat, const Program &program) {
        if (program.count > 0)
            grants.push({ kind, card, std::uint8_t(part), seat });
    };
    const Legacy &legacy = c.legacies[saga.legacy];
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const std::array meant{ true, seat == saga.formerWinner, seat == saga.formerLast, contains(saga.fallen, seat) };
        for (std::size_t part = 0; part < meant.size(); ++part) {
            if (meant[part])
                give(ProgramKind::Legacy, saga.legacy, int(part), seat, legacy.parts[part]);
        }
    }
    const Card number = saga.chapter > 1 ? Card(saga.chapter - 1) : kNoCard;
    std::array<int, 2> chosen{};
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (saga.dynasts[seat].choice != kNoChoice)
            ++chosen[saga.dynasts[seat].choice];
    }
    const bool wasAsked = chosen[0] + chosen[1] > 0; // not after a chapter that was played at a real table
    for (Seat seat = 0; seat < s.seats; ++seat) {
        for (std::size_t option = 0; option < 2 && wasAsked && number != kNoCard; ++option) {
            const bool isMine = saga.dynasts[seat].choice == option;
            const std::array meant{ isMine, isMine && chosen[option] == 1, isMine && chosen[option] == s.seats,
                chosen[option] == 0 };
            for (std::size_t part = 0; part < meant.size(); ++part) {
                if (meant[part])
                    give(ProgramKind::Interlude, number, int(option * kGiftParts + part), seat,
                        c.interludes[number].options[option].gifts[part].start);
            }
        }
    }
    for (Seat seat = 0; seat < s.seats; ++seat) {
        for (Card card : saga.dynasts[seat].nicknames)
            give(ProgramKind::Nickname, card, kNicknameStart, seat, c.nicknames[card].start);
    }
    return grants;
}

// Frame: a the next of them.
void Referee::runPrelude(const Frame &frame)
{
    const Grants all = grants();
    if (frame.as<NextSeat>().at >= all.size())
        return;
    const Grant &grant = all[frame.as<NextSeat>().at];
    push(Frame{ .task = Task::Prelude }.with(NextSeat{ std::uint8_t(frame.as<NextSeat>().at + 1) }));
    switch (grant.kind) {
    case ProgramKind::Legacy:
        tell(EventKind::LegacyLeft, { realm(grant.seat), { kLegacyNoun, grant.card } });
        break;
    case ProgramKind::Interlude:
        tell(EventKind::InterludePaid,
            { realm(grant.seat), { kInterludeNoun, std::int16_t(2 * grant.card + grant.part / kGiftParts) } });
        break;
    default:
        tell(EventKind::NicknameHelps, { realm(grant.seat), { kNicknameNoun, grant.card } });
    }
    startProgram(grant.kind, grant.card, grant.part, grant.seat, kNobody);
}

// CA-SCAR-01, 02 and what a legacy changes on the map (CA-END-02). The box has only so many Saracens.
void Referee::markMap()
{
    const auto raise = [this](CitySet cities, int units) {
        eachCity(CitySet(cities & citiesOf(kSaracens)), [&](CityId city) {
            if (const int more = std::min<int>(units, s.saracens); more > 0)
                addTroops(kSaracens, city, more);
        });
    };
    raise(s.saga.scarred, 1);
    if (s.saga.ruined != kNoCity && isOpen(s.saga.ruined) && s.city(s.saga.ruined).level > 1)
        setLevel(s.saga.ruined, s.city(s.saga.ruined).level - 1);
    const Legacy &legacy = c.legacies[s.saga.legacy];
    CitySet levied = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const CityId capital = s.player(seat).capital;
        if (legacy.levy == Levy::NearCapitals || (legacy.levy == Levy::NearWinner && seat == s.saga.formerWinner))
            levied = CitySet(levied | openNeighbours(capital));
        if (legacy.capitals > s.city(capital).level)
            setLevel(capital, legacy.capitals);
    }
    for (CityId city = 0; city < kCities; ++city) {
        if (legacy.levy == Levy::Everywhere || (legacy.levy == Levy::Central && isCentral(city)))
            levied = CitySet(levied | setOf(city));
    }
    raise(levied, legacy.levyUnits);
}

// CA-HEIR-02: an heirloom stands from the beginning; its card is in no deck.
bool Board::isHeirloom(Card building, int copy) const
{
    int kept = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
        kept += s.saga.dynasts[seat].heirloom == building ? 1 : 0;
    return copy < kept;
}

// CA-EVENT-01: six events, some of them the chapter's own.
void Referee::dealChapterEvents()
{
    FixedList<Card, 64> own;
    FixedList<Card, 64> others;
    for (std::size_t card = 1; card < c.events.size(); ++card) {
        const int chapter = c.events[card].chapter;
        if (chapter == 0)
            others.push(Card(card));
        else if (chapter == s.saga.chapter)
            own.push(Card(card));
    }
    s.rng.shuffle(own);
    FixedList<Card, kMaxRounds> drawn;
    for (int i = 0; i < c.saga.ownEvents && !own.empty(); ++i)
        drawn.push(own.pop());
    for (Card card : own)
        others.push(card);
    s.rng.shuffle(others);
    while (!drawn.full())
        drawn.push(others.pop());
    s.rng.shuffle(drawn);
    s.eventDeck = drawn;
}

void Referee::dealChapter()
{
    Saga &saga = s.saga;
    if (saga.hasTrade())
        saga.prices.fill(c.saga.price); // CH2-TRADE-01
    if (saga.hasOaths()) {              // CH3-OATH-01
        for (std::size_t card = 1; card < c.oaths.size(); ++card)
            saga.oathDeck.push(Card(card));
        s.rng.shuffle(saga.oathDeck);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            for (int i = 0; i < c.saga.oaths; ++i)
                saga.dynasts[seat].oaths.insertSorted(saga.oathDeck.pop());
        }
    }
    if (saga.hasCommander()) { // CH4-CMD-01
        saga.commander = c.commanderHome;
        for (std::size_t card = 1; card < c.commander.size(); ++card)
            saga.commanderDeck.push(Card(card));
        s.rng.shuffle(saga.commanderDeck);
    }
}

// CA-NICK-06: in the income phase, in seat order.
void Referee::runBoons(const Frame &frame)
{
    int next = frame.as<NextSeat>().nickname;
    for (Seat seat = frame.as<NextSeat>().at; seat < s.seats; ++seat, next = 0) {
        const auto &nicknames = s.saga.dynasts[seat].nicknames;
        for (; next < nicknames.size() && !s.player(seat).isOut; ++next) {
            const Card card = nicknames[next];
            if (!canStart(c.nicknames[card].income, seat, kNobody))
                continue;
            push(Frame{ .task = Task::Boons }.with(NextSeat{ seat, std::uint8_t(next + 1) }));
            tell(EventKind::NicknameHelps, { realm(seat), { kNicknameNoun, card } });
            startProgram(ProgramKind::Nickname, card, kNicknameIncome, seat, kNobody);
            return;
        }
    }
}

} // namespace outremer::crusaders
