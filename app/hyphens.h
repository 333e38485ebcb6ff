#pragma once

#include <QString>

namespace outremer {

// The text with soft hyphens where long Russian words may be broken: between syllables, three letters on either side,
// never before ь, ъ or й. Other letters are left alone.
QString hyphenated(const QString &text);

} // namespace outremer
