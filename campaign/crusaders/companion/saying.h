#pragma once

#include "campaign/crusaders/companion/catalogue.h"

#include <string>
#include <vector>

namespace outremer::campaign::table {

// One thing to do or to know at the table, in words, with the rules it comes from.
struct Saying {
    std::string text;
    std::vector<std::string> rules;
};
using Sayings = std::vector<Saying>;

// Who is talked to: the game on the table, the names of things, the cities that do not exist there (CR-SETUP-41).
struct TableTalk {
    const crusaders::Content &content;
    const Catalogue &catalogue;
    Lang lang = Lang::Ru;
    crusaders::CitySet closed = 0;
};

} // namespace outremer::campaign::table
