#include "shelfmodel.h"

#include "archive/archive.h"
#include "play/singleplay.h"
#include "preferences.h"
#include "shelf.h"

namespace outremer {

namespace {

bool isWaiting(const AnyGame &game)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    const auto match = chronicle ? newestUnfinished(*chronicle, game.id()) : MatchId{};
    return match && *match;
}

// The games the window has a board for (qml/pages/TablePage.qml); the others are played over the protocol.
constexpr std::array<std::string_view, 2> kWithBoard{ "crusaders", "kingdoms" };

} // namespace

ShelfModel::ShelfModel(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &ShelfModel::refresh);
    connect(Archive::instance(), &Archive::contentChanged, this, &ShelfModel::refresh);
}

int ShelfModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(kWithBoard.size());
}

QVariant ShelfModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AnyGame &game = *gameOnShelf(kWithBoard[std::size_t(index.row())]);
    const auto say = [&game](const char *key) {
        return QString::fromStdString(game.phrases().say(key, Preferences::currentLanguage()));
    };
    switch (role) {
    case GameIdRole:
        return QString::fromStdString(std::string(game.id()));
    case TitleRole:
        return say("title");
    case SubtitleRole:
        return say("subtitle");
    case MinSeatsRole:
        return game.minSeats();
    case MaxSeatsRole:
        return game.maxSeats();
    case CanContinueRole:
        return isWaiting(game);
    default:
        return {};
    }
}

QHash<int, QByteArray> ShelfModel::roleNames() const
{
    return { { GameIdRole, "gameId" }, { TitleRole, "title" }, { SubtitleRole, "subtitle" },
        { MinSeatsRole, "minSeats" }, { MaxSeatsRole, "maxSeats" }, { CanContinueRole, "canContinue" } };
}

void ShelfModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace outremer
