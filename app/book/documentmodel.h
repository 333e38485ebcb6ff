#pragma once

#include "app/ui/rowmodel.h"
#include "campaign/document/document.h"

namespace outremer {

// A document of the campaign as rows to read, one for each block. `kind` is what a reader sees:
//   "title", "chapter" (`number` and `text`), "argument" (a line beneath it or beneath the title), "opening" (a paragraph that
//   begins with an initial), "paragraph", "section", "quote" (`lines[0]`: whose), "list", "checklist" (`lines`),
//   "table" (`cells`: rows, the first is the head; `numeric`: which columns hold numbers), "map" (`chapter`),
//   "arms" (`lines`: states).
class DocumentModel : public outremer::RowModel {
    Q_OBJECT
    QML_ANONYMOUS
    // Where chapters begin: { name, row }.
    Q_PROPERTY(QVariantList contents READ contents NOTIFY contentsChanged)

public:
    explicit DocumentModel(QObject *parent);

    void showDocument(const campaign::Document &document);
    QVariantList contents() const { return m_contents; }

signals:
    void contentsChanged();

private:
    QVariantList m_contents;
};

} // namespace outremer
