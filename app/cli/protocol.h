#pragma once

#include "model/bots/bots.h"
#include "model/core/anygame.h"
#include "model/core/speech.h"

#include <iosfwd>

namespace outremer::cli {

// A match over JSON lines, for bots, tests and other front ends. The engine tells events and asks for decisions; the
// client answers. Anything malformed gets an error line and changes nothing.
//
// It is as discreet as the table: the client hears and sees what the seats it plays may know. Positions and saves hold
// everything, also the cards nobody has drawn yet, and like the views of other seats they are a referee's.
class Protocol {
public:
    // One entry per seat: a bot, or nothing where the client decides.
    using Players = std::vector<std::optional<BotSpec>>;

    enum class Client : std::uint8_t { Players, Referee };

    Protocol(std::unique_ptr<AnyMatch> match, Players players, std::uint64_t botSeed, Lang lang, std::ostream &out,
        Client client = Client::Players);

    void run(std::istream &in);
    // One line of the client. False when it asked to quit.
    bool handle(std::string_view line);
    void proceed(); // lets bots play and asks the client for the next decision

private:
    using Json = nlohmann::ordered_json;

    void choose(const JsonReader &reader);
    void undo();
    void showView(const JsonReader &reader);
    void explain(const JsonReader &reader);
    void describe(const JsonReader &reader);
    void showPosition();
    void save(const JsonReader &reader);
    void tellNews();
    void ask();
    void tellResult();

    void say(const Json &message);
    void complain(const std::string &code, const std::string &message);
    bool isReferee() const { return m_client == Client::Referee; }
    bool plays(Seat seat) const { return seat < m_players.size() && !m_players[seat]; }
    std::optional<Seat> witnessOf(
        const Event &event) const; // for whom it is told; kNobody saw what only a referee hears
    Json targetsOf(const RefList &refs) const;

    std::unique_ptr<AnyMatch> m_match;
    const AnyGame &m_game;
    Players m_players;
    Rng m_botRng;
    Lang m_lang;
    Speech m_speech;
    std::ostream &m_out;
    Client m_client;
    std::size_t m_told = 0; // events already told
    std::uint64_t m_sequence = 0;
};

} // namespace outremer::cli
