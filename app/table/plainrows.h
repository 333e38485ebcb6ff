#pragma once

#include "app/ui/rowmodel.h"

namespace outremer {

// What the plain board shows, as values: places have groups, and groups have things.

// One thing, or several equal ones.
struct PlainThingRow {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QVariantMap what MEMBER what)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool isHidden MEMBER isHidden)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QVariantMap what{}; // it stands for, as a ChoiceTarget says it: noun to id
    QString name{};
    QString note{}; // what it does; may be empty
    int count = 1;
    bool isHidden = false; // it lies face down
    QString spoken{};      // the name and how many there are

    friend bool operator==(const PlainThingRow &, const PlainThingRow &) = default;
};

// Things that lie together, or no more than a number.
struct PlainGroupRow {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(outremer::RowModel *things MEMBER things)
    Q_PROPERTY(bool isEmpty MEMBER isEmpty)

public:
    QString title;
    QString number;             // empty: it has things
    RowModel *things = nullptr; // roles: key, and thing, a PlainThingRow
    bool isEmpty = false;

    friend bool operator==(const PlainGroupRow &, const PlainGroupRow &) = default;
};

// The table, or somebody who has something on it.
struct PlainPlaceRow {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString house MEMBER house)
    Q_PROPERTY(outremer::RowModel *groups MEMBER groups)

public:
    QString title;
    QString house;              // of a shield; may be empty
    RowModel *groups = nullptr; // roles: key, and group, a PlainGroupRow

    friend bool operator==(const PlainPlaceRow &, const PlainPlaceRow &) = default;
};

} // namespace outremer
