#include "app/crusaders/booklet/campaignplates.h"
#include "campaign/crusaders/facts/facts_read.h"
#include "campaign/document/document_json.h"
#include "model/core/jsonreader.h"
#include "model/core/pack.h"

#include <QGuiApplication>
#include <QHashSeed>

#include <iostream>
#include <iterator>

// outremer-booklet INPUT OUTPUT.pdf: prints {"document": ..., "facts": ...} from a file, or from standard input when
// INPUT is "-". Errors go to standard error in words; the exit code is 0, 1 (refused) or 2 (wrong usage).

namespace {

using namespace outremer;

struct Book {
    campaign::Document document;
    campaign::CampaignFacts facts;
};

std::variant<std::string, Problem> readInput(const std::string &input)
{
    if (input != "-")
        return readFile(input);
    // One byte more than may be parsed is enough to be refused as too large.
    std::string bytes(kMaxJsonBytes + 1, '\0');
    std::cin.read(bytes.data(), std::streamsize(bytes.size()));
    bytes.resize(std::size_t(std::cin.gcount()));
    return bytes;
}

Result<Book> readBook(const std::string &input)
{
    const auto bytes = readInput(input);
    if (const auto *problem = std::get_if<Problem>(&bytes))
        return problem->refusal("cannot-read");
    const auto parsed = parseJson(std::get<std::string>(bytes), input == "-" ? "standard input" : input);
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-book");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "document", "facts" });
    Book book{ campaign::readDocument(reader.at("document")), campaign::readCampaignFacts(reader.at("facts")) };
    if (problem)
        return problem->refusal("bad-book");
    return book;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3 || std::string_view(argv[2]).empty()) {
        std::cerr << "usage: outremer-booklet INPUT.json|- OUTPUT.pdf\n";
        return 2;
    }
    const Result<Book> book = readBook(argv[1]);
    if (!book) {
        std::cerr << "outremer-booklet: " << book.refusal().message << "\n";
        return 1;
    }
    // QPdfWriter writes its fonts in the order of a hash table: a fixed seed makes the same bytes every time.
    QHashSeed::setDeterministicGlobalSeed();
    const auto application = printingApplication();
    if (const auto refusal = writeBooklet(book->document, book->facts, argv[2])) {
        std::cerr << "outremer-booklet: " << refusal->message << "\n";
        return 1;
    }
    return 0;
}
