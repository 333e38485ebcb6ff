#include "app/home/trashmodel.h"

#include "app/archive/archive.h"
#include "app/archive/momentwords.h"
#include "app/home/matchesmodel.h"
#include "db/chronicle.h"
#include "db/clock.h"

#include <algorithm>

namespace outremer {
namespace {

constexpr std::array kKinds{ "person", "match", "campaign", "photo" }; // in the order of TrashKind

} // namespace

TrashModel::TrashModel(QObject *parent)
    : ArchiveRows({ "key", "kind", "kindText", "name", "when" }, parent)
{
    refresh();
}

QList<ArchiveRows::Row> TrashModel::read(Chronicle &chronicle)
{
    auto trashed = chronicle.trash().all();
    if (!trashed) {
        Archive::instance()->accepts(trashed.refusal());
        return {};
    }
    std::ranges::stable_sort(*trashed, std::greater(), &Trashed::at);
    const QStringList kinds{ tr("Player"), tr("Match"), tr("Campaign"), tr("Photograph") };
    QList<Row> rows;
    for (const Trashed &thing : *trashed) {
        const QString kind = kKinds[std::size_t(thing.kind)];
        rows.append({ { "key", QString("%1-%2").arg(kind).arg(thing.id) }, { "kind", kind },
            { "kindText", kinds[qsizetype(thing.kind)] },
            { "name",
                thing.kind == TrashKind::Match ? MatchesModel::titleOfGame(thing.title)
                    : thing.title.empty()      ? tr("Without a caption")
                                               : QString::fromStdString(thing.title) },
            { "when", MomentWords::time(thing.at, now()) } });
    }
    return rows;
}

bool TrashModel::takeBack(const QString &key)
{
    Archive *archive = Archive::instance();
    if (!archive->chronicle())
        return archive->accepts(Refusal{ "closed", {} });
    const auto kind = std::ranges::find(kKinds, key.section('-', 0, 0).toStdString()) - kKinds.begin();
    if (kind == std::ssize(kKinds))
        return archive->accepts(Refusal{ "not-found", key.toStdString() });
    if (!archive->accepts(archive->chronicle()->trash().takeBack(TrashKind(kind), key.section('-', 1).toLongLong())))
        return false;
    archive->announce();
    return true;
}

} // namespace outremer
