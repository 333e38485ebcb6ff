#include "contentfiles.h"

#include "core/pack.h"
#include "map.h"

#include <algorithm>

namespace outremer {

std::span<const EmbeddedFile> embeddedCampaignFiles(); // generated

namespace campaign {

std::string_view campaignFile(std::string_view name)
{
    const auto files = embeddedCampaignFiles();
    const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
    assert(found != files.end() && "a file listed in campaign/CMakeLists.txt");
    return found->bytes;
}

const MapDrawing &builtInMap()
{
    static const MapDrawing kMap = [] {
        const Result<MapDrawing> map = mapDrawingFrom(campaignFile("map.json"), "campaign/map.json");
        assert(map && "the built-in map is well-formed");
        return *map;
    }();
    return kMap;
}

} // namespace campaign
} // namespace outremer
