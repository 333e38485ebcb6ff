#include "app/crusaders/board/crosspart.h"

#include "app/crusaders/board/boardwords.h"
#include "app/ui/textcase.h"

namespace outremer {

using namespace crusaders;

namespace {

const QStringList kSectorRoles{ "order", "name", "stack", "outer", "price", "stage", "spokenInner", "spokenEnhanced",
    "spokenOuter" };
const QStringList kPlacementRoles{ "slot", "owner", "name", "pass", "stage" };

QVariantMap tokenRow(const BoardView &view, const Token &token)
{
    return { { "owner", view.ownerId(token.owner) }, { "enhanced", token.enhanced != 0 } };
}

// "Jerusalem, enhanced": a token to somebody who cannot see it.
QString spokenToken(const BoardView &view, const Token &token)
{
    const QString name = ownerName(view, token.owner);
    return token.enhanced ? CrossPart::tr("%1, enhanced").arg(name) : name;
}

QString spokenStack(const BoardView &view, std::size_t order)
{
    QStringList tokens;
    for (const Token &token : view.state.inner[order]) // the top one is said first
        tokens.prepend(spokenToken(view, token));
    return tokens.isEmpty() ? CrossPart::tr("empty") : tokens.join("; ");
}

QString spokenPrice(int price)
{
    return price > 0 ? CrossPart::tr("covering costs %n coin(s)", nullptr, price) : QString();
}

// Who is placing now; the slot was counted when they were asked.
Seat placing(const State &state)
{
    return state.phase == Phase::Planning && state.planSlot > 0 ? state.plan[state.planSlot - 1] : kNobody;
}

QString stageOf(const State &state, std::size_t order)
{
    if (state.phase != Phase::Activation)
        return {};
    return order == state.sector ? "now" : order < state.sector ? "done" : "waiting";
}

} // namespace

CrossPart::CrossPart(QObject *parent)
    : BoardPart(parent)
    , m_sectors(new RowModel(kSectorRoles, this))
    , m_placements(new RowModel(kPlacementRoles, this))
{
}

RowModel::Row CrossPart::sector(const BoardView &view, std::size_t order) const
{
    const State &state = view.state;
    const Content &content = *view.content;
    const QString name = capitalised(thingName(content, "order." + std::string(kOrderWords[order])));
    const int price = state.phase == Phase::Planning ? view.board().coverPrice(order) : 0;
    QVariantList stack;
    for (const Token &token : state.inner[order])
        stack.append(tokenRow(view, token));
    const Token &outer = state.outer[order];
    const auto spoken = [&](std::string_view cell, const QString &tokens) {
        QString words = tr("%1, %2: %3").arg(name, thingName(content, "cell." + std::string(cell)), tokens);
        const QString toll = cell == "outer" ? QString() : spokenPrice(price);
        return toll.isEmpty() ? words : tr("%1; %2").arg(words, toll);
    };
    return { { "order", idWord(kOrderWords[order]) }, { "name", name }, { "stack", stack },
        { "outer", outer.isThere() ? tokenRow(view, outer) : QVariantMap() }, { "price", price },
        { "stage", stageOf(state, order) }, { "spokenInner", spoken("inner", spokenStack(view, order)) },
        { "spokenEnhanced", spoken("inner-enhanced", spokenStack(view, order)) },
        { "spokenOuter", spoken("outer", outer.isThere() ? spokenToken(view, outer) : tr("empty")) } };
}

// CR-PLAN-01: two passes over the same order of players.
QList<RowModel::Row> CrossPart::placementsOf(const BoardView &view) const
{
    const State &state = view.state;
    QList<RowModel::Row> rows;
    for (int slot = 0; slot < state.plan.size(); ++slot) {
        const Seat owner = state.plan[slot];
        const int now = state.planSlot - 1;
        rows.append({ { "slot", slot }, { "owner", view.ownerId(owner) }, { "name", ownerName(view, owner) },
            { "pass", slot < state.plan.size() / 2 ? 1 : 2 },
            { "stage",
                slot < now        ? "done"
                    : slot == now ? "now"
                                  : "next" } });
    }
    return rows;
}

void CrossPart::mark(const Marks &marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    emit changed();
}

void CrossPart::show(const BoardView &view)
{
    QList<RowModel::Row> sectors;
    for (std::size_t order = 0; order < kOrders; ++order)
        sectors.append(sector(view, order));
    m_sectors->show(sectors);
    m_placements->show(placementsOf(view));
    const State &state = view.state;
    const Seat now = placing(state);
    mark({ state.phase == Phase::Planning,
        isPlayer(now) && state.city(view.content->homs).owner == now && !state.homsUsed,
        state.modifiers[modifierOf(Place::NoOuter)] != 0 });
}

void CrossPart::clear()
{
    m_sectors->clear();
    m_placements->clear();
    mark({});
}

} // namespace outremer
