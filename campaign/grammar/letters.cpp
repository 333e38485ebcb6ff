#include "campaign/grammar/letters.h"

namespace outremer::campaign {
namespace {

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

std::string utf8(unsigned code) // of two bytes
{
    return { char(0xc0 | (code >> 6)), char(0x80 | (code & 0x3f)) };
}

} // namespace

bool isCyrillic(std::string_view text)
{
    // U+0400..U+04FF begin with the bytes D0..D3.
    for (char byte : text) {
        const auto value = static_cast<unsigned char>(byte);
        if (value >= 0xd0 && value <= 0xd3)
            return true;
    }
    return false;
}

std::string_view lastLetter(std::string_view text)
{
    std::size_t start = text.size();
    while (start > 0 && isContinuation(text[start - 1]))
        --start;
    return text.substr(start > 0 ? start - 1 : 0);
}

std::string_view withoutLast(std::string_view text, int letters)
{
    for (; letters > 0; --letters)
        text.remove_suffix(lastLetter(text).size());
    return text;
}

std::string capitalised(std::string_view text)
{
    std::string result(text);
    if (result.empty())
        return result;
    if (result[0] >= 'a' && result[0] <= 'z') {
        result[0] = char(result[0] - 'a' + 'A');
        return result;
    }
    if (result.size() < 2 || (static_cast<unsigned char>(result[0]) & 0xe0) != 0xc0)
        return result;
    const unsigned code =
        ((static_cast<unsigned char>(result[0]) & 0x1fu) << 6) | (static_cast<unsigned char>(result[1]) & 0x3fu);
    if (code >= 0x430 && code <= 0x44f) // а..я
        result.replace(0, 2, utf8(code - 0x20));
    else if (code >= 0x450 && code <= 0x45f) // ё and its neighbours
        result.replace(0, 2, utf8(code - 0x50));
    return result;
}

} // namespace outremer::campaign
