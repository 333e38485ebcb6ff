#pragma once

#include "campaign/document/document.h"
#include "campaign/writers/illustrator.h"

#include <nlohmann/json_fwd.hpp>

namespace outremer::campaign {

// A document as a file; the same input is the same bytes.
std::string toMarkdown(const Document &document, const Illustrator &pictures);
// One file that needs no other: style, maps and arms are inside, and it prints as a book.
std::string toHtml(const Document &document, const Illustrator &pictures);
// {"document": ..., "facts": ...}, for other programs.
std::string toJsonFile(const Document &document, const nlohmann::ordered_json &facts);

} // namespace outremer::campaign
