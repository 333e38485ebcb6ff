#include "campaign/document/document_json.h"

#include "campaign/document/wholetext.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign {
namespace {

using nlohmann::ordered_json;

// In the order of Block::Kind.
const std::vector<std::string> kKinds{ "title", "chapter", "section", "paragraph", "quote", "list", "table", "map",
    "arms", "checklist" };

// A cell or a line may be empty, which JsonReader::text refuses.
std::string anyText(const JsonReader &reader)
{
    if (!reader.isText())
        reader.fail("a text");
    return reader.node().text;
}

std::vector<std::string> texts(const JsonReader &reader)
{
    std::vector<std::string> result;
    for (const JsonReader &item : reader.items())
        result.push_back(anyText(item));
    return result;
}

Block blockFrom(const JsonReader &reader)
{
    reader.onlyKeys({ "kind", "text", "lines", "rows", "chapter" });
    Block block;
    block.kind = Block::Kind(reader.at("kind").oneOf(kKinds));
    if (const auto text = reader.maybe("text"))
        block.text = anyText(*text);
    if (const auto lines = reader.maybe("lines"))
        block.lines = texts(*lines);
    if (const auto rows = reader.maybe("rows")) {
        for (const JsonReader &row : rows->items())
            block.rows.push_back(texts(row));
    }
    if (const auto chapter = reader.maybe("chapter"))
        block.chapter = int(chapter->integer(0, 4));
    return block;
}

ordered_json blockJson(const Block &block)
{
    ordered_json json{ { "kind", kKinds[std::size_t(block.kind)] } };
    if (!block.text.empty())
        json["text"] = block.text;
    if (!block.lines.empty())
        json["lines"] = block.lines;
    if (!block.rows.empty())
        json["rows"] = block.rows;
    if (block.chapter != 0)
        json["chapter"] = block.chapter;
    return json;
}

} // namespace

ordered_json toJson(const Document &document)
{
    ordered_json json{ { "title", document.title }, { "lang", document.lang }, { "blocks", ordered_json::array() } };
    for (const Block &block : document.blocks)
        json["blocks"].push_back(blockJson(block));
    return json;
}

Document readDocument(const JsonReader &reader)
{
    reader.onlyKeys({ "title", "lang", "blocks" });
    Document document;
    document.title = anyText(reader.at("title"));
    document.lang = reader.at("lang").oneOf({ "ru", "en" }) == 0 ? "ru" : "en";
    for (const JsonReader &block : reader.at("blocks").items())
        document.blocks.push_back(blockFrom(block));
    return document;
}

Result<Document> documentFrom(const std::string &text)
{
    return readWhole(text, "document", "bad-document", readDocument);
}

} // namespace outremer::campaign
