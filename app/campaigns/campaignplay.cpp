#include "app/campaigns/campaignplay.h"

#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/campaignreader.h"
#include "app/campaigns/chapterplays.h"
#include "app/campaigns/chapterrecord.h"
#include "app/campaigns/dailybackup.h"
#include "app/campaigns/tablerecord.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/facts/book_json.h"
#include "campaign/crusaders/facts/ruler_json.h"
#include "model/core/hash.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

using campaign::agreedOptions;
using nlohmann::ordered_json;

const crusaders::Crusaders &rulesOf(const GamePtr &game)
{
    return campaign::chapterRules(*game).crusaders();
}

} // namespace

CampaignPlay::CampaignPlay(Chronicle &chronicle, Campaign campaign, GamePtr present)
    : m_chronicle(&chronicle)
    , m_campaign(std::move(campaign))
    , m_present(std::move(present))
    , m_game(m_present)
{
}

Result<CampaignPlay> CampaignPlay::open(
    Chronicle &chronicle, CampaignId campaign, const GamePtr &present, const MatchOpening &how)
{
    const auto row = chronicle.campaigns().get(campaign);
    if (!row)
        return row.refusal();
    CampaignPlay play(chronicle, *row, present);
    if (const auto refusal = play.load(how))
        return *refusal;
    return play;
}

std::optional<Refusal> CampaignPlay::load(const MatchOpening &how)
{
    const auto game = gameOfCampaign(*m_chronicle, m_campaign, *m_present);
    if (!game)
        return game.refusal();
    m_game = *game;
    const auto dynasties = m_chronicle->campaigns().dynasties(m_campaign.id);
    if (!dynasties)
        return dynasties.refusal();
    m_dynasties = *dynasties;
    if (const auto refusal = refuseDynasties(m_campaign, m_dynasties))
        return refusal;
    m_book = {};
    m_book.seats = std::uint8_t(m_campaign.seats);
    m_book.isHard = m_campaign.isHard ? 1 : 0;
    for (const Dynasty &dynasty : m_dynasties) {
        const auto realm = rulesOf(m_game).content().realmNamed(dynasty.state);
        if (!realm)
            return Refusal{ "unknown-state",
                "this campaign is played with a state \"" + dynasty.state
                    + "\" that the game does not have; open it with the pack it was begun with" };
        m_book.dynasties[std::size_t(dynasty.seat)].realm = *realm;
    }
    const auto chapters = m_chronicle->campaigns().chapters(m_campaign.id);
    if (!chapters)
        return chapters.refusal();
    m_saved.reset();
    m_chapter = {};
    if (const auto refusal = findEvening())
        return refusal;
    if (chapters->empty())
        return std::nullopt;
    m_chapter = chapters->back();
    const auto book = bookFrom(m_chapter.bookAfter.value_or(m_chapter.bookBefore), rulesOf(m_game));
    if (!book)
        return book.refusal();
    if (book->seats != m_campaign.seats)
        return Refusal{ "bad-book", "the book of this campaign is not about its dynasties; it cannot be played" };
    m_book = *book;
    if (m_chapter.status == ChapterStatus::Finished)
        return m_chapter.origin == ChapterOrigin::Table ? completeTableChapter(*m_chronicle, m_chapter) : std::nullopt;
    if (!m_chapter.match)
        return Refusal{ "match-lost",
            "the match of chapter " + std::to_string(m_chapter.number)
                + " is missing from this file; restore a backup to go on" };
    auto saved = SavedMatch::open(*m_chronicle, *m_chapter.match, *m_game, how);
    if (!saved)
        return saved.refusal();
    m_saved = std::move(*saved);
    if (const auto refusal = recordUnlocks(*m_chronicle, m_chapter, rulesOf(m_game), m_evening))
        return refusal;
    // Cut off between the last option and the writing of the chapter.
    return match()->decision().isOver() ? closeChapter() : std::nullopt;
}

// An evening goes on until somebody ends it, over any number of restarts.
std::optional<Refusal> CampaignPlay::findEvening()
{
    const auto evenings = m_chronicle->evenings().of(m_campaign.id);
    if (!evenings)
        return evenings.refusal();
    m_evening = !evenings->empty() && !evenings->back().ended ? evenings->back().id : EveningId{};
    return std::nullopt;
}

// Everything a chapter starts from, so that it can be played again from the file alone.
std::string CampaignPlay::startPosition() const
{
    const std::uint64_t seed = streamOf(m_campaign.seed, m_book.chapter).next();
    ordered_json position{ { "game", "campaign" } };
    position["book"] = toJson(m_book, rulesOf(m_game));
    position["seed"] = hex(seed);
    // The agreed variants of the set-up are written beside the ruler of every seat.
    position["options"] = agreedOptions(*campaign::rulerFrom(m_dynasties.front().ruler));
    return toText(position);
}

std::optional<Refusal> CampaignPlay::beginChapter()
{
    if (m_saved)
        return Refusal{ "chapter-running", "the chapter has begun already" };
    if (isOver())
        return Refusal{ "campaign-over", "the campaign is over: all four chapters are written" };
    const auto node = parseJson(startPosition(), "the chapter's beginning");
    if (const auto *problem = std::get_if<Problem>(&node))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    auto match = m_game->startFrom(JsonReader(std::get<JsonNode>(node), problem));
    if (!match)
        return match.refusal();
    auto saved = SavedMatch::begin(*m_chronicle, std::move(*match), m_evening);
    if (!saved)
        return saved.refusal();
    Chapter chapter;
    chapter.campaign = m_campaign.id;
    chapter.number = m_book.chapter;
    chapter.match = saved->row().id;
    chapter.bookBefore = toText(toJson(m_book, rulesOf(m_game)));
    const auto id = m_chronicle->campaigns().beginChapter(chapter);
    if (!id)
        return id.refusal();
    const auto row = m_chronicle->campaigns().chapter(*id);
    if (!row)
        return row.refusal();
    m_chapter = *row;
    m_saved = std::move(*saved);
    if (const auto refusal = noteChapter(*m_chronicle, m_chapter.id))
        return refusal;
    return recordUnlocks(*m_chronicle, m_chapter, rulesOf(m_game), m_evening);
}

std::optional<Refusal> CampaignPlay::submit(Seat seat, const Option &option)
{
    if (!m_saved)
        return Refusal{ "no-chapter", "no chapter is being played" };
    if (match()->decision().isOver()) // the last option is saved, but writing the chapter failed: try that again
        return closeChapter();
    if (const auto refusal = m_saved->submit(seat, option, m_evening))
        return inStepAgain(*refusal);
    if (match()->decision().isOver())
        return closeChapter();
    return noteStatus();
}

std::optional<Refusal> CampaignPlay::undo()
{
    if (!m_saved)
        return Refusal{ "nothing-to-undo", "nothing can be taken back here" };
    const auto refusal = m_saved->undo();
    return refusal ? std::optional(inStepAgain(*refusal)) : std::nullopt;
}

std::optional<Refusal> CampaignPlay::rewind(std::size_t steps)
{
    if (!m_saved || steps > m_saved->stepCount())
        return Refusal{ "nothing-to-undo", "nothing can be taken back here" };
    if (const auto refusal = m_saved->rewind(steps))
        return inStepAgain(*refusal);
    return noteStatus();
}

// Whether the match of the chapter is over stands in its row, too: for lists, which do not play it again.
std::optional<Refusal> CampaignPlay::noteStatus()
{
    const bool isInMatch = campaign::chapterOf(*match())->state().isInMatch();
    const ChapterStatus status = isInMatch ? ChapterStatus::Playing : ChapterStatus::Aftermath;
    if (status == m_chapter.status)
        return std::nullopt;
    m_chapter.status = status;
    return m_chronicle->campaigns().saveChapter(m_chapter);
}

void CampaignPlay::leave()
{
    if (m_saved)
        m_saved->leave();
    m_saved.reset();
}

std::optional<Refusal> CampaignPlay::goOnWithPresentContent(const std::string &oldName)
{
    const std::string written = toText(toJson(m_book, rulesOf(m_game)));
    const auto book = bookFrom(written, rulesOf(m_present));
    if (!book)
        return book.refusal();
    const std::string broken = isOver() ? "" : campaign::chapterRules(*m_present).brokenBook(*book);
    if (!broken.empty())
        return Refusal{ "bad-book", broken };
    if (m_saved) {
        if (const auto refusal = m_saved->goOnWith(*m_present, oldName))
            return inStepAgain(*refusal);
    }
    if (const auto refusal = m_chronicle->campaigns().setContent(m_campaign.id, *m_present))
        return refusal;
    m_campaign.packHash = m_present->packHash();
    m_game = m_present;
    m_book = *book;
    return std::nullopt;
}

// A write that failed late may have reached the file after all: what is in the file counts, so it is read again.
Refusal CampaignPlay::inStepAgain(const Refusal &refusal)
{
    if (refusal.code == "saved-after-all" || refusal.code == "out-of-step") {
        if (const auto second = load())
            return *second;
    }
    return refusal;
}

std::optional<Refusal> CampaignPlay::closeChapter()
{
    m_saved->settle(); // what is told of the chapter is told from its beginning
    const auto *chapter = campaign::chapterOf(*match());
    if (const auto refusal = recordChapter(*m_chronicle, m_chapter, *chapter, m_evening))
        return refusal;
    m_book = chapter->state().book;
    m_last = std::move(m_saved);
    m_saved.reset();
    return noteChapter(*m_chronicle, m_chapter.id, m_evening);
}

std::optional<Refusal> CampaignPlay::recordTable(const campaign::table::ChapterForm &form)
{
    if (m_saved)
        return Refusal{ "chapter-running", "this chapter is being played in the program; finish it there" };
    if (isOver())
        return Refusal{ "campaign-over", "the campaign is over: all four chapters are written" };
    const auto book = recordTableChapter(*m_chronicle, m_campaign, m_book, form, *m_game, m_evening);
    if (!book)
        return book.refusal();
    m_book = *book;
    return std::nullopt;
}

std::optional<Refusal> CampaignPlay::beginEvening(const std::string &place, const std::vector<std::string> &present)
{
    if (m_evening)
        return Refusal{ "evening-open", "an evening is still going on; end it first" };
    const auto evening = m_chronicle->evenings().begin(m_campaign.id, place);
    if (!evening)
        return evening.refusal();
    m_evening = *evening;
    for (const std::string &name : present) {
        const auto person = m_chronicle->people().named(name, Gender::Neutral);
        if (!person)
            return person.refusal();
        if (const auto refusal = attend(*person))
            return refusal;
    }
    return std::nullopt;
}

std::optional<Refusal> CampaignPlay::attend(PersonId person)
{
    Attendance attendance;
    attendance.evening = m_evening;
    attendance.person = person;
    for (const Dynasty &dynasty : m_dynasties) {
        if (dynasty.person == person)
            attendance.seat = dynasty.seat;
    }
    return m_chronicle->evenings().attend(attendance);
}

Result<MatchRow> CampaignPlay::matchRow() const
{
    if (!m_chapter.match)
        return Refusal{ "no-chapter", "no chapter is being played" };
    return m_chronicle->journal().match(*m_chapter.match);
}

std::optional<Refusal> CampaignPlay::handOver(
    Seat seat, const std::string &person, const std::optional<std::string> &bot)
{
    Dynasty &dynasty = m_dynasties[seat];
    std::optional<PersonId> holder;
    if (!bot) {
        const auto known = m_chronicle->people().named(person, Gender::Neutral);
        if (!known)
            return known.refusal();
        holder = *known;
    }
    const auto evening = m_evening ? std::optional(m_evening) : std::nullopt;
    if (const auto refusal = m_chronicle->campaigns().handOver(m_campaign.id, seat, holder, bot, evening))
        return refusal;
    dynasty.person = holder;
    dynasty.bot = bot;
    if (m_saved) {
        if (const auto refusal = noteChapter(*m_chronicle, m_chapter.id))
            return refusal;
    }
    return holder && m_evening ? attend(*holder) : std::nullopt;
}

std::optional<Refusal> CampaignPlay::endEvening()
{
    if (!m_evening)
        return std::nullopt;
    const EveningId evening = std::exchange(m_evening, {});
    if (const auto refusal = m_chronicle->evenings().end(evening))
        return refusal;
    return backUpDaily(*m_chronicle); // the evening is safe whatever this says
}

} // namespace outremer
