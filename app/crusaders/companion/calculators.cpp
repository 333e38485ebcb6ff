#include "app/crusaders/companion/calculators.h"

#include "app/crusaders/board/boardview.h"
#include "app/crusaders/companion/companionmodel.h"
#include "app/ui/preferences.h"

namespace outremer {
namespace {

constexpr const char *kOfForms[] = { "detail", "house" }; // what rows of a form have and these do not

QList<RowModel::Row> rowsOf(const campaign::table::Terms &terms)
{
    QList<RowModel::Row> rows;
    for (const campaign::table::Term &term : terms)
        rows.append({ { "key", QString::fromStdString(term.label.in(Lang::En)) }, { "label", wordFor(term.label) },
            { "value", term.value }, { "rule", QString::fromStdString(term.rule) } });
    return rows;
}

} // namespace

Calculator::Calculator(QObject *parent)
    : QObject(parent)
    , m_rows({ "key", "row", "title", "detail", "house", "values", "notes" }, this)
    , m_ours({ "key", "label", "value", "rule" }, this)
    , m_theirs({ "key", "label", "value", "rule" }, this)
    , m_said(kSayingRoles, this)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, [this] {
        emit asked();
        work();
    });
    connect(this, &Calculator::chapterChanged, this, &Calculator::asked);
}

void Calculator::set(const QString &field, const QVariant &value)
{
    enter(field, value);
    work();
}

void Calculator::addRow()
{
    grow();
    work();
}

void Calculator::setRow(int row, const QString &field, const QVariant &value)
{
    if (!hasRow(row))
        return;
    enterInRow(row, field, value);
    work();
}

void Calculator::removeRow(int row)
{
    if (!hasRow(row))
        return;
    shrink(row);
    work();
}

void Calculator::clear()
{
    forget();
    work();
}

void Calculator::show(const campaign::table::Terms &ours, const campaign::table::Terms &theirs,
    const campaign::table::Sayings &said, const QString &verdict, bool isGood)
{
    m_ours.show(rowsOf(ours));
    m_theirs.show(rowsOf(theirs));
    QList<RowModel::Row> lines;
    for (const campaign::table::Saying &saying : said)
        lines.append(rowOf(saying, QString::number(lines.size())));
    m_said.show(lines);
    m_ourSum = campaign::table::sumOf(ours);
    m_theirSum = campaign::table::sumOf(theirs);
    m_verdict = verdict;
    m_isGood = isGood;
    m_problem.clear();
    emit answered();
}

void Calculator::showRows(QList<RowModel::Row> rows)
{
    for (RowModel::Row &row : rows) {
        for (const char *role : kOfForms)
            row[role] = QString();
        row["notes"] = QVariantMap();
    }
    m_rows.show(rows);
}

void Calculator::refuse(const Refusal &refusal)
{
    show({}, {}, {}, {}, false);
    m_problem = QString::fromStdString(refusal.message);
    emit answered();
}

} // namespace outremer
