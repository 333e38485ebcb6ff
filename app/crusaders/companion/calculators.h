#pragma once

#include "app/crusaders/companion/askfields.h"
#include "app/ui/rowmodel.h"
#include "campaign/crusaders/companion/battlecalculator.h"
#include "campaign/crusaders/companion/raidcalculator.h"

#include <QObject>
#include <qqml.h>

namespace outremer {

// A sum that lies on the table, worked out as its numbers are entered: two sides, what the rules say, and who is ahead.
class Calculator : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int chapter MEMBER m_chapter NOTIFY chapterChanged) // what is later is sealed
    Q_PROPERTY(QVariantList fields READ fields NOTIFY asked)
    Q_PROPERTY(QVariantMap values READ values NOTIFY answered)
    Q_PROPERTY(QVariantList rowFields READ rowFields NOTIFY asked) // of what can be added: neighbours, maneuvers
    Q_PROPERTY(outremer::RowModel *rows READ rows CONSTANT)        // key, row, title, values, as rows of a form
    Q_PROPERTY(outremer::RowModel *ours READ ours CONSTANT)        // the terms of either side: key, label, value, rule
    Q_PROPERTY(outremer::RowModel *theirs READ theirs CONSTANT)
    Q_PROPERTY(outremer::RowModel *said READ said CONSTANT) // key, text, rules
    Q_PROPERTY(int ourSum READ ourSum NOTIFY answered)
    Q_PROPERTY(int theirSum READ theirSum NOTIFY answered)
    Q_PROPERTY(QString ourName READ ourName NOTIFY asked)
    Q_PROPERTY(QString theirName READ theirName NOTIFY asked)
    Q_PROPERTY(QString rowsTitle READ rowsTitle NOTIFY asked)
    Q_PROPERTY(QString addRowText READ addRowText NOTIFY asked)
    Q_PROPERTY(QString verdict READ verdict NOTIFY answered) // in a word or two
    Q_PROPERTY(bool isGood READ isGood NOTIFY answered)      // for the Crusader who asks: the city holds, it is taken
    Q_PROPERTY(QString problem READ problem NOTIFY answered)

public:
    explicit Calculator(QObject *parent);

    virtual QVariantList fields() const = 0;
    virtual QVariantMap values() const = 0;
    virtual QVariantList rowFields() const = 0;
    QString ourName() const { return words().ours; }
    QString theirName() const { return words().theirs; }
    QString rowsTitle() const { return words().rows; }
    QString addRowText() const { return words().oneMore; }
    RowModel *rows() { return &m_rows; }
    RowModel *ours() { return &m_ours; }
    RowModel *theirs() { return &m_theirs; }
    RowModel *said() { return &m_said; }
    int ourSum() const { return m_ourSum; }
    int theirSum() const { return m_theirSum; }
    QString verdict() const { return m_verdict; }
    bool isGood() const { return m_isGood; }
    QString problem() const { return m_problem; }

    Q_INVOKABLE void set(const QString &field, const QVariant &value);
    Q_INVOKABLE void addRow();
    Q_INVOKABLE void setRow(int row, const QString &field, const QVariant &value);
    Q_INVOKABLE void removeRow(int row);
    Q_INVOKABLE void clear();

signals:
    void chapterChanged();
    void asked();
    void answered();

protected:
    struct Words {
        QString ours, theirs, rows, oneMore;
    };
    virtual Words words() const = 0;
    // What is asked changes; a row is one that there is.
    virtual void enter(const QString &field, const QVariant &value) = 0;
    virtual void grow() = 0;
    virtual void enterInRow(int row, const QString &field, const QVariant &value) = 0;
    virtual void shrink(int row) = 0;
    virtual void forget() = 0;
    virtual void work() = 0; // asks the rules and shows what they say
    void show(const campaign::table::Terms &ours, const campaign::table::Terms &theirs,
        const campaign::table::Sayings &said, const QString &verdict, bool isGood);
    void refuse(const Refusal &refusal);
    void showRows(QList<RowModel::Row> rows);

    int m_chapter = 1;

private:
    bool hasRow(int row) const { return row >= 0 && row < m_rows.count(); }

    RowModel m_rows, m_ours, m_theirs, m_said;
    int m_ourSum = 0, m_theirSum = 0;
    QString m_verdict, m_problem;
    bool m_isGood = false;
};

class RaidCalculator : public outremer::Calculator {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit RaidCalculator(QObject *parent = nullptr);
    const campaign::table::RaidQuestion &question() const { return m_question; }
    QVariantList fields() const override;
    QVariantMap values() const override;
    QVariantList rowFields() const override;

protected:
    Words words() const override;
    void enter(const QString &field, const QVariant &value) override;
    void grow() override;
    void enterInRow(int row, const QString &field, const QVariant &value) override;
    void shrink(int row) override;
    void forget() override;
    void work() override;

private:
    campaign::table::RaidQuestion m_question;
};

class BattleCalculator : public outremer::Calculator {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit BattleCalculator(QObject *parent = nullptr);
    const campaign::table::BattleQuestion &question() const { return m_question; }
    QVariantList fields() const override;
    QVariantMap values() const override;
    QVariantList rowFields() const override;

protected:
    Words words() const override;
    void enter(const QString &field, const QVariant &value) override;
    void grow() override;
    void enterInRow(int row, const QString &field, const QVariant &value) override;
    void shrink(int row) override;
    void forget() override;
    void work() override;

private:
    campaign::table::BattleQuestion m_question;
};

} // namespace outremer
