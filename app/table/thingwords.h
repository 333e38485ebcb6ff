#pragma once

#include "app/play/play.h"
#include "model/core/things.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace outremer {

class Table;

// Puts what lies on a table into words, for boards and lines that know nothing of the game.
class ThingWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::ThingWords)

public:
    ThingWords(const Table &table, const AnyMatch &match)
        : m_table(table)
        , m_match(match)
    {
    }

    QString fieldName(const ThingGroup &group) const;
    QString nameOf(Ref ref) const; // a player's own name for a seat
    QString nameOf(const Thing &thing) const { return thing.isHidden ? tr("hidden") : nameOf(thing.ref); }
    QString spoken(const Thing &thing) const;
    QString counted(const ThingGroup &group) const; // "Hand of Anna: 5"
    static QString everythingOpen() { return tr("Everything that lies open on the table"); }

    // The seat that a ref stands for, or nobody.
    Seat seatOf(Ref ref) const;
    // How board items name a thing: noun and id, for ChoiceTarget.
    void name(Ref ref, QVariantMap &what) const;

private:
    const Table &m_table;
    const AnyMatch &m_match;
};

// The same field of the same owner in another viewer's list, of several the equal one; null when there is none.
const ThingGroup *counterpart(const ThingGroup &group, const std::vector<ThingGroup> &list);
bool isEqual(const ThingGroup &one, const ThingGroup &other);

} // namespace outremer
