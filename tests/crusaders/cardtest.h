#pragma once

#include "tests/crusaders/cardbattle.h"
#include "tests/crusaders/ruletable.h"

// The same for the cards of battles, whose rows name their fields. For sources alone.
using namespace outremer::test;
using enum outremer::crusaders::test::Field;
