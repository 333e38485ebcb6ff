#pragma once

#include "app/ui/preferences.h"
#include "model/kingdoms/content.h"

#include <QStringList>

namespace outremer {

// How the models of this board put content into words and lists.
inline QString wordFor(const Named &named)
{
    return QString::fromStdString(named.name.in(Preferences::currentLanguage()));
}

// Weakest first (KC-ARMY-03).
inline QStringList symbolIds(const kingdoms::Content &content, kingdoms::Card card)
{
    QStringList symbols;
    for (int kind = 0; kind < kingdoms::kKinds; ++kind) {
        if (kingdoms::shows(card, kind))
            symbols.append(QString::fromStdString(content.symbols[std::size_t(kind)].id));
    }
    return symbols;
}

// A card as a screen reader says it: its name and its symbols.
inline QString spokenCard(const kingdoms::Content &content, kingdoms::Card card)
{
    QStringList symbols;
    for (int kind = 0; kind < kingdoms::kKinds; ++kind) {
        if (kingdoms::shows(card, kind))
            symbols.append(wordFor(content.symbols[std::size_t(kind)]));
    }
    return wordFor(content.cards[card]) + " (" + symbols.join(", ") + ")";
}

} // namespace outremer
