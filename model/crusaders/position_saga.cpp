// The campaign's part of a position:
//   chapter   {"number": 1 to 4, "legacy", "formerWinner", "formerLast", "fallen": [states], "scarred": [cities], "ruined",
//             "dynasties": {state: {"nicknames", "heirloom", "choice": 0 or 1, "oaths", "sworn": {"oath", "to", "broken",
//             "progress"}, "sales"}}, "prices": {good: n}, "sold": [goods], "oathDeck", "usedOaths",
//             "commander" (city, null: nowhere), "commanderDeck", "usedCommander"}; decks top first
#include "crusaders/positionreader.h"

namespace outremer::crusaders {
namespace {

constexpr Zone kOathZone{ "oaths", CardKind::Oath };
constexpr Zone kCommanderZone{ "commander", CardKind::Commander };

template <class List>
Card named(const JsonReader &reader, const List &cards)
{
    const std::string id = reader.text();
    for (std::size_t card = 1; card < cards.size(); ++card) {
        if (cards[card].id == id)
            return Card(card);
    }
    reader.fail("a card of the campaign");
    return kNoCard;
}

} // namespace

PositionReader::Entry PositionReader::ofChapter(std::string_view key) const
{
    const Entry chapter = maybe("chapter");
    return chapter ? chapter->maybe(key) : Entry();
}

PositionReader::Entry PositionReader::ofDynasty(Seat seat, std::string_view key) const
{
    const Entry dynasties = ofChapter("dynasties");
    const Entry dynasty = dynasties ? dynasties->maybe(m_seatIds[seat]) : Entry();
    return dynasty ? dynasty->maybe(key) : Entry();
}

// What the chapters before left: the set-up starts from it.
Saga PositionReader::heritage() const
{
    Saga saga;
    const Entry chapter = maybe("chapter");
    if (!chapter)
        return saga;
    chapter->onlyKeys({ "number", "legacy", "formerWinner", "formerLast", "fallen", "scarred", "ruined", "dynasties",
        "prices", "sold", "oathDeck", "usedOaths", "commander", "commanderDeck", "usedCommander" });
    saga.chapter = std::uint8_t(chapter->at("number").integer(1, 4));
    if (const Entry legacy = chapter->maybe("legacy"))
        saga.legacy = named(*legacy, c.legacies);
    if (const Entry winner = chapter->maybe("formerWinner"))
        saga.formerWinner = seat(*winner);
    if (const Entry last = chapter->maybe("formerLast"))
        saga.formerLast = seat(*last);
    saga.fallen = seats(chapter->maybe("fallen"));
    if (const Entry scarred = chapter->maybe("scarred")) {
        for (const JsonReader &item : items(*scarred, kCities))
            saga.scarred = CitySet(saga.scarred | setOf(city(item)));
    }
    if (const Entry ruined = chapter->maybe("ruined"))
        saga.ruined = city(*ruined);
    if (const Entry dynasties = chapter->maybe("dynasties")) {
        dynasties->onlyKeys({ m_seatIds.begin(), m_seatIds.end() });
        for (const auto &[key, dynasty] : dynasties->members())
            dynasty.onlyKeys({ "nicknames", "heirloom", "choice", "oaths", "sworn", "sales" });
    }
    for (Seat seat = 0; seat < m_seatIds.size(); ++seat) {
        Dynast &dynast = saga.dynasts[seat];
        if (const Entry nicknames = ofDynasty(seat, "nicknames")) {
            for (const JsonReader &item : items(*nicknames, kMaxNicknames))
                dynast.nicknames.push(named(item, c.nicknames));
        }
        if (const Entry heirloom = ofDynasty(seat, "heirloom"))
            dynast.heirloom = named(*heirloom, c.buildings);
        if (const Entry choice = ofDynasty(seat, "choice"))
            dynast.choice = number(choice, 1);
    }
    return saga;
}

// What this chapter itself has done so far.
void PositionReader::readSaga()
{
    Saga &saga = m_state.saga;
    const auto goodWords = std::span(kGoodWords);
    if (const Entry prices = ofChapter("prices")) {
        prices->onlyKeys({ goodWords.begin(), goodWords.end() });
        for (std::size_t good = 0; good < kGoods; ++good) {
            if (const Entry price = prices->maybe(kGoodWords[good]))
                saga.prices[good] = number(price, c.saga.highestPrice);
        }
    }
    if (const Entry sold = ofChapter("sold"))
        saga.sold = std::uint8_t(bits(*sold, goodWords));
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        if (const Entry sales = ofDynasty(seat, "sales"))
            saga.dynasts[seat].sales = std::uint16_t(sales->integer(0, UINT16_MAX));
    }
    if (const Entry commander = ofChapter("commander"))
        saga.commander = commander->node().kind == JsonNode::Kind::Null ? kNoCity : city(*commander);
    readOaths();
    const Entry deck = ofChapter("commanderDeck");
    const Entry used = ofChapter("usedCommander");
    if (!deck && !used)
        return;
    saga.commanderDeck.clear();
    takeList(used, kCommanderZone, saga.usedCommander);
    takeList(deck, kCommanderZone, saga.commanderDeck);
    std::reverse(saga.commanderDeck.begin(), saga.commanderDeck.end());
    if (deck)
        return;
    keep(CardKind::Commander, m_base.saga.commanderDeck, saga.commanderDeck);
}

// Stated oaths lie where it says; the others stay in the hands and the deck they were dealt to.
void PositionReader::readOaths()
{
    Saga &saga = m_state.saga;
    saga.oathDeck.clear();
    for (Dynast &dynast : saga.dynasts)
        dynast.oaths.clear();
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        Dynast &dynast = saga.dynasts[seat];
        takeSorted(ofDynasty(seat, "oaths"), kOathZone, dynast.oaths);
        if (const Entry sworn = ofDynasty(seat, "sworn")) {
            sworn->onlyKeys({ "oath", "to", "broken", "progress" });
            dynast.sworn = { take(sworn->at("oath"), kOathZone), this->seat(sworn->at("to")),
                flag(sworn->maybe("broken")), number(sworn->maybe("progress"), 100) };
        }
    }
    takeList(ofChapter("usedOaths"), kOathZone, saga.usedOaths);
    takeList(ofChapter("oathDeck"), kOathZone, saga.oathDeck);
    std::reverse(saga.oathDeck.begin(), saga.oathDeck.end());
    for (const Frame &frame : m_state.frames) {
        if (frame.task == Task::AnswerOath && frame.a < c.oaths.size())
            takeIfLeft(CardKind::Oath, frame.a);
    }
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        if (!ofDynasty(seat, "oaths"))
            keep(CardKind::Oath, m_base.saga.dynasts[seat].oaths, saga.dynasts[seat].oaths);
    }
    keep(CardKind::Oath, m_base.saga.oathDeck, saga.oathDeck);
    for (std::size_t card = 1; card < c.oaths.size(); ++card) {
        if (!saga.oathDeck.full() && takeIfLeft(CardKind::Oath, Card(card)))
            saga.oathDeck.push(Card(card)); // what a stated hand displaced
    }
}

} // namespace outremer::crusaders
