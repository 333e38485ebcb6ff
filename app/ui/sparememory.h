#pragma once

namespace outremer {

// Gives the system back what the program holds but does not use. A long match leaves many small holes behind, which the
// C library would keep: an evening of several matches would take more with each of them.
void giveBackSpareMemory();

} // namespace outremer
