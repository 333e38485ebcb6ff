#pragma once

#include "model/bots/bots.h"
#include "model/bots/simulation.h"
#include "model/core/anygame.h"
#include "model/core/exact.h"
#include "model/core/match.h"
#include "model/core/snapshot.h"
#include "model/core/things.h"

namespace outremer {

// The one place where the static interface (fast, for search and simulation) meets the type-erased one (for everything
// else). A new game needs nothing here.
template <Game G>
class ErasedMatch final : public AnyMatch {
public:
    ErasedMatch(std::shared_ptr<const AnyGame> owner, Match<G> match, std::optional<Setup> setup)
        : m_owner(std::move(owner))
        , m_match(std::move(match))
        , m_setup(setup)
    {
    }

    // For code that knows the game, such as its board: what one seat may know, and the game with its content.
    View<typename G::State> viewFor(Seat seat) const { return rules().viewFor(m_match.state(), seat); }
    const G &rules() const { return m_match.game(); }
    // The whole truth is for referees and tests.
    const Match<G> &truth() const { return m_match; }

    const AnyGame &game() const override { return *m_owner; }
    int seatCount() const override { return m_match.state().seats; }
    Ref seatRef(Seat seat) const override { return rules().seatRef(m_match.state(), seat); }
    std::string seatId(Seat seat) const override { return rules().idOf(seatRef(seat)); }
    Decision decision() const override { return m_match.decision(); }
    std::vector<Option> options() const override
    {
        const auto options = m_match.options();
        return { options.begin(), options.end() };
    }
    RefList targets(const Option &option) const override { return rules().targets(m_match.state(), option); }
    std::optional<Refusal> submit(Seat seat, const Option &option) override { return m_match.submit(seat, option); }
    const Step *undoable() const override { return m_match.undoable(); }
    RefList undoTargets() const override { return rules().targets(m_match.undoState(), undoable()->option); }
    bool undo() override { return m_match.undo(); }
    WhyNot whyNot(const RefList &refs) const override { return rules().whyNot(m_match.state(), refs); }
    Outcome outcome() const override { return rules().outcome(m_match.state()); }
    const std::vector<Step> &journal() const override { return m_match.journal(); }
    const std::vector<Event> &events() const override { return m_match.events(); }
    std::unique_ptr<AnyMatch> forkAt(std::size_t steps) const override
    {
        return std::make_unique<ErasedMatch>(m_owner, m_match.forkAt(steps), m_setup);
    }
    Option botChoice(const BotSpec &bot, Rng &rng) const override
    {
        return chooseFor(bot, rules(), m_match.state(), m_match.options(), rng);
    }
    Thinker thinker() const override
    {
        return [owner = m_owner, &game = rules(), view = viewFor(decision().seat), options = m_match.options()](
                   const ThinkRequest &request) { return think(game, view, options, request); };
    }
    const std::optional<Setup> &setup() const override { return m_setup; }
    nlohmann::ordered_json startPosition() const override { return writeExact(rules(), m_match.start()); }
    nlohmann::ordered_json position() const override { return writeExact(rules(), m_match.state()); }
    nlohmann::ordered_json view(Seat seat) const override { return writeExactView(rules(), m_match.state(), seat); }
    std::vector<ThingGroup> things(Seat viewer) const override { return thingsOf(rules(), m_match.state(), viewer); }
    std::string snapshot() const override { return packSnapshot(rules(), m_match.state()); }
    std::uint64_t stateHash() const override { return hashOf(m_match.state()); }

private:
    std::shared_ptr<const AnyGame> m_owner;
    Match<G> m_match;
    std::optional<Setup> m_setup;
};

template <Game G>
class ErasedGame final : public AnyGame {
public:
    ErasedGame(G game, Look look, const Pack &pack)
        : m_game(std::move(game))
        , m_look(std::move(look))
        , m_contentOf(pack.game())
        , m_ownContent(pack.isBuiltIn() ? std::string() : pack.document())
    {
    }
    static Result<std::shared_ptr<const AnyGame>> load(const Pack &pack)
    {
        auto game = G::load(pack);
        if (!game)
            return game.refusal();
        auto look = lookOf(*game, pack);
        if (!look)
            return look.refusal();
        return std::shared_ptr<const AnyGame>(std::make_shared<ErasedGame>(std::move(*game), std::move(*look), pack));
    }

    std::string_view id() const override { return G::kId; }
    int revision() const override { return G::kRevision; }
    int minSeats() const override { return G::kMinSeats; }
    int maxSeats() const override { return G::kMaxSeats; }
    std::uint64_t packHash() const override { return m_game.packHash(); }
    const std::vector<SetupOption> &setupOptions() const override { return m_game.setupOptions(); }
    const G &rules() const { return m_game; } // for code that knows the game
    const Phrasebook &phrases() const override { return m_game.phrases(); }
    const Rulebook &rulebook() const override { return m_game.rulebook(); }
    const Look &look() const override { return m_look; }

    std::string content() const override
    {
        return m_ownContent.empty() ? Pack::builtIn(m_contentOf).document() : m_ownContent;
    }
    Result<std::shared_ptr<const AnyGame>> withPack(const Pack &pack) const override
    {
        if (pack.game() != m_contentOf)
            return Refusal{ "bad-pack",
                "the content is that of \"" + pack.game() + "\", not of \"" + m_contentOf + "\"" };
        return load(pack);
    }

    Result<std::unique_ptr<AnyMatch>> start(const Setup &setup) const override
    {
        if (const auto refusal = refuse(setup))
            return *refusal;
        return std::unique_ptr<AnyMatch>(
            std::make_unique<ErasedMatch<G>>(shared_from_this(), Match<G>(m_game, setup), setup));
    }
    Result<std::unique_ptr<AnyMatch>> startFrom(const JsonReader &position) const override
    {
        const auto state = positionFrom(m_game, position);
        if (!state)
            return state.refusal();
        return std::unique_ptr<AnyMatch>(
            std::make_unique<ErasedMatch<G>>(shared_from_this(), Match<G>(m_game, *state), std::nullopt));
    }
    Result<std::unique_ptr<AnyMatch>> startFromSnapshot(std::string_view bytes) const override
    {
        const auto state = unpackSnapshot(m_game, bytes);
        if (!state)
            return state.refusal();
        return std::unique_ptr<AnyMatch>(
            std::make_unique<ErasedMatch<G>>(shared_from_this(), Match<G>(m_game, *state), std::nullopt));
    }
    Result<SimulationReport> simulate(
        const SimulationRequest &request, const std::function<void(int)> &onMatch) const override
    {
        if (const auto refusal = refuse(request.setup))
            return *refusal;
        for (const BotSpec &bot : request.bots) {
            if (bot.style != Style::Even && !knowsStyles())
                return Refusal{ "bad-bots",
                    "bots have no styles in " + std::string(G::kId) + ", so there is no \"" + outremer::nameOf(bot)
                        + "\"" };
        }
        return runSimulation(m_game, request, onMatch);
    }

    bool knowsStyles() const override { return KnowsStyles<G>; }
    SearchBudget budgetOf(const BotSpec &bot) const override { return outremer::budgetOf<G>(bot); }

    std::string_view optionName(const Option &option) const override { return m_game.optionName(option); }
    std::string_view decisionName(std::uint8_t kind) const override { return m_game.decisionName(kind); }
    WhyNot decisionRules(std::uint8_t kind) const override { return m_game.decisionRules(kind); }
    bool isOpen(std::uint8_t decisionKind) const override { return outremer::isOpen(m_game, decisionKind); }
    std::string_view eventName(std::uint8_t kind) const override { return m_game.eventName(kind); }
    std::string_view endingName(std::uint8_t kind) const override { return m_game.endingName(kind); }
    std::string_view nounName(std::uint16_t noun) const override { return m_game.nounName(noun); }
    std::string idOf(Ref ref) const override { return m_game.idOf(ref); }
    Name nameOf(Ref ref) const override { return m_game.nameOf(ref); }
    std::optional<Ref> refOf(std::string_view noun, std::string_view id) const override
    {
        return m_game.refOf(noun, id);
    }
    std::string describe(Ref ref, Lang lang) const override
    {
        if constexpr (requires { m_game.describe(ref, lang); })
            return m_game.describe(ref, lang);
        else
            return {};
    }

private:
    // Most games say how they look in their pack; one that is built upon another has something to add.
    static Result<Look> lookOf(const G &game, const Pack &pack)
    {
        if constexpr (requires { game.loadLook(pack); })
            return game.loadLook(pack);
        else
            return Look::load(pack, { G::kId, game.phrases(), game.rulebook() });
    }
    std::optional<Refusal> refuse(const Setup &setup) const
    {
        return refuseSetup(G::kId, G::kMinSeats, G::kMaxSeats, m_game.setupOptions(), setup);
    }

    G m_game;
    Look m_look;
    std::string m_contentOf;  // the game whose content it is: a chapter has that of its match
    std::string m_ownContent; // as a document; empty: the built-in one, which is read again when it is asked for
};

} // namespace outremer
