#pragma once

#include "campaign/plays/playstatistics.h"

#include <QObject>
#include <QVariantList>
#include <qqml.h>

namespace outremer {

// The page of the group: everything it has played, over all games and campaigns. Read and counted anew whenever the
// chronicle, the language or what is asked for changes; nothing is played again for it.
class GroupHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    // Of which plays: { value, text } to choose from, and what is chosen.
    Q_PROPERTY(QVariantList gameChoices READ gameChoices NOTIFY changed)
    Q_PROPERTY(QVariantList personChoices READ personChoices NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(bool withoutBots READ withoutBots WRITE setWithoutBots NOTIFY changed)
    // Plots and tables, as history/historytables.h describes them.
    Q_PROPERTY(QVariantList winBars MEMBER m_winBars NOTIFY changed)
    Q_PROPERTY(QVariantList gameBars MEMBER m_gameBars NOTIFY changed)
    Q_PROPERTY(QVariantList winLines MEMBER m_winLines NOTIFY changed)
    Q_PROPERTY(QStringList columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(QVariantList people MEMBER m_people NOTIFY changed)
    Q_PROPERTY(QStringList peopleArms MEMBER m_peopleArms NOTIFY changed)
    Q_PROPERTY(QVariantList bots MEMBER m_bots NOTIFY changed)
    Q_PROPERTY(QVariantList headToHead MEMBER m_headToHead NOTIFY changed)
    Q_PROPERTY(QVariantList rivalries MEMBER m_rivalries NOTIFY changed)
    Q_PROPERTY(QVariantList againstBots MEMBER m_againstBots NOTIFY changed)
    Q_PROPERTY(QVariantList games MEMBER m_games NOTIFY changed)
    Q_PROPERTY(QVariantList houses MEMBER m_houses NOTIFY changed)
    Q_PROPERTY(QStringList houseArms MEMBER m_houseArms NOTIFY changed)
    Q_PROPERTY(QVariantList evenings MEMBER m_evenings NOTIFY changed)
    Q_PROPERTY(bool hasOlder READ hasOlder NOTIFY changed) // evenings than those shown
    // The file for BG Stats.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged) // where the file went, or why not, or a question
    Q_PROPERTY(bool isAsking READ isAsking NOTIFY messageChanged)  // whether a file may be replaced

public:
    explicit GroupHistory(QObject *parent = nullptr);

    bool isEmpty() const { return m_plays.empty(); }
    QString summary() const { return m_summary; }
    QVariantList gameChoices() const { return m_gameChoices; }
    QVariantList personChoices() const { return m_personChoices; }
    QString game() const { return QString::fromStdString(m_filter.game); }
    void setGame(const QString &game);
    int person() const { return int(m_filter.person); }
    void setPerson(int person);
    bool withoutBots() const { return m_filter.withoutBots; }
    void setWithoutBots(bool withoutBots);
    bool hasOlder() const { return int(m_statistics.evenings.size()) > m_shown; }
    Q_INVOKABLE void showOlder();

    QString folder() const;
    QString suggestedName() const;
    QString message() const { return m_message; }
    bool isAsking() const { return m_isAsking; }
    Q_INVOKABLE void save(const QString &path); // asks before it replaces a file
    Q_INVOKABLE void replace();
    Q_INVOKABLE void dismiss(); // rather not; or: read

signals:
    void changed();
    void messageChanged();

private:
    void read();
    void count();
    void fillChoices();
    void say(const QString &message, bool isAsking = false);
    void write(const QString &path);

    static constexpr int kEvenings = 12; // shown at first, and more at a time
    std::vector<plays::PastPlay> m_plays;
    plays::PlayFilter m_filter;
    plays::PlayStatistics m_statistics;
    int m_shown = kEvenings;
    QString m_summary, m_message, m_path;
    bool m_isAsking = false;
    QVariantList m_gameChoices, m_personChoices;
    QVariantList m_winBars, m_gameBars, m_winLines, m_people, m_bots, m_headToHead, m_rivalries, m_againstBots, m_games,
        m_houses, m_evenings;
    QStringList m_columns, m_peopleArms, m_houseArms;
};

} // namespace outremer
