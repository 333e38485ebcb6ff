#include "app/play/savedmatch.h"

#include "app/play/replays.h"
#include "model/core/hash.h"
#include "model/core/jsontext.h"
#include "model/core/record.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace outremer {
namespace {

Result<std::unique_ptr<AnyMatch>> beginFrom(const AnyGame &game, const std::string &position)
{
    const auto parsed = parseJson(position, "the position");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    auto match = game.startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
    return problem ? problem->refusal("bad-position") : std::move(match);
}

// The beginning of a line of other rules, if those of today begin at the same position.
Result<std::unique_ptr<AnyMatch>> beginAgain(Chronicle &chronicle, const MatchRow &row, const AnyGame &present)
{
    const auto origin = chronicle.journal().origin(row.currentLine);
    if (!origin)
        return origin.refusal();
    auto record = nlohmann::ordered_json::parse(origin->start, nullptr, false);
    if (!record.is_object())
        return Refusal{ "bad-record", "the beginning of match " + row.uuid + " cannot be read" };
    record["revision"] = present.revision();
    record["pack"] = hex(present.packHash());
    return readRecord(present, toText(record), "match " + row.uuid);
}

// The record a line begins with says the hash of its position.
std::uint64_t startHashOf(const SavedLine &saved)
{
    const auto record = nlohmann::json::parse(saved.line.origin.start, nullptr, false);
    bool ok = false;
    const bool saysHash = record.is_object() && record.contains("hash") && record["hash"].is_string();
    return saysHash ? fromHex(record["hash"].get<std::string>(), ok) : 0;
}

} // namespace

Result<SavedMatch> SavedMatch::begin(Chronicle &chronicle, std::unique_ptr<AnyMatch> match, EveningId evening)
{
    SavedMatch saved(chronicle);
    const auto line = chronicle.journal().begin(*match, evening);
    if (!line)
        return line.refusal();
    const auto lineRow = chronicle.journal().line(*line);
    if (!lineRow)
        return lineRow.refusal();
    const auto row = chronicle.journal().match(lineRow->match);
    if (!row)
        return row.refusal();
    saved.m_row = *row;
    saved.m_line = *line;
    saved.m_startHash = match->forkAt(0)->stateHash();
    saved.m_match = std::move(match);
    return saved;
}

Result<SavedMatch> SavedMatch::open(
    Chronicle &chronicle, MatchId match, const AnyGame &present, const MatchOpening &how)
{
    SavedMatch saved(chronicle);
    if (const auto refusal = saved.load(match, present, how))
        return *refusal;
    return saved;
}

std::optional<Refusal> SavedMatch::load(MatchId id, const AnyGame &present, const MatchOpening &how)
{
    const auto row = m_chronicle->journal().match(id);
    if (!row)
        return row.refusal();
    auto read = m_chronicle->journal().read(present, row->currentLine);
    if (!read)
        return read.refusal();
    const auto saved = std::make_shared<const SavedLine>(std::move(*read));
    auto match = Replays::instance().take(saved->line.chains.back());
    std::future<Result<std::unique_ptr<AnyMatch>>> past;
    // What is shorter is played again sooner than anybody sees.
    const bool isLong = saved->length() >= std::size_t(kSnapshotEvery);
    if (!match && how.isAtOnce && isLong && (match = saved->reopen()))
        past = std::async(std::launch::async, [saved, then = how.then] {
            auto whole = saved->replay();
            if (then)
                then();
            return whole;
        });
    if (!match) {
        auto whole = saved->replay();
        if (!whole)
            return whole.refusal();
        match = std::move(*whole);
    }
    m_row = *row;
    m_line = row->currentLine;
    m_match = std::move(match);
    m_forgotten = saved->length() - m_match->journal().size();
    m_startHash = startHashOf(*saved);
    m_past = std::move(past);
    m_broken.reset();
    return std::nullopt;
}

bool SavedMatch::settle()
{
    if (!m_past.valid())
        return false;
    auto whole = m_past.get();
    if (!whole) {
        m_broken = whole.refusal();
        return false;
    }
    if ((*whole)->stateHash() != m_match->stateHash())
        m_chronicle->journal().dropSnapshots(m_row.id); // if they stay, they are found out again
    m_match = std::move(*whole);
    m_forgotten = 0;
    return true;
}

std::optional<Refusal> SavedMatch::proven()
{
    settle();
    return m_broken;
}

std::optional<Refusal> SavedMatch::submit(Seat seat, const Option &option, EveningId evening)
{
    if (const auto refusal = proven())
        return refusal;
    const auto options = m_match->options();
    if (m_match->decision().seat != seat)
        return Refusal{ "not-your-turn", "it is another seat's decision" };
    if (std::ranges::find(options, option) == options.end())
        return Refusal{ "illegal-option", "that option is not among the legal ones" };
    const auto saved =
        m_chronicle->journal().append(m_line, { seat, option }, evening, std::int64_t(m_match->journal().size()));
    if (!saved)
        return inStepAgain(saved.refusal());
    m_match->submit(seat, option);
    if (*saved % kSnapshotEvery == 0)
        m_chronicle->journal().keepSnapshot(m_line, *m_match); // what cannot be kept only costs time later
    return std::nullopt;
}

std::optional<Refusal> SavedMatch::undo()
{
    if (const auto refusal = proven())
        return refusal;
    if (!m_match->undoable())
        return Refusal{ "nothing-to-undo", "nothing can be taken back here" };
    const auto line = m_chronicle->journal().undo(m_line);
    if (!line)
        return inStepAgain(line.refusal());
    m_line = *line;
    m_match->undo();
    return std::nullopt;
}

std::optional<Refusal> SavedMatch::rewind(std::size_t steps)
{
    if (const auto refusal = proven())
        return refusal;
    const auto line = m_chronicle->journal().fork(m_line, std::int64_t(steps), {});
    if (!line)
        return inStepAgain(line.refusal());
    if (const auto refusal = m_chronicle->journal().makeCurrent(*line))
        return refusal;
    m_line = *line;
    m_match = m_match->forkAt(steps);
    return std::nullopt;
}

std::optional<Refusal> SavedMatch::goOnWith(const AnyGame &present, const std::string &oldName)
{
    if (const auto refusal = proven())
        return refusal;
    auto match = beginFrom(present, toText(m_match->position()));
    if (!match)
        return match.refusal();
    const auto line = m_chronicle->journal().goOn(m_line, **match, oldName);
    if (!line)
        return inStepAgain(line.refusal());
    m_line = *line;
    m_match = std::move(*match);
    m_startHash = m_match->stateHash();
    return std::nullopt;
}

// A write that failed late may have reached the file after all: what is in the file counts, so it is read again.
Refusal SavedMatch::inStepAgain(const Refusal &refusal)
{
    if (refusal.code == "saved-after-all" || refusal.code == "out-of-step") {
        if (const auto second = load(m_row.id, m_match->game(), {}))
            return *second;
    }
    return refusal;
}

void SavedMatch::leave()
{
    settle();
    if (m_broken || m_forgotten > 0)
        return;
    if (!m_match->decision().isOver())
        m_chronicle->journal().keepSnapshot(m_line, *m_match);
    if (const auto head = m_chronicle->journal().head(m_line))
        Replays::instance().keep(head->chain, std::move(m_match));
}

Result<Continuation> continuationOf(Chronicle &chronicle, const MatchRow &row, const AnyGame &present)
{
    const auto position = chronicle.journal().peek(present, row.currentLine);
    if (position) {
        auto match = beginFrom(present, toText((*position)->position()));
        return match ? Result(Continuation{ std::move(*match), 0 }) : match.refusal();
    }
    const auto snapshot = chronicle.journal().newestSnapshot(row.currentLine);
    if (!snapshot)
        return snapshot.refusal();
    const auto steps = chronicle.journal().steps(row.currentLine);
    if (!steps)
        return steps.refusal();
    const bool hasPosition = *snapshot && !(*snapshot)->position.empty();
    auto match = hasPosition ? beginFrom(present, (*snapshot)->position) : beginAgain(chronicle, row, present);
    if (!match)
        return hasPosition ? match.refusal() : position.refusal();
    std::size_t made = hasPosition ? std::size_t((*snapshot)->number) : 0;
    while (made < steps->size() && !(*match)->submit((*steps)[made].step.seat, (*steps)[made].step.option))
        ++made;
    if (!hasPosition && made < steps->size())
        return position.refusal();
    auto fresh = beginFrom(present, toText((*match)->position()));
    return fresh ? Result(Continuation{ std::move(*fresh), std::int64_t(steps->size() - made) }) : fresh.refusal();
}

} // namespace outremer
