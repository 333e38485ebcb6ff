#pragma once

#include "campaign/crusaders/facts/facts.h"

namespace outremer::campaign {

// What a chapter was until it went on with other rules or content: a match that begins anew remembers nothing of it.
struct Story {
    ChapterFacts told;       // whatever was told in events; how things stand is in the position
    int sworn = 0;           // so many of its last oaths are not settled yet
    bool isFighting = false; // its last clash is not decided yet
};

std::string toText(const Story &story); // JSON
// What cannot be read is not told.
Story storyFrom(const std::string &text);

} // namespace outremer::campaign
