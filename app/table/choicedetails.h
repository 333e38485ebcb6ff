#pragma once

#include <QStringList>
#include <QVariantMap>

namespace outremer {

// What a game adds to the words and the icon of an option in a list: each game says it for its own options.
struct ChoiceDetails {
    QString note{};      // what it brings, where the words do not say it
    QStringList price{}; // symbols of goods, one by one
    int discount = 0;    // of these, how many may be left out
    QVariantMap face{};  // of the one card it is about

    friend bool operator==(const ChoiceDetails &, const ChoiceDetails &) = default;
};

} // namespace outremer
