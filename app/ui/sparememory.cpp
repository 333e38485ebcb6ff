#include "app/ui/sparememory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace outremer {

void giveBackSpareMemory()
{
#ifdef __GLIBC__ // others do so by themselves, or cannot
    malloc_trim(0);
#endif
}

} // namespace outremer
