#pragma once

#include <QTest>

namespace outremer::test {

// The data of a test that is run for every number of players: a column "seats", and a row for each.
inline void addSeatCounts(int fewest, int most)
{
    QTest::addColumn<int>("seats");
    for (int seats = fewest; seats <= most; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

} // namespace outremer::test
