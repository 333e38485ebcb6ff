#pragma once

#include "app/cli/protocol.h"
#include "model/shelf.h"

#include <QString>
#include <nlohmann/json.hpp>

#include <sstream>

namespace outremer::test {

using nlohmann::ordered_json;

// A value as QCOMPARE can show it: texts without their quotes, all else as JSON.
inline QString shown(const ordered_json &json)
{
    return QString::fromStdString(json.is_string() ? json.get<std::string>() : json.dump());
}

// A front end at the other end of the protocol: says a line, hears the lines that come back.
class Client {
public:
    using Lines = std::vector<ordered_json>;

    // `players` as for --bots: "-" is a seat of the client.
    using Kind = cli::Protocol::Client;
    explicit Client(
        std::vector<std::string> players, std::uint64_t seed = 1, Lang lang = Lang::En, Kind kind = Kind::Players)
        : Client(std::move(*startMatch(int(players.size()), seed)), players, lang, kind)
    {
    }
    Client(std::unique_ptr<AnyMatch> match, const std::vector<std::string> &players, Lang lang = Lang::En,
        Kind kind = Kind::Players)
        : m_protocol(std::move(match), botsOf(players), 1, lang, m_out, kind)
    {
        m_protocol.proceed();
        m_first = heard();
    }

    static Client referee(std::vector<std::string> players, std::uint64_t seed = 1)
    {
        return Client(std::move(players), seed, Lang::En, Kind::Referee);
    }

    const Lines &first() const { return m_first; } // what came before the client said anything

    Lines say(const std::string &line)
    {
        m_isOpen = m_protocol.handle(line);
        return heard();
    }
    ordered_json position() { return say(R"({"position": true})").at(0).at("position"); }
    bool isOpen() const { return m_isOpen; }

private:
    static Result<std::unique_ptr<AnyMatch>> startMatch(int seats, std::uint64_t seed)
    {
        const auto game = gameOnShelf("kingdoms");
        return game->start(defaultSetup(game->setupOptions(), seats, seed));
    }
    static cli::Protocol::Players botsOf(const std::vector<std::string> &names)
    {
        cli::Protocol::Players players;
        for (const std::string &name : names)
            players.push_back(botNamed(name));
        return players;
    }
    Lines heard()
    {
        Lines lines;
        std::istringstream in(m_out.str());
        for (std::string line; std::getline(in, line);)
            lines.push_back(ordered_json::parse(line));
        m_out.str({});
        return lines;
    }

    std::ostringstream m_out;
    cli::Protocol m_protocol;
    Lines m_first;
    bool m_isOpen = true;
};

} // namespace outremer::test
