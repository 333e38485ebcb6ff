#pragma once

#include "model/core/language.h"

#include <map>
#include <string>
#include <vector>

namespace outremer::campaign {

// What is authored about a chapter before anybody plays it (content/chapters.json). Sealed: nothing of a chapter that
// was not reached may be shown, so ask only for chapters the facts have.
struct ChapterText {
    Bilingual title;
    int firstYear = 0, lastYear = 0;
    Bilingual subtitle;
    std::vector<Bilingual> openings;
    std::map<std::string, Bilingual> after; // by how the chapter before ended
};

std::vector<ChapterText> readChapters(const JsonReader &reader);
const ChapterText &chapterText(int number); // 1..4

} // namespace outremer::campaign
