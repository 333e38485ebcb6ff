#include "model/kingdoms/kingdoms.h"

namespace outremer::kingdoms {

Kingdoms::Kingdoms(Content content)
    : m_content(std::make_shared<const Content>(std::move(content)))
    , m_packHash(m_content->hash())
{
}

Result<Kingdoms> Kingdoms::load(const Pack &pack)
{
    auto content = Content::load(pack);
    if (!content)
        return content.refusal();
    return Kingdoms(std::move(*content));
}

const std::vector<SetupOption> &Kingdoms::setupOptions() const
{
    static const std::vector<SetupOption> kOptions{
        { "scoring", { "markers", "points" }, 0 }, // KC-SETUP-11, KC-POINTS-01
        { "immediateWins", { "off", "on" }, 1 },   // KC-AMB-07
        { "playOut", { "off", "on" }, 0 },         // KC-AMB-14: only matters for points
    };
    return kOptions;
}

State Kingdoms::start(const Setup &setup) const
{
    State state;
    state.seats = std::uint8_t(setup.seats);
    state.byPoints = setup.choices[0];
    state.immediateWins = setup.choices[1];
    state.playOut = setup.choices[2];

    // KC-SETUP-02, 03: one deck for two, two decks mixed for three and four.
    for (int face = 1; face < kCardFaces; ++face) {
        const int copies = m_content->copies[std::size_t(face)] * m_content->decks[std::size_t(setup.seats)];
        state.unseen[std::size_t(face)] = std::uint8_t(copies);
        for (int i = 0; i < copies; ++i)
            state.deck.push(Card(face));
    }
    Rng rng = streamOf(setup.seed, 0);
    rng.shuffle(state.deck);                          // KC-SETUP-01
    state.active = Seat(rng.below(state.seats));      // KC-SETUP-10
    for (Seat seat = 0; seat < state.seats; ++seat) { // KC-SETUP-04
        for (int i = 0; i < m_content->handSize; ++i)
            state.hands[seat].insertSorted(state.deck.pop());
    }
    return state;
}

} // namespace outremer::kingdoms
