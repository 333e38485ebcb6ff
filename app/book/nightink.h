#pragma once

#include <QImage>

namespace outremer {

// A drawing in ink on paper as it looks in the Black Hours: what is dark becomes light and the paper dark, while strong
// colours, by which flags are known, stay, and so do pure white and the brown-black of the charges on gold, which only
// coats of arms have. The booklet's drawings know one set of inks, that of printing.
QImage atNight(QImage drawing);

} // namespace outremer
