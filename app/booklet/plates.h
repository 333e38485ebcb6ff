#pragma once

#include "app/booklet/box.h"
#include "app/booklet/typeface.h"
#include "campaign/document/document.h"

#include <optional>

namespace outremer::booklet {

using Drawing = std::function<void(QPainter &, const QRectF &)>;

// The pictures of a book, and what its title page says of those who played it. Setting knows no game: whoever has the
// facts makes the plates. They outlive the boxes that draw from them.
class Plates {
public:
    virtual ~Plates() = default;
    virtual QString group() const = 0;                   // whose book it is; may be empty
    virtual std::vector<std::string> houses() const = 0; // whose arms stand on the title page
    // Shields in a row in the middle of a place; nothing when none of the houses has arms.
    virtual Drawing arms(const std::vector<std::string> &houses) const = 0;
    // A map as wide as the text and what it is called; nothing where no map is known.
    virtual std::optional<Box> map(
        const campaign::Block &block, const QString &title, const Typeface &face, Lang lang) const = 0;
};

} // namespace outremer::booklet
