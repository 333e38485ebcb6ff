#include "app/cli/safeterminal.h"

namespace outremer::cli {
namespace {

std::size_t lengthOf(unsigned char first)
{
    return first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
}

bool isObeyed(const std::string &letter)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(letter[i]); };
    if (letter.size() == 1)
        return (byte(0) < 0x20 && byte(0) != '\n' && byte(0) != '\t') || byte(0) >= 0x7f; // a stray byte, too
    if (letter.size() == 2)
        return byte(0) == 0xc2 && byte(1) < 0xa0; // U+0080 to U+009F
    if (letter.size() == 3 && byte(0) == 0xe2) {
        const bool isMark =
            byte(1) == 0x80 && ((byte(2) >= 0xaa && byte(2) <= 0xae) || byte(2) == 0x8e || byte(2) == 0x8f);
        return isMark || (byte(1) == 0x81 && byte(2) >= 0xa6 && byte(2) <= 0xa9); // U+202A to U+202E, U+2066 to U+2069
    }
    return false;
}

} // namespace

SafeTerminal::int_type SafeTerminal::overflow(int_type letter)
{
    if (traits_type::eq_int_type(letter, traits_type::eof()))
        return sync() == 0 ? traits_type::not_eof(letter) : traits_type::eof();
    const auto byte = static_cast<unsigned char>(traits_type::to_char_type(letter));
    const bool continues = (byte & 0xc0) == 0x80;
    if (!m_held.empty() && !continues)
        pass();
    m_held += char(byte);
    if (m_held.size() >= lengthOf(static_cast<unsigned char>(m_held[0])))
        pass();
    return m_isWell ? letter : traits_type::eof();
}

int SafeTerminal::sync()
{
    pass();
    return m_terminal->pubsync() == 0 && m_isWell ? 0 : -1;
}

bool SafeTerminal::pass()
{
    if (m_held.empty())
        return m_isWell;
    const bool isWhole = m_held.size() == lengthOf(static_cast<unsigned char>(m_held[0]));
    const std::string shown = isWhole && !isObeyed(m_held) ? m_held : "?";
    m_held.clear();
    m_isWell =
        m_terminal->sputn(shown.data(), std::streamsize(shown.size())) == std::streamsize(shown.size()) && m_isWell;
    return m_isWell;
}

} // namespace outremer::cli
