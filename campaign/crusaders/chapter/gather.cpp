#include "campaign/crusaders/chapter/gather.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/chapter/tally.h"

namespace outremer::campaign {

using namespace crusaders;

int lastYearOf(int chapter)
{
    static constexpr std::array kYears{ 1110, 1124, 1137, 1146 };
    return kYears[std::size_t(chapter - 1)];
}

namespace {

class Gatherer {
public:
    Gatherer(const Match<Chapter> &match, const Story &before)
        : m_game(match.game())
        , c(match.game().content())
        , s(match.state())
        , m_board(c, s.match)
        , m_start(match.start())
        , m_events(match.events())
        , m_story(before)
    {
        followClashes(m_story, m_game, m_events, m_start.match.round);
        followOaths(m_story, m_game, m_events, m_start.match.round);
        for (const Event &event : m_events) {
            if (isOurs(event.kind))
                gatherEvent(event);
        }
    }

    const Story &story() const { return m_story; }

    ChapterFacts gather()
    {
        m_facts.number = s.chapter();
        m_facts.origin = Origin::Digital;
        m_facts.rounds = s.match.round;
        if (s.match.saga.legacy != kNoCard)
            m_facts.legacy = c.legacies[s.match.saga.legacy].id;
        m_facts.clashes = clashesOf(m_story);
        m_facts.oaths = oathsOf(m_story);
        for (Card card : s.match.usedEvents)
            m_facts.events.push_back(c.events[card].id);
        if (s.match.event != kNoCard)
            m_facts.events.push_back(c.events[s.match.event].id);
        gatherMap();
        if (!s.isInMatch())
            gatherAftermath();
        return m_facts;
    }

private:
    std::string stateOf(Seat owner) const
    {
        return isPlayer(owner) ? c.realms[s.match.player(owner).realm].id
            : owner == kClosed ? "closed"
                               : m_game.idOf({ kRealmNoun, kSaracenRealm });
    }

    void gatherMap()
    {
        for (CityId city = 0; city < kCities; ++city) {
            const CityState &place = s.match.city(city);
            CityAtEnd fact;
            fact.city = c.cities[city].id;
            fact.owner = stateOf(place.owner);
            fact.level = place.level;
            fact.units = place.units;
            // CR-MODEL-36: until the match is over nobody knows whose bishops prevail where several players have some.
            const bool isKnown = !s.isInMatch() || !m_board.isContested(city);
            if (const Seat holder = m_board.holyLandOf(city); isPlayer(holder) && isKnown)
                fact.holyLandOf = stateOf(holder);
            m_facts.map.push_back(std::move(fact));
        }
    }

    void gatherAftermath()
    {
        const Page &page = s.book.pages[std::size_t(s.chapter() - 1)];
        m_facts.ending = m_game.endingName(page.ending);
        m_facts.winner = page.winner == kNobody ? -1 : page.winner;
        for (int rank = 0; rank < s.seats; ++rank)
            m_facts.standings.push_back(standingAt(rank));
        m_facts.marks = m_story.told.marks;
        m_facts.nicknames = m_story.told.nicknames;
        gatherInterlude();
        if (s.aftermath.stage == Stage::Over)
            gatherLegacyOfWar();
    }

    Standing standingAt(int rank) const
    {
        const Seat seat = s.aftermath.ranking[std::size_t(rank)];
        const int conditions = s.aftermath.conditions[seat];
        Standing standing;
        standing.seat = seat;
        standing.state = stateOf(seat);
        standing.rank = rank + 1;
        standing.influence = s.match.finalScores[seat];
        standing.points = pointsOfRank(s.seats, rank) + __builtin_popcount(unsigned(conditions));
        standing.hegemony = conditions & kHegemony;
        standing.righteousness = conditions & kRighteousness;
        standing.fell = s.match.player(seat).isOut != 0;
        for (CityId city = 0; city < kCities; ++city) {
            if (s.match.city(city).owner == seat)
                standing.cities.push_back(c.cities[city].id);
            if (m_board.holyLandOf(city) == seat)
                standing.holyLands.push_back(c.cities[city].id);
        }
        if (s.match.saga.hasTrade())
            standing.traded = s.match.saga.dynasts[seat].sales;
        return standing;
    }

    void gatherEvent(const Event &event)
    {
        const auto seat = [&] { return int(seatOfRealm(s.match, fieldOf(event, kRealmNoun))); };
        const auto mark = [&](const char *reason, int amount = 1, int value = 0) {
            m_story.told.marks.push_back(
                { seat(), m_game.idOf({ kQualityNoun, fieldOf(event, kQualityNoun) }), reason, amount, value });
        };
        switch (EventKind(event.kind)) {
        case EventKind::BullMark:
            return mark("bull");
        case EventKind::DeedMark:
            return mark("deed", 1, fieldOf(event, kNumberNoun));
        case EventKind::InterludeMark:
            return mark("interlude");
        case EventKind::MarkLost:
            return mark("oath", -1);
        case EventKind::NicknameTaken:
            m_story.told.nicknames.push_back({ seat(), c.nicknames[std::size_t(fieldOf(event, kNicknameNoun))].id });
            return;
        default:
            return;
        }
    }

    // Not before it is revealed.
    void gatherInterlude()
    {
        if (s.chapter() == kChapters || s.aftermath.stage <= Stage::Interlude)
            return;
        const Interlude &interlude = c.interludes[std::size_t(s.chapter())];
        InterludeFact fact{ interlude.id, {} };
        for (Seat seat = 0; seat < s.seats; ++seat)
            fact.options.push_back(interlude.options[s.book.dynasties[seat].choices[std::size_t(s.chapter() - 1)]].id);
        m_facts.interlude.push_back(std::move(fact));
    }

    void gatherLegacyOfWar()
    {
        const int year = lastYearOf(s.chapter());
        eachCity(s.book.scarred, [&](CityId city) {
            m_facts.scars.push_back({ Scar::Kind::Taken, c.cities[city].id, year });
        });
        if (s.book.ruined != kNoCity)
            m_facts.scars.push_back({ Scar::Kind::Ruined, c.cities[s.book.ruined].id, year });
        for (Seat seat = 0; seat < s.seats && s.chapter() < kChapters; ++seat) {
            const Card heirloom = s.book.dynasties[seat].heirloom;
            m_facts.heirlooms.push_back(heirloom == kNoCard ? std::nullopt : std::optional(c.buildings[heirloom].id));
        }
    }

    const Chapter &m_game;
    const Content &c;
    const State &s;
    const Board m_board;
    const State &m_start;
    const std::vector<Event> &m_events;
    Story m_story;
    ChapterFacts m_facts;
};

} // namespace

ChapterFacts factsOf(const Match<Chapter> &match, const Story &before)
{
    return Gatherer(match, before).gather();
}

Story storyOf(const Match<Chapter> &match, const Story &before)
{
    Story story = Gatherer(match, before).story();
    story.told.number = match.state().chapter();
    return story;
}

std::optional<Pause> pauseOf(const Match<Chapter> &match, const Story &before)
{
    const Decision decision = match.decision();
    if (decision.isOver())
        return std::nullopt;
    static constexpr std::array kPhases{ "event", "event", "planning", "activation",
        "income" }; // in the order of Phase
    const State &state = match.state();
    Pause pause;
    pause.chapter = state.chapter();
    pause.round = state.match.round;
    pause.phase = state.isInMatch() ? kPhases[std::size_t(state.match.phase)] : "aftermath";
    pause.toMove = match.game().idOf(match.game().seatRef(state, decision.seat));
    pause.soFar = factsOf(match, before);
    return pause;
}

} // namespace outremer::campaign
