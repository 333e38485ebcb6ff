#pragma once

#include "app/crusaders/book/bookview.h"
#include "campaign/document/document.h"

#include <QString>

#include <functional>

namespace outremer {

// A campaign on its way into a file. Values only: it runs in any thread, whatever becomes of the book meanwhile.
struct ExportJob {
    enum class Format { Booklet, Html, Markdown, Json, Bundle, Tonight };
    enum class Stage { Telling, Setting, Saving };

    Format format{};
    BookView view;
    QString target;
    bool mayReplace = false; // a file of that name

    // Writes the file whole or not at all. `goesOn` is asked before every stage; when it answers no, nothing is left and
    // the refusal's code is "cancelled". A file that is there is refused with "exists". A bundle is written by the store
    // itself: whoever runs such a job has borrowed it.
    std::optional<Refusal> run(const std::function<bool(Stage)> &goesOn, Chronicle *borrowed = nullptr) const;
};

// What the sheet for tonight is made from beside the facts.
Result<campaign::Document> tonightOf(const BookView &view);

} // namespace outremer
