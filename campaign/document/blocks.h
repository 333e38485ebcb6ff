#pragma once

#include "campaign/document/document.h"

#include <string>
#include <utility>
#include <vector>

namespace outremer::campaign {

using Blocks = std::vector<Block>;

inline Block heading(Block::Kind kind, std::string text, int chapter = 0)
{
    return { .kind = kind, .text = std::move(text), .chapter = chapter };
}

inline void addParagraph(Blocks &blocks, const std::vector<std::string> &sentences)
{
    std::string text;
    for (const std::string &sentence : sentences) {
        if (!sentence.empty())
            text += (text.empty() ? "" : " ") + sentence;
    }
    if (!text.empty())
        blocks.push_back({ .kind = Block::Kind::Paragraph, .text = std::move(text) });
}

// A heading with a list below it, or nothing at all.
inline void addList(Blocks &blocks, std::string title, std::vector<std::string> lines)
{
    if (lines.empty())
        return;
    blocks.push_back(heading(Block::Kind::Section, std::move(title)));
    blocks.push_back({ .kind = Block::Kind::List, .lines = std::move(lines) });
}

} // namespace outremer::campaign
