#include "app/table/choicetarget.h"

#include "app/table/tablelink.h"
#include "model/core/anygame.h"

namespace outremer {

ChoiceTarget::ChoiceTarget(QObject *parent)
    : QObject(parent)
{
}

ChoiceTarget::~ChoiceTarget()
{
    if (m_table)
        m_table->selection().dismiss(this);
}

void ChoiceTarget::setTable(Table *table)
{
    Table *before = m_table;
    if (!turnTo(table, m_table, this))
        return;
    if (before)
        before->selection().dismiss(this);
    if (m_table) {
        m_table->selection().enlist(this);
        connect(m_table, &Table::choicesChanged, this, &ChoiceTarget::refresh);
    }
    emit tableChanged();
    refresh();
}

void ChoiceTarget::setWhat(const QVariantMap &what)
{
    if (what == m_what)
        return;
    m_what = what;
    emit whatChanged();
    refresh();
}

void ChoiceTarget::setOrElse(const QVariantMap &orElse)
{
    if (orElse == m_orElse)
        return;
    m_orElse = orElse;
    emit whatChanged();
    refresh();
}

RefList ChoiceTarget::refs() const
{
    if (!m_table || !m_table->match())
        return {};
    return m_orElse.isEmpty() ? refsOf(m_what) : m_table->picker().meaningOf(refsOf(m_what), refsOf(m_orElse));
}

RefList ChoiceTarget::refsOf(const QVariantMap &what) const
{
    RefList refs;
    for (auto entry = what.begin(); entry != what.end(); ++entry) {
        if (entry.key() == "number") { // every game has numbers, and none names them
            refs.push({ kNumberNoun, std::int16_t(entry.value().toInt()) });
            continue;
        }
        const auto ref =
            m_table->match()->game().refOf(entry.key().toStdString(), entry.value().toString().toStdString());
        if (!ref)
            return {}; // it stands for something this match does not have
        refs.push(*ref);
    }
    return refs;
}

void ChoiceTarget::refresh()
{
    const RefList mine = refs();
    // Once a move has its beginning, only its ends are offered; another beginning can still be pointed at.
    const bool isOffered =
        m_orElse.isEmpty() || !m_table || !m_table->picker().isReplacing(mine) || mine == refsOf(m_orElse);
    const bool selectable = m_table && isOffered && m_table->picker().isSelectable(mine);
    const bool selected = m_table && m_table->picker().isSelected(mine) && m_table->selection().wasPointedAt(this);
    if (selectable == m_selectable && selected == m_selected)
        return;
    m_selectable = selectable;
    m_selected = selected;
    emit stateChanged();
}

bool ChoiceTarget::completing() const
{
    return m_table && m_table->picker().isCompleting(refs());
}

void ChoiceTarget::choose()
{
    if (m_table && m_table->match())
        m_table->choose(refs(), this);
}

} // namespace outremer
