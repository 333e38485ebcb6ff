#pragma once

#include "app/crusaders/board/boardview.h"

#include <QCoreApplication>
#include <QStringList>
#include <QVariantList>

namespace outremer {

// Whose holy land a city is, as everybody can see: where bishops of several players stand only a check tells (CR-PRAY-27,
// 28).
Seat openHolyLand(const crusaders::Board &board, crusaders::CityId city);

// A city in words, in the language of the moment: for the card that shows it and for a screen reader.
class CityWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::CityWords)
public:
    CityWords(const BoardView &view, crusaders::CityId city);

    QString ownerName() const; // as it stands alone
    // What is to be known, one thing each: { icon, text }.
    QVariantList facts() const { return m_facts; }
    // All of it at once.
    QString spoken() const;

    // Ids of the terrains that are printed on a city, and of those that count in this match (CR-CAMP-10).
    static QStringList terrainsOf(const crusaders::City &city);
    static QStringList terrainsOf(const crusaders::Board &board, crusaders::CityId city);

private:
    void addRule();     // whose it is and how strong
    void addLand();     // what it brings
    void addClergy();   // bishops and holy land
    void addCampaign(); // scars and Zengi
    void addTrouble();  // battle and raids
    void add(const char *icon, const QString &text);
    QString of(Seat seat) const; // "of ...": the genitive where a language has one
    QString priceWords(const crusaders::Price &price) const;
    QString terrainName(crusaders::Terrain terrain) const;

    const BoardView &m_view;
    const crusaders::CityId m_id;
    const crusaders::City &m_city;
    const crusaders::CityState &m_state;
    QVariantList m_facts;
};

} // namespace outremer
