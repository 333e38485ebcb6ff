// Positions of a chapter: the beginning of one,
//   {"game", "book", "seed", "options": {"governors", "bulls"}}, seed a number or 16 hexadecimal digits,
// or any moment of it,
//   {"game", "book", "match", "tally", "aftermath"}
//   book       see book_json.h
//   match      a position of Crusaders
//   tally      {"battlesWon", "attacks", "oathsBroken", "governors": {state: n}, "battles": {city: n},
//              "captured": [cities]}
//   aftermath  {"stage": interlude, nicknames, heirlooms or over, "turn", "ranking": [states, best first],
//              "conditions": {state: [hegemony, righteousness]}, "choices": {state: option}}; left out in the match
#include "chapter.h"

#include "book_json.h"
#include "core/hash.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace outremer::campaign {
namespace {

using namespace crusaders;
using nlohmann::ordered_json;

const std::vector<std::string> kStageWords{ "match", "interlude", "nicknames", "heirlooms", "over" };
const std::vector<std::string> kConditionWords{ "hegemony", "righteousness" }; // by bit

// The counters of a tally that are kept by seat, with their words.
template <class TallyT, class Visit>
void eachCounter(TallyT &tally, Visit visit)
{
    visit("battlesWon", tally.battlesWon);
    visit("attacks", tally.attacks);
    visit("oathsBroken", tally.oathsBroken);
    visit("governors", tally.governors);
}

// Reads {id: number} into the numbers of those ids.
template <class Numbers>
void readCounts(const JsonReader &reader, const std::vector<std::string> &ids, Numbers &numbers)
{
    reader.onlyKeys({ ids.begin(), ids.end() });
    using Number = typename Numbers::value_type;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (const auto count = reader.maybe(ids[i]))
            numbers[i] = Number(count->integer(0, std::numeric_limits<Number>::max()));
    }
}

class Reader {
public:
    Reader(const Chapter &game, const JsonReader &position)
        : m_game(game)
        , c(game.content())
        , m_position(position)
    {
    }

    Result<State> read()
    {
        if (const auto game = m_position.maybe("game"))
            game->oneOf({ std::string(Chapter::kId) });
        m_state.book = readBook(m_position.at("book"), m_game.crusaders());
        if (m_position.failed())
            return State{};
        return m_position.maybe("match") ? readMoment() : readBeginning();
    }

private:
    Result<State> readBeginning()
    {
        m_position.onlyKeys({ "game", "book", "seed", "options" });
        Chapter::Agreed agreed;
        if (const auto options = m_position.maybe("options")) {
            options->onlyKeys({ "governors", "bulls" });
            if (const auto governors = options->maybe("governors"))
                agreed.drawsGovernors = governors->oneOf({ "starting", "draw" }) != 0;
            if (const auto bulls = options->maybe("bulls"))
                agreed.choosesBull = bulls->oneOf({ "one", "choose" }) != 0;
        }
        const std::uint64_t seed = readSeed();
        if (m_position.failed())
            return State{};
        return m_game.startFrom(m_state.book, seed, agreed);
    }

    std::uint64_t readSeed() const
    {
        const auto seed = m_position.maybe("seed");
        if (!seed)
            return 0;
        if (!seed->isText())
            return std::uint64_t(seed->integer(0, INT64_MAX));
        bool ok = false;
        const std::uint64_t word = fromHex(seed->text(), ok);
        if (!ok)
            seed->fail("a number or 16 hexadecimal digits");
        return word;
    }

    Result<State> readMoment()
    {
        m_position.onlyKeys({ "game", "book", "match", "tally", "aftermath" });
        m_state.seats = m_state.book.seats;
        m_states = stateIds(m_state.book, c);
        auto match = m_game.crusaders().readPosition(*m_position.maybe("match"));
        if (!match)
            return match.refusal();
        m_state.match = *match;
        if (const auto tally = m_position.maybe("tally"))
            readTally(*tally);
        if (const auto aftermath = m_position.maybe("aftermath"))
            readAftermath(*aftermath);
        return m_state;
    }

    void readTally(const JsonReader &reader)
    {
        reader.onlyKeys({ "battlesWon", "attacks", "oathsBroken", "governors", "battles", "captured" });
        eachCounter(m_state.tally, [&](std::string_view word, auto &counters) {
            if (const auto counts = reader.maybe(word))
                readCounts(*counts, m_states, counters);
        });
        std::vector<std::string> cities;
        for (const City &city : c.cities)
            cities.push_back(city.id);
        if (const auto battles = reader.maybe("battles"))
            readCounts(*battles, cities, m_state.tally.battles);
        if (const auto captured = reader.maybe("captured"))
            m_state.tally.captured = readCities(*captured, c);
    }

    void readAftermath(const JsonReader &reader)
    {
        Aftermath &aftermath = m_state.aftermath;
        reader.onlyKeys({ "stage", "turn", "ranking", "conditions", "choices" });
        aftermath.stage = Stage(reader.at("stage").oneOf(kStageWords));
        if (const auto turn = reader.maybe("turn"))
            aftermath.turn = std::uint8_t(turn->integer(0, kMaxSeats - 1));
        const JsonReader ranking = reader.at("ranking");
        const auto ranked = ranking.items();
        if (ranked.size() != m_states.size())
            ranking.fail("every state once, the best first");
        for (std::size_t i = 0; i < std::min(ranked.size(), m_states.size()); ++i)
            aftermath.ranking[i] = Seat(ranked[i].oneOf(m_states));
        if (const auto conditions = reader.maybe("conditions")) {
            for (const auto &[id, met] : conditions->members()) {
                const Seat seat = seatNamed(id, met);
                for (const JsonReader &condition : met.items())
                    aftermath.conditions[seat] =
                        std::uint8_t(aftermath.conditions[seat] | 1u << condition.oneOf(kConditionWords));
            }
        }
        if (const auto choices = reader.maybe("choices")) {
            for (const auto &[id, chosen] : choices->members()) {
                const Interlude &interlude = c.interludes[std::size_t(std::min<int>(m_state.chapter(), kChapters - 1))];
                aftermath.choices[seatNamed(id, chosen)] =
                    std::uint8_t(chosen.oneOf({ interlude.options[0].id, interlude.options[1].id }));
            }
        }
    }

    Seat seatNamed(const std::string &id, const JsonReader &entry) const
    {
        const auto found = std::ranges::find(m_states, id);
        if (found == m_states.end()) {
            entry.fail("a state of this campaign");
            return 0;
        }
        return Seat(found - m_states.begin());
    }

    const Chapter &m_game;
    const Content &c;
    const JsonReader &m_position;
    std::vector<std::string> m_states; // by seat
    State m_state{};
};

ordered_json tallyJson(const State &state, const std::vector<std::string> &states, const Content &content)
{
    ordered_json json = ordered_json::object();
    eachCounter(state.tally, [&](std::string_view word, const auto &counters) {
        for (std::size_t seat = 0; seat < states.size(); ++seat) {
            if (counters[seat] != 0)
                json[std::string(word)][states[seat]] = counters[seat];
        }
    });
    for (std::size_t city = 0; city < kCities; ++city) {
        if (state.tally.battles[city] > 0)
            json["battles"][content.cities[city].id] = state.tally.battles[city];
    }
    if (state.tally.captured != 0)
        json["captured"] = cityIds(state.tally.captured, content);
    return json;
}

ordered_json aftermathJson(const State &state, const std::vector<std::string> &states, const Content &content)
{
    const Aftermath &aftermath = state.aftermath;
    ordered_json json;
    json["stage"] = kStageWords[std::size_t(aftermath.stage)];
    json["turn"] = aftermath.turn;
    for (std::size_t rank = 0; rank < states.size(); ++rank)
        json["ranking"].push_back(states[aftermath.ranking[rank]]);
    for (Seat seat = 0; seat < states.size(); ++seat) {
        for (std::size_t bit = 0; bit < kConditionWords.size(); ++bit) {
            if (aftermath.conditions[seat] >> bit & 1)
                json["conditions"][states[seat]].push_back(kConditionWords[bit]);
        }
        if (aftermath.stage != Stage::Interlude || seat >= aftermath.turn)
            continue;
        const std::uint8_t chosen = aftermath.choices[seat];
        json["choices"][states[seat]] =
            chosen == kNoChoice ? "?" : content.interludes[std::size_t(state.chapter())].options[chosen].id;
    }
    return json;
}

} // namespace

Result<State> Chapter::readPosition(const JsonReader &reader) const
{
    std::optional<Problem> problem;
    const JsonReader fresh(reader.node(), problem);
    Result<State> state = Reader(*this, fresh).read();
    if (problem)
        return problem->refusal("bad-position");
    if (!state)
        return state;
    if (const std::string broken = brokenInvariant(*state); !broken.empty())
        return Refusal{ "impossible-position", "this position cannot occur: " + broken };
    return state;
}

ordered_json Chapter::writePosition(const State &state) const
{
    const auto states = stateIds(state.book, content());
    ordered_json json;
    json["game"] = kId;
    json["book"] = toJson(state.book, m_match);
    json["match"] = m_match.writePosition(state.match);
    json["tally"] = tallyJson(state, states, content());
    if (!state.isInMatch())
        json["aftermath"] = aftermathJson(state, states, content());
    return json;
}

} // namespace outremer::campaign
