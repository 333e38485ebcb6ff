#pragma once

#include "campaign/crusaders/chapter/chaptergame.h"
#include "db/chain.h"
#include "db/chronicle.h"
#include "db/connection.h"
#include "db/ledger.h"
#include "db/schema.h"
#include "model/shelf.h"
#include "tests/support/quickfolder.h"

#include "model/bots/bots.h"
#include "model/core/record.h"

#include <QDir>
#include <QTemporaryDir>

#include <fstream>

// Chronicles to try things on.
namespace outremer::test {

namespace fs = std::filesystem;
using MatchPtr = std::unique_ptr<AnyMatch>;

// A folder for the length of a test: in memory where there is such a place, because what is tested here is not the disk.
class Folder {
public:
    Folder()
        : m_folder(quickFolder())
    {
    }
    fs::path path() const { return m_folder.path().toStdString(); }
    fs::path operator/(const char *name) const { return path() / name; }

private:
    QTemporaryDir m_folder;
};

inline std::string bytesOf(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return { std::istreambuf_iterator<char>(in), {} };
}

inline void writeBytes(const fs::path &file, std::string_view bytes)
{
    std::ofstream(file, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
}

// A game of the shelf, or a chapter of the campaign.
inline GamePtr anyGame(std::string_view id)
{
    return id == campaign::Chapter::kId ? campaign::chapterGame() : gameOnShelf(id);
}

inline MatchPtr newMatch(std::string_view game, int seats, std::uint64_t seed)
{
    const GamePtr rules = anyGame(game);
    return std::move(*rules->start(defaultSetup(rules->setupOptions(), seats, seed)));
}

// The step the match takes next; it is taken.
inline Step playOne(AnyMatch &match, Rng &rng)
{
    const Step step{ match.decision().seat, match.botChoice(BotKind::Random, rng) };
    match.submit(step.seat, step.option);
    return step;
}

inline MatchPtr playedMatch(std::string_view game, int seats, std::uint64_t seed, int steps)
{
    MatchPtr match = newMatch(game, seats, seed);
    Rng rng = streamOf(seed, 1);
    for (; steps > 0 && !match->decision().isOver(); --steps)
        playOne(*match, rng);
    return match;
}

// A value that must be there: a refusal ends the test with its words.
template <class T>
T sure(Result<T> result)
{
    if (!result)
        qFatal("refused: %s", result.refusal().message.c_str());
    return std::move(*result);
}
inline void sure(const std::optional<Refusal> &refusal)
{
    if (refusal)
        qFatal("refused: %s", refusal->message.c_str());
}

// A little of everything: every table of truth has rows, the match has forks and a snapshot.
struct Filled {
    CampaignId campaign;
    MatchId match;
    LineId line;
    LineId fork;
    EveningId evening;
    std::uint64_t stateHash = 0;
};

inline Filled fill(Chronicle &chronicle, int steps = 40)
{
    Filled filled;
    sure(chronicle.settings().set("language", "\"ru\""));
    sure(chronicle.settings().set("table", R"({"sound": true, "speed": 3})"));
    const PersonId anna = sure(chronicle.people().add("Анна", Gender::Female));
    const PersonId ivan = sure(chronicle.people().add("Иван", Gender::Male));
    const GroupId group = sure(chronicle.people().addGroup("По средам"));
    sure(chronicle.people().join(group, anna));
    sure(chronicle.people().join(group, ivan));
    Campaign campaign;
    campaign.group = group;
    campaign.title = "Дорога на Эдессу";
    campaign.kind = CampaignKind::Mixed;
    campaign.seed = 0xfedcba9876543210u;
    filled.campaign = sure(chronicle.campaigns().begin(campaign,
        { { {}, 0, "antioch", R"({"name": "Боэмунд"})", anna, {} }, { {}, 1, "edessa", "{}", {}, "greedy" } }));
    filled.evening = sure(chronicle.evenings().begin(filled.campaign, "у Анны"));
    sure(chronicle.evenings().attend({ filled.evening, anna, 0 }));
    sure(chronicle.evenings().attend({ filled.evening, ivan, {} }));
    sure(chronicle.campaigns().handOver(filled.campaign, 1, ivan, {}, filled.evening));

    const MatchPtr match = playedMatch("kingdoms", 2, 5, steps);
    filled.line = sure(chronicle.journal().begin(*newMatch("kingdoms", 2, 5)));
    for (const Step &step : match->journal())
        sure(chronicle.journal().append(filled.line, step, filled.evening));
    filled.stateHash = match->stateHash();
    filled.match = sure(chronicle.journal().line(filled.line)).match;
    filled.fork = sure(chronicle.journal().fork(filled.line, steps / 2, "если бы"));
    sure(chronicle.journal().append(filled.fork, match->journal()[std::size_t(steps / 2)]));
    sure(chronicle.journal().keepSnapshot(filled.line, *match));

    Chapter chapter;
    chapter.campaign = filled.campaign;
    chapter.match = filled.match;
    const ChapterId first = sure(chronicle.campaigns().beginChapter(chapter));
    chapter.number = 2;
    chapter.origin = ChapterOrigin::Table;
    chapter.match = {};
    chapter.form = R"({"winner": "antioch"})";
    sure(chronicle.campaigns().beginChapter(chapter));
    Note note;
    note.campaign = filled.campaign;
    note.evening = filled.evening;
    note.person = anna;
    note.text = "Первый вечер. Никто не хотел уходить.";
    sure(chronicle.evenings().addNote(note));
    sure(chronicle.evenings().addPhoto({ {}, filled.campaign, first, filled.evening, "photos/1.jpg", "стол", {} }));
    sure(chronicle.campaigns().award({ {}, filled.campaign, 0, "lionheart", first, 0 }));
    sure(chronicle.campaigns().mark({ {}, filled.campaign, 0, "valour", first, "взяла Апамею", 2 }));
    sure(chronicle.campaigns().count({ {}, filled.campaign, first, 0, "кофе", 3 }));
    sure(chronicle.biographies().unlock({ {}, filled.campaign, "event", "plague", first, filled.evening, 0 }));
    sure(chronicle.biographies().played({ {}, filled.campaign, first, filled.evening, 0, "event", "plague", true, 0 }));
    PlayRow play;
    play.game = "kingdoms";
    play.match = filled.match;
    play.chapter = first;
    play.id =
        sure(chronicle.plays().begin(play, { { {}, {}, 0, anna, {}, 0, 1000 }, { {}, {}, 1, {}, "greedy", 0, {} } }));
    sure(chronicle.plays().sitDown({ {}, play.id, 1, ivan, {}, 7, 2000 }));
    play.ended = 3000;
    play.line = filled.line;
    play.evening = filled.evening;
    sure(chronicle.plays().end(play, { { {}, 0, "seat", "cross", 1, 12, true }, { {}, 1, {}, {}, 2, {}, false } }));
    return filled;
}

// A file as an older version of this program wrote it: people, a match with `steps` steps; from 2 on a campaign; from 3
// on a chapter of a real table and a photograph.
inline void makeOldFile(const fs::path &path, int version, int steps = 30, int people = 3)
{
    createFile(path, kChronicleId, version);
    SQLite::Database database = connect(path, Access::Write);
    Ledger ledger(database, path);
    const MatchPtr played = playedMatch("kingdoms", 3, 9, steps);
    sure(ledger.write([&] {
        for (int i = 0; i < people; ++i)
            ledger.insert(Person{ {}, "Person " + std::to_string(i + 1), Gender::Neutral, 1000 + i, {} });
        ledger.insert(Group{ {}, "Wednesdays", 1000 });
        ledger.insert("settings", { { "key", std::string("language") }, { "value", std::string("\"en\"") } });
        MatchRow match{ {}, "00000000-0000-4000-8000-000000000001", "kingdoms", played->game().revision(),
            played->game().packHash(), writeRecord(*played->forkAt(0)), 3, 2000, {}, {}, { 1 } };
        match.id = { ledger.insert(match) };
        ledger.insert(LineRow{ { 1 }, match.id, {}, 0, "", 2000, {}, {}, {} });
        Head head{ { 1 }, 0, chainOfMatch(match) };
        SQLite::Statement insert(
            database, "INSERT INTO steps(line, number, seat, option, chain, at) VALUES (1, ?, ?, ?, ?, ?)");
        for (const Step &step : played->journal()) {
            const JournalStep row{ step, 3000 + head.length, {} };
            head.chain = chainOfStep(head.chain, head.length, row);
            insert.bind(1, head.length++);
            insert.bind(2, int(step.seat));
            insert.bind(3, std::int64_t(step.option.code()));
            insert.bind(4, std::int64_t(head.chain));
            insert.bind(5, row.at);
            insert.exec();
            insert.reset();
        }
        ledger.insert(head);
        if (version < 2)
            return;
        Campaign campaign;
        campaign.uuid = "00000000-0000-4000-8000-000000000002";
        campaign.group = GroupId{ 1 };
        campaign.title = "The road to Edessa";
        const CampaignId id{ ledger.insert(campaign) };
        ledger.insert(Dynasty{ id, 0, "antioch", R"({"name": "Bohemond"})", PersonId{ 1 }, {} });
        Chapter chapter;
        chapter.campaign = id;
        chapter.match = match.id;
        ledger.insert(chapter);
        const EveningId evening{ ledger.insert(Evening{ {}, id, 2000, {}, "at home", "" }) };
        if (version < 3)
            return;
        chapter.number = 2;
        chapter.origin = ChapterOrigin::Table;
        chapter.match = {};
        chapter.form = R"({"winner": "antioch"})";
        ledger.insert(chapter);
        ledger.insert(Photo{ {}, id, {}, evening, "photos/1.jpg", "the table", {} });
    }));
}

} // namespace outremer::test
