#include "db/uuid.h"

#include <array>
#include <random>

namespace outremer {

std::string newUuid()
{
    std::random_device chance;
    std::array<unsigned char, 16> bytes{};
    for (unsigned char &byte : bytes)
        byte = static_cast<unsigned char>(chance());
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0f) | 0x40);
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3f) | 0x80);
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        text += "0123456789abcdef"[bytes[i] >> 4];
        text += "0123456789abcdef"[bytes[i] & 15];
    }
    return text;
}

} // namespace outremer
