#pragma once

#include "core/refusal.h"

#include <QObject>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

class Chronicle;

// "Previously in the chronicle...": where a campaign or a match stopped and why it matters, in at most six paragraphs,
// for the start page. Nothing that any player keeps secret is in it.
class Recap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    // A tale as one text of indented paragraphs that begins with a large letter; no letter: the lines are no tale, only a list.
    Q_PROPERTY(QString initial READ initial NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit Recap(QObject *parent = nullptr);

    QStringList lines() const { return m_lines; }
    QString initial() const;
    QString text() const;

    Q_INVOKABLE void tellCampaign(int campaign);
    Q_INVOKABLE void tellMatch(int match);
    Q_INVOKABLE void clear() { show({}, List); }

signals:
    void changed();

private:
    Result<QStringList> campaignLines(Chronicle &chronicle, int campaign) const;
    Result<QStringList> matchLines(Chronicle &chronicle, int match) const;
    enum Form { Tale, List };
    void show(const QStringList &lines, Form form);

    QStringList m_lines;
    Form m_form = List;
};

} // namespace outremer
