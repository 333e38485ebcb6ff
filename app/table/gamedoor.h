#pragma once

#include "app/table/choicedetails.h"
#include "model/core/anygame.h"

#include <QUrl>

namespace outremer {

class Table;

// One line about what a seat can see. It is made from what everybody may know, so it can be shown to anybody.
struct Sight {
    enum class Group { Open, Own, Hidden }; // to everybody; to this seat alone; from it
    Group group{};
    QString text{};
};

// How a game comes into the window, beyond its rules and its look (model/core/look.h). What a game leaves out it gets as
// any game can have it: the plain board, and words made from what lies on its table. A game that has more is a class in
// app/<id>/ and one line in doors.cpp.
class GameDoor {
public:
    using DetailsOf = std::function<ChoiceDetails(const Option &option, const RefList &targets)>;

    virtual ~GameDoor() = default;

    // A BoardPage. The nouns that the look calls links lead there too: its side panel says which name was picked.
    virtual QUrl page() const;
    // What kinds of things a seat sees and what stays hidden from it, as counts.
    virtual std::vector<Sight> sights(const Table &table, const AnyMatch &match, Seat seat) const;
    // What a list of choices shows beside the words of the options that are offered now.
    virtual DetailsOf details(const Table &table) const;
};

// The door of a game; the plain one, where the registry has no line for it.
const GameDoor &doorOf(std::string_view game);

} // namespace outremer
