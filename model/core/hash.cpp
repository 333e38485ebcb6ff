#include "model/core/hash.h"

#include <charconv>

namespace outremer {

std::string hex(std::uint64_t value)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4)
        text[std::size_t(i)] = kDigits[value & 15];
    return text;
}

std::uint64_t fromHex(std::string_view text, bool &ok)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    ok = error == std::errc() && end == text.data() + text.size() && text.size() == 16;
    return ok ? value : 0;
}

} // namespace outremer
