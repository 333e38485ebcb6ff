// Positions of a chapter. Exact ones follow from State::fields; the friendly form is the beginning of a chapter:
//   {"game", "book", "seed", "options": {"governors", "bulls"}}, seed a number or 16 hexadecimal digits;
//   book: see book_json.h
#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/facts/book_json.h"
#include "model/core/exact.h"

namespace outremer::campaign {
namespace {

std::uint64_t readSeed(const JsonReader &position)
{
    const auto seed = position.maybe("seed");
    if (!seed)
        return 0;
    if (!seed->isText())
        return std::uint64_t(seed->integer(0, INT64_MAX));
    bool ok = false;
    const std::uint64_t word = fromHex(seed->text(), ok);
    if (!ok)
        seed->fail("a number or 16 hexadecimal digits");
    return word;
}

Chapter::Agreed readAgreed(const JsonReader &options)
{
    Chapter::Agreed agreed;
    options.onlyKeys({ "governors", "bulls" });
    if (const auto governors = options.maybe("governors"))
        agreed.drawsGovernors = governors->oneOf({ "starting", "draw" }) != 0;
    if (const auto bulls = options.maybe("bulls"))
        agreed.choosesBull = bulls->oneOf({ "one", "choose" }) != 0;
    return agreed;
}

Result<State> readBeginning(const Chapter &game, const JsonReader &position)
{
    position.onlyKeys({ "game", "book", "seed", "options" });
    if (const auto name = position.maybe("game"))
        name->oneOf({ std::string(Chapter::kId) });
    const Book book = readBook(position.at("book"), game.crusaders());
    const auto options = position.maybe("options");
    const Chapter::Agreed agreed = options ? readAgreed(*options) : Chapter::Agreed{};
    const std::uint64_t seed = readSeed(position);
    return position.failed() ? Result<State>(State{}) : game.startFrom(book, seed, agreed);
}

} // namespace

Result<State> Chapter::readPosition(const JsonReader &position) const
{
    return readPositionWith(*this, position, [this](const JsonReader &reader) { return readBeginning(*this, reader); });
}

} // namespace outremer::campaign
