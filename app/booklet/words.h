#pragma once

#include <QString>

namespace outremer::booklet {

// The few words that stand in the book and not in its document.
struct Words {
    QString contents, holyLand, taken, ruined;

    static Words in(bool isRussian)
    {
        if (isRussian)
            return { QStringLiteral("Содержание"), QStringLiteral("святая земля"), QStringLiteral("взят сарацинами"),
                QStringLiteral("больше всего боёв") };
        return { QStringLiteral("Contents"), QStringLiteral("holy land"), QStringLiteral("taken by the Saracens"),
            QStringLiteral("most fought over") };
    }
};

} // namespace outremer::booklet
