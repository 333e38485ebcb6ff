#include "app/table/newmatch.h"

#include "app/table/setupquestion.h"
#include "app/thinking/botwords.h"
#include "app/ui/preferences.h"
#include "app/ui/variants.h"

namespace outremer {

NewMatch::NewMatch(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(this, &NewMatch::wordsChanged, this, &NewMatch::optionsChanged);
    connect(this, &NewMatch::seatCountChanged, this, &NewMatch::optionsChanged);
    connect(Preferences::instance(), &Preferences::languageChanged, this, [this] {
        emit wordsChanged();
        if (seatCount() > 0)
            emit dataChanged(index(0), index(seatCount() - 1), { HouseNameRole, AboutRole });
    });
}

int NewMatch::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : seatCount();
}

QVariant NewMatch::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Player &player = m_players[std::size_t(index.row())];
    const Ref seat{ kSeatNoun, std::int16_t(index.row()) };
    switch (role) {
    case SeatIdRole:
        return QString::fromStdString(m_game->idOf(seat));
    case HouseNameRole:
        return QString::fromStdString(m_game->nameOf(seat).in(Preferences::currentLanguage()));
    case PlayerNameRole:
        return QString::fromStdString(player.name);
    case KindRole:
        return player.bot ? 1 + int(player.bot->kind) : 0;
    case StyleRole:
        return player.bot ? int(player.bot->style) : 0;
    case AboutRole:
        return player.bot ? BotWords::aboutOf(*player.bot, *m_game) : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> NewMatch::roleNames() const
{
    return { { SeatIdRole, "seatId" }, { HouseNameRole, "houseName" }, { PlayerNameRole, "playerName" },
        { KindRole, "kind" }, { StyleRole, "style" }, { AboutRole, "about" } };
}

QString NewMatch::gameId() const
{
    return m_game ? QString::fromStdString(std::string(m_game->id())) : QString();
}

void NewMatch::setGameId(const QString &id)
{
    const GamePtr game = gameOnShelf(id.toStdString());
    if (!game || game == m_game)
        return;
    beginResetModel();
    m_game = game;
    const int seats = std::clamp(2, game->minSeats(), game->maxSeats()); // company, where one could play alone
    m_setup = defaultSetup(game->setupOptions(), seats, 0);
    // One person against bots: the quickest way to a match.
    m_players.assign(std::size_t(seats), Player{ {}, BotWords::kUsual });
    m_players[0].bot.reset();
    endResetModel();
    emit gameChanged();
    emit seatCountChanged();
    emit wordsChanged();
    emit agreedChanged();
}

QString NewMatch::title() const
{
    return m_game ? QString::fromStdString(m_game->phrases().say("title", Preferences::currentLanguage())) : QString();
}

QStringList NewMatch::seatCounts() const
{
    QStringList counts;
    for (int count = minSeats(); m_game && count <= maxSeats(); ++count)
        counts.append(QString::number(count));
    return counts;
}

void NewMatch::setSeatCount(int count)
{
    if (!m_game || count == seatCount() || count < minSeats() || count > maxSeats())
        return;
    const int before = seatCount();
    if (count > before) {
        beginInsertRows({}, before, count - 1);
        m_players.resize(std::size_t(count), Player{ {}, BotWords::kUsual });
        endInsertRows();
    } else {
        beginRemoveRows({}, count, before - 1);
        m_players.resize(std::size_t(count));
        endRemoveRows();
    }
    emit seatCountChanged();
}

QVariantList NewMatch::options() const
{
    if (!m_game)
        return {};
    QList<SetupQuestion> questions;
    for (std::size_t i = 0; i < m_game->setupOptions().size(); ++i) {
        const SetupOption &option = m_game->setupOptions()[i];
        if (!option.isFor(seatCount()))
            continue;
        const std::string key = "setup." + option.id;
        QStringList values;
        for (const std::string &value : option.values)
            values.append(
                QString::fromStdString(m_game->phrases().say(key + "." + value, Preferences::currentLanguage())));
        questions.append(
            { int(i), QString::fromStdString(m_game->phrases().say(key, Preferences::currentLanguage())), values });
    }
    return asVariants(questions);
}

QList<int> NewMatch::agreed() const
{
    return { m_setup.choices.begin(), m_setup.choices.end() };
}

void NewMatch::setPlayerName(int seat, const QString &name)
{
    if (seat < 0 || seat >= seatCount())
        return;
    m_players[std::size_t(seat)].name = name.simplified().left(kMaxName).toStdString();
    emit dataChanged(index(seat), index(seat), { PlayerNameRole });
}

void NewMatch::setKind(int seat, int kind)
{
    if (seat < 0 || seat >= seatCount() || kind < 0 || kind > BotWords::kOffered)
        return;
    auto &bot = m_players[std::size_t(seat)].bot;
    const int style = bot ? int(bot->style) : 0; // another of the same mind
    bot = kind == 0 ? std::nullopt : BotWords::picked(kind - 1, style, knowsStyles());
    emit dataChanged(index(seat), index(seat), { KindRole, StyleRole, AboutRole });
}

void NewMatch::setStyle(int seat, int style)
{
    if (seat < 0 || seat >= seatCount() || !m_players[std::size_t(seat)].bot)
        return;
    auto &bot = m_players[std::size_t(seat)].bot;
    if (const auto picked = BotWords::picked(int(bot->kind), style, knowsStyles()))
        bot = picked;
    emit dataChanged(index(seat), index(seat), { StyleRole, AboutRole });
}

void NewMatch::setOption(int optionIndex, int value)
{
    const auto at = std::size_t(optionIndex);
    if (!m_game || optionIndex < 0 || at >= m_game->setupOptions().size() || value < 0
        || std::size_t(value) >= m_game->setupOptions()[at].values.size())
        return;
    m_setup.choices[at] = std::uint8_t(value);
    emit agreedChanged();
}

Setup NewMatch::setup(std::uint64_t seed) const
{
    Setup setup = m_setup;
    setup.seats = seatCount();
    const auto &options = m_game->setupOptions();
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!options[i].isFor(setup.seats)) // what was agreed on for another number of players
            setup.choices[i] = options[i].byDefault;
    }
    setup.seed = m_seed.value_or(seed);
    return setup;
}

} // namespace outremer
