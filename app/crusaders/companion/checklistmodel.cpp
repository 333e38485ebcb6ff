#include "app/crusaders/companion/checklistmodel.h"

#include "app/ui/preferences.h"
#include "campaign/crusaders/facts/facts_reader.h"
#include "campaign/document/wholetext.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

using campaign::Block;

QStringList cellsOf(const Block &block)
{
    QStringList cells;
    for (const auto &row : block.rows) {
        for (const std::string &cell : row)
            cells.append(QString::fromStdString(cell));
    }
    return cells;
}

QString kindOf(Block::Kind kind)
{
    switch (kind) {
    case Block::Kind::Section:
    case Block::Kind::Chapter:
        return "section";
    case Block::Kind::Table:
        return "table";
    case Block::Kind::Checklist:
        return "box";
    default:
        return "text";
    }
}

} // namespace

ChecklistModel::ChecklistModel(QObject *parent)
    : CompanionModel("ticks", parent)
    , m_lines({ "key", "kind", "text", "cells", "columns", "isTicked" }, this)
{
}

ChecklistModel::~ChecklistModel()
{
    save();
}

void ChecklistModel::take(const std::string *kept)
{
    m_ticks.clear();
    const auto ticked = kept ? campaign::readWhole(*kept, "ticks", "bad-ticks",
                            [&](const JsonReader &reader) {
                                reader.at("chapter").integer(where().chapter, where().chapter);
                                return campaign::textsAt(reader, "ticked");
                            })
                             : Refusal{};
    for (std::size_t i = 0; ticked && i < ticked->size(); ++i)
        m_ticks.insert(QString::fromStdString((*ticked)[i]));
}

std::string ChecklistModel::toKeep() const
{
    nlohmann::ordered_json ticked = nlohmann::ordered_json::array();
    for (const QString &key : m_ticks)
        ticked.push_back(key.toStdString());
    return nlohmann::ordered_json{ { "chapter", where().chapter }, { "ticked", ticked } }.dump();
}

void ChecklistModel::tell()
{
    const auto sheet = campaign::table::tonightSheet(
        boxContent(), where().tale, boxCatalogue(), where().plan, Preferences::currentLanguage());
    m_sheet = sheet ? *sheet : campaign::Document{};
    setProblem(sheet ? QString() : wordsOf(sheet.refusal()));
    m_boxes = 0;
    QList<RowModel::Row> rows;
    const auto add = [&](const Block &block, const QString &key, const std::string &text) {
        rows.append({ { "key", key }, { "kind", kindOf(block.kind) }, { "text", QString::fromStdString(text) },
            { "cells", cellsOf(block) }, { "columns", block.rows.empty() ? 0 : int(block.rows.front().size()) },
            { "isTicked", m_ticks.contains(key) } });
    };
    for (const Block &block : m_sheet.blocks) {
        if (block.kind == Block::Kind::Title || block.kind == Block::Kind::Arms || block.kind == Block::Kind::Map)
            continue; // the page has its own head
        if (!block.text.empty() || !block.rows.empty())
            add(block.kind == Block::Kind::Checklist ? Block{ .kind = Block::Kind::Paragraph } : block,
                QString("line%1").arg(rows.size()), block.text);
        for (const std::string &line : block.lines) {
            const bool isBox = block.kind == Block::Kind::Checklist;
            add(block, isBox ? QString("box%1").arg(++m_boxes) : QString("line%1").arg(rows.size()), line);
        }
    }
    m_lines.show(rows);
    emit ticksChanged();
}

void ChecklistModel::tick(const QString &key, bool isTicked)
{
    if (!isReady())
        return;
    isTicked ? (void)m_ticks.insert(key) : (void)m_ticks.erase(key);
    touch();
    tell();
}

void ChecklistModel::untickAll()
{
    if (!isReady())
        return;
    m_ticks.clear();
    touch();
    tell();
}

} // namespace outremer
