#pragma once

#include "model/core/option.h"
#include "model/crusaders/content.h"

#include <QVariantMap>

namespace outremer {

// What is printed on a card of Crusaders, in the language of the moment, as the card items draw it:
//   noun, id, name, level (0 without), colours (goods that name them), price (one good's id for each symbol, "any" too),
//   text (whole), upper and lower (tactics), trigger, effect and order (buildings, spies; no order: any moment), goods
//   (rescripts), realm (of a starting card), saracen (tactics), quality (nicknames), goals (governors, bulls: what, steps
//   of least and points, text), effect, raidTitle and raid (events: mark and text of each row),
//   story, house (whether we made it up), chapter (of the campaign that brings it, 0 for none), kind ("Starting tactic"),
//   label (all of it in one breath, for a screen reader).
// Empty for something that has no card.
QVariantMap faceOf(const crusaders::Content &content, Ref ref);

// What an unknown card shows: its noun and, as far as its back tells it, its level.
QVariantMap backOf(std::uint16_t noun, int level = 0);

// The symbols of a price one by one: "wood", "wood", "any".
QStringList symbolsOf(const crusaders::Price &price);

} // namespace outremer
