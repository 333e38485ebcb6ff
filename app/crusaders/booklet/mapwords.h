#pragma once

#include "model/core/language.h"

#include <QString>

namespace outremer::booklet {

// The few words of a map's legend that stand in no document.
struct MapWords {
    QString holyLand, taken, ruined;

    static MapWords in(Lang lang)
    {
        if (lang == Lang::Ru)
            return { QStringLiteral("святая земля"), QStringLiteral("взят сарацинами"),
                QStringLiteral("больше всего боёв") };
        return { QStringLiteral("holy land"), QStringLiteral("taken by the Saracens"),
            QStringLiteral("most fought over") };
    }
};

} // namespace outremer::booklet
