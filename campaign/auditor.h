#pragma once

#include "chapterstate.h"
#include "crusaders/crusaders.h"

namespace outremer::campaign {

// A list of a damaged file may claim more than it can hold; what lies behind its end is nothing.
template <class T, int N>
bool isSound(const FixedList<T, N> &list)
{
    return list.count <= N
        && std::all_of(list.items.begin() + list.count, list.items.end(), [](const T &item) { return item == T{}; });
}

// What is wrong between the match, the book and the aftermath of a chapter; each is possible by itself.
std::string brokenChapter(const crusaders::Crusaders &game, const State &state);

} // namespace outremer::campaign
