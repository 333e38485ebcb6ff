#include "campaign/writers/writers.h"

namespace outremer::campaign {
namespace {

const std::string kBreak = "  \n"; // two spaces end a line within a paragraph

bool isMarkup(char letter)
{
    static constexpr std::string_view kMarkup = "\\`*_{}[]<>#|~";
    return kMarkup.find(letter) != std::string_view::npos;
}

// Text that stays text: nothing a player wrote becomes a heading, a link or HTML.
std::string escaped(std::string_view text, std::string_view lineBreak)
{
    std::string result;
    bool isLineStart = true;
    for (char letter : text) {
        if (letter == '\r')
            continue;
        if (letter == '\n') {
            result += lineBreak;
            isLineStart = true;
            continue;
        }
        if (isMarkup(letter) || letter == '&' || (isLineStart && (letter == '+' || letter == '-' || letter == '=')))
            result += '\\';
        isLineStart = isLineStart && letter == ' ';
        result += letter;
    }
    return result;
}

// "1110. Год..." at the start of a paragraph would become a numbered list.
std::string paragraph(std::string_view text)
{
    std::string result = escaped(text, kBreak);
    const std::size_t dot = result.find_first_not_of("0123456789");
    if (dot != 0 && dot != std::string::npos && (result[dot] == '.' || result[dot] == ')'))
        result.insert(dot, "\\");
    return result;
}

std::string row(const std::vector<std::string> &cells)
{
    std::string line = "|";
    for (const std::string &cell : cells)
        line += " " + escaped(cell, " ") + " |";
    return line + "\n";
}

std::string table(const std::vector<std::vector<std::string>> &rows)
{
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += row(rows[i]);
        if (i == 0) {
            text += "|";
            for (std::size_t j = 0; j < rows[0].size(); ++j)
                text += " --- |";
            text += "\n";
        }
    }
    return text;
}

std::string list(const std::vector<std::string> &lines, const std::string &bullet)
{
    std::string text;
    for (const std::string &line : lines)
        text += bullet + paragraph(line) + "\n";
    return text;
}

std::string quote(const Block &block)
{
    std::string text = "> " + escaped(block.text, kBreak + "> ") + "\n";
    if (!block.lines.empty())
        text += ">\n> — " + escaped(block.lines[0], " ") + "\n";
    return text;
}

} // namespace

std::string toMarkdown(const Document &document, const Illustrator &pictures)
{
    std::string text;
    for (const Block &block : document.blocks) {
        std::string part;
        switch (block.kind) {
        case Block::Kind::Title:
            part = "# " + escaped(block.text, " ") + "\n";
            break;
        case Block::Kind::Chapter:
            part = "## " + escaped(block.text, " ") + "\n";
            break;
        case Block::Kind::Section:
            part = "### " + escaped(block.text, " ") + "\n";
            break;
        case Block::Kind::Paragraph:
            part = paragraph(block.text) + "\n";
            break;
        case Block::Kind::Quote:
            part = quote(block);
            break;
        case Block::Kind::List:
            part = list(block.lines, "- ");
            break;
        case Block::Kind::Checklist:
            part = list(block.lines, "- [ ] ");
            break;
        case Block::Kind::Table:
            part = table(block.rows);
            break;
        case Block::Kind::Map:
        case Block::Kind::Arms:
            part = table(pictures.rows(block, document.language()));
            break;
        }
        if (!part.empty())
            text += (text.empty() ? "" : "\n") + part;
    }
    return text;
}

} // namespace outremer::campaign
