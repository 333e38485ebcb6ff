#pragma once

#include "app/table/table.h"
#include "model/core/look.h"

#include <QPointer>

namespace outremer {

// Stands beside a person's first matches: when a kind of decision, or a phase, is met for the first time it has a hint.
// What has been read, or was on the screen when a choice was made, is not told again; it can always be asked for.
class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)

public:
    explicit Guide(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    bool shown() const { return m_hint.has_value(); }
    QString title() const;
    QString text() const;
    QStringList rules() const;

    Q_INVOKABLE void gotIt();  // the next one of this moment, if there is one
    Q_INVOKABLE void stop();   // no more hints, until the preferences want them again
    Q_INVOKABLE void toggle(); // puts the hint away, or tells the one of this decision again

signals:
    void tableChanged();
    void changed();

private:
    void follow(); // the table went on
    void choose(bool isFresh);
    bool isAt(const Hint &hint) const;
    bool isDue(const Hint &hint) const;
    std::vector<const Hint *> hints() const; // none unless a person is choosing
    void show(const Hint *hint);
    void noteSeen();

    QPointer<Table> m_table;
    std::optional<Hint> m_hint;        // a copy: it may outlive its match
    const AnyMatch *m_match = nullptr; // what the hint was chosen for: only compared
    std::size_t m_steps = 0;
};

} // namespace outremer
