#include "app/crusaders/companion/formedit.h"

#include "campaign/crusaders/companion/formjson.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace outremer {
namespace {

using campaign::table::ChapterForm;
using Json = nlohmann::ordered_json;

// A form is edited as it is kept: its fields have names only there.
Json *rowIn(Json &form, const QString &part, int row)
{
    if (part == "outcome")
        return &form;
    const std::string key = part.toStdString();
    if (!form.contains(key) || row < 0 || std::size_t(row) >= form[key].size())
        return nullptr;
    return &form[key][std::size_t(row)];
}

bool accept(ChapterForm &form, const Json &edited)
{
    auto read = campaign::table::formFrom(edited.dump());
    if (read)
        form = std::move(*read);
    return bool(read);
}

Json jsonOf(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double: // QML's numbers
        return value.toInt();
    default:
        return value.toString().toStdString();
    }
}

QVariant variantOf(const Json &value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number())
        return value.get<int>();
    return QString::fromStdString(value.get<std::string>());
}

// What a new row says before anybody has said anything.
Json newRow(const QString &part)
{
    if (part == "marks")
        return { { "seat", 0 }, { "quality", "prudence" } };
    if (part == "nicknames" || part == "heirlooms")
        return { { "seat", 0 }, { "card", "" } };
    if (part == "scars")
        return { { "kind", "taken" }, { "city", "" } };
    return Json::object();
}

// What is not written because it goes without saying.
QVariantMap unwritten(const QString &part)
{
    if (part == "marks")
        return { { "amount", 1 } };
    if (part == "oaths")
        return { { "accepted", true }, { "kept", true } };
    return {};
}

std::optional<int> maybeNumber(const QVariant &value)
{
    return value.isValid() && !value.isNull() ? std::optional(value.toInt()) : std::nullopt;
}

bool isNothing(const QVariant &value)
{
    return !value.isValid() || value.isNull() || (value.typeId() == QMetaType::QString && value.toString().isEmpty());
}

} // namespace

bool answer(ChapterForm &form, const QString &part, int row, const QString &field, const QVariant &to)
{
    Json edited = campaign::table::toJson(form);
    Json *line = rowIn(edited, part, row);
    if (!line)
        return false;
    const std::string key = field.toStdString();
    if (isNothing(to) && line->contains(key) && (*line)[key].is_string())
        (*line)[key] = "";
    else if (isNothing(to))
        line->erase(key);
    else
        (*line)[key] = jsonOf(to);
    return accept(form, edited);
}

void answerCity(ChapterForm &form, const std::string &city, const QString &field, const QVariant &to)
{
    using campaign::table::HeldCity;
    using campaign::table::HolyLand;
    if (field == "holyLand") {
        std::erase_if(form.holyLands, [&](const HolyLand &land) { return land.city == city; });
        if (!isNothing(to))
            form.holyLands.push_back({ city, to.toString().toStdString() });
        return;
    }
    auto held = std::ranges::find(form.cities, city, &HeldCity::city);
    if (field == "owner" && isNothing(to)) {
        std::erase_if(form.cities, [&](const HeldCity &one) { return one.city == city; });
        return;
    }
    if (held == form.cities.end()) {
        if (field != "owner")
            return; // nobody's city has no level
        held = form.cities.insert(form.cities.end(), { city, {} });
    }
    if (field == "owner")
        held->owner = to.toString().toStdString();
    else
        (field == "level" ? held->level : held->units) = maybeNumber(to);
}

int rowsIn(const ChapterForm &form, const QString &part)
{
    const Json json = campaign::table::toJson(form);
    const auto found = json.find(part.toStdString());
    return found != json.end() && found->is_array() ? int(found->size()) : 0;
}

QVariantMap answersOf(const ChapterForm &form, const QString &part, int row)
{
    Json json = campaign::table::toJson(form);
    QVariantMap answers = unwritten(part);
    const Json *line = rowIn(json, part, row);
    if (!line)
        return answers;
    for (const auto &[key, value] : line->items()) {
        if (value.is_primitive())
            answers[QString::fromStdString(key)] = variantOf(value);
    }
    return answers;
}

QVariantMap answersOfCity(const ChapterForm &form, const std::string &city)
{
    QVariantMap answers;
    for (const campaign::table::HeldCity &held : form.cities) {
        if (held.city != city)
            continue;
        answers["owner"] = QString::fromStdString(held.owner);
        if (held.level)
            answers["level"] = *held.level;
        if (held.units)
            answers["units"] = *held.units;
    }
    for (const campaign::table::HolyLand &land : form.holyLands) {
        if (land.city == city)
            answers["holyLand"] = QString::fromStdString(land.state);
    }
    return answers;
}

void addRow(ChapterForm &form, const QString &part)
{
    Json edited = campaign::table::toJson(form);
    edited[part.toStdString()].push_back(newRow(part));
    accept(form, edited);
}

void removeRow(ChapterForm &form, const QString &part, int row)
{
    Json edited = campaign::table::toJson(form);
    if (part == "outcome" || !rowIn(edited, part, row))
        return;
    edited[part.toStdString()].erase(std::size_t(row));
    accept(form, edited);
}

} // namespace outremer
