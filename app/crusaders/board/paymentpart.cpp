#include "app/crusaders/board/paymentpart.h"

#include "app/crusaders/board/cardfaces.h"
#include "app/crusaders/board/crusaderchoices.h"
#include "app/crusaders/board/crusadersboard.h"
#include "app/table/choiceicon.h"

namespace outremer {

using namespace crusaders;

PaymentPart::PaymentPart(CrusadersBoard &board)
    : BoardPart(&board)
    , m_board(board)
    , m_steps(new RowModel({ "key", "icon", "text", "covers", "face" }, this))
{
}

bool PaymentPart::isViewersTurnToPay() const
{
    const Table *table = m_board.table();
    return table && table->phase() == Table::Choosing && table->shown() == table->match() && isPaying(*table->match())
        && (table->match()->decision().seat == table->viewer() || table->askedOpenly());
}

void PaymentPart::show(const BoardView &view)
{
    if (!isViewersTurnToPay())
        return clear();
    m_symbols = symbolsOf(view.state.payment.price);
    m_discount = view.state.payment.discount;
    m_plan = planPayment(*m_board.table()->match());
    showSubject(view);
    showSteps(view);
    emit changed();
}

void PaymentPart::clear()
{
    const bool wasActive = isActive();
    m_plan = {};
    m_title.clear();
    m_face.clear();
    m_symbols.clear();
    m_discount = 0;
    m_steps->clear();
    if (wasActive)
        emit changed();
}

// What the payment is for waits right below it.
void PaymentPart::showSubject(const BoardView &view)
{
    const auto &frames = view.state.frames;
    const Frame frame = frames.size() > 1 ? frames[frames.size() - 2] : Frame{};
    m_face.clear();
    switch (frame.task) {
    case Task::FinishUpgrade:
        m_title = tr("%1: upgrade to level %2")
                      .arg(wordFor(view.content->cities[frame.as<OneCity>().city].name))
                      .arg(view.state.city(frame.as<OneCity>().city).level + 1);
        break;
    case Task::FinishBuilding:
        m_title = tr("Building “%1”").arg(wordFor(view.content->buildings[frame.as<OneCard>().card].name));
        m_face = view.faceOf({ kBuildingNoun, frame.as<OneCard>().card });
        break;
    case Task::FinishTactic:
        m_title = tr("Learning “%1”").arg(wordFor(view.content->tactics[frame.as<OneCard>().card].name));
        m_face = view.faceOf({ kTacticNoun, frame.as<OneCard>().card });
        break;
    default:
        m_title = m_board.table()->prompt();
    }
}

void PaymentPart::showSteps(const BoardView &view)
{
    const Speech speech = m_board.table()->speech();
    QList<RowModel::Row> rows;
    for (const PaymentPlan::Step &step : m_plan.steps) {
        const ChoiceDetails details = crusaderChoice(view, step.option, step.targets);
        const QString icon = choiceIcon(m_board.table()->match()->game(), step.option, step.targets);
        rows.append({ { "key", QString::number(rows.size()) }, { "icon", icon },
            { "text", QString::fromStdString(speech.option(step.option, step.targets)) },
            { "covers", symbolsOf(step.covers) }, { "face", details.face } });
    }
    m_steps->show(rows);
}

void PaymentPart::payAll()
{
    if (!isViewersTurnToPay())
        return;
    Table &table = *m_board.table();
    const std::vector<PaymentPlan::Step> steps = m_plan.steps; // ours change as the match goes on
    const std::size_t begin = table.match()->journal().size();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        // Where only one way was left the table has made the step by itself.
        const auto &journal = table.match()->journal();
        const bool isMade = journal.size() > begin + i;
        if (isMade && journal[begin + i].option != steps[i].option)
            return;
        if (!isMade && !isViewersTurnToPay())
            return;
        if (isMade)
            continue;
        table.submit(steps[i].option);
        if (table.match()->journal().size() <= begin + i)
            return; // it was refused
    }
}

} // namespace outremer
