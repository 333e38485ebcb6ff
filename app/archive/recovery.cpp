#include "app/archive/recovery.h"

#include "app/archive/archive.h"
#include "app/archive/backupfiles.h"
#include "app/archive/momentwords.h"
#include "app/archive/problemwords.h"
#include "app/archive/salvagewords.h"
#include "app/archive/storewords.h"
#include "app/play/datafolder.h"
#include "app/ui/preferences.h"
#include "db/chronicle.h"
#include "db/clock.h"

#include <map>

namespace outremer {
namespace {

// What makes sense after which refusal, the best way first. Trying again, the folder and the door are always there.
const std::vector<const char *> &waysFor(const std::string &code)
{
    static const std::map<std::string, std::vector<const char *>> kWays{
        { "damaged", { "restore", "salvage", "retry", "begin" } },
        { "not-a-chronicle", { "restore", "begin", "retry" } },
        { "newer-version", { "begin", "retry" } },
        { "cannot-open", { "retry", "restore", "begin" } },
        { "disk-error", { "retry", "restore" } },
        { "unfinished", { "retry", "restore", "begin" } },
    };
    static const std::vector<const char *> kOther{ "retry" };
    const auto found = kWays.find(code);
    return found == kWays.end() ? kOther : found->second;
}

QString words(const std::filesystem::path &path)
{
    return QString::fromStdString(path.string());
}

} // namespace

Recovery::Recovery(QObject *parent)
    : QObject(parent)
{
    connect(Archive::instance(), &Archive::stateChanged, this, &Recovery::follow);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Recovery::changed);
    follow();
}

void Recovery::follow()
{
    const Archive *archive = Archive::instance();
    if (archive->state() == Archive::Refused)
        m_problem = { archive->problemCode().toStdString(), archive->problemText().toStdString() };
    if (archive->state() == Archive::Ready) {
        m_problem = {};
        m_reportTitle.clear();
        m_report.clear();
        m_salvaged.clear();
    }
    m_busyText = archive->state() == Archive::Opening ? tr("Opening the chronicle…")
        : archive->state() == Archive::Busy           ? m_busyText
                                                      : QString();
    emit changed();
}

QString Recovery::title() const
{
    return ProblemWords::of(m_problem.code).title;
}

QString Recovery::text() const
{
    return ProblemWords::of(m_problem.code).text;
}

QString Recovery::detail() const
{
    return StoreWords::of(m_problem.message);
}

QString Recovery::path() const
{
    return words(userChronicle());
}

QUrl Recovery::folder() const
{
    return QUrl::fromLocalFile(words(userChronicle().parent_path()));
}

QVariantList Recovery::ways() const
{
    QVariantList ways;
    const auto add = [&](const char *id, const QString &title, const QString &text) {
        ways.append(QVariantMap{ { "id", id }, { "title", title }, { "text", text } });
    };
    const auto backups = backupsBeside(userChronicle());
    if (!m_salvaged.empty())
        add("adopt", tr("Go on with what was saved"),
            tr("It becomes your chronicle; the damaged file is kept beside it under a dated name."));
    for (const char *way : waysFor(m_problem.code)) {
        const QString id = way;
        if (id == "retry")
            add(way, tr("Try again"), tr("When the cause is out of the way."));
        else if (id == "restore" && !backups.empty())
            add(way, tr("Restore the newest backup"),
                tr("Made %1. It is checked first; the present file is kept under a dated name.")
                    .arg(MomentWords::time(backups.front().at, now())));
        else if (id == "salvage" && m_salvaged.empty())
            add(way, tr("Save what can be read"),
                tr("Into a new file, with a report of what is missing. The damaged one stays as it is."));
        else if (id == "begin")
            add(way, tr("Begin a new chronicle"), tr("This file is kept beside it under a dated name."));
    }
    add("folder", tr("Open the folder"), tr("To look for yourself."));
    add("quit", tr("Quit"), tr("Everything stays as it is."));
    return ways;
}

void Recovery::take(const QString &way)
{
    if (way == "retry")
        Archive::instance()->open();
    else if (way == "restore")
        restore();
    else if (way == "salvage")
        salvage();
    else if (way == "adopt" && !m_salvaged.empty())
        adoptSalvaged();
    else if (way == "begin")
        begin();
}

// A refused file is not open, so the worker has it to itself.
void Recovery::work(const QString &busyText, std::function<void()> errand, std::function<void()> then)
{
    if (Archive::instance()->state() != Archive::Refused)
        return;
    m_busyText = busyText;
    m_reportTitle.clear();
    m_report.clear();
    Archive::instance()->lend([errand](std::unique_ptr<Chronicle> &) { errand(); }, std::move(then));
}

void Recovery::tell(const QString &title, const QStringList &report)
{
    m_reportTitle = title;
    m_report = report;
    emit changed();
}

void Recovery::tell(const Refusal &refusal)
{
    const ProblemWords told = ProblemWords::of(refusal.code);
    tell(told.title, { told.text, StoreWords::of(refusal.message) });
}

void Recovery::welcomeBack(const Result<BackInPlace> &result)
{
    if (!result)
        return tell(result.refusal());
    QString text = tr("Your chronicle now comes from %1.").arg(words(result->from.filename()));
    if (!result->movedAside.empty())
        text += "\n" + tr("The file that was there is kept as %1.").arg(words(result->movedAside.filename()));
    Archive::instance()->say(text);
}

void Recovery::restore()
{
    const auto found = std::make_shared<std::optional<Result<BackInPlace>>>();
    work(
        tr("Checking the backup and putting it in place…"), [=] { *found = restoreNewest(userChronicle()); },
        [=, this] { welcomeBack(**found); });
}

void Recovery::salvage()
{
    const auto found = std::make_shared<std::optional<Result<Salvaged>>>();
    work(
        tr("Reading what can still be read…"), [=] { *found = salvageBeside(userChronicle()); },
        [=, this] {
            if (!**found)
                return tell((*found)->refusal());
            const Salvaged &saved = ***found;
            m_salvaged = saved.file;
            QStringList report{ tr("Saved into %1").arg(words(saved.file.filename())) };
            for (const std::string &line : saved.report)
                report.append(SalvageWords::of(line));
            tell(saved.isComplete ? tr("Everything could be saved") : tr("Part of it could be saved"), report);
        });
}

void Recovery::adoptSalvaged()
{
    const auto found = std::make_shared<std::optional<Result<BackInPlace>>>();
    work(
        tr("Putting what was saved in place…"),
        [=, salvaged = m_salvaged] { *found = adopt(salvaged, userChronicle()); }, [=, this] { welcomeBack(**found); });
}

void Recovery::begin()
{
    const auto found = std::make_shared<std::optional<Result<std::filesystem::path>>>();
    work(
        tr("Making room for a new chronicle…"), [=] { *found = setAside(userChronicle()); },
        [=, this] {
            if (!**found)
                return tell((*found)->refusal());
            Archive::instance()->say(
                tr("A new chronicle is open. The old file is kept as %1.").arg(words((**found)->filename())));
        });
}

} // namespace outremer
