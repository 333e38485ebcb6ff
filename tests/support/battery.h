#pragma once

#include "model/bots/bots.h"
#include "model/core/exact.h"
#include "model/core/hash.h"
#include "model/core/match.h"
#include "model/core/snapshot.h"
#include "model/core/things.h"
#include "model/core/wordrow.h"

#include <functional>
#include <set>
#include <string>

namespace outremer::test {

// What the battery needs to know of a game that the game does not say itself.
template <Game G>
struct BatteryPlan {
    int seats = 2;
    int matches = 100;
    std::uint64_t seed = 1;
    std::array<std::uint8_t, 8> choices{};
    BotKind bot = BotKind::Random;
    // Every option the rules could ever mean, and whether it is legal, written from the rulebook and not from the
    // engine: this is how "complete" is checked. Games too large for it leave it empty.
    std::vector<Option> universe{};
    std::function<bool(const typename G::State &, const Option &)> isLegal{};
};

// The battery every game passes: at every step of whole matches, everything the engine contract promises. Answers
// nothing, or what broke with the seed that shows it.
template <Game G>
class Battery {
public:
    Battery(const G &game, const BatteryPlan<G> &plan)
        : m_game(game)
        , m_plan(plan)
    {
    }

    std::string run()
    {
        for (int i = 0; i < m_plan.matches && m_broken.empty(); ++i)
            playMatch(streamOf(m_plan.seed, std::uint64_t(i)).word);
        return m_broken;
    }

private:
    using State = typename G::State;

    void playMatch(std::uint64_t seed)
    {
        const Setup setup{ m_plan.seats, seed, m_plan.choices };
        Match<G> match(m_game, setup);
        Rng rng = streamOf(seed, 1);
        std::size_t told = 0;
        while (!match.decision().isOver() && m_broken.empty()) {
            const int step = int(match.journal().size());
            check(step < G::kMaxDecisions, "the match ends within its bound");
            checkOptions(match);
            checkNobodyElse(match);
            checkViews(match.state(), rng);
            check(m_game.brokenInvariant(match.state()).empty(),
                "components are conserved: " + m_game.brokenInvariant(match.state()));
            if (step < 10 || (step & (step - 1)) == 0) // then at powers of two: archives are slow
                checkSaving(match.state());
            if (seed % 4 == 0 && (step & (step - 1)) == 0)
                checkWrittenViews(match.state(), Rng{ rng.word });
            const Seat seat = match.decision().seat;
            const State copy = match.state();
            const Option option = chooseFor(m_plan.bot, m_game, match.state(), match.options(), rng);
            check(!match.submit(seat, option), "a listed option is accepted");
            for (; told < match.events().size(); ++told)
                checkTold(match.events()[told]);
            checkCopy(copy, option, match.state());
            checkUndo(match, copy);
            if (!m_broken.empty())
                m_broken += " (seed " + std::to_string(seed) + ", step " + std::to_string(step) + ")";
        }
        if (m_broken.empty())
            checkEnd(match, setup);
    }

    void checkOptions(const Match<G> &match)
    {
        const auto options = match.options();
        check(!options.empty(), "a decision has options");
        for (int i = 1; i < options.size(); ++i)
            check(options[i - 1] < options[i], "options are sorted and unique");
        std::size_t legal = 0;
        for (const Option &option : m_plan.universe) {
            const bool isLegal = m_plan.isLegal(match.state(), option);
            legal += isLegal ? 1 : 0;
            check(isLegal == options.contains(option), "options are complete and legal");
        }
        check(m_plan.universe.empty() || legal == std::size_t(options.size()), "options are all in the universe");
        for (const Option &option : options) {
            const RefList targets = m_game.targets(match.state(), option);
            check(m_game.whyNot(match.state(), targets).empty(), "no reason against an option");
            checkOffered(option, targets);
        }
    }

    // An option is about what its verb says, and its sentences ask for nothing else.
    void checkOffered(const Option &option, const RefList &targets)
    {
        const std::string word(m_game.optionName(option));
        if constexpr (requires { m_game.verbRow(option.verb); }) {
            if (const std::optional<Wording> row = m_game.verbRow(option.verb))
                check(std::ranges::equal(std::span(targets.begin() + 1, targets.end()), row->nouns, {}, &Ref::noun),
                    word + " is about what its row says");
        }
        if (!m_checked.contains("option." + word))
            checkBlanks("option." + word, wordsOf(targets));
    }
    std::vector<std::string_view> wordsOf(const RefList &refs) const
    {
        std::vector<std::string_view> words;
        for (const Ref &ref : refs)
            words.push_back(m_game.nounName(ref.noun));
        return words;
    }

    void checkNobodyElse(const Match<G> &match)
    {
        const Option first = match.options()[0];
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            if (seat == match.decision().seat)
                continue;
            Match<G> copy = match;
            check(copy.submit(seat, first).has_value() && copy.state() == match.state(), "nobody else may act");
        }
    }

    void checkViews(const State &state, Rng &rng)
    {
        for (int viewer = 0; viewer <= m_plan.seats; ++viewer) {
            const Seat seat = viewer == m_plan.seats ? kNobody : Seat(viewer);
            const auto view = m_game.viewFor(state, seat);
            const State guess = m_game.resample(view, rng);
            check(m_game.brokenInvariant(guess).empty(), "a guess is a possible state");
            check(m_game.viewFor(guess, seat) == view, "a view does not change when the unseen is resampled");
            check(m_game.decision(guess) == m_game.decision(state), "everybody knows who decides");
            check(m_game.outcome(guess).scores == m_game.outcome(state).scores, "everybody knows the scores");
            if (seat != m_game.decision(state).seat) {
                checkNews(state, guess, seat);
                continue;
            }
            OptionsOf<G> mine;
            OptionsOf<G> guessed;
            m_game.listOptions(state, mine);
            checkOpen(state, mine);
            m_game.listOptions(guess, guessed);
            check(mine == guessed, "a seat knows its own options");
            for (BotKind bot : kQuickBots) {
                Rng one{ rng.word };
                Rng other{ rng.word };
                check(chooseFor(bot, m_game, state, mine, one) == chooseFor(bot, m_game, guess, mine, other),
                    "a bot decides by what its seat can see");
            }
        }
    }

    // An open question is one that everybody could answer.
    void checkOpen(const State &state, const OptionsOf<G> &options)
    {
        if (!isOpen(m_game, m_game.decision(state).kind))
            return;
        OptionsOf<G> seen;
        m_game.listOptions(*m_game.viewFor(state, kNobody), seen);
        const std::string word(m_game.decisionName(m_game.decision(state).kind));
        check(seen == options, "what everybody knows lists the options of " + word);
        for (const Option &option : options)
            check(m_game.targets(state, option) == m_game.targets(*m_game.viewFor(state, kNobody), option),
                "everybody knows what the options of " + word + " are about");
    }

    // An event carries what its kind says, and its sentences ask for nothing else.
    void checkTold(const Event &event)
    {
        const Wording row = m_game.eventRow(event.kind);
        const std::string word(row.word);
        check(std::ranges::equal(event.fields, row.nouns, {}, &Ref::noun), word + " carries what its row says");
        for (const Die &die : event.dice)
            checkDie(die, word);
        checkBlanks("event." + word, wordsOf(event.fields));
        if (event.secret != 0 && event.secret != Event::kAllSecret)
            checkBlanks("event." + word + ".hidden", wordsOf(seenFrom(event, kNobody)->fields));
    }
    void checkDie(const Die &die, const std::string &word)
    {
        check(die.value >= 1 && die.value <= die.sides, word + " shows a face of each die");
        const std::string kind = "die." + std::to_string(die.kind);
        check(die.kind == 0 || m_game.phrases().has(kind), "a word " + kind);
    }
    void checkBlanks(const std::string &key, const std::vector<std::string_view> &nouns)
    {
        if (!m_checked.insert(key).second)
            return;
        check(m_game.phrases().has(key), "a sentence " + key);
        for (Lang lang : { Lang::Ru, Lang::En }) {
            m_game.phrases().say(key, lang, [&](const Blank &blank) {
                check(std::ranges::count(nouns, blank.argument) > 0,
                    key + " asks for {" + std::string(blank.argument) + "} that is told");
                return std::string();
            });
        }
    }

    // What others do tells a viewer the same, whatever the viewer cannot see.
    void checkNews(State state, State guess, Seat viewer)
    {
        OptionsOf<G> options;
        OptionsOf<G> guessed;
        m_game.listOptions(state, options);
        m_game.listOptions(guess, guessed);
        if (!guessed.contains(options[0]))
            return; // the guess has other cards in that hand
        const auto newsOf = [&](State &before) {
            std::vector<Event> events;
            EventSink sink(events);
            m_game.apply(before, options[0], sink);
            std::vector<std::optional<Event>> seen;
            for (const Event &event : events) {
                if (event.reveals) // from here on the viewer has learnt something
                    break;
                seen.push_back(seenFrom(event, viewer));
            }
            return seen;
        };
        check(newsOf(state) == newsOf(guess), "events tell a viewer no more than the view");
    }

    void checkSaving(const State &state)
    {
        const auto opened = unpackSnapshot(m_game, packSnapshot(m_game, state));
        check(opened && *opened == state && hashOf(*opened) == hashOf(state), "a snapshot opens to the same state");
        const auto parsed = parseJson(writeExact(m_game, state).dump(), "position");
        std::optional<Problem> problem;
        const auto read = positionFrom(m_game, JsonReader(std::get<JsonNode>(parsed), problem));
        check(read && *read == state, "a position reads back to the same state");
    }

    // At some steps of some matches: JSON is slow.
    void checkWrittenViews(const State &state, Rng rng)
    {
        const nlohmann::ordered_json truth = writeExact(m_game, state);
        for (int viewer = 0; viewer <= m_plan.seats; ++viewer) {
            const Seat seat = viewer == m_plan.seats ? kNobody : Seat(viewer);
            const nlohmann::ordered_json view = writeExactView(m_game, state, seat);
            checkTrue(view, truth, "view");
            const State guess = m_game.resample(m_game.viewFor(state, seat), rng);
            check(writeExactView(m_game, guess, seat) == view, "a written view tells nothing of the unseen");
            check(thingsOf(m_game, guess, seat) == thingsOf(m_game, state, seat),
                "the things on the table tell nothing of the unseen");
        }
    }

    // What a written view says is so, or it says "?". Of hidden kinds it may say how many they are.
    void checkTrue(const nlohmann::ordered_json &view, const nlohmann::ordered_json &truth, const std::string &path)
    {
        if (view == truth || (view.is_string() && Nouns::isUnknown(view.get<std::string>())))
            return;
        check(view.type() == truth.type() && view.is_structured(), path + " is what it is said to be, or unknown");
        if (!m_broken.empty())
            return;
        if (view.is_array()) {
            check(view.size() == truth.size(), path + " is as long as it is said to be");
            for (std::size_t i = 0; i < std::min(view.size(), truth.size()); ++i)
                checkTrue(view[i], truth[i], path + "[]");
            return;
        }
        for (const auto &[key, value] : view.items()) {
            if (truth.contains(key)) {
                checkTrue(value, truth[key], path + "." + key);
                continue;
            }
            int sum = 0;
            for (const auto &part : truth)
                sum += part.is_number() ? part.get<int>() : 0;
            check(key == "count" && value == sum, path + "." + key + " is how many there are");
        }
    }

    void checkCopy(State copy, const Option &option, const State &after)
    {
        EventSink deaf;
        m_game.apply(copy, option, deaf);
        check(copy == after && hashOf(copy) == hashOf(after), "a copy goes the same way");
    }

    void checkUndo(const Match<G> &match, const State &before)
    {
        Match<G> copy = match;
        const bool canUndo = copy.undoable() != nullptr;
        check(copy.undo() == canUndo, "undo does what it offers");
        check(copy.state() == (canUndo ? before : match.state()), "undo leads to the state before, or nowhere");
    }

    void checkEnd(const Match<G> &match, const Setup &setup)
    {
        check(match.options().empty(), "no options when the match is over");
        check(m_game.brokenInvariant(match.state()).empty(),
            "components are conserved at the end: " + m_game.brokenInvariant(match.state()));
        if constexpr (!requires { G::kNobodyMayWin; })
            check(m_game.outcome(match.state()).winners != 0, "somebody wins");
        Match<G> replay(m_game, setup);
        for (const Step &step : match.journal())
            replay.submit(step.seat, step.option);
        check(replay.state() == match.state() && replay.events() == match.events(), "a replay gives the same match");
        if (!m_broken.empty())
            m_broken += " (seed " + std::to_string(setup.seed) + ", at the end)";
    }

    void check(bool holds, const std::string &promise)
    {
        if (!holds && m_broken.empty())
            m_broken = "broken promise: " + promise;
    }

    const G &m_game;
    const BatteryPlan<G> &m_plan;
    std::set<std::string> m_checked; // sentences
    std::string m_broken;
};

template <Game G>
std::string runBattery(const G &game, const BatteryPlan<G> &plan)
{
    return Battery<G>(game, plan).run();
}

} // namespace outremer::test
