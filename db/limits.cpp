#include "db/limits.h"

#include "db/ledger.h"

#include <algorithm>
#include <array>

namespace outremer {
namespace {

struct Range {
    std::int64_t least = INT64_MIN;
    std::int64_t most = INT64_MAX;
};

struct NumberLimit {
    std::string_view column;
    Range range;
};

constexpr Range kMoments{ 0, 253'402'300'799'999 }; // to the end of the year 9999
constexpr Range kSeats{ 0, 15 };
constexpr Range kCounts{ 0, 1'000'000'000'000 };

// By name: a column of one name means the same in every table. Ids, hashes and what a group counts may be any number.
constexpr std::array kNumbers{ NumberLimit{ "created", kMoments }, NumberLimit{ "trashed", kMoments },
    NumberLimit{ "started", kMoments }, NumberLimit{ "finished", kMoments }, NumberLimit{ "began", kMoments },
    NumberLimit{ "ended", kMoments }, NumberLimit{ "at", kMoments }, NumberLimit{ "joined", kMoments },
    NumberLimit{ "parted", kMoments }, NumberLimit{ "proven_at", kMoments }, NumberLimit{ "seat", kSeats },
    NumberLimit{ "seats", { 1, 16 } }, NumberLimit{ "number", { 1, 4 } }, NumberLimit{ "revision", { 0, 1'000'000 } },
    NumberLimit{ "since", kCounts }, NumberLimit{ "steps", kCounts }, NumberLimit{ "rounds", { 0, 1'000'000 } },
    NumberLimit{ "time", kCounts }, NumberLimit{ "bytes", kCounts }, NumberLimit{ "place", { 0, 99 } },
    NumberLimit{ "score", { -1'000'000'000, 1'000'000'000 } }, NumberLimit{ "delta", { -100, 100 } } };

struct TextLimit {
    std::string_view column;
    std::size_t most;
    bool isDocument = false; // JSON: a control character hides behind its escape
};

constexpr std::size_t kLine = 4096; // a name, a title, a path
constexpr std::size_t kPage = 1u << 20;
constexpr std::size_t kDocument = 16u << 20;

constexpr std::array kTexts{ TextLimit{ "text", kPage }, TextLimit{ "notes", kPage }, TextLimit{ "reason", kPage },
    TextLimit{ "value", kDocument, true }, TextLimit{ "start", kDocument, true }, TextLimit{ "ruler", kPage, true },
    TextLimit{ "book_before", kDocument, true }, TextLimit{ "book_after", kDocument, true },
    TextLimit{ "form", kDocument, true }, TextLimit{ "facts", kDocument, true },
    TextLimit{ "document", kDocument, true } };

Range rangeOf(std::string_view column)
{
    const auto found = std::ranges::find(kNumbers, column, &NumberLimit::column);
    return found == kNumbers.end() ? Range{} : found->range;
}

TextLimit textLimitOf(std::string_view column)
{
    const auto found = std::ranges::find(kTexts, column, &TextLimit::column);
    return found == kTexts.end() ? TextLimit{ column, kLine } : *found;
}

// Whoever pastes a note may paste tabs and line breaks; nobody types the others.
bool isControl(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t') || c == 0x7f;
}

// \b, \f and \u0000 to \u001f but for tabs and line breaks, and \u007f.
bool isEscapedControl(std::string_view escape)
{
    if (escape.starts_with("\\b") || escape.starts_with("\\f"))
        return true;
    if (!escape.starts_with("\\u00") || escape.size() < 6)
        return false;
    const std::string_view digits = escape.substr(4, 2);
    return digits == "7f" || digits == "7F"
        || ((digits[0] == '0' || digits[0] == '1') && digits != "09" && digits != "0a" && digits != "0A"
            && digits != "0d" && digits != "0D");
}

bool holdsEscapedControl(std::string_view json)
{
    for (std::size_t at = json.find('\\'); at != std::string_view::npos; at = json.find('\\', at + 2)) {
        if (isEscapedControl(json.substr(at)))
            return true;
    }
    return false;
}

std::optional<std::string> whatIsWrong(std::string_view column, const Cell &cell)
{
    if (cell.kind == Cell::Kind::Integer) {
        const Range range = rangeOf(column);
        if (cell.integer < range.least || cell.integer > range.most)
            return std::to_string(cell.integer) + " is not from " + std::to_string(range.least) + " to "
                + std::to_string(range.most);
    }
    if (cell.kind == Cell::Kind::Text) {
        const TextLimit limit = textLimitOf(column);
        if (cell.text.size() > limit.most)
            return "its text is too long";
        if (limit.isDocument ? holdsEscapedControl(cell.text) : std::ranges::any_of(cell.text, isControl))
            return "it holds a control character";
    }
    return std::nullopt;
}

} // namespace

std::string placeOf(const TableShape &shape, const Row &row, std::string_view column)
{
    std::string key;
    for (const std::string &part : shape.key) {
        const Cell &cell = row.at(part);
        key += (key.empty() ? "" : "/") + (cell.kind == Cell::Kind::Text ? cell.text : std::to_string(cell.integer));
    }
    return "row " + key + " of \"" + shape.name + "\", field \"" + std::string(column) + "\"";
}

std::optional<std::string> beyondLimits(const TableShape &shape, const Row &row)
{
    for (const auto &[column, cell] : row) {
        if (const auto wrong = whatIsWrong(column, cell))
            return placeOf(shape, row, column) + " cannot be read: " + *wrong;
    }
    return std::nullopt;
}

Row withinLimits(Row row)
{
    Row tame;
    for (const auto &[column, cell] : row) {
        Cell mended = cell;
        if (cell.kind == Cell::Kind::Integer) {
            const Range range = rangeOf(column);
            mended.integer = std::clamp(cell.integer, range.least, range.most);
        } else if (cell.kind == Cell::Kind::Text && whatIsWrong(column, cell)) {
            mended.text.resize(std::min(mended.text.size(), textLimitOf(column).most));
            std::ranges::replace_if(mended.text, isControl, ' ');
        }
        tame.set(column, std::move(mended));
    }
    return tame;
}

} // namespace outremer
