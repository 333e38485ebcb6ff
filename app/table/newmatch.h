#pragma once

#include "app/play/play.h"
#include "model/core/setup.h"
#include "model/shelf.h"

#include <QAbstractListModel>
#include <QVariantList>
#include <qqml.h>

namespace outremer {

// A match being arranged: how many sit down, who they are, what is agreed. Its rows are the seats.
class NewMatch : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY wordsChanged)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY gameChanged)
    Q_PROPERTY(QStringList seatCounts READ seatCounts NOTIFY gameChanged) // from minSeats to maxSeats, as texts
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY seatCountChanged)
    // What so many players agree on, a SetupQuestion each; beside it, by their index, the values that are agreed on.
    Q_PROPERTY(QVariantList options READ options NOTIFY optionsChanged)
    Q_PROPERTY(QList<int> agreed READ agreed NOTIFY agreedChanged)
    Q_PROPERTY(bool knowsStyles READ knowsStyles NOTIFY gameChanged) // whether bots can be warlike, pious...

public:
    enum Role { SeatIdRole = Qt::UserRole, HouseNameRole, PlayerNameRole, KindRole, StyleRole, AboutRole };
    static constexpr int kMaxName = 24;

    explicit NewMatch(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString gameId() const;
    void setGameId(const QString &id);
    QString title() const;
    int minSeats() const { return m_game ? m_game->minSeats() : 0; }
    int maxSeats() const { return m_game ? m_game->maxSeats() : 0; }
    QStringList seatCounts() const;
    int seatCount() const { return int(m_players.size()); }
    void setSeatCount(int count);
    QVariantList options() const;
    QList<int> agreed() const;
    bool knowsStyles() const { return m_game && m_game->knowsStyles(); }

    Q_INVOKABLE void setPlayerName(int seat, const QString &name);
    Q_INVOKABLE void setKind(int seat, int kind); // 0 a person, then the bots in the order of BotKind
    Q_INVOKABLE void setStyle(int seat, int style);
    Q_INVOKABLE void setOption(int index, int value);

    std::vector<Player> players() const { return m_players; }
    Setup setup(std::uint64_t seed) const;
    // A match that goes the same way every time, for tests and pictures.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

signals:
    void gameChanged();
    void seatCountChanged();
    void wordsChanged();
    void optionsChanged();
    void agreedChanged();

private:
    GamePtr m_game;
    std::vector<Player> m_players;
    Setup m_setup;
    std::optional<std::uint64_t> m_seed;
};

} // namespace outremer
