#pragma once

#include "model/crusaders/content.h"
#include "model/crusaders/nouns.h"

namespace outremer {

// Calls `visit(noun, deck)` with every deck of Crusaders that has cards with faces.
template <class Visit>
void eachDeck(const crusaders::Content &content, Visit visit)
{
    using namespace crusaders;
    visit(kTacticNoun, content.tactics);
    visit(kBuildingNoun, content.buildings);
    visit(kRescriptNoun, content.rescripts);
    visit(kSpyNoun, content.spies);
    visit(kGovernorNoun, content.governors);
    visit(kBullNoun, content.bulls);
    visit(kEventNoun, content.events);
    visit(kOathNoun, content.oaths);
    visit(kCommanderNoun, content.commander);
    visit(kNicknameNoun, content.nicknames);
}

} // namespace outremer
