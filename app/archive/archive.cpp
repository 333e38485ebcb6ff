#include "app/archive/archive.h"

#include "app/archive/problemwords.h"
#include "app/campaigns/campaignreader.h"
#include "app/campaigns/missingplays.h"
#include "app/play/datafolder.h"
#include "db/chronicle.h"

#include <QCoreApplication>
#include <QJSEngine>
#include <QPointer>
#include <QThreadPool>

namespace outremer {

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
    if (m_state == Closed || m_state == Refused)
        send(Opening, [](std::unique_ptr<Chronicle> &) {}, {});
}

// A worker that has the file brings it back first: two of us would stand in each other's way.
void Archive::awaitWorker()
{
    if (m_state != Opening && m_state != Busy)
        return;
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

bool Archive::openNow()
{
    awaitWorker();
    if (m_state != Ready) {
        ++m_attempt;
        Loan loan;
        reopen(loan, userChronicle());
        take(loan);
    }
    return m_state == Ready;
}

bool Archive::lend(Errand errand, std::function<void()> then)
{
    if (m_state != Ready && m_state != Refused)
        return false;
    send(Busy, std::move(errand), std::move(then));
    return true;
}

void Archive::send(State meanwhile, Errand errand, std::function<void()> then)
{
    auto loan = std::make_shared<Loan>(); // shared, because a queued call must be copyable
    loan->chronicle = std::move(m_chronicle);
    m_state = meanwhile;
    m_problem = {};
    emit stateChanged();
    const int attempt = ++m_attempt;
    QThreadPool::globalInstance()->start([=, this, path = userChronicle()] {
        errand(loan->chronicle);
        reopen(*loan, path);
        const auto comeBack = [=, this] {
            if (attempt != m_attempt)
                return; // closed or opened again meanwhile
            take(*loan);
            if (then)
                then();
        };
        QMetaObject::invokeMethod(this, comeBack, Qt::QueuedConnection);
    });
}

void Archive::reopen(Loan &loan, const std::filesystem::path &path)
{
    if (loan.chronicle)
        return;
    std::error_code error; // what is wrong with the folder, opening the file says in words
    std::filesystem::create_directories(path.parent_path(), error);
    auto result = Chronicle::open(path, ourKnowledge());
    if (!result) {
        loan.problem = result.refusal();
        return;
    }
    loan.chronicle = std::make_unique<Chronicle>(std::move(*result));
    completePlays(*loan.chronicle); // what it cannot write now it writes the next time
}

void Archive::take(Loan &loan)
{
    m_problem = loan.problem;
    m_chronicle = std::move(loan.chronicle);
    m_state = m_chronicle ? Ready : Refused;
    emit stateChanged();
    emit contentChanged();
}

void Archive::close()
{
    awaitWorker();
    ++m_attempt;
    m_chronicle.reset();
    m_problem = {};
    m_state = Closed;
    emit stateChanged();
    emit contentChanged();
}

bool Archive::accepts(const std::optional<Refusal> &refusal)
{
    if (refusal)
        say(ProblemWords::told(*refusal));
    return !refusal;
}

} // namespace outremer
