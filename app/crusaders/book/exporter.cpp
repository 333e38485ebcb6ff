#include "app/crusaders/book/exporter.h"

#include "app/archive/archive.h"
#include "app/crusaders/book/bookwords.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QThreadPool>

namespace outremer {
namespace {

using Format = ExportJob::Format;

struct FileKind {
    const char *id;
    Format format;
    const char *ending, *icon;
    bool isPrintable;
};
constexpr FileKind kKinds[]{
    { "booklet", Format::Booklet, "pdf", "book", true },
    { "tonight", Format::Tonight, "pdf", "table", true },
    { "html", Format::Html, "html", "eye", false },
    { "markdown", Format::Markdown, "md", "note", false },
    { "json", Format::Json, "json", "export", false },
    { "bundle", Format::Bundle, "outremer", "backup", false },
};

const FileKind *kindOf(const QString &id)
{
    const auto *found = std::ranges::find_if(kKinds, [&](const FileKind &kind) { return id == kind.id; });
    return found == std::end(kKinds) ? nullptr : found;
}

} // namespace

// What the worker and the window share of one export.
struct Exporter::Task {
    std::atomic<bool> isCancelled = false;
    bool isPrint = false;
    ExportJob::Format format{};
};

Exporter::Exporter(QObject *parent)
    : BookPart(parent)
{
}

Exporter::~Exporter()
{
    if (m_task)
        m_task->isCancelled = true;
}

QVariantList Exporter::formats() const
{
    const std::pair<QString, QString> words[]{
        { tr("Booklet"), tr("The chronicle as an illustrated A5 book, ready to print.") },
        { tr("Sheet for tonight"), tr("Who sits where, how things stand and the set-up, with boxes to tick.") },
        { tr("Web page"), tr("One HTML file with maps and arms inside; opens in any browser.") },
        { tr("Plain text"), tr("Markdown, for a wiki, a blog or a letter.") },
        { tr("Data"), tr("JSON with every fact, for other programs.") },
        { tr("Whole campaign"), tr("One file with every move, to keep or to go on with on another computer.") },
    };
    QVariantList formats;
    for (std::size_t i = 0; i < std::size(kKinds); ++i)
        formats.append(QVariantMap{ { "id", kKinds[i].id }, { "name", words[i].first }, { "about", words[i].second },
            { "ending", kKinds[i].ending }, { "icon", kKinds[i].icon }, { "isPrintable", kKinds[i].isPrintable } });
    return formats;
}

QString Exporter::folder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void Exporter::show(const BookView &view)
{
    m_view = view;
    emit changed();
}

QString Exporter::suggestedName(const QString &format) const
{
    const FileKind *kind = kindOf(format);
    QString title = textOf(m_view.facts.title).simplified();
    if (kind && kind->format == Format::Tonight)
        title = tr("%1, tonight").arg(title);
    static const QRegularExpression kUnfit("[/\\\\:*?\"<>|\\x00-\\x1f]+");
    title.replace(kUnfit, "-");
    while (title.startsWith('.'))
        title.remove(0, 1); // it would be hidden
    return QString("%1.%2").arg(title.isEmpty() ? "outremer" : title.left(100), kind ? kind->ending : "txt");
}

void Exporter::become(State state, const QString &message, qreal progress)
{
    m_state = state;
    m_message = message;
    m_progress = progress;
    emit stateChanged();
}

void Exporter::save(const QString &format, const QString &path)
{
    if (m_task)
        return;
    m_format = format;
    m_path = path;
    if (!kindOf(format) || !m_view.isOpen() || QFileInfo(path).isDir() || !QFileInfo(path).dir().exists())
        return become(Failed, tr("There is no such folder. Choose another."));
    if (QFileInfo::exists(path))
        return become(Asking, tr("There is already a file of that name. Shall it be replaced?"));
    begin(format, path, false, false);
}

void Exporter::replace()
{
    if (m_state == Asking)
        begin(m_format, m_path, true, false);
}

void Exporter::print(const QString &format)
{
    if (m_task || !m_view.isOpen())
        return;
    auto folder = std::make_unique<QTemporaryDir>();
    if (!folder->isValid())
        return become(Failed, tr("The disk has no room for a file to print."));
    m_path = folder->filePath(suggestedName(format));
    m_printed.push_back(std::move(folder));
    begin(format, m_path, false, true);
}

void Exporter::cancel()
{
    if (m_state == Asking)
        return become(Idle, {});
    if (m_task)
        m_task->isCancelled = true;
}

void Exporter::begin(const QString &format, const QString &path, bool mayReplace, bool isPrint)
{
    m_task = std::make_shared<Task>();
    m_task->isPrint = isPrint;
    m_task->format = kindOf(format)->format;
    become(Working, tr("The chronicler takes up the pen…"));
    const auto work = [self = QPointer(this), task = m_task,
                          job = ExportJob{ m_task->format, m_view, path, mayReplace }](Chronicle *borrowed) {
        const auto goesOn = [&](ExportJob::Stage stage) {
            const auto tell = [self, task, stage] {
                if (self)
                    self->reach(task, stage);
            };
            QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection);
            return !task->isCancelled.load();
        };
        return job.run(goesOn, borrowed);
    };
    const auto end = [self = QPointer(this), task = m_task](const std::optional<Refusal> &refusal) {
        if (self)
            self->finish(task, refusal);
    };
    if (m_task->format != Format::Bundle) {
        QThreadPool::globalInstance()->start([work, end] {
            QMetaObject::invokeMethod(
                qApp, [end, refusal = work(nullptr)] { end(refusal); }, Qt::QueuedConnection);
        });
        return;
    }
    // The store writes its own kind of file, so it is lent to the worker meanwhile.
    const auto outcome = std::make_shared<std::optional<Refusal>>();
    const auto errand = [work, outcome](std::unique_ptr<Chronicle> &lent) { *outcome = work(lent.get()); };
    if (!Archive::instance()->lend(errand, [end, outcome] { end(*outcome); }))
        end(Refusal{ "closed", {} });
}

void Exporter::reach(const std::shared_ptr<Task> &task, ExportJob::Stage stage)
{
    if (task != m_task)
        return;
    const bool isBundle = task->format == Format::Bundle;
    if (stage == ExportJob::Stage::Telling)
        become(Working, isBundle ? tr("The moves are being gathered…") : tr("The story is being told…"), 0.1);
    else if (stage == ExportJob::Stage::Setting)
        become(Working, isBundle ? tr("Every match is played again…") : tr("The pages are being set…"), 0.35);
    else
        become(Working, tr("The file is being saved…"), 0.9);
}

void Exporter::finish(const std::shared_ptr<Task> &task, const std::optional<Refusal> &refusal)
{
    if (task != m_task)
        return;
    m_task.reset();
    if (refusal && refusal->code == "cancelled")
        return become(Idle, tr("Cancelled. Nothing was written."));
    if (refusal && refusal->code == "exists")
        return become(Asking, tr("There is already a file of that name. Shall it be replaced?"));
    if (refusal)
        return become(Failed, BookWords::refusal(*refusal));
    become(Done, task->isPrint ? tr("Ready to print.") : tr("Written to %1").arg(QDir::toNativeSeparators(m_path)), 1);
    if (task->isPrint)
        emit printReady(QUrl::fromLocalFile(m_path));
}

} // namespace outremer
