#include "campaign/crusaders/chapter/tournament.h"

#include "campaign/crusaders/facts/finalcount.h"

namespace outremer::campaign {
namespace {

using crusaders::Noun;

// Cards that are seen at work by one kind of event.
struct Work {
    crusaders::EventKind kind;
    Noun noun;
    const char *table;
};
constexpr std::array kWork{
    Work{ crusaders::EventKind::OathSworn, crusaders::kOathNoun, "oaths sworn" },
    Work{ crusaders::EventKind::CommanderOrdered, crusaders::kCommanderNoun, "commander's cards" },
};

// The cards that only the campaign has, so that one that is never used shows.
void prepare(const Chapter &game, outremer::Tally &tally)
{
    const crusaders::Content &c = game.content();
    const auto add = [&](const std::string &table, Noun noun, std::size_t cards, bool onlySealed) {
        for (std::size_t card = 1; card < cards; ++card) {
            const Ref ref{ noun, std::int16_t(card) };
            if (!onlySealed || game.crusaders().chapterOf(ref) > 0)
                tally[table][game.idOf(ref)];
        }
    };
    add("use of tactics", crusaders::kTacticNoun, c.tactics.size(), true);
    add("use of buildings", crusaders::kBuildingNoun, c.buildings.size(), true);
    add("use of rescripts", crusaders::kRescriptNoun, c.rescripts.size(), true);
    add("use of spys", crusaders::kSpyNoun, c.spies.size(), true);
    add("use of events", crusaders::kEventNoun, c.events.size(), true);
    add("oaths sworn", crusaders::kOathNoun, c.oaths.size(), true);
    add("commander's cards", crusaders::kCommanderNoun, c.commander.size(), true);
    add("nicknames taken", crusaders::kNicknameNoun, c.nicknames.size(), false);
    add("legacies left", crusaders::kLegacyNoun, c.legacies.size(), false);
    for (std::size_t option = 2; option < 2 * c.interludes.size(); ++option)
        tally["choices of interludes"][game.idOf({ crusaders::kInterludeNoun, std::int16_t(option) })];
}

void count(const Chapter &game, const Event &event, outremer::Tally &tally)
{
    game.tally(event, tally);
    for (const Work &work : kWork) {
        if (event.kind != std::uint8_t(work.kind))
            continue;
        for (const Ref &ref : event.fields) {
            if (ref.noun == work.noun)
                ++tally[work.table][game.idOf(ref)];
        }
    }
    if (event.kind == std::uint8_t(crusaders::EventKind::OathKept))
        ++tally["oaths"]["kept"];
    if (event.kind == std::uint8_t(crusaders::EventKind::OathBroken))
        ++tally["oaths"]["broken"];
    if (event.kind == std::uint8_t(crusaders::EventKind::CommanderBeaten))
        ++tally["commander"]["beaten"];
}

} // namespace

TournamentReport runTournament(const Chapter &game, int seats, int campaigns, std::uint64_t seed, const BotSpec &bot,
    const std::function<void(int)> &onCampaign)
{
    TournamentReport report;
    report.campaigns = campaigns;
    prepare(game, report.tally);
    for (int i = 0; i < campaigns; ++i) {
        const std::uint64_t own = streamOf(seed, std::uint64_t(i)).word;
        Book book = game.start(defaultSetup(game.setupOptions(), seats, own)).book; // states by lot
        while (book.chapter <= kChapters) {
            const std::size_t page = book.chapter - 1u;
            State state = *game.startFrom(book, streamOf(own, book.chapter).next(), {});
            Rng rng = streamOf(own, 100u + book.chapter);
            std::vector<Event> events;
            EventSink sink(events);
            std::uint64_t decisions = 0;
            OptionsOf<Chapter> options;
            if (state.match.saga.legacy != crusaders::kNoCard)
                ++report.tally["legacies left"][game.content().legacies[state.match.saga.legacy].id];
            for (; !game.decision(state).isOver(); ++decisions) {
                game.listOptions(state, options);
                game.apply(state, chooseFor(bot, game, state, options, rng), sink);
                for (const Event &event : events)
                    count(game, event, report.tally);
                events.clear();
            }
            book = state.book;
            report.longest = std::max(report.longest, decisions);
            ++report.endings[page][std::string(game.endingName(book.pages[page].ending))];
            report.risen += book.pages[page].hasRisen;
            for (Seat seat = 0; seat < book.seats; ++seat) {
                SideTally &side = report.chapterWins[page][game.idOf(game.seatRef(state, seat))];
                side.wins += book.pages[page].winner == seat ? 1 : 0;
                ++side.matches;
            }
        }
        const FinalCount counted = finalCount(book, game.content());
        for (Seat seat = 0; seat < book.seats; ++seat) {
            SideTally &side = report.states[game.content().realms[book.dynasties[seat].realm].id];
            side.wins += counted.winner == seat ? 1 : 0;
            ++side.matches;
        }
        if (onCampaign)
            onCampaign(i + 1);
    }
    return report;
}

} // namespace outremer::campaign
