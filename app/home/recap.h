#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <qqml.h>

namespace outremer {

// "Previously in the chronicle...": where a campaign or a match stopped and why it matters, in at most six paragraphs,
// for the start page. Nothing that any player keeps secret is in it. What happened is played again and told off the GUI
// thread; until then the page shows what it showed.
class Recap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    // A tale as one text of indented paragraphs that begins with a large letter; no letter: the lines are no tale, only a list.
    Q_PROPERTY(QString initial READ initial NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit Recap(QObject *parent = nullptr);
    ~Recap() override;

    QStringList lines() const { return m_lines; }
    QString initial() const;
    QString text() const;

    void tellCampaign(int campaign);
    void tellMatch(int match);
    Q_INVOKABLE void clear();

    void await(); // until all is told: for pictures and tests

signals:
    void changed();

private:
    enum Form { Tale, List };
    struct Told {
        QStringList lines;
        Form form = List;
    };
    void show(const Told &told);
    void work(std::function<Told()> telling);

    QStringList m_lines;
    Form m_form = List;
    int m_asked = 0; // an answer to an earlier question is not shown any more
    QThreadPool m_pool;
};

} // namespace outremer
