#pragma once

#include "app/crusaders/board/statesummary.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// A player's state as its items beside the board and before the viewer show it. Every subject has a signal of its own:
// a coin gained draws a number anew, and nothing else.
class StateBrief : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a StatesPart has one for each seat")
    Q_PROPERTY(int seat READ seat CONSTANT)
    Q_PROPERTY(QString realm READ realm NOTIFY personChanged)
    Q_PROPERTY(QString stateName READ stateName NOTIFY personChanged)
    Q_PROPERTY(QString playerName READ playerName NOTIFY personChanged)
    Q_PROPERTY(bool isBot READ isBot NOTIFY personChanged)
    Q_PROPERTY(bool isHome READ isHome NOTIFY personChanged)
    Q_PROPERTY(bool isActive READ isActive NOTIFY activeChanged)
    Q_PROPERTY(bool isAsked READ isAsked NOTIFY askedChanged)
    Q_PROPERTY(bool isOut READ isOut NOTIFY outChanged)
    Q_PROPERTY(QString order READ order NOTIFY orderChanged) // it is carrying out; empty without one
    Q_PROPERTY(int coins READ coins NOTIFY coinsChanged)
    Q_PROPERTY(QVariant influence READ influence NOTIFY influenceChanged) // undefined where it is secret
    Q_PROPERTY(int place READ place NOTIFY placeChanged)
    Q_PROPERTY(int troops READ troops NOTIFY troopsChanged)
    Q_PROPERTY(int bishops READ bishops NOTIFY bishopsChanged)
    Q_PROPERTY(QVariantList bishopLevels READ bishopLevels NOTIFY bishopsChanged) // empty where they are secret
    Q_PROPERTY(int cities READ cities NOTIFY citiesChanged)
    Q_PROPERTY(int buildings READ buildings NOTIFY buildingsChanged)
    Q_PROPERTY(int learned READ learned NOTIFY learnedChanged)
    Q_PROPERTY(int rescripts READ rescripts NOTIFY rescriptsChanged)
    Q_PROPERTY(int spies READ spies NOTIFY spiesChanged) // in play and held
    // good, name, ready, spent, blocked, and what a Choosable names to choose each: readyWhat, spentWhat, blockedWhat
    Q_PROPERTY(outremer::RowModel *stocks READ stocks CONSTANT)
    Q_PROPERTY(QString spoken READ spoken NOTIFY spokenChanged)

public:
    StateBrief(Seat seat, QObject *parent);

    int seat() const { return m_seat; }
    QString realm() const { return m_now.realm; }
    QString stateName() const { return m_now.stateName; }
    QString playerName() const { return m_now.playerName; }
    bool isBot() const { return m_now.isBot; }
    bool isHome() const { return m_now.isHome; }
    bool isActive() const { return m_now.isActive; }
    bool isAsked() const { return m_now.isAsked; }
    bool isOut() const { return m_now.isOut; }
    QString order() const { return m_now.order; }
    int coins() const { return m_now.coins; }
    QVariant influence() const { return m_now.influence ? QVariant(*m_now.influence) : QVariant(); }
    int place() const { return m_now.place; }
    int troops() const { return m_now.troops; }
    int bishops() const { return m_now.bishops; }
    QVariantList bishopLevels() const;
    int cities() const { return m_now.cities; }
    int buildings() const { return m_now.buildings; }
    int learned() const { return m_now.learned; }
    int rescripts() const { return m_now.rescripts; }
    int spies() const { return m_now.spies + m_now.heldSpies; }
    RowModel *stocks() const { return m_stocks; }
    QString spoken() const { return m_spoken; }

    void show(const BoardView &view);

signals:
    void personChanged();
    void activeChanged();
    void askedChanged();
    void outChanged();
    void orderChanged();
    void coinsChanged();
    void influenceChanged();
    void placeChanged();
    void troopsChanged();
    void bishopsChanged();
    void citiesChanged();
    void buildingsChanged();
    void learnedChanged();
    void rescriptsChanged();
    void spiesChanged();
    void spokenChanged();

private:
    void showStocks(const BoardView &view);

    const Seat m_seat;
    StateSummary m_now;
    QString m_spoken;
    Lang m_lang{}; // of what is spoken
    RowModel *m_stocks;
};

} // namespace outremer
