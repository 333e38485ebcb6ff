#include "app/crusaders/board/roundrows.h"

#include "app/crusaders/board/boardwords.h"
#include "app/crusaders/board/knowable.h"
#include "app/ui/preferences.h"
#include "app/ui/textcase.h"
#include "model/crusaders/cardtext.h"

namespace outremer {

using namespace crusaders;

QList<RowModel::Row> RoundRows::phases() const
{
    const State &state = m_view.state;
    const std::array<std::pair<Phase, const char *>, 4> known{ { { Phase::Event, "event" },
        { Phase::Planning, "planning" }, { Phase::Activation, "activation" }, { Phase::Income, "income" } } };
    const std::array<QString, 4> names{ tr("Event"), tr("Planning"), tr("Activation"), tr("Income") };
    QList<RowModel::Row> rows;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto [phase, id] = known[i];
        const bool isActivation = phase == Phase::Activation && state.phase == phase && state.sector < kOrders;
        const std::string order = isActivation ? std::string(kOrderWords[state.sector]) : std::string();
        rows.append({ { "phase", id }, { "name", names[i] },
            { "stage",
                state.phase == phase      ? "now"
                    : state.phase > phase ? "past"
                                          : "next" },
            { "order", idWord(order) },
            { "orderName", isActivation ? thingName(*m_view.content, "order." + order) : QString() } });
    }
    return rows;
}

int RoundRows::citiesOf(Seat seat) const
{
    return m_board.count(seat, Quantity::Cities);
}

int RoundRows::holyLandsOf(Seat seat) const
{
    return Knowable(m_view).holyLands(seat);
}

QStringList RoundRows::namesOf(SeatSet owners) const
{
    QStringList names;
    for (Seat seat = 0; seat < m_view.state.seats; ++seat) {
        if (contains(owners, seat))
            names.append(ownerName(m_view, seat));
    }
    return names;
}

QStringList RoundRows::idsOf(SeatSet owners) const
{
    QStringList ids;
    for (Seat seat = 0; seat < m_view.state.seats; ++seat) {
        if (contains(owners, seat))
            ids.append(m_view.ownerId(seat));
    }
    return ids;
}

RowModel::Row RoundRows::ending(const char *id, const char *icon, const Reach &reach) const
{
    const QString name = capitalised(thingName(*m_view.content, "source." + std::string(id)));
    const QString text = (reach.isSure ? tr("%1/%2") : tr("%1+/%2")).arg(reach.value).arg(reach.goal);
    const QString amount = (reach.isSure ? tr("%1 of %2") : tr("at least %1 of %2")).arg(reach.value).arg(reach.goal);
    const QString words = tr("%1: %2").arg(name, amount);
    return { { "ending", id }, { "icon", icon }, { "name", name }, { "text", text }, { "owners", idsOf(reach.owners) },
        { "near", reach.value == reach.goal - 1 }, { "met", reach.value >= reach.goal },
        { "spoken", reach.owners == 0 ? words : tr("%1 (%2)").arg(words, namesOf(reach.owners).join(", ")) } };
}

// Who is nearest to a condition. Contested lands may belong to anybody: bishops lie face down (CR-MODEL-36).
RoundRows::Reach RoundRows::best(int goal, int (RoundRows::*count)(Seat) const) const
{
    Reach reach{ .goal = goal };
    for (Seat seat = 0; seat < m_view.state.seats; ++seat) {
        const int amount = (this->*count)(seat);
        if (amount > reach.value)
            reach.owners = 0;
        if (amount > 0 && amount >= reach.value)
            reach.owners = SeatSet(reach.owners | only(seat));
        reach.value = std::max(reach.value, amount);
        if (count == &RoundRows::holyLandsOf)
            reach.isSure = reach.isSure && Knowable(m_view).contestedLands(seat) == 0;
    }
    return reach;
}

// CR-END-04: a state without cities; so the fewest cities somebody has tell how near it is.
RowModel::Row RoundRows::defeat() const
{
    int fewest = kCities;
    SeatSet weakest = 0;
    for (Seat seat = 0; seat < m_view.state.seats; ++seat) {
        const int amount = citiesOf(seat);
        if (amount < fewest)
            weakest = 0;
        if (amount <= fewest)
            weakest = SeatSet(weakest | only(seat));
        fewest = std::min(fewest, amount);
    }
    const QString name = capitalised(thingName(*m_view.content, "source.defeat"));
    return { { "ending", "defeat" }, { "icon", "ruin" }, { "name", name }, { "text", QString::number(fewest) },
        { "owners", idsOf(weakest) }, { "near", false }, { "met", fewest == 0 },
        { "spoken",
            tr("%1: fewest cities of a state – %2 (%3)").arg(name).arg(fewest).arg(namesOf(weakest).join(", ")) } };
}

// CR-END-02..05, CH4-END-01.
QList<RowModel::Row> RoundRows::endings() const
{
    const State &state = m_view.state;
    const Content &content = *m_view.content;
    if (state.round == 0)
        return {};
    QList<RowModel::Row> rows;
    rows.append(ending("hegemony-met", "hegemony", best(content.numbers.hegemony, &RoundRows::citiesOf)));
    rows.append(
        ending("righteousness-met", "righteousness", best(content.numbers.righteousness, &RoundRows::holyLandsOf)));
    rows.append(defeat());
    if (state.saga.hasCommander()) {
        Reach lost{ .goal = content.saga.capitalsLost };
        for (Seat seat = 0; seat < state.seats; ++seat)
            lost.value += state.city(content.realms[state.player(seat).realm].capital).owner == kSaracens ? 1 : 0;
        rows.append(ending("crescent", "saracen", lost));
    }
    rows.append(ending("era", "clock", { .value = state.round, .goal = rounds() }));
    return rows;
}

QList<RowModel::Row> RoundRows::prices() const
{
    QList<RowModel::Row> rows;
    const Saga &saga = m_view.state.saga;
    for (std::size_t good = 0; saga.hasTrade() && good < kGoods; ++good) {
        const QString name = capitalised(goodName(*m_view.content, Good(good)));
        const int price = saga.prices[good];
        rows.append({ { "good", idWord(kGoodWords[good]) }, { "price", price },
            { "sold", (saga.sold >> good & 1) != 0 }, { "spoken", tr("%1: %n coin(s)", nullptr, price).arg(name) } });
    }
    return rows;
}

int RoundRows::rounds() const // CR-ROUND-04: one event each
{
    const State &state = m_view.state;
    return state.eventDeck.size() + state.usedEvents.size() + (state.event != kNoCard ? 1 : 0);
}

QVariantMap RoundRows::round() const
{
    const State &state = m_view.state;
    const Seat first = state.round > 0 ? m_board.firstPlayer() : kNobody;
    const QString words = state.phase == Phase::Over ? tr("The match is over")
        : state.round == 0                           ? tr("Setting up")
                                                     : tr("Round %1 of %2").arg(state.round).arg(rounds());
    return { { "words", words }, { "first", m_view.ownerId(first) },
        { "firstWords", first == kNobody ? QString() : tr("First player: %1").arg(ownerName(m_view, first)) } };
}

// CR-AMB-24: the card is put away before planning, but what it changed stays until the end of the round.
QVariantMap RoundRows::event() const
{
    const State &state = m_view.state;
    const Content &content = *m_view.content;
    const bool isOver = state.event == kNoCard && state.phase >= Phase::Planning && !state.usedEvents.empty();
    const Card card = isOver ? state.usedEvents.back() : state.event;
    QStringList words;
    for (std::size_t i = 0; i < state.modifiers.size(); ++i) {
        const Effect effect{ .verb = EffectVerb::ThisRound,
            .amount = state.modifiers[i],
            .where = Place(std::size_t(Place::PrayerPoints) + i) };
        if (state.modifiers[i] != 0)
            words.append(QString::fromStdString(textOf(content, effect, Preferences::currentLanguage())));
    }
    const QVariantMap face = m_view.faceOf({ kEventNoun, card });
    const QString text = face.value("text").toString(); // the effect, then the raid table
    const QString effect = isOver && !words.isEmpty() ? words.join("\n") : text.section('\n', 0, 0);
    return { { "face", face }, { "left", state.eventDeck.size() }, { "over", isOver }, { "lasting", !words.isEmpty() },
        { "words", isOver ? effect : text }, { "brief", effect } };
}

QVariantMap RoundRows::commander() const
{
    const Saga &saga = m_view.state.saga;
    if (!saga.hasCommander())
        return {};
    const Card order = saga.usedCommander.empty() ? kNoCard : saga.usedCommander.back();
    const QString city = saga.commander == kNoCity ? QString() : wordFor(m_view.content->cities[saga.commander].name);
    return { { "city", city }, { "left", saga.commanderDeck.size() },
        { "face", m_view.faceOf({ kCommanderNoun, order }) } };
}

} // namespace outremer
