#pragma once

#include "campaign/document/document.h"
#include "model/core/refusal.h"

#include <nlohmann/json_fwd.hpp>

namespace outremer {
class JsonReader;
}

namespace outremer::campaign {

// A document as a program passes it to another one: fields a block does not use are left out.
nlohmann::ordered_json toJson(const Document &document);

// Reads what toJson wrote; refuses anything else with its line and field.
Result<Document> documentFrom(const std::string &text);

// The same from a member of a larger file; what does not fit is kept by the reader.
Document readDocument(const JsonReader &reader);

} // namespace outremer::campaign
