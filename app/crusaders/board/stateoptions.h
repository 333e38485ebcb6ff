#pragma once

#include "app/crusaders/board/boardview.h"

#include <QVariantMap>

namespace outremer {

// What the viewer's options say of the things on the states' boards: for each thing what a Choosable needs to name it.
// The number is named where the thing alone would not settle which option. What is no option gets a number that no
// option has: so it is never taken for one, and the rules can still say why not.
class StateOptions {
public:
    enum Side { Ready, Spent, Blocked }; // of goods tokens

    explicit StateOptions(const BoardView &view)
        : m_view(view)
    {
    }

    QVariantMap good(Seat owner, int good, Side side) const;
    QVariantMap building(Seat owner, int slot) const;
    QVariantMap spy(Seat owner, int slot) const; // an active one: to be used, or to make room
    bool isAbout(Seat owner) const;              // its goods or buildings

private:
    const crusaders::Frame &asked() const { return m_view.state.frames.back(); }
    Seat ownerOf(const Option &option) const;

    const BoardView &m_view;
};

} // namespace outremer
