#include "archive/archive.h"

#include "chronicle.h"
#include "datafolder.h"

#include <QCoreApplication>
#include <QJSEngine>
#include <QPointer>
#include <QThreadPool>

namespace outremer {
namespace {

Result<Chronicle> openFile(const std::filesystem::path &path)
{
    std::error_code error; // what is wrong with the folder, opening the file says in words
    std::filesystem::create_directories(path.parent_path(), error);
    return Chronicle::open(path);
}

} // namespace

Archive::Archive(QObject *parent)
    : QObject(parent)
{
}

Archive::~Archive() = default;

Archive *Archive::instance()
{
    static QPointer<Archive> archive;
    if (!archive)
        archive = new Archive(QCoreApplication::instance());
    return archive;
}

Archive *Archive::create(QQmlEngine *, QJSEngine *)
{
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

QString Archive::path() const
{
    return QString::fromStdString(userChronicle().string());
}

void Archive::open()
{
    if (m_state == Opening || m_state == Ready)
        return;
    m_state = Opening;
    m_problem = {};
    emit stateChanged();
    const int attempt = ++m_attempt;
    QThreadPool::globalInstance()->start([this, attempt, path = userChronicle()] {
        // Shared, because a queued call must be copyable.
        auto result = std::make_shared<Result<Chronicle>>(openFile(path));
        QMetaObject::invokeMethod(
            this, [this, attempt, result] { take(std::move(*result), attempt); }, Qt::QueuedConnection);
    });
}

bool Archive::openNow()
{
    if (m_state != Ready)
        take(openFile(userChronicle()), ++m_attempt);
    return m_state == Ready;
}

void Archive::take(Result<Chronicle> result, int attempt)
{
    if (attempt != m_attempt)
        return; // closed or opened again meanwhile
    m_problem = result ? Refusal{} : result.refusal();
    m_state = result ? Ready : Refused;
    if (result)
        m_chronicle = std::make_unique<Chronicle>(std::move(*result));
    emit stateChanged();
    emit contentChanged();
}

void Archive::close()
{
    ++m_attempt;
    m_chronicle.reset();
    m_problem = {};
    m_state = Closed;
    emit stateChanged();
    emit contentChanged();
}

} // namespace outremer
