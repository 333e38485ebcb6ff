#pragma once

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

// What a test of rules or of cards begins with: the table, the tags, and the names of both. For sources alone.
using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;
