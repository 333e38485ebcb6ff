#include "campaign/document/document_json.h"
#include "campaign/writers/writers.h"
#include "model/core/jsontext.h"

namespace outremer::campaign {

std::string toJsonFile(const Document &document, const nlohmann::ordered_json &facts)
{
    return toText({ { "document", toJson(document) }, { "facts", facts } }, 2) + "\n";
}

} // namespace outremer::campaign
