#include "model/core/record.h"

#include "model/core/exportfile.h"
#include "model/core/hash.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace outremer {
namespace {

using nlohmann::ordered_json;

constexpr int kRecordFormat = 1;

Setup readSetup(const JsonReader &reader, const AnyGame &game)
{
    reader.onlyKeys({ "seats", "seed", "options" });
    bool ok = false;
    Setup setup =
        defaultSetup(game.setupOptions(), int(reader.at("seats").integer(game.minSeats(), game.maxSeats())), 0);
    setup.seed = fromHex(reader.at("seed").text(), ok);
    if (!ok)
        reader.at("seed").fail("16 hexadecimal digits");
    const JsonReader options = reader.at("options");
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < game.setupOptions().size(); ++i) {
        const SetupOption &option = game.setupOptions()[i];
        known.push_back(option.id);
        setup.choices[i] = std::uint8_t(options.at(option.id).oneOf(option.values));
    }
    options.onlyKeys(known);
    return setup;
}

Result<std::unique_ptr<AnyMatch>> begin(const AnyGame &game, const JsonReader &reader, std::optional<Problem> &problem)
{
    if (const auto position = reader.maybe("position")) {
        if (const auto setup = reader.maybe("setup"))
            setup->fail("a position or a setup, not both");
        return problem ? problem->refusal("bad-record") : game.startFrom(*position);
    }
    const Setup setup = readSetup(reader.at("setup"), game);
    if (problem)
        return problem->refusal("bad-record");
    return game.start(setup);
}

} // namespace

std::string writeRecord(const AnyMatch &match)
{
    ordered_json json;
    json["format"] = kRecordFormat;
    json["game"] = match.game().id();
    json["revision"] = match.game().revision();
    json["pack"] = hex(match.game().packHash());
    if (match.setup()) {
        const auto &options = match.game().setupOptions();
        json["setup"]["seats"] = match.setup()->seats;
        json["setup"]["seed"] = hex(match.setup()->seed);
        json["setup"]["options"] = ordered_json::object();
        for (std::size_t i = 0; i < options.size(); ++i)
            json["setup"]["options"][options[i].id] = options[i].values[match.setup()->choices[i]];
    } else {
        json["position"] = match.startPosition();
    }
    json["steps"] = ordered_json::array();
    for (const Step &step : match.journal())
        json["steps"].push_back(hex(step.option.code()));
    json["hash"] = hex(match.stateHash());
    return toText(json) + "\n";
}

Result<std::unique_ptr<AnyMatch>> readRecord(const AnyGame &game, std::string_view bytes, const std::string &file)
{
    const auto parsed = parseJson(bytes, file);
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-record");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "format", "game", "revision", "pack", "setup", "position", "steps", "hash" });
    reader.at("format").integer(kRecordFormat, kRecordFormat);
    reader.at("game").oneOf({ std::string(game.id()) });
    reader.at("revision").integer(game.revision(), game.revision());
    if (reader.at("pack").text() != hex(game.packHash()))
        reader.at("pack").fail("the content pack this match was played with (" + hex(game.packHash()) + " is loaded)");
    if (problem)
        return problem->refusal("bad-record");

    auto match = begin(game, reader, problem);
    if (!match)
        return match.refusal();
    for (const JsonReader &step : reader.at("steps").items()) {
        bool ok = false;
        const Option option = Option::fromCode(fromHex(step.text(), ok));
        if (!ok || (*match)->submit((*match)->decision().seat, option)) {
            step.fail("a legal option");
            break;
        }
    }
    if (reader.at("hash").text() != hex((*match)->stateHash()))
        reader.at("hash").fail("the hash of the position these steps lead to");
    if (problem)
        return problem->refusal("bad-record");
    return match;
}

std::optional<Refusal> writeFileSafely(const std::string &path, std::string_view bytes)
{
    const std::string temporary = draftNameFor(path);
    const auto refuse = [&](const char *what) {
        const std::string reason = std::strerror(errno);
        ::unlink(temporary.c_str());
        return Refusal{ "cannot-write", path + ": " + what + ": " + reason };
    };
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    const int file = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return refuse("cannot be created");
    bool isWritten = true;
    while (isWritten && !bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        isWritten = written >= 0 || errno == EINTR;
        bytes.remove_prefix(written > 0 ? std::size_t(written) : 0);
    }
    isWritten = isWritten && ::fsync(file) == 0;
    if (!isWritten) {
        const Refusal refusal = refuse("cannot be written");
        ::close(file);
        return refusal;
    }
    if (::close(file) != 0)
        return refuse("cannot be saved");
    if (std::rename(temporary.c_str(), path.c_str()) != 0)
        return refuse("cannot be replaced");
    // The new name must reach the disk too, or a power cut takes a first save away.
    const int folder = ::open(std::filesystem::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        ::fsync(folder);
        ::close(folder);
    }
    return std::nullopt;
}

} // namespace outremer
