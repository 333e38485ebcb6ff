// Writing the campaign's part; position_saga.cpp has the list of its fields.
#include "crusaders/positionwriter.h"

namespace outremer::crusaders {

using nlohmann::ordered_json;

void PositionWriter::writeSaga()
{
    const Saga &saga = s.saga;
    if (saga.chapter == 0)
        return;
    ordered_json &chapter = m_json["chapter"];
    chapter["number"] = saga.chapter;
    if (saga.legacy != kNoCard)
        chapter["legacy"] = c.legacies[saga.legacy].id;
    if (saga.formerWinner != kNobody)
        chapter["formerWinner"] = seatId(saga.formerWinner);
    if (saga.formerLast != kNobody)
        chapter["formerLast"] = seatId(saga.formerLast);
    put(chapter, "fallen", seats(saga.fallen));
    put(chapter, "scarred", cities(saga.scarred));
    if (saga.ruined != kNoCity)
        chapter["ruined"] = cityId(saga.ruined);
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const Dynast &dynast = saga.dynasts[seat];
        ordered_json &json = chapter["dynasties"][seatId(seat)] = ordered_json::object();
        for (Card card : dynast.nicknames)
            json["nicknames"].push_back(c.nicknames[card].id);
        if (dynast.heirloom != kNoCard)
            json["heirloom"] = cardId(CardKind::Building, dynast.heirloom);
        if (dynast.choice != kNoChoice)
            json["choice"] = dynast.choice;
        if (saga.hasOaths())
            json["oaths"] = cards(CardKind::Oath, dynast.oaths);
        if (dynast.sworn.oath != kNoCard) {
            json["sworn"] = { { "oath", cardId(CardKind::Oath, dynast.sworn.oath) },
                { "to", seatId(dynast.sworn.suzerain) } };
            put(json["sworn"], "broken", dynast.sworn.isBroken != 0);
            put(json["sworn"], "progress", dynast.sworn.progress);
        }
        put(json, "sales", dynast.sales);
    }
    if (saga.hasTrade()) {
        chapter["prices"] = counts(kGoodWords, saga.prices);
        put(chapter, "sold", bits(kGoodWords, saga.sold));
    }
    if (saga.hasOaths()) {
        chapter["oathDeck"] = topFirst(CardKind::Oath, saga.oathDeck);
        put(chapter, "usedOaths", cards(CardKind::Oath, saga.usedOaths));
    }
    if (saga.hasCommander()) {
        chapter["commander"] = saga.commander == kNoCity ? ordered_json() : ordered_json(cityId(saga.commander));
        chapter["commanderDeck"] = topFirst(CardKind::Commander, saga.commanderDeck);
        put(chapter, "usedCommander", cards(CardKind::Commander, saga.usedCommander));
    }
}

} // namespace outremer::crusaders
