#pragma once

#include <QVariantList>

namespace outremer {

// Values with named properties as a list that QML can walk: for what does not change while it is shown.
template <class Value>
QVariantList asVariants(const QList<Value> &values)
{
    QVariantList list;
    for (const Value &value : values)
        list.append(QVariant::fromValue(value));
    return list;
}

} // namespace outremer
