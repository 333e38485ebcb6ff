#pragma once

#include "app/crusaders/board/reckoning.h"
#include "app/play/play.h"
#include "campaign/crusaders/chapter/chapterstate.h"
#include "model/crusaders/board.h"

#include <QString>
#include <QVariantMap>
#include <memory>
#include <optional>

namespace outremer {

class Table;

// A match of Crusaders as the present viewer may know it, whether it is played by itself or as a chapter of a campaign.
// Everything the board shows is made from this and from nothing else.
struct BoardView {
    std::shared_ptr<const crusaders::Content> content;
    crusaders::State state;
    Seat viewer = kNobody; // whose secrets the state holds; kNobody: nobody's
    Seat home = 0;         // whose side of the table is nearest
    std::optional<campaign::State> chapter;
    const Table *table = nullptr;         // for its words: who sits where, what was told; null without one
    std::vector<Player> people{};         // who sits in the seats
    Seat active = kNobody;                // who decides
    Seat chooser = kNobody;               // who may choose at this screen: the viewer, or whoever is asked openly
    std::vector<Option> options{};        // of the chooser, now; nobody else's
    std::optional<Reckoning> reckoning{}; // once the match is over

    crusaders::Board board() const { return { *content, state }; }
    // The id of a seat as items and themes know it: its state ("jerusalem"), or "seat-1" before it has chosen one;
    // "saracens", "automa", "closed", and nothing for nobody.
    QString ownerId(Seat owner) const;
    // What a card shows (cardfaces.h); made once for a match and a language.
    QVariantMap faceOf(Ref ref) const;

    static std::optional<BoardView> of(const Table &table); // nothing when another game is on the table
    static std::optional<BoardView> of(const AnyMatch &match, Seat viewer, Seat home); // without the people
};

// Content's words in the language of the moment.
QString wordFor(const Name &name);
QString wordFor(const Bilingual &text);

} // namespace outremer
