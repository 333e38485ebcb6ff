#include "app/history/historytables.h"

#include "app/play/pastplays.h"
#include "app/thinking/botwords.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <ranges>

namespace outremer {
namespace {

using namespace plays;

const QString kUnknown = QStringLiteral("–");
constexpr std::size_t kLines = 4;    // more cannot be told apart
constexpr std::size_t kColumns = 12; // evenings on a plot
constexpr qsizetype kLongestName = 40;
constexpr qsizetype kMostRows = 60;   // of a table; a file may hold anything
constexpr std::size_t kMostHeads = 8; // as many as a page is wide

QString text(const std::string &words)
{
    return QString::fromStdString(words);
}

} // namespace

HistoryTables::HistoryTables(const PlayStatistics &statistics, Lang lang)
    : m_all(statistics)
    , m_lang(lang)
{
    chooseArms();
}

void HistoryTables::chooseArms()
{
    for (const SitterCount &person : m_all.people) {
        const auto isFree = [&](const HouseCount &house) {
            return std::ranges::find(m_arms, text(house.example.house)) == m_arms.end();
        };
        const auto free = std::ranges::find_if(person.houses, isFree);
        m_arms.push_back(free != person.houses.end() ? text(free->example.house)
                : person.houses.empty()              ? QString()
                                                     : text(person.houses[0].example.house));
    }
}

QString HistoryTables::nameOf(const Sitter &sitter)
{
    if (sitter.isBot()) {
        const auto bot = botNamed(sitter.bot);
        return tr("bot: %1").arg(bot ? BotWords::nameOf(*bot) : text(sitter.bot).left(kLongestName));
    }
    const QString name = text(sitter.name).simplified().left(kLongestName);
    return name.isEmpty() ? tr("unnamed") : name;
}

QString HistoryTables::gameName(const std::string &game) const
{
    return text(shelfNames().game(game, m_lang)).left(kLongestName);
}

QString HistoryTables::houseName(const HouseCount &house) const
{
    return text(shelfNames().house(house.game, house.example, m_lang)).left(kLongestName);
}

QString HistoryTables::dateOf(const std::string &date, bool isShort) const
{
    const QDate day = QDate::fromString(text(date), Qt::ISODate);
    const QLocale locale(m_lang == Lang::Ru ? QLocale::Russian : QLocale::English);
    const char *brief = m_lang == Lang::Ru ? "d.MM" : "d MMM";
    return day.isValid() ? locale.toString(day, isShort ? brief : "d MMMM yyyy") : kUnknown;
}

QString HistoryTables::lengthOf(const PastPlay &play) const
{
    QStringList parts;
    if (play.minutes && *play.minutes > 0)
        parts.append(tr("%n minute(s)", nullptr, int(*play.minutes)));
    if (play.rounds && *play.rounds > 0)
        parts.append(tr("%n round(s)", nullptr, int(*play.rounds)));
    else if (play.steps && *play.steps > 0)
        parts.append(tr("%n decision(s)", nullptr, int(*play.steps)));
    return parts.isEmpty() ? kUnknown : parts.join(", ");
}

QString HistoryTables::summary() const
{
    QStringList parts{ tr("%n play(s)", nullptr, m_all.finished),
        tr("%n evening(s)", nullptr, int(m_all.evenings.size())) };
    if (m_all.minutes >= 60)
        parts.append(tr("%n hour(s) at the table", nullptr, int(m_all.minutes / 60)));
    return parts.join(" · ");
}

QVariantList HistoryTables::winBars() const
{
    QVariantList bars;
    for (std::size_t i = 0; i < m_all.people.size(); ++i) {
        const SitterCount &person = m_all.people[i];
        if (person.plays == 0 || bars.size() >= kMostRows)
            continue;
        bars.append(QVariantMap{ { "house", m_arms[i] }, { "name", nameOf(person.who) }, { "whole", person.plays },
            { "part", person.wins },
            { "text",
                person.decided == 0 ? tr("%1 of %2").arg(kUnknown).arg(person.plays)
                                    : tr("%1 of %2").arg(person.wins).arg(person.plays) } });
    }
    return bars;
}

QVariantList HistoryTables::gameBars() const
{
    QVariantList bars;
    for (const GameCount &game : m_all.games) {
        const HouseCount *best = game.houses.empty() || game.houses[0].wins == 0 ? nullptr : &game.houses[0];
        const QString plays = tr("%n play(s)", nullptr, game.plays);
        bars.append(QVariantMap{ { "house", best ? text(best->example.house) : QString() },
            { "name", gameName(game.game) }, { "whole", game.plays }, { "part", best ? best->wins : 0 },
            { "text", best ? tr("%1; %2 won %3").arg(plays, houseName(*best)).arg(best->wins) : plays } });
    }
    return bars;
}

QStringList HistoryTables::columns() const
{
    QStringList columns;
    const std::size_t from = m_all.evenings.size() > kColumns ? m_all.evenings.size() - kColumns : 0;
    for (std::size_t i = from; i < m_all.evenings.size(); ++i)
        columns.append(dateOf(m_all.evenings[i].date, true));
    return columns;
}

QVariantList HistoryTables::winLines() const
{
    QVariantList lines;
    const std::size_t from = m_all.evenings.size() > kColumns ? m_all.evenings.size() - kColumns : 0;
    for (std::size_t person = 0; person < std::min(kLines, m_all.people.size()); ++person) {
        if (m_all.people[person].decided == 0)
            continue;
        QVariantList values;
        for (std::size_t i = from; i < m_all.evenings.size(); ++i)
            values.append(m_all.evenings[i].winsSoFar[person]);
        lines.append(QVariantMap{
            { "id", m_arms[person] }, { "name", nameOf(m_all.people[person].who) }, { "values", values } });
    }
    return lines;
}

QVariantList HistoryTables::sitters(const std::vector<SitterCount> &sitters) const
{
    const QLocale locale(m_lang == Lang::Ru ? QLocale::Russian : QLocale::English);
    QVariantList rows{ QStringList{ tr("Player"), tr("Plays"), tr("Wins"), tr("Over bots alone"), tr("Mean place"),
        tr("Wins in a row"), tr("Longest streak"), tr("Most often as") } };
    for (const SitterCount &sitter : sitters) {
        if (sitter.plays == 0 || rows.size() > kMostRows)
            continue;
        const auto known = [&](int number) { return sitter.decided ? QString::number(number) : kUnknown; };
        rows.append(QStringList{ nameOf(sitter.who), QString::number(sitter.plays), known(sitter.wins),
            known(sitter.winsOverBots),
            sitter.decided ? locale.toString(sitter.meanPlaceHundredths() / 100.0, 'f', 2) : kUnknown,
            known(sitter.streak), known(sitter.longestStreak),
            sitter.houses.empty() ? kUnknown
                                  : tr("%1 (%2)", "a house and how often")
                                        .arg(houseName(sitter.houses[0]))
                                        .arg(sitter.houses[0].plays) });
    }
    return rows;
}

QVariantList HistoryTables::people() const
{
    return sitters(m_all.people);
}

QVariantList HistoryTables::bots() const
{
    return sitters(m_all.bots);
}

QStringList HistoryTables::peopleArms() const
{
    QStringList arms;
    for (std::size_t i = 0; i < m_all.people.size(); ++i) {
        if (m_all.people[i].plays > 0)
            arms.append(m_arms[i]);
    }
    return arms;
}

QVariantList HistoryTables::headToHead() const
{
    std::vector<std::size_t> met; // whoever has finished a match with somebody
    for (std::size_t i = 0; i < m_all.people.size() && met.size() < kMostHeads; ++i) {
        const auto isIn = [&](const Pair &pair) { return pair.one == i || pair.other == i; };
        if (std::ranges::any_of(m_all.pairs, isIn))
            met.push_back(i);
    }
    QStringList head{ QString() };
    for (const std::size_t other : met)
        head.append(nameOf(m_all.people[other].who));
    QVariantList rows{ head };
    for (const std::size_t one : met) {
        QStringList row{ nameOf(m_all.people[one].who) };
        for (const std::size_t other : met) {
            const auto pair = one == other ? std::nullopt : m_all.between(one, other);
            row.append(one == other ? QString() : pair ? tr("%1 : %2").arg(pair->above).arg(pair->below) : kUnknown);
        }
        rows.append(row);
    }
    return rows;
}

QVariantList HistoryTables::rivalries() const
{
    QVariantList rows{ QStringList{ tr("Rivals"), tr("Plays"), tr("Above"), tr("Below"), tr("Level") } };
    for (const Pair &pair : m_all.rivalries | std::views::take(kMostRows))
        rows.append(
            QStringList{ tr("%1 and %2").arg(nameOf(m_all.people[pair.one].who), nameOf(m_all.people[pair.other].who)),
                QString::number(pair.plays), QString::number(pair.above), QString::number(pair.below),
                QString::number(pair.level()) });
    return rows;
}

QVariantList HistoryTables::againstBots() const
{
    QVariantList rows{ QStringList{ tr("Player"), tr("Against"), tr("Plays"), tr("Above"), tr("Below") } };
    for (const Pair &pair : m_all.botPairs | std::views::take(kMostRows))
        rows.append(QStringList{ nameOf(m_all.people[pair.one].who), nameOf(m_all.bots[pair.other].who),
            QString::number(pair.plays), QString::number(pair.above), QString::number(pair.below) });
    return rows;
}

QVariantList HistoryTables::games() const
{
    QVariantList rows{ QStringList{ tr("Game"), tr("Plays"), tr("Players"), tr("Minutes each"), tr("Last played") } };
    for (const GameCount &game : m_all.games)
        rows.append(QStringList{ gameName(game.game), QString::number(game.plays), QString::number(game.people),
            game.timed ? QString::number(game.minutes / game.timed) : kUnknown, dateOf(game.lastDate) });
    return rows;
}

QVariantList HistoryTables::houses() const
{
    QVariantList rows{ QStringList{ tr("House or state"), tr("Game"), tr("Plays"), tr("Wins") } };
    for (const GameCount &game : m_all.games) {
        for (const HouseCount &house : game.houses)
            rows.append(QStringList{
                houseName(house), gameName(game.game), QString::number(house.plays), QString::number(house.wins) });
    }
    return rows;
}

QStringList HistoryTables::houseArms() const
{
    QStringList arms;
    for (const GameCount &game : m_all.games) {
        for (const HouseCount &house : game.houses)
            arms.append(text(house.example.house));
    }
    return arms;
}

QVariantList HistoryTables::evenings(int most) const
{
    QVariantList list;
    for (auto evening = m_all.evenings.rbegin(); evening != m_all.evenings.rend() && list.size() < most; ++evening) {
        QStringList where, who;
        for (const std::string &place : evening->where)
            where.append(text(place).simplified().left(kLongestName));
        for (const std::size_t person : evening->people)
            who.append(nameOf(m_all.people[person].who));
        QVariantList plays;
        for (const std::size_t number : evening->plays) {
            const PastPlay &play = m_all.plays[number];
            QStringList places;
            for (const PastSeat &seat : byPlace(play)) {
                const QString name = nameOf(seat.sitter);
                places.append(
                    seat.place && play.isDecided ? tr("%1. %2", "a place and who").arg(*seat.place).arg(name) : name);
            }
            plays.append(QVariantMap{ { "game", gameName(play.game) },
                { "part",
                    play.title.empty()
                        ? QString()
                        : tr("%1, chapter %2").arg(text(play.title).simplified().left(kLongestName), text(play.part)) },
                { "places", places.join(", ") }, { "isDecided", play.isDecided },
                { "length", play.isOver ? lengthOf(play) : tr("not over yet") } });
        }
        list.append(QVariantMap{ { "date", dateOf(evening->date) }, { "where", where.join(", ") },
            { "who", who.join(", ") }, { "plays", plays } });
    }
    return list;
}

} // namespace outremer
