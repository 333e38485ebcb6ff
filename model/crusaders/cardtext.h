#pragma once

#include "model/crusaders/content.h"

namespace outremer::crusaders {

// The blanks of the patterns in effects.json. "number" is bare, "signed" has its plus or minus.
inline constexpr std::array<std::string_view, 13> kCardBlanks{ "number", "signed", "other", "first", "second", "effect",
    "effects", "quantity", "trigger", "deed", "rows", "steps", "points" };

// What cards say, made from what they do, so that the two cannot disagree. Everything is whole sentences, capitalised
// and with their full stops; only names of quantities and triggers are phrases without one.

// One effect. A joined one keeps its "or", "otherwise" or "if so"; to offer it as a choice, clear its join first.
std::string textOf(const Content &content, const Effect &effect, Lang lang);
// A whole list with its joins, a sentence for each effect or joined pair. Empty for an empty list.
std::string textOf(const Content &content, const Program &program, Lang lang);
// The same as one sentence that goes on after a colon.
std::string clausesOf(const Content &content, const Program &program, Lang lang);
// "After muster, if at least 4 troops were hired"; `who` is the one who does it: the owner, or the prey of a spy.
std::string textOf(const Content &content, const Trigger &trigger, Lang lang, Who who = Who::Self);
std::string textOf(const Content &content, const Goal &goal, Lang lang);
std::string textOf(const Content &content, const Half &half, Lang lang);

// Upper half and lower half, each on its line.
std::string tacticText(const Content &content, Card card, Lang lang);
std::string buildingText(const Content &content, Card card, Lang lang);
std::string spyText(const Content &content, Card card, Lang lang);
std::string rescriptText(const Content &content, Card card, Lang lang);
// The effect, then the raid table with a line for each row.
std::string eventText(const Content &content, Card card, Lang lang);
std::string raidRowText(const Content &content, Card card, int row, Lang lang);
std::string governorText(const Content &content, Card card, Lang lang);
std::string bullText(const Content &content, Card card, Lang lang);

// The campaign's cards (sagatext.cpp): duty, reward, tribute and penalty; gathering, march and siege; boons.
std::string oathText(const Content &content, Card card, Lang lang);
std::string commanderText(const Content &content, Card card, Lang lang);
std::string nicknameText(const Content &content, Card card, Lang lang);

std::string nameOf(Quantity quantity, const Content &content, Lang lang); // "troops on the map"

// Whether effects.json has a pattern for this verb with this `who`, `where` and `per`: what loaders and the tests of
// packs ask.
bool hasText(const Content &content, const Effect &effect);

} // namespace outremer::crusaders
