// The round of a position: where it stands, and the events and raid tokens that are gone or still to come.
#include "crusaders/positionreader.h"

#include <numeric>

namespace outremer::crusaders {
namespace {

template <class List>
void reverse(List &list)
{
    std::reverse(list.begin(), list.end());
}

} // namespace

// The phase, what is pending, and what holds for the round.
void PositionReader::readRound()
{
    if (m_outset != Outset::SetUp)
        m_state.round = std::uint8_t(m_round);
    const auto pend = [this](Phase phase, std::initializer_list<Task> tasks) {
        m_state.phase = phase;
        for (Task task : tasks)
            m_state.frames.push({ .task = task });
    };
    switch (m_outset) {
    case Outset::Choosing:
    case Outset::SetUp:
        break;
    case Outset::Exact:
        m_state.phase = Phase(word(m_position.at("phase"), kPhaseWords));
        readExact();
        break;
    case Outset::Event:
        m_state.round = std::uint8_t(m_round - 1);
        pend(m_round == 1 ? Phase::Setup : Phase::Income, { Task::StartRound });
        break;
    case Outset::Planning:
        pend(Phase::Event, { Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget });
        break;
    case Outset::Activation:
    case Outset::Order:
        pend(Phase::Activation, { Task::RoundEnd, Task::Income, Task::ActivateNext });
        break;
    }
    readModifiers();
}

// Only what an event of the content could have changed, as far as it can.
void PositionReader::readModifiers()
{
    const Entry modifiers = maybe("modifiers");
    if (!modifiers)
        return;
    if (m_outset == Outset::Event)
        return modifiers->fail("nothing here before the event of the round is revealed");
    std::array<int, kModifiers> least{};
    std::array<int, kModifiers> most{};
    for (std::size_t card = 1; card < c.events.size(); ++card) {
        const EventCard &event = c.events[card];
        if (!isInBox(c, m_state, CardKind::Event, Card(card)))
            continue;
        std::array<int, kModifiers> sums{};
        for (int i = 0; i < event.program.count; ++i) {
            const Effect &effect = c.effect(event.program, i);
            if (effect.verb == EffectVerb::ThisRound)
                sums[modifierOf(effect.where)] += effect.amount;
        }
        for (std::size_t place = 0; place < kModifiers; ++place) {
            least[place] = std::min(least[place], sums[place]);
            most[place] = std::max(most[place], sums[place]);
        }
    }
    m_state.modifiers = {};
    std::vector<std::string_view> words;
    for (std::size_t place = 0; place < kModifiers; ++place) {
        words.push_back(modifierWord(place));
        if (const Entry amount = modifiers->maybe(words.back()))
            m_state.modifiers[place] = std::int8_t(amount->integer(least[place], most[place]));
    }
    modifiers->onlyKeys(words);
}

// One event for each round: those of the rounds before lie in the discard, one may be in play, the others are to come.
void PositionReader::dealEvents()
{
    int used = m_base.usedEvents.size();
    bool isInPlay = m_base.event != kNoCard;
    if (m_outset != Outset::SetUp) {
        isInPlay = m_outset == Outset::Planning || (m_outset == Outset::Exact && m_state.phase == Phase::Event);
        used = std::max(0, m_state.round - (isInPlay ? 1 : 0));
    }
    FixedList<Card, 64> source; // the six of the set-up first, the next one on top
    for (std::size_t card = c.events.size() - 1; card > 0; --card)
        source.push(Card(card)); // those that are not in the match are not left to be taken
    for (Card card : m_base.eventDeck)
        source.push(card);
    if (m_base.event != kNoCard)
        source.push(m_base.event);
    for (int i = m_base.usedEvents.size() - 1; i >= 0; --i)
        source.push(m_base.usedEvents[i]);
    const auto next = [&] {
        while (!source.empty()) {
            if (const Card card = source.pop(); takeIfLeft(CardKind::Event, card))
                return card;
        }
        return kNoCard;
    };
    const Entry stated = ofPart("decks", kEventZone);
    while ((!stated || !stated->maybe("discard")) && m_state.usedEvents.size() < used)
        m_state.usedEvents.push(next());
    if (isInPlay && m_state.event == kNoCard)
        m_state.event = next();
    if (stated && stated->maybe("pile"))
        return;
    const int toCome = kMaxRounds - used - (isInPlay ? 1 : 0);
    FixedList<Card, kMaxRounds> deck;
    while (deck.size() + m_state.eventDeck.size() < toCome)
        deck.push(next());
    reverse(deck);
    for (Card card : m_state.eventDeck) {
        if (!deck.full())
            deck.push(card);
    }
    m_state.eventDeck = deck;
}

// Raid tokens: one is used up in every round from the second on, at the end of its event phase (CR-EVENT-11, 12). What
// is not stated comes from the set-up's tokens as long as there are enough of a colour.
void PositionReader::dealTokens()
{
    const Entry track = maybe("saracenTrack");
    const auto part = [&](std::string_view key) { return track ? track->maybe(key) : Entry(); };
    const auto colours = std::span(kGoodWords).first(kColours);
    if (track)
        track->onlyKeys({ "tokens", "shown", "used", "bonuses" });
    FixedList<Good, kTrackCells> tokens; // next first
    const Entry stated = part("tokens");
    for (const JsonReader &item : stated ? items(*stated, kTrackCells) : std::vector<JsonReader>())
        tokens.push(Good(word(item, colours)));
    const Entry used = part("used");
    if (used)
        used->onlyKeys({ colours.begin(), colours.end() });
    std::array<int, kColours> left{};
    m_state.usedTokens = {};
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        m_state.usedTokens[colour] = used ? number(used->maybe(colours[colour]), kTrackCells) : std::uint8_t(0);
        left[colour] =
            c.raidTokens[colour] - m_state.usedTokens[colour] - int(std::ranges::count(tokens, Good(colour)));
    }
    FixedList<Good, kTrackCells> source = m_base.raidTokens; // back() is next
    const auto draw = [&] {
        while (!source.empty()) {
            if (const Good token = source.pop(); left[std::size_t(token)]-- > 0)
                return token;
        }
        const auto most = std::ranges::max_element(left);
        --*most;
        return Good(most - left.begin());
    };
    const bool isEvent = m_outset == Outset::Event || m_outset == Outset::Planning || m_state.phase == Phase::Event;
    const int shownTokens = m_outset == Outset::SetUp ? m_base.tokenShown : m_round - (isEvent ? 1 : 0); // so far
    while (!used && std::accumulate(m_state.usedTokens.begin(), m_state.usedTokens.end(), 0) < shownTokens - 1)
        ++m_state.usedTokens[std::size_t(draw())];
    const int gone = std::accumulate(m_state.usedTokens.begin(), m_state.usedTokens.end(), 0);
    while (tokens.size() < kTrackCells - gone)
        tokens.push(draw());
    reverse(tokens);
    m_state.raidTokens = tokens;
    const Entry shown = part("shown");
    const Entry bonuses = part("bonuses");
    m_state.tokenShown = shown ? flag(shown) : std::uint8_t(shownTokens > 0 && !tokens.empty());
    m_state.bonuses = bonuses ? number(bonuses, kTrackCells) : std::uint8_t(std::min(gone, kTrackCells));
}

} // namespace outremer::crusaders
