#pragma once

#include "model/core/language.h"

#include <QString>

namespace outremer::booklet {

// What cities, states and the Saracens are called on the map. A place the game does not know is called by its id.
class PlaceNames {
public:
    static PlaceNames builtIn(Lang lang);

    QString of(const std::string &id) const;

private:
    std::map<std::string, QString> m_names;
};

} // namespace outremer::booklet
