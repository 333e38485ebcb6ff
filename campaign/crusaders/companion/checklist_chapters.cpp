// What the chapters of the house campaign add to a set-up, up to the one that is about to be played.
#include "campaign/crusaders/companion/checklistwriter.h"

#include <algorithm>

namespace outremer::campaign::table {

// Lines of a chapter are "chapter.<n>.stays.<i>": they hold from it on. Keys of later chapters are never asked for, so
// nothing of them can slip out.
void writeChapter(ChecklistWriter &out, const ChapterPlan &chapter)
{
    const int reached = std::min(chapter.reached, 4);
    if (reached < 1)
        return;
    out.section("section.chapter", { { "chapter", reached } });
    for (int number = 1; number <= reached; ++number) {
        const std::string prefix = "chapter." + std::to_string(number) + ".stays.";
        for (int i = 1; hasPhrase(Texts::Checklists, prefix + std::to_string(i)); ++i)
            out.box(prefix + std::to_string(i));
    }
}

} // namespace outremer::campaign::table
