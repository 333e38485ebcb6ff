#pragma once

#include "app/crusaders/companion/companionmodel.h"
#include "app/ui/rowmodel.h"
#include "campaign/crusaders/companion/drawers.h"

namespace outremer {

// What is drawn at a real table: events, raid tokens, the automa's orders. Kept in the chronicle's settings
// ("drawers.<campaign>") with every step, so an evening can go on another day and a slip can be taken back.
class DrawersModel : public outremer::CompanionModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::RowModel *said READ said CONSTANT) // what to do, the newest step first: key, text, rules, step
    Q_PROPERTY(
        outremer::RowModel *cross READ cross CONSTANT) // the arms of the cross: orderId, name, inner, outer, isTaken
    Q_PROPERTY(QString eventName READ eventName NOTIFY drawn)
    Q_PROPERTY(QString eventId READ eventId NOTIFY drawn)
    Q_PROPERTY(QString target READ target NOTIFY drawn) // the good on the raid token that lies face up
    Q_PROPERTY(QString targetName READ targetName NOTIFY drawn)
    Q_PROPERTY(int uncovered READ uncovered NOTIFY drawn) // bonuses of the Saracen track
    Q_PROPERTY(int eventsLeft READ eventsLeft NOTIFY drawn)
    Q_PROPERTY(int targetsLeft READ targetsLeft NOTIFY drawn)
    Q_PROPERTY(bool hasAutoma READ hasAutoma NOTIFY drawn)
    Q_PROPERTY(QString automaTurns READ automaTurns NOTIFY drawn) // "2, 4"
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY drawn)

public:
    explicit DrawersModel(QObject *parent = nullptr);
    ~DrawersModel() override;

    RowModel *said() { return &m_said; }
    RowModel *cross() { return &m_cross; }
    QString eventName() const;
    QString eventId() const;
    QString target() const;
    QString targetName() const;
    int uncovered() const { return now().raids.boxed; }
    int eventsLeft() const { return int(now().events.deck.size()) - now().events.revealed; }
    int targetsLeft() const { return int(now().raids.track.size()) - now().raids.revealed; }
    bool hasAutoma() const { return now().automa.sets > 0; }
    QString automaTurns() const;
    bool canUndo() const { return m_history.canUndo(); }
    const campaign::table::Drawers &now() const { return m_history.now(); }

    Q_INVOKABLE void revealEvent() { play({ "event" }); }
    Q_INVOKABLE void newTarget() { play({ "target" }); }
    Q_INVOKABLE void placeAutoma() { play({ "automa", m_taken }); } // round the cells that are taken
    Q_INVOKABLE void endPlanning() { play({ "planning" }); }
    Q_INVOKABLE void endActivation();
    Q_INVOKABLE void setTaken(int order, bool isTaken); // a player's token lies in the order's outer cell
    Q_INVOKABLE void undo();
    Q_INVOKABLE void shuffle(); // everything anew

signals:
    void drawn();

protected:
    void take(const std::string *kept) override;
    void tell() override;
    std::string toKeep() const override;

private:
    struct Step {
        std::string what;
        campaign::table::AutomaDrawer::OuterCells taken = 0;
    };
    static campaign::table::Sayings doStep(
        campaign::table::DrawerHistory &history, const Step &step, const campaign::table::TableTalk &talk);
    bool recall(const std::string &kept);
    void play(const Step &step);
    void showSaid();
    void showCross();

    campaign::table::DrawerHistory m_history;
    std::vector<Step> m_steps; // what led from the first state to the last
    campaign::table::AutomaDrawer::OuterCells m_taken = 0;
    RowModel m_said, m_cross;
};

} // namespace outremer
