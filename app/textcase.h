#pragma once

#include <QString>

namespace outremer {

// With a capital letter, as a line of its own begins.
inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace outremer
