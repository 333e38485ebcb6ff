#include "choicetarget.h"

#include "core/anygame.h"

namespace outremer {

ChoiceTarget::ChoiceTarget(QObject *parent)
    : QObject(parent)
{
}

ChoiceTarget::~ChoiceTarget()
{
    if (m_table)
        m_table->dismiss(this);
}

void ChoiceTarget::setTable(Table *table)
{
    if (table == m_table)
        return;
    if (m_table) {
        disconnect(m_table, nullptr, this, nullptr);
        m_table->dismiss(this);
    }
    m_table = table;
    if (m_table) {
        m_table->enlist(this);
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

RefList ChoiceTarget::refs() const
{
    RefList refs;
    if (!m_table || !m_table->match())
        return refs;
    for (auto entry = m_what.begin(); entry != m_what.end(); ++entry) {
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
    const bool selectable = m_table && m_table->picker().isSelectable(mine);
    const bool selected = m_table && m_table->picker().isSelected(mine) && m_table->wasPointedAt(this);
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
