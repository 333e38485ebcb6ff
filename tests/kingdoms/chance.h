#pragma once

#include <vector>

namespace outremer::test {

// How far the counts are from what chance would give; about the number of classes when it is chance.
inline double chiSquare(const std::vector<int> &seen, const std::vector<double> &expected)
{
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (expected[i] > 0)
            sum += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
    }
    return sum;
}

} // namespace outremer::test
