#pragma once

#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/facts/facts.h"
#include "model/core/jsonreader.h"

namespace outremer::campaign {

// A chapter's facts as a part of a larger file; what does not fit becomes the reader's problem.
ChapterFacts readChapterFacts(const JsonReader &reader);

// Small readers every kind of facts needs. A missing member is the default.
std::string textAt(const JsonReader &reader, std::string_view key);
int numberAt(const JsonReader &reader, std::string_view key, int least, int most, int otherwise = 0);
bool flagAt(const JsonReader &reader, std::string_view key);
std::string wordAt(const JsonReader &reader, std::string_view key, const std::vector<std::string> &words);
std::vector<std::string> textsAt(const JsonReader &reader, std::string_view key);

// Calls `read` with each item of an optional list and keeps what it answers.
template <class Read>
auto listAt(const JsonReader &reader, std::string_view key, Read read)
{
    std::vector<decltype(read(reader))> things;
    if (const auto list = reader.maybe(key)) {
        for (const JsonReader &item : list->items())
            things.push_back(read(item));
    }
    return things;
}

} // namespace outremer::campaign
