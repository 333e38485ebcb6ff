#include "app/home/matchesmodel.h"

#include "app/archive/archive.h"
#include "app/archive/momentwords.h"
#include "app/play/matchage.h"
#include "app/play/singleplay.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chapter.h"
#include "db/clock.h"
#include "model/core/speech.h"
#include "model/shelf.h"

#include <algorithm>

namespace outremer {

MatchesModel::MatchesModel(QObject *parent)
    : ArchiveRows(
        { "matchId", "game", "gameTitle", "seats", "when", "played", "steps", "isOver", "contentText" }, parent)
{
    refresh();
}

QString MatchesModel::titleOfGame(const std::string &id)
{
    const GamePtr game = gameOnShelf(id);
    return QString::fromStdString(game ? game->phrases().say("title", Preferences::currentLanguage()) : id);
}

// Arms cost a look at the position, so only the matches that wait to be continued have them.
const MatchesModel::Houses &MatchesModel::housesOf(Chronicle &chronicle, const MatchRow &match, std::int64_t steps)
{
    static const Houses kNone;
    const GamePtr game = gameOnShelf(match.game);
    if (!game || match.finished)
        return kNone;
    Houses &houses = m_houses[match.currentLine];
    if (houses.steps == steps)
        return houses;
    houses = { steps, {}, {} };
    const auto position = chronicle.journal().peek(*game, match.currentLine);
    for (int seat = 0; position && seat < (*position)->seatCount(); ++seat) {
        houses.ids.append(QString::fromStdString((*position)->seatId(Seat(seat))));
        houses.refs.push_back((*position)->seatRef(Seat(seat)));
    }
    return houses;
}

// The seat's own name, whoever sits there; empty where it is not known.
QString MatchesModel::houseName(const MatchRow &match, const Houses &houses, std::size_t seat)
{
    const GamePtr game = gameOnShelf(match.game);
    if (!game || seat >= houses.refs.size())
        return {};
    return QString::fromStdString(game->nameOf(houses.refs[seat]).in(Preferences::currentLanguage()));
}

ArchiveRows::Row MatchesModel::rowOf(Chronicle &chronicle, const MatchRow &match)
{
    const auto seen = m_lastSteps.of(chronicle.journal(), match.currentLine);
    const Moment at = std::max({ match.created, match.finished.value_or(0), seen ? seen->at : 0 });
    const std::int64_t steps = seen ? seen->steps : 0;
    const Houses &houses = housesOf(chronicle, match, steps);
    const auto players = playersOf(chronicle, match);
    QVariantList seats;
    for (int seat = 0; seat < match.seats; ++seat) {
        const Player player = players ? (*players)[std::size_t(seat)] : Player{};
        const QString house = houseName(match, houses, std::size_t(seat));
        const QString name = QString::fromStdString(player.name);
        seats.append(QVariantMap{ { "house", houses.ids.value(seat) },
            { "name",
                !name.isEmpty()        ? name
                    : !house.isEmpty() ? house
                                       : tr("Player %1").arg(seat + 1) },
            { "holder", name.isEmpty() ? QString() : house }, { "isBot", player.bot.has_value() } });
    }
    return { { "matchId", int(match.id.value) }, { "game", QString::fromStdString(match.game) },
        { "gameTitle", titleOfGame(match.game) }, { "seats", seats }, { "when", MomentWords::day(at, now()) },
        { "played", qint64(at) }, { "steps", int(steps) }, { "isOver", match.finished.has_value() },
        { "contentText", contentText(chronicle, match) } };
}

// Only of what can still be played on: a finished match is what it is.
QString MatchesModel::contentText(Chronicle &chronicle, const MatchRow &match)
{
    const GamePtr present = gameOnShelf(match.game);
    if (!present || match.finished)
        return {};
    const auto age = ageOf(chronicle, match, *present);
    switch (age ? *age : MatchAge::Present) { // what cannot be read is told when it is opened
    case MatchAge::OlderContent:
        return tr("Played with the content it began with");
    case MatchAge::MissingContent:
        return tr("Its content is missing: it can be read, not played on");
    case MatchAge::OlderRules:
        return tr("Played by older rules: whoever opens it is asked how to go on");
    case MatchAge::Present:
        break;
    }
    return {};
}

QList<ArchiveRows::Row> MatchesModel::read(Chronicle &chronicle)
{
    const auto matches = chronicle.journal().matches();
    if (!matches) {
        Archive::instance()->accepts(matches.refusal());
        return {};
    }
    QList<Row> rows;
    for (const MatchRow &match : *matches) {
        if (match.game != campaign::Chapter::kId)
            rows.append(rowOf(chronicle, match));
    }
    std::ranges::stable_sort(rows, std::greater(), [](const Row &row) { return row["played"].toLongLong(); });
    return rows;
}

int MatchesModel::unfinished() const
{
    return int(std::ranges::count_if(rows(), [](const Row &row) { return !row["isOver"].toBool(); }));
}

bool MatchesModel::putIntoTrash(int match)
{
    Archive *archive = Archive::instance();
    if (!archive->chronicle())
        return archive->accepts(Refusal{ "closed", {} });
    if (!archive->accepts(archive->chronicle()->trash().put(MatchId{ match })))
        return false;
    archive->say(tr("The match is in the trash now. Nothing of it is lost: take it back whenever you like."));
    archive->announce();
    return true;
}

} // namespace outremer
