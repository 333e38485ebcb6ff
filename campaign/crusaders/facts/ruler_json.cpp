#include "campaign/crusaders/facts/ruler_json.h"

#include "campaign/crusaders/facts/facts_reader.h"
#include "campaign/document/wholetext.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign {
namespace {

using Json = nlohmann::ordered_json;

const std::vector<std::string> kGovernorWords{ "starting", "draw" };
const std::vector<std::string> kBullWords{ "one", "choose" };

AgreedRuler readRuler(const JsonReader &reader)
{
    reader.onlyKeys({ "name", "feminine", "governors", "bulls" });
    AgreedRuler ruler;
    if (const auto name = reader.maybe("name")) {
        if (!name->isText())
            name->fail("a text");
        ruler.name = name->node().text;
    }
    ruler.isFeminine = flagAt(reader, "feminine");
    ruler.drawsGovernors = wordAt(reader, "governors", kGovernorWords) == kGovernorWords[1];
    ruler.choosesBull = wordAt(reader, "bulls", kBullWords) == kBullWords[1];
    return ruler;
}

} // namespace

Json agreedOptions(const AgreedRuler &ruler)
{
    return { { "governors", kGovernorWords[ruler.drawsGovernors ? 1 : 0] },
        { "bulls", kBullWords[ruler.choosesBull ? 1 : 0] } };
}

Json toJson(const AgreedRuler &ruler)
{
    Json json{ { "name", ruler.name }, { "feminine", ruler.isFeminine } };
    json.update(agreedOptions(ruler));
    return json;
}

Result<AgreedRuler> rulerFrom(const std::string &text)
{
    return readWhole(text, "ruler", "bad-ruler", readRuler);
}

} // namespace outremer::campaign
