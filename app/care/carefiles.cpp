#include "care/carefiles.h"

#include "core/pack.h"

#include <algorithm>

namespace outremer {

std::span<const EmbeddedFile> embeddedCareFiles(); // generated

std::string_view careFile(std::string_view name)
{
    const auto files = embeddedCareFiles();
    const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
    assert(found != files.end() && "a file listed in qml/CMakeLists.txt");
    return found->bytes;
}

} // namespace outremer
