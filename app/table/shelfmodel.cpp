#include "app/table/shelfmodel.h"

#include "app/archive/archive.h"
#include "app/play/singleplay.h"
#include "app/ui/preferences.h"
#include "model/shelf.h"

namespace outremer {

namespace {

bool isWaiting(const AnyGame &game)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    const auto match = chronicle ? newestUnfinished(*chronicle, game.id()) : MatchId{};
    return match && *match;
}

} // namespace

ShelfModel::ShelfModel(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &ShelfModel::refresh);
    connect(Archive::instance(), &Archive::contentChanged, this, &ShelfModel::refresh);
}

int ShelfModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(shelf().size());
}

QVariant ShelfModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AnyGame &game = *shelf()[std::size_t(index.row())];
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
