#pragma once

#include <QString>

#include <string>

namespace outremer {

// The words of the engine, for the screen.
inline QString textOf(const std::string &text)
{
    return QString::fromStdString(text);
}

// With a capital letter, as a line of its own begins.
inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace outremer
