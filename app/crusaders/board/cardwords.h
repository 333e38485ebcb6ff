#pragma once

#include "model/crusaders/content.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace outremer {

// The words around a card's own: what kind of card it is, and all of it in one breath for a screen reader.
class CardWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::CardWords)

public:
    explicit CardWords(const crusaders::Content &content)
        : c(content)
    {
    }

    QString kind(const QVariantMap &face) const;  // "Tactic", "Starting tactic"
    QString label(const QVariantMap &face) const; // kind, name, level, colours, price and text
    QString good(const QString &id) const;        // "wood"; "any" too

private:
    QString goods(const QVariant &ids) const;

    const crusaders::Content &c;
};

} // namespace outremer
