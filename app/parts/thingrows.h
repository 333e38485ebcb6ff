#pragma once

#include "app/ui/rowmodel.h"

namespace outremer {

// A list of things for a part, told row by row as RowModel does. A delegate has two roles: `id`, and `row`, the value
// itself with its named properties.
class ThingRows : public outremer::RowModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit ThingRows(QObject *parent = nullptr)
        : RowModel({ "id", "row" }, parent)
    {
    }

    template <class Value>
    void show(const QList<Value> &things)
    {
        QList<Row> rows;
        for (const Value &thing : things)
            rows.append({ { "id", thing.id }, { "row", QVariant::fromValue(thing) } });
        RowModel::show(rows);
    }
};

} // namespace outremer
