#pragma once

#include "model/core/hash.h"
#include "model/core/jsonreader.h"
#include "model/core/rng.h"

namespace outremer::campaign::table {

// A generator is kept as sixteen hex digits: JSON numbers do not hold 64 bits everywhere.
inline Rng readRng(const JsonReader &reader)
{
    bool ok = false;
    const std::uint64_t word = fromHex(reader.text(), ok);
    if (!ok)
        reader.fail("sixteen hex digits");
    return Rng{ word };
}

} // namespace outremer::campaign::table
