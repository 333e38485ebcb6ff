#pragma once

#include "app/archive/archiverows.h"
#include "app/archive/laststeps.h"

namespace outremer {

// The single matches of the chronicle's journal, the last played first; chapters are not among them, they belong to
// their campaigns.
//   seats: a map for each seat: house (a seat's id, for its arms; empty where it is not known), name (a player's, else
//          the seat's own), holder (the seat's own name, if a player's stands before it) and isBot
//   when: the day it was last played, in words
//   contentText: that it is played with other content or rules than today's; empty unless it is so
class MatchesModel : public outremer::ArchiveRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int unfinished READ unfinished NOTIFY refreshed)

public:
    explicit MatchesModel(QObject *parent = nullptr);

    int unfinished() const;
    Q_INVOKABLE bool putIntoTrash(int match); // what is refused is told by the Archive

    static QString titleOfGame(const std::string &game); // a game we do not have is called by its id

protected:
    QList<Row> read(Chronicle &chronicle) override;

private:
    Row rowOf(Chronicle &chronicle, const MatchRow &match);
    // The arms and names of the seats as a match stands.
    struct Houses {
        std::int64_t steps = -1;
        QStringList ids;
        std::vector<Ref> refs;
    };
    const Houses &housesOf(Chronicle &chronicle, const MatchRow &match, std::int64_t steps);
    static QString contentText(Chronicle &chronicle, const MatchRow &match);
    static QString houseName(const MatchRow &match, const Houses &houses, std::size_t seat);

    LastSteps m_lastSteps;
    std::map<LineId, Houses> m_houses;
};

} // namespace outremer
