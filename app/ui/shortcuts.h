#pragma once

#include <QObject>
#include <QVariantList>
#include <qqml.h>

class QJSEngine;
class QQmlEngine;

namespace outremer {

// All keys of the program in one place: who acts on a key asks for it here by its id, and the page of keys is made from
// this list.
class Shortcuts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // Maps of title and keys; each key a map of id, caps (what is written on the keys) and text.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY wordsChanged)

public:
    static Shortcuts *create(QQmlEngine *engine, QJSEngine *);
    explicit Shortcuts(QObject *parent = nullptr);

    QVariantList groups() const;
    // What QML's Shortcut takes as `sequences`. A letter comes with the Russian one on the same key.
    Q_INVOKABLE QVariantList keys(const QString &id) const;
    // What is written on the first key: for a hint on a button.
    Q_INVOKABLE QString cap(const QString &id) const;

signals:
    void wordsChanged();
};

} // namespace outremer
