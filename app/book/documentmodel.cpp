#include "app/book/documentmodel.h"

#include "app/booklet/chapterhead.h"
#include "app/booklet/linebreaks.h"
#include "app/booklet/paragraph.h"
#include "app/ui/textcase.h"
#include "campaign/writers/typography.h"

#include <algorithm>

namespace outremer {
namespace {

using campaign::Block;
using Kind = Block::Kind;

constexpr qsizetype kArgument = 160; // letters: what is longer under a chapter's name is its first paragraph

// Makes rows of blocks, one after another.
class Reader {
public:
    explicit Reader(const campaign::Document &document)
        : m_lang(document.lang == codeOf(Lang::Ru) ? Lang::Ru : Lang::En)
    {
    }

    void add(const Block &block)
    {
        RowModel::Row row{ { "key", int(rows.size()) }, { "kind", kindOf(block) }, { "text", typeset(block.text) },
            { "chapter", block.chapter } };
        if (block.kind == Kind::Chapter) {
            const auto name = booklet::ChapterName::of(booklet::oneLine(block.text));
            row.insert("number", name.number);
            row.insert("text", name.title);
            contents.append(QVariantMap{ { "name", booklet::oneLine(block.text) }, { "row", int(rows.size()) } });
        }
        QStringList lines;
        for (const std::string &line : block.lines)
            lines.append(block.kind == Kind::Arms ? textOf(line) : typeset(line));
        row.insert("lines", lines);
        if (block.kind == Kind::Table)
            addCells(block, row);
        rows.append(row);
    }

    QList<RowModel::Row> rows;
    QVariantList contents;

private:
    // Where a line may end, as the booklet has it.
    QString typeset(const std::string &text) const
    {
        return booklet::withBreaks(booklet::oneLine(campaign::typeset(text, m_lang)), m_lang == Lang::Ru);
    }

    static void addCells(const Block &block, RowModel::Row &row)
    {
        QVariantList cells, numeric;
        for (const auto &line : block.rows) {
            QStringList texts;
            for (const std::string &cell : line)
                texts.append(booklet::oneLine(cell));
            cells.append(QVariant(texts));
        }
        const std::size_t columns = block.rows.empty() ? 0 : block.rows[0].size();
        for (std::size_t column = 0; column < columns; ++column) {
            const bool isNumeric = std::all_of(block.rows.begin() + 1, block.rows.end(),
                [&](const auto &line) { return column < line.size() && line[column].size() <= 4; });
            numeric.append(isNumeric);
        }
        row.insert("cells", cells);
        row.insert("numeric", numeric);
    }

    QString kindOf(const Block &block)
    {
        static const QHash<Kind, QString> kWords{ { Kind::Title, "title" }, { Kind::Chapter, "chapter" },
            { Kind::Section, "section" }, { Kind::Paragraph, "paragraph" }, { Kind::Quote, "quote" },
            { Kind::List, "list" }, { Kind::Table, "table" }, { Kind::Map, "map" }, { Kind::Arms, "arms" },
            { Kind::Checklist, "checklist" } };
        if (block.kind == Kind::Chapter) {
            m_awaits = Awaits::Argument;
        } else if (block.kind != Kind::Paragraph) {
            m_awaits = block.kind == Kind::Title ? Awaits::Motto : Awaits::Nothing;
        } else if (m_awaits == Awaits::Motto) {
            return "argument";
        } else if (m_awaits == Awaits::Argument && textOf(block.text).size() < kArgument) {
            m_awaits = Awaits::Opening;
            return "argument";
        } else if (m_awaits != Awaits::Nothing) {
            m_awaits = Awaits::Nothing;
            return "opening";
        }
        return kWords.value(block.kind);
    }

    enum class Awaits { Nothing, Motto, Argument, Opening };
    Lang m_lang;
    Awaits m_awaits = Awaits::Nothing;
};

} // namespace

DocumentModel::DocumentModel(QObject *parent)
    : RowModel({ "key", "kind", "text", "number", "lines", "cells", "numeric", "chapter" }, parent)
{
}

void DocumentModel::showDocument(const campaign::Document &document)
{
    Reader reader(document);
    for (const Block &block : document.blocks)
        reader.add(block);
    show(reader.rows);
    if (m_contents == reader.contents)
        return;
    m_contents = reader.contents;
    emit contentsChanged();
}

} // namespace outremer
