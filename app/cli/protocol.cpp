#include "app/cli/protocol.h"

#include "app/cli/namedmatch.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <istream>
#include <ostream>

namespace outremer::cli {
namespace {

constexpr std::size_t kMaxLine = 64 * 1024;

// Like std::getline, but keeps no more of an endless line than is needed to know that it is too long.
bool readLine(std::istream &in, std::string &line)
{
    line.clear();
    char c = 0;
    while (in.get(c) && c != '\n') {
        if (line.size() <= kMaxLine)
            line.push_back(c);
    }
    return in.good() || !line.empty();
}

} // namespace

Protocol::Protocol(std::unique_ptr<AnyMatch> match, Players players, std::uint64_t botSeed, Lang lang,
    std::ostream &out, Client client)
    : m_match(std::move(match))
    , m_game(m_match->game())
    , m_players(std::move(players))
    , m_botRng(streamOf(botSeed, 2))
    , m_lang(lang)
    , m_speech(m_game, lang)
    , m_out(out)
    , m_client(client)
{
}

void Protocol::run(std::istream &in)
{
    proceed();
    for (std::string line; readLine(in, line);) {
        if (!handle(line))
            return;
    }
}

void Protocol::proceed()
{
    for (;;) {
        tellNews();
        const Decision decision = m_match->decision();
        if (decision.isOver())
            return tellResult();
        const auto &bot = m_players[decision.seat];
        if (!bot)
            return ask();
        m_match->submit(decision.seat, m_match->botChoice(*bot, m_botRng));
    }
}

bool Protocol::handle(std::string_view line)
{
    const auto malformed = [this](const std::string &why) {
        complain("malformed", why);
        return true;
    };
    if (line.size() > kMaxLine)
        return malformed("a line is at most " + std::to_string(kMaxLine) + " bytes");
    const auto parsed = parseJson(line, "input");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return malformed(problem->text());
    const JsonNode &node = std::get<JsonNode>(parsed);
    if (node.kind != JsonNode::Kind::Object || node.members.size() != 1)
        return malformed("a request is an object with exactly one member");

    std::optional<Problem> problem;
    const std::string &verb = node.members[0].key;
    const JsonReader reader(node.members[0].value, problem, verb);
    const bool isBare = verb == "undo" || verb == "position" || verb == "quit";
    if (isBare && !reader.boolean())
        reader.fail("true");
    if (!problem) {
        if (verb == "choose")
            choose(reader);
        else if (verb == "undo")
            undo();
        else if (verb == "view")
            showView(reader);
        else if (verb == "why")
            explain(reader);
        else if (verb == "describe")
            describe(reader);
        else if (verb == "position")
            showPosition();
        else if (verb == "save")
            save(reader);
        else if (verb == "quit")
            return false;
        else
            complain("unknown-request", "there is no request \"" + verb + "\"");
    }
    if (problem)
        complain("malformed", problem->text());
    return true;
}

void Protocol::choose(const JsonReader &reader)
{
    const Decision decision = m_match->decision();
    if (decision.isOver())
        return complain("match-over", "the match is over");
    const auto options = m_match->options();
    const JsonNode &node = reader.node();
    if (node.kind != JsonNode::Kind::Integer || node.integer < 0 || node.integer >= std::int64_t(options.size()))
        return complain("illegal-option", "choose takes an option id from 0 to " + std::to_string(options.size() - 1));
    if (const auto refusal = m_match->submit(decision.seat, options[std::size_t(node.integer)]))
        return complain(refusal->code, refusal->message);
    proceed();
}

void Protocol::undo()
{
    const Step *step = m_match->undoable();
    if (m_match->journal().empty())
        return complain("nothing-to-undo", "nothing has been chosen yet");
    if (!step || m_players[step->seat]) // a bot's move is not the client's to take back
        return complain("nothing-to-undo", "nothing can be taken back: somebody has learnt something since");
    const Option option = step->option;
    const std::string seat = m_match->seatId(step->seat);
    m_match->undo();
    m_told = m_match->events().size();
    say({ { "type", "undone" }, { "seat", seat }, { "text", m_speech.option(option, m_match->targets(option)) } });
    ask();
}

void Protocol::showView(const JsonReader &reader)
{
    const std::string id = reader.text();
    if (reader.failed())
        return;
    for (int seat = 0; seat < m_match->seatCount(); ++seat) {
        if (m_match->seatId(Seat(seat)) != id)
            continue;
        if (!isReferee() && !plays(Seat(seat)))
            return complain("needs-referee", "that seat is not yours: only a referee (--referee) sees what others see");
        return say({ { "type", "view" }, { "seat", id }, { "view", m_match->view(Seat(seat)) } });
    }
    complain("unknown-seat", "view takes the id of a seat in this match");
}

// The name and the text of a card or of anything else the game has words for.
void Protocol::describe(const JsonReader &reader)
{
    for (const auto &[noun, value] : reader.members()) {
        const auto ref = m_game.refOf(noun, value.text());
        if (value.failed())
            return;
        if (!ref)
            return complain("unknown-target", "there is no " + noun + " \"" + value.node().text + "\" in this game");
        say({ { "type", "description" }, { noun, m_game.idOf(*ref) }, { "name", m_speech.name(*ref) },
            { "text", m_game.describe(*ref, m_speech.lang()) } });
    }
}

void Protocol::explain(const JsonReader &reader)
{
    RefList refs;
    for (const auto &[noun, value] : reader.members()) {
        const auto ref = m_game.refOf(noun, value.text());
        if (value.failed())
            return;
        if (!ref || refs.full() || (ref->noun == kSeatNoun && ref->value >= m_match->seatCount()))
            return complain("unknown-target", "there is no " + noun + " \"" + value.node().text + "\" in this match");
        refs.push(*ref);
    }
    if (reader.failed())
        return;
    const auto options = m_match->options();
    const bool isOption = !refs.empty()
        && std::ranges::any_of(options, [&](const Option &option) { return includes(m_match->targets(option), refs); });
    Json rules = Json::array();
    for (const std::string &id : isOption ? WhyNot{} : m_match->whyNot(refs)) {
        const Rule *rule = m_game.rulebook().find(id);
        rules.push_back({ { "id", id }, { "text", rule ? rule->text.in(m_lang) : std::string() } });
    }
    say({ { "type", "why" }, { "option", isOption }, { "rules", rules } });
}

void Protocol::showPosition()
{
    if (!isReferee())
        return complain("needs-referee",
            "a position holds what nobody at the table may know: it is shown to a referee (--referee)");
    say({ { "type", "position" }, { "position", m_match->position() } });
}

void Protocol::save(const JsonReader &reader)
{
    const std::string name = reader.text();
    if (reader.failed())
        return;
    if (!isReferee())
        return complain(
            "needs-referee", "a save holds what nobody at the table may know: it is written for a referee (--referee)");
    if (const auto refusal = saveUnder(name, *m_match))
        return complain(refusal->code, refusal->message);
    say({ { "type", "saved" }, { "name", name } });
}

// The client may know what any of its seats may know, and a referee what anybody does.
std::optional<Seat> Protocol::witnessOf(const Event &event) const
{
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        if (contains(event.seenBy, seat) && (isReferee() || plays(seat)))
            return seat;
    }
    return isReferee() ? std::optional(kNobody) : std::nullopt;
}

Protocol::Json Protocol::targetsOf(const RefList &refs) const
{
    Json json = Json::object();
    for (const Ref &ref : refs) {
        const std::string noun(m_game.nounName(ref.noun));
        if (json.contains(noun))
            continue; // a second city is also there by its own name
        if (ref.noun == kNumberNoun)
            json[noun] = ref.value;
        else
            json[noun] = m_game.idOf(ref);
    }
    return json;
}

void Protocol::tellNews()
{
    for (; m_told < m_match->events().size(); ++m_told) {
        const Event &event = m_match->events()[m_told];
        const auto witness = witnessOf(event);
        const auto seen = witness ? std::optional(event) : seenFrom(event, kNobody);
        if (!seen)
            continue;
        Json json{ { "type", "event" }, { "kind", m_game.eventName(event.kind) } };
        json.update(targetsOf(seen->fields));
        json["text"] = m_speech.event(event, witness.value_or(kNobody));
        say(json);
    }
}

void Protocol::ask()
{
    const Decision decision = m_match->decision();
    Json json{ { "type", "decision" }, { "seat", m_match->seatId(decision.seat) },
        { "kind", m_game.decisionName(decision.kind) }, { "text", m_speech.decision(decision) },
        { "rules", m_game.decisionRules(decision.kind) }, { "options", Json::array() } };
    int id = 0;
    for (const Option &option : m_match->options()) {
        json["options"].push_back({ { "id", id++ }, { "text", m_speech.option(option, m_match->targets(option)) },
            { "targets", targetsOf(m_match->targets(option)) } });
    }
    say(json);
}

void Protocol::tellResult()
{
    const Outcome outcome = m_match->outcome();
    Json json{ { "type", "over" }, { "ending", m_game.endingName(outcome.ending) }, { "scores", Json::array() } };
    Json winners = Json::array();
    for (int seat = 0; seat < m_match->seatCount(); ++seat) {
        const std::string id = m_match->seatId(Seat(seat));
        json["scores"].push_back({ { "seat", id }, { "score", outcome.scores[std::size_t(seat)] } });
        if (contains(outcome.winners, Seat(seat)))
            winners.push_back(id);
    }
    json["winner"] = winners.size() == 1 ? winners[0] : Json();
    json["winners"] = winners;
    say(json);
}

// The type comes first and the running number second, whatever the message holds.
void Protocol::say(const Json &message)
{
    Json line{ { "type", message["type"] }, { "seq", m_sequence++ } };
    line.update(message);
    m_out << toText(line) << std::endl;
}

void Protocol::complain(const std::string &code, const std::string &message)
{
    say({ { "type", "error" }, { "code", code }, { "message", message } });
}

} // namespace outremer::cli
