#include "app/crusaders/companion/checklistmodel.h"

#include "app/campaigns/tonightplan.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/companion/phrases.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

using campaign::Block;
using campaign::table::BoxNumber;
using campaign::table::BoxNumbers;
using campaign::table::say;
using campaign::table::Texts;

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
    , m_numbers({ "key", "text", "value", "least", "most", "isCorrected", "choices" }, this)
{
}

ChecklistModel::~ChecklistModel()
{
    save();
}

void ChecklistModel::take(const std::string *kept)
{
    m_ticks.clear();
    const auto json = kept ? nlohmann::json::parse(*kept, nullptr, false) : nlohmann::json();
    if (!json.is_object() || json.value("chapter", 0) != where().chapter)
        return;
    for (const auto &key : json.value("ticked", nlohmann::json::array())) {
        if (key.is_string())
            m_ticks.insert(QString::fromStdString(key.get<std::string>()));
    }
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
    tellNumbers();
    emit ticksChanged();
}

void ChecklistModel::tellNumbers()
{
    const Lang lang = Preferences::currentLanguage();
    const auto phrase = [lang](const std::string &key) {
        return QString::fromStdString(say(Texts::Checklists, key, lang));
    };
    QVariantList terrains;
    for (std::size_t terrain = 0; terrain < crusaders::kTerrainWords.size(); ++terrain)
        terrains.append(
            QVariantMap{ { "text", phrase("box.terrain." + std::string(crusaders::kTerrainWords[terrain])) },
                { "bit", 1 << terrain } });
    const BoxNumbers &box = where().plan.box;
    QList<RowModel::Row> rows;
    for (const BoxNumber &number : BoxNumbers::guessed(boxContent())) {
        rows.append({ { "key", QString::fromStdString(number.key) },
            { "text", QString::fromStdString(labelOf(number, boxContent(), lang)) }, { "value", box.of(number) },
            { "least", number.least }, { "most", number.most }, { "isCorrected", box.isCorrected(number.key) },
            { "choices", number.isTerrains ? terrains : QVariantList() } });
    }
    m_numbers.show(rows);
}

void ChecklistModel::correct(const QString &key, int value)
{
    if (!isReady())
        return;
    BoxNumbers box = where().plan.box;
    for (const BoxNumber &number : BoxNumbers::guessed(boxContent())) {
        if (number.key == key.toStdString() && box.correct(number, value))
            return keepNumbers(box);
    }
}

void ChecklistModel::forget(const QString &key)
{
    if (!isReady())
        return;
    BoxNumbers box = where().plan.box;
    box.forget(key.toStdString());
    keepNumbers(box);
}

void ChecklistModel::keepNumbers(const BoxNumbers &box)
{
    if (const auto refusal = archive()->chronicle()->settings().set(kBoxSetting, box.toJson().dump()))
        return setProblem(wordsOf(*refusal));
    read();
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
