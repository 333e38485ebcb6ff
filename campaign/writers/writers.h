#pragma once

#include "document.h"
#include "facts.h"
#include "prose/names.h"

#include <string>

namespace outremer::campaign {

// A document as a file. Maps and arms are drawn from the facts, so each writer asks for both; the same input is the
// same bytes.
std::string toMarkdown(const Document &document, const CampaignFacts &facts, const Names &names);
// One file that needs no other: style, maps and arms are inside, and it prints as a book.
std::string toHtml(const Document &document, const CampaignFacts &facts, const Names &names);
// {"document": ..., "facts": ...}, for other programs.
std::string toJsonFile(const Document &document, const CampaignFacts &facts);

} // namespace outremer::campaign
