#pragma once

#include <QString>

namespace outremer::booklet {

// The text with the places where a line may or may not end: soft hyphens in long Russian words, and no break after a
// one-letter word or before a dash. English lines of this width close well without hyphens.
QString withBreaks(const QString &text, bool isRussian);

} // namespace outremer::booklet
