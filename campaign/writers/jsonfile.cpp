#include "core/jsontext.h"
#include "document_json.h"
#include "writers/writers.h"

namespace outremer::campaign {

std::string toJsonFile(const Document &document, const CampaignFacts &facts)
{
    const nlohmann::ordered_json json{ { "document", toJson(document) }, { "facts", toJson(facts) } };
    return toText(json, 2) + "\n";
}

} // namespace outremer::campaign
