#include "campaign/document/contentfiles.h"

#include "model/core/pack.h"

#include <algorithm>

namespace outremer {

std::span<const EmbeddedFile> embeddedCampaignFiles(); // generated

namespace campaign {

std::string_view campaignFile(std::string_view name)
{
    const auto files = embeddedCampaignFiles();
    const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
    assert(found != files.end() && "a content file of campaign/");
    return found->bytes;
}

} // namespace campaign
} // namespace outremer
