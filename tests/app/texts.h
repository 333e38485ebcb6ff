#pragma once

#include "app/ui/rowmodel.h"

#include <QDebug>
#include <QQuickItem>

// Everything that models say, whatever their roles are called, and what can be read on the screen.
namespace outremer::test {

// Every text that a value holds, at any depth.
inline void gather(const QVariant &value, QStringList &texts)
{
    if (value.typeId() == QMetaType::QVariantMap) {
        for (const QVariant &one : value.toMap())
            gather(one, texts);
    } else if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
        for (const QVariant &one : value.toList())
            gather(one, texts);
    } else {
        texts.append(value.toString());
    }
}
inline void gather(const RowModel &model, QStringList &texts)
{
    for (const RowModel::Row &row : model.rows())
        gather(QVariant(row), texts);
}

inline QString everythingIn(const QAbstractItemModel &model)
{
    QString text;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const int role : model.roleNames().keys())
            text += QDebug::toString(model.data(model.index(row, 0), role)) + "\n";
    }
    return text;
}

inline QVariantMap firstRow(const RowModel &model)
{
    return model.rows().value(0);
}

// Everything that can be read below an item, in the order it is met.
inline QString wordsBelow(QQuickItem *item)
{
    QStringList words;
    QList<QQuickItem *> items{ item };
    while (!items.isEmpty()) {
        QQuickItem *next = items.takeFirst();
        if (!next->isVisible())
            continue;
        if (const QVariant text = next->property("text"); text.isValid() && !text.toString().isEmpty())
            words += text.toString();
        items = next->childItems() + items;
    }
    return words.join('|');
}

} // namespace outremer::test
