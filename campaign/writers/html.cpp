#include "campaign/document/contentfiles.h"
#include "campaign/grammar/letters.h"
#include "campaign/writers/markup.h"
#include "campaign/writers/typography.h"
#include "campaign/writers/writers.h"

#include <algorithm>
#include <cctype>

namespace outremer::campaign {
namespace {

// Writes the blocks of one document; knows what came before, for mottoes and drop caps.
class HtmlWriter {
public:
    HtmlWriter(const Document &document, const Illustrator &pictures)
        : m_pictures(pictures)
        , m_lang(document.language())
        , m_isBook(std::ranges::count(document.blocks, Block::Kind::Arms, &Block::kind) > 0)
    {
    }

    std::string block(const Block &block);

private:
    std::string prose(std::string_view text) const { return xmlEscaped(typeset(text, m_lang)); }
    std::string paragraph(const Block &block);
    std::string list(const Block &block) const;
    std::string table(const Block &block) const;
    std::string quote(const Block &block) const;

    const Illustrator &m_pictures;
    Lang m_lang;
    bool m_isBook; // it has a title page
    bool m_isChapter = false;
    int m_paragraphs = 0;  // since the last title or chapter
    bool m_isHead = false; // before the first section
};

std::string withBreaks(const std::string &text)
{
    std::string result;
    for (char letter : text)
        result += letter == '\n' ? std::string("<br>\n") : std::string(1, letter);
    return result;
}

// The first letter by itself, to be set large; text that begins with a mark or an entity is left alone.
std::string withInitial(const std::string &text)
{
    const bool isLatin = !text.empty() && std::isalpha(static_cast<unsigned char>(text[0])) != 0;
    const std::size_t size = isLatin ? 1 : isCyrillic(text.substr(0, 1)) ? 2 : 0;
    return size == 0 ? text : "<span class=\"initial\">" + text.substr(0, size) + "</span>" + text.substr(size);
}

// A column of numbers is centred.
bool isNumberCell(std::string_view cell)
{
    return cell == "—" || (!cell.empty() && cell.find_first_not_of("0123456789.,-%") == std::string_view::npos);
}

// The first paragraph of a chapter is its motto, the second begins the text; a title page is all mottoes.
std::string HtmlWriter::paragraph(const Block &block)
{
    ++m_paragraphs;
    const bool isMotto = m_isHead && (m_isChapter ? m_paragraphs == 1 : m_isBook);
    const bool isFirst = m_isHead && m_isChapter && m_paragraphs == 2;
    const std::string text = withBreaks(prose(block.text));
    if (isFirst)
        return tagged("p class=\"first\"", withInitial(text));
    return tagged(isMotto ? "p class=\"motto\"" : "p", text);
}

std::string HtmlWriter::list(const Block &block) const
{
    const bool isChecklist = block.kind == Block::Kind::Checklist;
    std::string items;
    for (const std::string &line : block.lines)
        items += tagged("li", (isChecklist ? "<span class=\"box\"></span>" : "") + prose(line));
    return tagged(isChecklist ? "ul class=\"checklist\"" : "ul", "\n" + items);
}

std::string HtmlWriter::table(const Block &block) const
{
    std::string rows;
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        std::string cells;
        for (const std::string &cell : block.rows[i])
            cells += i == 0 ? "<th scope=\"col\">" + prose(cell) + "</th>"
                            : (isNumberCell(cell) ? "<td class=\"number\">" : "<td>") + prose(cell) + "</td>";
        rows += (i == 0 ? "<thead>" : "") + std::string("<tr>") + cells + "</tr>" + (i == 0 ? "</thead>\n<tbody>" : "")
            + "\n";
    }
    return tagged("table", "\n" + rows + (block.rows.empty() ? "" : "</tbody>\n"));
}

std::string HtmlWriter::quote(const Block &block) const
{
    std::string content = tagged("p", withBreaks(xmlEscaped(block.text)));
    if (!block.lines.empty())
        content += tagged("footer", "— " + xmlEscaped(block.lines[0]));
    return tagged("blockquote", "\n" + content);
}

std::string HtmlWriter::block(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Title:
    case Block::Kind::Chapter:
        m_paragraphs = 0;
        m_isHead = true;
        m_isChapter = block.kind == Block::Kind::Chapter;
        return tagged(m_isChapter ? "h2" : "h1", prose(block.text));
    case Block::Kind::Section:
        m_isHead = false;
        return tagged("h3", prose(block.text));
    case Block::Kind::Paragraph:
        return paragraph(block);
    case Block::Kind::Quote:
        return quote(block);
    case Block::Kind::List:
    case Block::Kind::Checklist:
        return list(block);
    case Block::Kind::Table:
        return table(block);
    case Block::Kind::Map:
    case Block::Kind::Arms:
        return m_pictures.html(block, m_lang);
    }
    return {};
}

} // namespace

std::string toHtml(const Document &document, const Illustrator &pictures)
{
    HtmlWriter writer(document, pictures);
    std::string body;
    for (const Block &block : document.blocks)
        body += writer.block(block);
    return "<!DOCTYPE html>\n<html lang=\"" + xmlEscaped(document.lang)
        + "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
          "initial-scale=1\">\n"
        + tagged("title", xmlEscaped(document.title)) + tagged("style", "\n" + std::string(campaignFile("book.css")))
        + "</head>\n<body>\n<main>\n" + body + "</main>\n</body>\n</html>\n";
}

} // namespace outremer::campaign
