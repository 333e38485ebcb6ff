#pragma once

#include <QTest>

// Waits until something is so. On a busy machine a page or a bot's move may take longer than the five seconds QTRY_VERIFY has
// for it, and how fast it is is no concern of these tests.
#define AWAIT(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 30000)
#define AWAIT_EQUAL(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 30000)
#define AWAIT_NAMED(condition, name) QTRY_VERIFY2_WITH_TIMEOUT(condition, qPrintable(name), 30000)
