#include "app/archive/backupsmodel.h"

#include "app/archive/archive.h"
#include "app/archive/backupfiles.h"
#include "app/archive/momentwords.h"
#include "app/archive/problemwords.h"
#include "app/archive/storewords.h"
#include "app/campaigns/dailybackup.h"
#include "app/play/datafolder.h"
#include "db/chronicle.h"
#include "db/clock.h"
#include "db/restore.h"
#include "model/core/jsontext.h"

#include <QUrl>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace outremer {
namespace {

constexpr Moment kWeek = 7ll * 24 * 60 * 60 * 1000;

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

// What a worker has found out; its own until it comes back.
template <class T>
using Finding = std::shared_ptr<std::optional<Result<T>>>;

template <class T>
Finding<T> newFinding()
{
    return std::make_shared<std::optional<Result<T>>>();
}

} // namespace

BackupsModel::BackupsModel(QObject *parent)
    : ArchiveRows({ "path", "name", "when", "size", "isProven" }, parent)
{
    connect(Archive::instance(), &Archive::stateChanged, this, [this] {
        if (Archive::instance()->state() != Archive::Busy)
            setBusy({});
    });
    refresh();
}

QList<ArchiveRows::Row> BackupsModel::read(Chronicle &chronicle)
{
    m_isDaily = areBackupsDaily(chronicle);
    const auto noted = chronicle.backups().all();
    if (!noted)
        Archive::instance()->accepts(noted.refusal());
    QList<Row> rows;
    std::optional<Moment> lastProven;
    for (const BackupFile &file : backupsBeside(chronicle.path())) {
        const bool isProven = noted && std::ranges::any_of(*noted, [&](const Backup &backup) {
            return backup.provenAt && backup.path == file.path.string();
        });
        if (isProven && !lastProven)
            lastProven = file.at;
        rows.append({ { "path", words(file.path.string()) }, { "name", words(file.path.filename().string()) },
            { "when", MomentWords::time(file.at, now()) }, { "size", MomentWords::size(file.bytes) },
            { "isProven", isProven } });
    }
    judge(lastProven);
    return rows;
}

void BackupsModel::judge(const std::optional<Moment> &lastProven)
{
    m_health = !lastProven ? "none" : now() - *lastProven < kWeek ? "good" : "old";
    const QString day = lastProven ? MomentWords::day(*lastProven, now()) : QString();
    m_healthText = m_health == "none" ? tr("There is no backup yet")
        : m_health == "good"          ? tr("Proven backup: %1").arg(day)
                                      : tr("The last proven backup is old: %1").arg(day);
}

QUrl BackupsModel::folder() const
{
    return QUrl::fromLocalFile(words(backupFolderOf(userChronicle()).string()));
}

void BackupsModel::setDaily(bool daily)
{
    Archive *archive = Archive::instance();
    if (!archive->chronicle())
        archive->accepts(Refusal{ "closed", {} });
    else if (archive->accepts(archive->chronicle()->settings().set("backups", toText({ { "on", daily } }))))
        archive->announce();
    emit refreshed();
}

void BackupsModel::setBusy(const QString &text)
{
    m_busyText = text;
    emit busyChanged();
}

void BackupsModel::showResult(const QString &title, const QStringList &lines, bool isGood)
{
    m_resultTitle = title;
    m_resultLines = lines;
    m_resultIsGood = isGood;
    emit resultChanged();
}

void BackupsModel::showRefusal(const Refusal &refusal)
{
    const ProblemWords told = ProblemWords::of(refusal.code);
    showResult(told.title, { told.text, StoreWords::of(refusal.message) }, false);
}

void BackupsModel::make()
{
    const auto finding = newFinding<Backup>();
    const auto work = [=](std::unique_ptr<Chronicle> &chronicle) {
        if (chronicle)
            *finding = chronicle->backups().make(backupFolderOf(chronicle->path()));
    };
    const auto then = [=, this] {
        if (!*finding)
            return showRefusal({ "closed", {} });
        if (!**finding)
            return showRefusal((*finding)->refusal());
        showResult(tr("The backup is made and proven"),
            { tr("It was checked, restored on trial and compared with the chronicle, row by row."),
                words((**finding)->path) },
            true);
    };
    if (Archive::instance()->lend(work, then))
        setBusy(tr("Making a backup, then restoring it on trial and comparing…"));
}

void BackupsModel::restore(const QString &path)
{
    const auto finding = newFinding<Restored>();
    const auto work = [=](std::unique_ptr<Chronicle> &chronicle) {
        chronicle.reset();
        *finding = restoreBackup(path.toStdString(), userChronicle());
    };
    const auto then = [=, this] {
        if (!**finding)
            return showRefusal((*finding)->refusal());
        QStringList lines{ tr("The chronicle is again what it was when this backup was made.") };
        if (!(**finding)->movedAside.empty())
            lines.append(tr("What was there before is kept as %1").arg(words((**finding)->movedAside.string())));
        showResult(tr("The backup is in place"), lines, true);
    };
    if (Archive::instance()->lend(work, then))
        setBusy(tr("Checking the backup and putting it in place…"));
}

void BackupsModel::check()
{
    const auto finding = newFinding<Health>();
    const auto work = [=](std::unique_ptr<Chronicle> &chronicle) {
        if (chronicle)
            *finding = chronicle->check(Depth::Outcomes);
    };
    const auto then = [=, this] {
        if (!*finding)
            return showRefusal({ "closed", {} });
        const Health &health = ***finding;
        QStringList lines;
        for (const std::string &line : health.problems)
            lines.append(StoreWords::of(line));
        for (const std::string &line : health.remarks)
            lines.append(StoreWords::of(line));
        if (health.isOk())
            lines.prepend(tr("Every row, every chain and every step of every match is as it was written."));
        showResult(health.isOk() ? tr("The chronicle is sound") : tr("The chronicle is damaged"), lines, health.isOk());
    };
    if (Archive::instance()->lend(work, then))
        setBusy(tr("Reading everything and playing every match again…"));
}

} // namespace outremer
