#pragma once

#include <fcntl.h>
#include <string_view>

namespace outremer {

// What the store asks of a file system beyond reading and writing. Sticks and network drives lack some of it, so each has
// another way (db/README.md says what is promised then); tests take them away one by one.
struct System {
    int (*renameOverNothing)(const char *from, const char *to); // renameat2 with RENAME_NOREPLACE
    int (*link)(const char *from, const char *to);
    int (*lock)(int file);          // flock: exclusive, without waiting
    int (*lockOtherwise)(int file); // fcntl: the same, where the former is not known
};
System &system();

// Whether errno says that the file system does not know such a thing, not that this one was refused.
bool isUnknownThere();

} // namespace outremer
