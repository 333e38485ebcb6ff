#pragma once

#include "campaign/crusaders/facts/book.h"
#include "model/core/jsonreader.h"
#include "model/crusaders/crusaders.h"

#include <nlohmann/json_fwd.hpp>

namespace outremer::campaign {

// A book as JSON, with the ids of the content:
//   chapter     to be played next or being played; 5: the campaign is over
//   hard        with terrains (CA-START-06)
//   dynasties   by seat: {"state", "points", "marks": {quality: n}, "nicknames": [in the order they were taken],
//               "heirloom", "choices": [of the interludes after chapters I to III, null: none]}
//   pages       of the chapters before: {"ending", "risen", "winner", "last", "fallen": [states],
//               "influence": {state: n}}; an ending nobody noted is left out
//   scarred     [cities] and
//   ruined      city: by the chapter before
// All but "dynasties" with their states may be left out.
nlohmann::ordered_json toJson(const Book &book, const crusaders::Crusaders &game);

// What does not fit becomes the reader's problem. Whether the book is possible, Chapter::brokenBook says.
Book readBook(const JsonReader &reader, const crusaders::Crusaders &game);

// Reads a member that is a state of the book, by its seat.
Seat readSeat(const JsonReader &reader, const Book &book, const crusaders::Content &content);
std::vector<std::string> stateIds(const Book &book, const crusaders::Content &content);
crusaders::CitySet readCities(const JsonReader &reader, const crusaders::Content &content);
nlohmann::ordered_json cityIds(crusaders::CitySet cities, const crusaders::Content &content);

} // namespace outremer::campaign
