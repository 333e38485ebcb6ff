#include "model/core/reading.h"

namespace outremer {

int readWord(const JsonReader &reader, std::span<const std::string_view> words)
{
    return reader.oneOf({ words.begin(), words.end() });
}

Named readNamed(const JsonReader &entry)
{
    return { entry.at("id").text(), Name::read(entry.at("name")) };
}

bool readOrigin(const JsonReader &entry)
{
    return entry.at("origin").oneOf({ "rulebook", "house" }) == 0;
}

JsonReader onlyList(const JsonReader &file, std::string_view name)
{
    file.onlyKeys({ name });
    return file.at(name);
}

void expectCount(const JsonReader &list, std::string_view what, std::size_t expected, std::size_t count)
{
    if (count != expected)
        list.fail(std::to_string(expected) + " " + std::string(what) + ", not " + std::to_string(count));
}

} // namespace outremer
