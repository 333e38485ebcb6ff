#pragma once

#include "app/crusaders/book/bookpart.h"
#include "app/crusaders/book/exportjob.h"

#include <QTemporaryDir>
#include <QUrl>
#include <QVariantList>
#include <atomic>

namespace outremer {

// Takes the campaign out of the program: as a book, a page, a text, a file for other programs or for this one, a sheet
// for tonight; onto the disk or to the printer. One at a time, in the background, and never over a file unasked.
class Exporter : public outremer::BookPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(QVariantList formats READ formats NOTIFY changed) // { id, name, about, icon, ending, isPrintable }
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY stateChanged) // 0 to 1
    Q_PROPERTY(QString message READ message NOTIFY stateChanged) // what is being done, was done, or went wrong
    Q_PROPERTY(QString path READ path NOTIFY stateChanged)       // the file in question
    Q_PROPERTY(QString folder READ folder CONSTANT)              // where people expect their documents

public:
    enum State { Idle, Asking, Working, Done, Failed };
    Q_ENUM(State)

    explicit Exporter(QObject *parent);
    ~Exporter() override; // what is under way is cancelled

    QVariantList formats() const;
    State state() const { return m_state; }
    qreal progress() const { return m_progress; }
    QString message() const { return m_message; }
    QString path() const { return m_path; }
    QString folder() const;
    void show(const BookView &view) override;

    Q_INVOKABLE QString suggestedName(const QString &format) const; // "The Long Evening.pdf"
    Q_INVOKABLE void save(const QString &format, const QString &path);
    Q_INVOKABLE void replace(); // yes, over the file that is there
    Q_INVOKABLE void cancel();  // also: no, rather not
    Q_INVOKABLE void print(const QString &format);

signals:
    void stateChanged();
    void printReady(const QUrl &file); // to be opened with what the system prints with

private:
    struct Task;
    void begin(const QString &format, const QString &path, bool mayReplace, bool isPrint);
    void reach(const std::shared_ptr<Task> &task, ExportJob::Stage stage);
    void finish(const std::shared_ptr<Task> &task, const std::optional<Refusal> &refusal);
    void become(State state, const QString &message, qreal progress = 0);

    BookView m_view;
    State m_state = Idle;
    qreal m_progress = 0;
    QString m_message, m_path, m_format;
    std::shared_ptr<Task> m_task;                          // under way
    std::vector<std::unique_ptr<QTemporaryDir>> m_printed; // a viewer may still be reading them
};

} // namespace outremer
