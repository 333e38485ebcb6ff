#include "app/crusaders/book/componentspart.h"

#include "app/crusaders/board/cardfaces.h"
#include "app/crusaders/book/bookwords.h"
#include "app/crusaders/book/cardlives.h"
#include "campaign/grammar/numerals.h"
#include "model/crusaders/nouns.h"

#include <algorithm>
#include <array>

namespace outremer {
namespace {

const QStringList kOrder{ "nickname", "tactic", "building", "event", "oath", "rescript", "spy", "commander" };

qsizetype placeOf(const QString &kind)
{
    const qsizetype at = kOrder.indexOf(kind);
    return at < 0 ? kOrder.size() : at;
}

// How many cards a chapter will bring.
int cardsOf(const crusaders::Crusaders &rules, int chapter)
{
    using namespace crusaders;
    const Content &c = rules.content();
    int count = 0;
    const auto add = [&](Noun noun, std::size_t size) {
        for (std::size_t card = 1; card < size; ++card)
            count += rules.chapterOf({ noun, std::int16_t(card) }) == chapter ? 1 : 0;
    };
    add(kEventNoun, c.events.size());
    add(kBuildingNoun, c.buildings.size());
    add(kTacticNoun, c.tactics.size());
    add(kRescriptNoun, c.rescripts.size());
    add(kSpyNoun, c.spies.size());
    add(kOathNoun, c.oaths.size());
    add(kCommanderNoun, c.commander.size());
    return count;
}

RowModel::Row rowOf(const BookView &view, const CardKey &key, const CardLife &life)
{
    const auto &[kind, id] = key;
    RowModel::Row row{ { "key", textOf(kind + "/" + id) }, { "kind", textOf(kind) },
        { "kindName", BookWords::cards(textOf(kind)) }, { "name", textOf(*view.cardName(kind, id)) }, { "chapter", 0 },
        { "origin", life.origin }, { "deeds", life.deeds }, { "fame", life.fame } };
    if (const auto ref = view.rules->refOf(kind, id, view.reached())) {
        row.insert("chapter", view.rules->chapterOf(*ref));
        row.insert("face", faceOf(view.rules->content(), *ref));
    }
    return row;
}

} // namespace

ComponentsPart::ComponentsPart(QObject *parent)
    : BookPart(parent)
    , m_rows(new RowModel({ "key", "kind", "kindName", "name", "chapter", "origin", "deeds", "fame", "face" }, this))
    , m_sealed(new RowModel({ "chapter", "roman", "count", "why" }, this))
{
}

void ComponentsPart::show(const BookView &view)
{
    m_all.clear();
    m_kinds.clear();
    QList<RowModel::Row> sealed;
    if (view.isOpen()) {
        for (const auto &[key, life] : cardLives(view))
            m_all.append(rowOf(view, key, life));
        for (int chapter = view.reached() + 1; chapter <= campaign::kChapters; ++chapter) {
            if (const int count = cardsOf(*view.rules, chapter))
                sealed.append({ { "chapter", chapter }, { "roman", textOf(campaign::roman(chapter)) },
                    { "count", count }, { "why", tr("Opens with chapter %1").arg(textOf(campaign::roman(chapter))) } });
        }
    }
    std::stable_sort(m_all.begin(), m_all.end(), [](const RowModel::Row &a, const RowModel::Row &b) {
        const int famous = b["fame"].toInt() - a["fame"].toInt();
        return famous != 0 ? famous < 0 : placeOf(a["kind"].toString()) < placeOf(b["kind"].toString());
    });
    QStringList known;
    for (const RowModel::Row &row : std::as_const(m_all))
        known.append(row["kind"].toString());
    known.removeDuplicates();
    std::stable_sort(
        known.begin(), known.end(), [](const QString &a, const QString &b) { return placeOf(a) < placeOf(b); });
    for (const QString &kind : std::as_const(known))
        m_kinds.append(QVariantMap{ { "kind", kind }, { "name", BookWords::cards(kind) } });
    if (!known.contains(m_kind))
        m_kind.clear();
    m_sealed->show(sealed);
    filter();
}

void ComponentsPart::filter()
{
    QList<RowModel::Row> rows;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(rows),
        [&](const RowModel::Row &row) { return m_kind.isEmpty() || row["kind"] == m_kind; });
    m_rows->show(rows);
    emit changed();
}

void ComponentsPart::setKind(const QString &kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    filter();
}

} // namespace outremer
