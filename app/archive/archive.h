#pragma once

#include "model/core/refusal.h"

#include <QObject>
#include <filesystem>
#include <functional>
#include <memory>
#include <qqml.h>

class QJSEngine;
class QQmlEngine;

namespace outremer {

class Chronicle;

// The user's chronicle as the window has it: being opened, open, lent to a worker, or refused with the reason. The file
// is opened off the GUI thread, because proving what it holds takes time; afterwards it belongs to the GUI thread. There
// is one for the process.
class Archive : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString path READ path NOTIFY stateChanged)
    // Why it was refused: the store's stable code and its sentence; empty unless Refused.
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY stateChanged)
    Q_PROPERTY(QString problemText READ problemText NOTIFY stateChanged)

public:
    enum State { Closed, Opening, Ready, Busy, Refused };
    Q_ENUM(State)

    static Archive *create(QQmlEngine *engine, QJSEngine *);
    static Archive *instance();
    ~Archive() override;

    State state() const { return m_state; }
    QString path() const;
    QString problemCode() const { return QString::fromStdString(m_problem.code); }
    QString problemText() const { return QString::fromStdString(m_problem.message); }

    Q_INVOKABLE void open();  // the user's own file, in the background; also again, after a refusal
    Q_INVOKABLE void close(); // lets the file go
    bool openNow();           // waits for it: for tests and for work that cannot go on without

    // Long work on the file, off the GUI thread: the state is Busy meanwhile. The errand is given the open chronicle,
    // and may close it; there is none when the file was refused. What is closed afterwards is opened again, then `then`
    // is called on the GUI thread. Answers false, with nothing done, unless Ready or Refused.
    using Errand = std::function<void(std::unique_ptr<Chronicle> &)>;
    bool lend(Errand errand, std::function<void()> then);

    Chronicle *chronicle() const { return m_chronicle.get(); } // null unless Ready
    // Whoever writes something that other pages list says so.
    void announce() { emit contentChanged(); }
    // Tells people why something was refused; answers whether there was nothing to tell.
    bool accepts(const std::optional<Refusal> &refusal);
    void say(const QString &text) { emit said(text); }

signals:
    void stateChanged();
    void contentChanged(); // matches, campaigns, evenings: lists are to be read again
    void said(const QString &text);

private:
    // What comes back from a worker.
    struct Loan {
        std::unique_ptr<Chronicle> chronicle;
        Refusal problem;
        std::vector<std::string> remarks; // what opening it found
    };
    explicit Archive(QObject *parent);
    void send(State meanwhile, Errand errand, std::function<void()> then);
    void awaitWorker();
    static void reopen(Loan &loan, const std::filesystem::path &path);
    void take(Loan &loan);

    State m_state = Closed;
    Refusal m_problem;
    std::unique_ptr<Chronicle> m_chronicle;
    int m_attempt = 0; // an answer to an older one is not ours any more
};

} // namespace outremer
