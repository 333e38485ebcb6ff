#pragma once

#include "model/core/phrasebook.h"

namespace outremer::plays {

const Phrasebook &labels(); // what documents and files about plays say (plays.json)

} // namespace outremer::plays
