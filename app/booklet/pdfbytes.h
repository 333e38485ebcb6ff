#pragma once

#include <QByteArray>

namespace outremer::booklet {

// QPdfWriter (Qt 6.4) writes the moment of printing into the file and offers no way to choose it. The same chronicle
// shall make the same file, so that moment is taken out and the table of positions behind it corrected. A file that
// does not look as expected comes back as it is.
QByteArray withoutDate(QByteArray pdf);

} // namespace outremer::booklet
