#pragma once

#include "campaign/document/document.h"

namespace outremer::campaign {

// The pictures of a document: maps and arms. Writers know no game; whoever has the facts draws for them.
class Illustrator {
public:
    using Rows = std::vector<std::vector<std::string>>;

    virtual ~Illustrator() = default;
    // A block of the kind Map or Arms as HTML; nothing where there is nothing to show.
    virtual std::string html(const Block &block, Lang lang) const = 0;
    // What the picture would have shown, as a table with its head, where a format has no pictures.
    virtual Rows rows(const Block &block, Lang lang) const = 0;
};

// For documents that have no pictures.
class NoPictures final : public Illustrator {
public:
    std::string html(const Block &, Lang) const override { return {}; }
    Rows rows(const Block &, Lang) const override { return {}; }
};

} // namespace outremer::campaign
