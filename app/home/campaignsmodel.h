#pragma once

#include "app/archive/archiverows.h"
#include "app/archive/laststeps.h"
#include "db/campaigns.h"

namespace outremer {

struct TaleNames;

// All campaigns of the chronicle that are not in the trash, the last played first.
//   seats: a map for each dynasty: house (a state's id), name ("Baldwin the Fearless"), title ("King of Jerusalem"),
//          holder (a person's name; empty for a bot) and isBot
//   chapter, chapterTitle: the one to be played or being played; 5 and empty when the campaign is over
//   status: "new", "playing", "aftermath", "between" or "over"; statusText and lastEvening say it in words
//   problem: why the campaign cannot be read; empty unless it is so
class CampaignsModel : public outremer::ArchiveRows {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit CampaignsModel(QObject *parent = nullptr);

    // What is refused is told by the Archive.
    Q_INVOKABLE bool rename(int campaign, const QString &title);
    Q_INVOKABLE bool putIntoTrash(int campaign);
    Q_INVOKABLE QString titleOf(int campaign) const;

protected:
    QList<Row> read(Chronicle &chronicle) override;

private:
    Row rowOf(Chronicle &chronicle, const Campaign &campaign, const TaleNames &names);
    Moment lastPlayed(Chronicle &chronicle, const Campaign &campaign, const std::vector<Chapter> &chapters);

    LastSteps m_lastSteps;
};

} // namespace outremer
