#include "app/crusaders/companion/drawersmodel.h"

#include "app/crusaders/board/boardview.h"
#include "app/crusaders/board/boardwords.h"
#include "app/ui/preferences.h"
#include "app/ui/textcase.h"

#include <QRandomGenerator>
#include <nlohmann/json.hpp>

namespace outremer {

using campaign::table::AutomaDrawer;
using campaign::table::DrawerHistory;
using campaign::table::Drawers;
using campaign::table::EventDrawer;
using campaign::table::Saying;
using campaign::table::Sayings;
using campaign::table::TableTalk;

namespace {

// The box up to the chapter: from the second on some events have to be of its own.
Drawers drawersFor(const BoxedCampaign &where, std::uint64_t seed)
{
    Drawers drawers = Drawers::forTable(where.plan.box.over(boxContent()), where.row.seats, seed);
    std::vector<std::string> basic, own;
    const auto &events = boxContent().events;
    for (std::size_t card = 1; card < events.size(); ++card) {
        if (events[card].chapter == 0)
            basic.push_back(events[card].id);
        else if (events[card].chapter == where.chapter)
            own.push_back(events[card].id);
    }
    drawers.events = EventDrawer::shuffled(basic, own, own.empty() ? 0 : campaign::table::kLeastChapterEvents, seed);
    return drawers;
}

} // namespace

DrawersModel::DrawersModel(QObject *parent)
    : CompanionModel("drawers", parent)
    , m_history(Drawers{})
    , m_said({ "key", "text", "rules", "step", "isNew" }, this)
    , m_cross({ "orderId", "order", "name", "inner", "outer", "isTaken" }, this)
{
}

DrawersModel::~DrawersModel()
{
    save();
}

// Drawers of another chapter belong to an evening that is over.
void DrawersModel::take(const std::string *kept)
{
    if (!kept || !recall(*kept))
        shuffle();
}

bool DrawersModel::recall(const std::string &kept)
{
    const auto json = nlohmann::json::parse(kept, nullptr, false);
    if (!json.is_object() || json.value("chapter", 0) != where().chapter || !json.contains("history"))
        return false;
    auto history = campaign::table::drawersFrom(json["history"].dump());
    if (!history)
        return false;
    m_history = std::move(*history);
    m_taken = json.value("taken", AutomaDrawer::OuterCells());
    m_steps.clear();
    for (const auto &step : json.value("steps", nlohmann::json::array()))
        m_steps.push_back({ step.value("what", ""), step.value("taken", AutomaDrawer::OuterCells()) });
    return true;
}

std::string DrawersModel::toKeep() const
{
    nlohmann::ordered_json steps = nlohmann::ordered_json::array();
    for (const Step &step : m_steps)
        steps.push_back({ { "what", step.what }, { "taken", step.taken } });
    return nlohmann::ordered_json{
        { "chapter", where().chapter }, { "taken", m_taken }, { "steps", steps }, { "history", toJson(m_history) }
    }.dump();
}

Sayings DrawersModel::doStep(DrawerHistory &history, const Step &step, const TableTalk &talk)
{
    if (step.what == "event") { // the token that lies face up since the round before raids now (CR-EVENT-05)
        Sayings said = history.revealEvent(talk);
        const Sayings raids = said.empty() ? Sayings{} : describeRaids(history.now().raids, talk);
        said.insert(said.end(), raids.begin(), raids.end());
        return said;
    }
    if (step.what == "target")
        return history.newTarget(talk);
    if (step.what == "automa")
        return history.placeAutoma(step.taken, talk);
    if (step.what == "planning")
        return history.endPlanning(talk);
    return history.endActivation(talk);
}

void DrawersModel::play(const Step &step)
{
    if (!isReady())
        return;
    const DrawerHistory before = m_history;
    doStep(m_history, step, { boxContent(), boxCatalogue(), Preferences::currentLanguage(), where().closed() });
    if (toJson(m_history) == toJson(before))
        return; // nothing was left to draw
    m_steps.push_back(step);
    touch();
    tell();
}

void DrawersModel::endActivation()
{
    m_taken = 0; // the cross is cleared
    play({ "activation" });
}

void DrawersModel::setTaken(int order, bool isTaken)
{
    if (!isReady() || order < 0 || order >= crusaders::kOrders)
        return;
    const auto bit = AutomaDrawer::OuterCells(1 << order);
    m_taken = AutomaDrawer::OuterCells(isTaken ? m_taken | bit : m_taken & ~bit);
    touch();
    showCross();
}

void DrawersModel::undo()
{
    if (!canUndo())
        return;
    m_history.undo();
    if (!m_steps.empty()) {
        if (m_steps.back().what == "automa")
            m_taken = m_steps.back().taken;
        m_steps.pop_back();
    }
    touch();
    tell();
}

void DrawersModel::shuffle()
{
    if (!isReady())
        return;
    m_history = DrawerHistory(drawersFor(where(), QRandomGenerator::global()->generate64()));
    m_steps.clear();
    m_taken = 0;
    touch();
    tell();
}

// Every step is done again from the first state: the same tokens come, and the words are of this moment.
void DrawersModel::showSaid()
{
    const TableTalk talk{ boxContent(), boxCatalogue(), Preferences::currentLanguage(), where().closed() };
    DrawerHistory again = m_history;
    while (again.canUndo())
        again.undo();
    QList<RowModel::Row> rows;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Sayings sayings = doStep(again, m_steps[i], talk);
        QList<RowModel::Row> step;
        for (const Saying &saying : sayings) {
            RowModel::Row row = rowOf(saying, QString("%1.%2").arg(i).arg(step.size()));
            row["step"] = int(i) + 1;
            row["isNew"] = i + 1 == m_steps.size();
            step.append(row);
        }
        rows = step + rows;
    }
    m_said.show(rows);
}

void DrawersModel::showCross()
{
    QList<RowModel::Row> rows;
    for (std::size_t order = 0; hasAutoma() && order < crusaders::kOrderWords.size(); ++order) {
        const QString id = idWord(crusaders::kOrderWords[order]);
        rows.append({ { "orderId", id }, { "order", int(order) },
            { "name", capitalised(thingName(boxContent(), "order." + std::string(crusaders::kOrderWords[order]))) },
            { "inner", int(now().automa.inner[order]) }, { "outer", int(now().automa.outer[order]) },
            { "isTaken", (m_taken >> order & 1) != 0 } });
    }
    m_cross.show(rows);
}

void DrawersModel::tell()
{
    showSaid();
    showCross();
    emit drawn();
}

QString DrawersModel::eventId() const
{
    const std::string *id = now().events.current();
    return id ? QString::fromStdString(*id) : QString();
}

QString DrawersModel::eventName() const
{
    const std::string *id = now().events.current();
    return id ? wordFor(boxCatalogue().name(campaign::table::Thing::Event, *id)) : QString();
}

QString DrawersModel::target() const
{
    const auto good = now().raids.shown();
    return good ? idWord(crusaders::kGoodWords[std::size_t(*good)]) : QString();
}

QString DrawersModel::targetName() const
{
    const auto good = now().raids.shown();
    return good ? capitalised(goodName(boxContent(), *good)) : QString();
}

QString DrawersModel::automaTurns() const
{
    QStringList turns;
    for (int turn : now().automa.turns())
        turns.append(QString::number(turn));
    return turns.join(", ");
}

} // namespace outremer
