#pragma once

#include <QImage>

namespace outremer {

// A drawing in ink on paper as it looks in the Black Hours: what is dark becomes light and the paper dark, while strong
// colours, by which flags are known, stay. The booklet's drawings know one set of inks, that of printing. On a page of
// coats of arms what is light is no paper but silver, and stays too.
enum class Light { IsPaper, IsSilver };
QImage atNight(QImage drawing, Light light);

} // namespace outremer
