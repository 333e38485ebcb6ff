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
                QStringLiteral("разорён") };
        return { QStringLiteral("Contents"), QStringLiteral("holy land"), QStringLiteral("taken by Saracens"),
            QStringLiteral("laid waste") };
    }
};

} // namespace outremer::booklet
