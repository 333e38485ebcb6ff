#include "app/crusaders/booklet/placenames.h"

#include "model/core/pack.h"

namespace outremer::booklet {
namespace {

// As it stands alone: "the Saracens" and «сарацины» begin with a capital.
QString alone(const Name &name, Lang lang)
{
    QString text = QString::fromStdString(name.in(lang));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

PlaceNames PlaceNames::builtIn(Lang lang)
{
    const Pack pack = Pack::builtIn("crusaders");
    std::optional<Problem> problem;
    PlaceNames names;
    const JsonReader realms = pack.file("realms.json", problem);
    for (const JsonReader &realm : realms.at("realms").items())
        names.m_names[realm.at("id").text()] = alone(Name::read(realm.at("name")), lang);
    names.m_names["saracens"] = alone(Name::read(realms.at("saracens")), lang);
    for (const JsonReader &city : pack.file("cities.json", problem).at("cities").items())
        names.m_names[city.at("id").text()] = alone(Name::read(city.at("name")), lang);
    return names;
}

QString PlaceNames::of(const std::string &id) const
{
    const auto found = m_names.find(id);
    return found == m_names.end() ? QString::fromStdString(id) : found->second;
}

} // namespace outremer::booklet
