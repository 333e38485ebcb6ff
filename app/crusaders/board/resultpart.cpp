#include "app/crusaders/board/resultpart.h"

#include "app/crusaders/board/statesummary.h"
#include "app/ui/preferences.h"
#include "app/ui/textcase.h"

namespace outremer {

using namespace crusaders;

namespace {

// The sources of influence in the order of the table, with the icon that stands for each.
struct Source {
    InfluenceSource source;
    const char *icon;
};
constexpr std::array<Source, 10> kSources{ { { InfluenceSource::Governors, "governor" },
    { InfluenceSource::HolyLands, "bishop" }, { InfluenceSource::Bull, "bull" },
    { InfluenceSource::Hegemony, "hegemony" }, { InfluenceSource::Righteousness, "righteousness" },
    { InfluenceSource::Coins, "coin" }, { InfluenceSource::Trade, "spices" }, { InfluenceSource::Oath, "oath" },
    { InfluenceSource::Commander, "commander" }, { InfluenceSource::CardGift, "event" } } };

QString word(const Content &content, const std::string &key)
{
    const auto found = content.names.find(key);
    return found == content.names.end() ? QString::fromStdString(key) : wordFor(found->second);
}

// CR-SCORE-07: by influence, the winner before whom they share it with; a chapter has found its order itself (CA-STAND).
QList<Seat> orderOf(const BoardView &view)
{
    QList<Seat> order;
    if (view.chapter && !view.chapter->isInMatch()) {
        for (Seat place = 0; place < view.state.seats; ++place)
            order.append(view.chapter->aftermath.ranking[place]);
        return order;
    }
    for (Seat seat = 0; seat < view.state.seats; ++seat)
        order.append(seat);
    std::ranges::stable_sort(order, std::ranges::greater(),
        [&view](Seat seat) { return std::pair(view.state.finalScores[seat], contains(view.state.winners, seat)); });
    return order;
}

} // namespace

ResultPart::ResultPart(QObject *parent)
    : BoardPart(parent)
    , m_ranking(new RowModel({ "seat", "place", "realm", "stateName", "playerName", "isBot", "isWinner", "isOut",
                                 "score", "bull", "bullPoints" },
          this))
    , m_sources(new RowModel({ "id", "name", "icon", "values" }, this))
{
}

void ResultPart::show(const BoardView &view)
{
    if (!view.reckoning)
        return clear();
    const Order order = orderOf(view);
    const Content &content = *view.content;
    m_ending =
        QString::fromStdString(content.phrases.say("ending." + view.reckoning->ending, Preferences::currentLanguage()));
    m_conditions.clear();
    for (const Reckoning::Met &met : view.reckoning->endings) {
        const QString name = word(content, "source." + std::string(kSourceWords[std::size_t(met.condition)]));
        m_conditions.append(tr("%1: %2").arg(capitalised(name), stateName(view, met.seat)));
    }
    if (view.reckoning->isCrescentRisen)
        m_conditions.append(capitalised(word(content, "source.crescent")));
    rank(view, order);
    addUp(view, order);
    emit shown();
}

void ResultPart::rank(const BoardView &view, const Order &order)
{
    QList<RowModel::Row> rows;
    int place = 0;
    for (qsizetype i = 0; i < order.size(); ++i) {
        const Seat seat = order[i];
        const bool isWinner = contains(view.state.winners, seat) && !view.reckoning->isCrescentRisen;
        const bool isEqual = i > 0 && !rows.last()["isWinner"].toBool()
            && view.state.finalScores[seat] == view.state.finalScores[order[i - 1]];
        place = isEqual ? place : int(i) + 1;
        const Card bull = view.state.player(seat).bulls[0];
        rows.append({ { "seat", int(seat) }, { "place", place }, { "realm", view.ownerId(seat) },
            { "stateName", stateName(view, seat) }, { "playerName", playerName(view, seat) },
            { "isBot", seat < view.people.size() && view.people[seat].bot.has_value() }, { "isWinner", isWinner },
            { "isOut", view.state.player(seat).isOut != 0 }, { "score", view.state.finalScores[seat] },
            { "bull", view.faceOf({ kBullNoun, std::int16_t(bull) }) },
            { "bullPoints", view.reckoning->bySource[seat][std::size_t(InfluenceSource::Bull)] } });
    }
    m_ranking->show(rows);
}

void ResultPart::addUp(const BoardView &view, const Order &order)
{
    QList<RowModel::Row> rows;
    const auto add = [&](const QString &id, const QString &name, const char *icon, auto valueOf) {
        QVariantList values;
        bool isIdle = true;
        for (const Seat seat : order) {
            values.append(valueOf(seat));
            isIdle = isIdle && values.last().toInt() == 0;
        }
        if (!isIdle)
            rows.append({ { "id", id }, { "name", capitalised(name) }, { "icon", icon }, { "values", values } });
    };
    const Reckoning &sums = *view.reckoning;
    for (const Source &each : kSources) {
        const auto at = std::size_t(each.source);
        const std::string id(kSourceWords[at]);
        add(QString::fromStdString(id), word(*view.content, "source." + id), each.icon,
            [&](Seat seat) { return sums.bySource[seat][at]; });
    }
    add("broken", tr("broken oaths"), "ban", [&](Seat seat) { return -sums.broken[seat]; });
    add("before", tr("from before the first move"), "clock", [&](Seat seat) { return sums.before[seat]; });
    m_sources->show(rows);
}

void ResultPart::clear()
{
    m_ranking->clear();
    m_sources->clear();
    m_ending.clear();
    m_conditions.clear();
    emit shown();
}

} // namespace outremer
