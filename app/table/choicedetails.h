#pragma once

#include <QStringList>
#include <QVariantMap>

namespace outremer {

// What a game adds to the words of an option in a list: each game says it for its own options.
struct ChoiceDetails {
    QString icon{};      // a drawn sign by its name
    QString note{};      // what it brings, where the words do not say it
    QStringList price{}; // symbols of goods, one by one
    int discount = 0;    // of these, how many may be left out
    QVariantMap face{};  // of the one card it is about
    bool isPass = false; // it leaves things as they are

    friend bool operator==(const ChoiceDetails &, const ChoiceDetails &) = default;
};

} // namespace outremer
