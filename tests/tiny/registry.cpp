// The game that only tests have comes to the shelf here. It gets the plain board: the window has no line for it.
#include "model/erased.h"
#include "model/shelf.h"
#include "tests/tiny/abacus.h"

namespace outremer {

std::span<const EmbeddedFile> embeddedTinyFiles(); // generated

namespace {

const bool kIsOnShelf =
    (bringToShelf({ abacus::Abacus::kId, &ErasedGame<abacus::Abacus>::load }, embeddedTinyFiles()), true);

} // namespace
} // namespace outremer
