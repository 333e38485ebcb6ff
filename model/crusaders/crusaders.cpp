#include "model/crusaders/crusaders.h"

#include "model/crusaders/nouns.h"
#include "model/crusaders/referee.h"
#include "model/crusaders/tasks.h"

namespace outremer::crusaders {

Crusaders::Crusaders(Content content)
    : m_content(std::make_shared<const Content>(std::move(content)))
    , m_packHash(m_content->hash())
{
}

Result<Crusaders> Crusaders::load(const Pack &pack)
{
    auto content = Content::load(pack);
    if (!content)
        return content.refusal();
    return Crusaders(std::move(*content));
}

// CR-DEC-02 and the optional terrains (CR-CAMP-10). CR-AMB-14: both variants of an experienced group are separate. Then
// the disputed rulings: the first value is the one we recommend, the rulings of the rules reference say why (CR-AMB).
const std::vector<SetupOption> &Crusaders::setupOptions() const
{
    static const std::vector<SetupOption> kOptions{ { "states", { "choose", "random" }, 0 },
        { "governors", { "starting", "draw" }, 0 }, { "bulls", { "one", "choose" }, 0 },
        { "terrains", { "off", "on" }, 0 }, { "empty-raids", { "none", "strike" }, 0 },
        { "blind-price", { "goods", "rescripts" }, 0 }, { "saracen-rescripts", { "none", "own" }, 0 } };
    return kOptions;
}

namespace {

State agreed(const Setup &setup)
{
    State state;
    state.rng = streamOf(setup.seed, 0);
    state.seats = std::uint8_t(setup.seats);
    state.randomStates = setup.choices[0];
    state.laterGame = setup.choices[1];
    state.chooseBull = setup.choices[2];
    state.terrains = setup.choices[3];
    state.emptyRaids = setup.choices[4];
    state.rescriptsDue = setup.choices[5];
    state.saracenRescripts = setup.choices[6];
    return state;
}

// What the chapters before left, without what a match has done with it.
Saga heritageOf(const Saga &saga, int seats)
{
    Saga heritage;
    heritage.chapter = saga.chapter;
    heritage.legacy = saga.legacy;
    heritage.formerWinner = saga.formerWinner;
    heritage.formerLast = saga.formerLast;
    heritage.fallen = saga.fallen;
    heritage.scarred = saga.scarred;
    heritage.ruined = saga.ruined;
    for (std::size_t seat = 0; seat < std::size_t(seats); ++seat) {
        heritage.dynasts[seat].nicknames = saga.dynasts[seat].nicknames;
        heritage.dynasts[seat].heirloom = saga.dynasts[seat].heirloom;
        heritage.dynasts[seat].choice = saga.dynasts[seat].choice;
    }
    return heritage;
}

} // namespace

State Crusaders::start(const Setup &setup) const
{
    State state = agreed(setup);
    EventSink deaf;
    Referee(*m_content, state, deaf).begin();
    return state;
}

State Crusaders::start(const Setup &setup, const Saga &saga, const std::array<std::uint8_t, kMaxSeats> &realms) const
{
    State state = agreed(setup);
    state.saga = heritageOf(saga, setup.seats);
    EventSink deaf;
    Referee(*m_content, state, deaf).begin(realms);
    return state;
}

Decision Crusaders::decision(const State &state) const
{
    const Frame &frame = state.frames.back();
    return frame.task == Task::Over ? Decision{} : Decision{ frame.seat, std::uint8_t(frame.task) };
}

void Crusaders::listOptions(const State &state, OptionsOf<Crusaders> &options) const
{
    options.clear();
    Board(*m_content, state).list(options);
    // Lists are made nearly in order: an insertion sort is one pass over them.
    for (int i = 1; i < options.size(); ++i) {
        const Option option = options[i];
        int j = i;
        for (; j > 0 && option < options[j - 1]; --j)
            options[j] = options[j - 1];
        options[j] = option;
    }
}

void Crusaders::apply(State &state, const Option &option, EventSink &events) const
{
    Referee(*m_content, state, events).take(option);
}

Outcome Crusaders::outcome(const State &state) const
{
    Outcome outcome;
    const bool hegemony = state.ending & kHegemony;
    const bool righteousness = state.ending & kRighteousness;
    const Ending ending = state.ending & kCrescent ? Ending::Defeat // CH4-END-01
        : hegemony && righteousness                ? Ending::Both
        : hegemony                                 ? Ending::Hegemony
        : righteousness                            ? Ending::Righteousness
        : state.ending & kDefeat                   ? Ending::Defeat
                                                   : Ending::Era;
    outcome.ending = std::uint8_t(ending);
    outcome.winners = state.winners;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        outcome.scores[seat] = state.finalScores[seat];
    return outcome;
}

} // namespace outremer::crusaders
