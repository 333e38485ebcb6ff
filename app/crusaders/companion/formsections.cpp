#include "app/crusaders/companion/formsections.h"

#include "app/crusaders/board/boardview.h"
#include "app/crusaders/board/boardwords.h"
#include "app/ui/textcase.h"
#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/facts/facts_words.h"

namespace outremer {
namespace {

constexpr int kMostInfluence = 999;
constexpr int kMostPoints = 99;
constexpr int kMostMarks = 9;
constexpr int kMostUnits = 30;

QString idText(const std::string &id)
{
    return QString::fromStdString(id);
}

bool anyCard(crusaders::Card)
{
    return true;
}

// The cards of the box up to a chapter that may be meant, in the order of their names.
template <class Cards, class MayBe = bool (*)(crusaders::Card)>
Choices cardsUpTo(int chapter, const Cards &cards, MayBe mayBe = anyCard)
{
    Choices choices;
    for (std::size_t card = 1; card < cards.size(); ++card) {
        if (cards[card].chapter <= chapter && mayBe(crusaders::Card(card)))
            choices.append({ idText(cards[card].id), capitalised(wordFor(cards[card].name)) });
    }
    std::ranges::sort(choices, [](const Choice &a, const Choice &b) { return a.text.localeAwareCompare(b.text) < 0; });
    return choices;
}

} // namespace

crusaders::Saga FormSections::saga() const
{
    return { .chapter = std::uint8_t(m_where.chapter) };
}

QString FormSections::stateOf(int seat) const
{
    return wordFor(boxCatalogue().name(campaign::table::Thing::State, m_where.tale.dynasties[std::size_t(seat)].state));
}

QString FormSections::playerOf(int seat) const
{
    return idText(m_where.tale.dynasties[std::size_t(seat)].person);
}

Choices FormSections::seats() const
{
    Choices choices;
    for (const campaign::DynastyFacts &dynasty : m_where.tale.dynasties)
        choices.append({ dynasty.seat, stateOf(dynasty.seat), idText(dynasty.state) });
    return choices;
}

Choices FormSections::states(bool withSaracens) const
{
    Choices choices = seats();
    for (Choice &choice : choices)
        choice.value = choice.house;
    if (withSaracens)
        choices.append({ "saracens", wordFor(boxContent().saracens), "saracens" });
    return choices;
}

Choices FormSections::openCities() const
{
    Choices choices;
    for (std::size_t city = 0; city < boxContent().cities.size(); ++city) {
        if (!crusaders::isIn(m_where.closed(), std::uint8_t(city)))
            choices.append({ idText(boxContent().cities[city].id), wordFor(boxContent().cities[city].name) });
    }
    return choices;
}

FormSections::Section FormSections::ranking() const
{
    Choices places;
    for (int place = 1; place <= int(m_where.tale.dynasties.size()); ++place)
        places.append({ place, QString::number(place) });
    QVariantList fields{ fewField("rank", tr("Place"), places),
        maybeNumberField("influence", tr("Influence"), 0, kMostInfluence),
        maybeNumberField("points", tr("Points"), 0, kMostPoints) };
    if (saga().hasTrade())
        fields.append(maybeNumberField("traded", tr("Traded for"), 0, kMostInfluence));
    fields.append(flagField("hegemony", tr("Hegemony")));
    fields.append(flagField("righteousness", tr("Righteousness")));
    fields.append(flagField("fell", tr("Fell")));
    return { "ranking", tr("Who came where"),
        tr("The places are all that must be told. Everything else may stay empty."), "influence", fields, false };
}

FormSections::Section FormSections::outcome() const
{
    const Choices endings{ { "", tr("Not told") }, { "hegemony", tr("Hegemony") },
        { "righteousness", tr("Righteousness") },
        { "hegemony-and-righteousness", tr("Hegemony and righteousness at once") },
        { "defeat", tr("The crusaders’ defeat") }, { "era", tr("The end of the era") } };
    Choices winners{ { QVariant(), tr("Whoever came first") } };
    winners.append(seats());
    winners.append({ -1, tr("Nobody") });
    return { "outcome", tr("How it ended"),
        tr("The ending is written into the chronicle and leaves its mark on the next chapter."), "hegemony",
        { manyField("ending", tr("Ending"), endings),
            maybeNumberField("rounds", tr("Rounds"), 1, crusaders::kMaxRounds),
            manyField("winner", tr("Winner"), winners) },
        false };
}

FormSections::Section FormSections::cities() const
{
    const Choices levels{ { 1, "I" }, { 2, "II" }, { 3, "III" } };
    return { "cities", tr("Cities and holy lands"),
        tr("Tap the arms of whoever holds the city. When every city is told, the chronicle draws the map."), "capital",
        { houseField("owner", tr("Holder"), states(true)), fewField("level", tr("Level"), levels),
            maybeNumberField("units", tr("Units"), 0, kMostUnits),
            houseField("holyLand", tr("Holy land of"), states(false)) },
        false };
}

FormSections::Section FormSections::marks() const
{
    Choices qualities;
    for (std::string_view quality : crusaders::kQualityWords)
        qualities.append({ idText(std::string(quality)),
            capitalised(wordFor(boxCatalogue().name(campaign::table::Thing::Quality, std::string(quality)))) });
    return { "marks", tr("Marks of qualities"),
        tr("What each dynasty marked on its sheet; a lost mark is less than none."), "valour",
        { houseField("seat", tr("Dynasty"), seats()), manyField("quality", tr("Quality"), qualities),
            numberField("amount", tr("Marks"), -kMostMarks, kMostMarks) } };
}

FormSections::Section FormSections::nicknames() const
{
    return { "nicknames", tr("Nicknames"),
        tr("Taken after this chapter. A card that is not in the list may be written in."), "person",
        { houseField("seat", tr("Dynasty"), seats()),
            ownWordsField("card", tr("Nickname"), cardsUpTo(m_where.chapter, boxContent().nicknames)) } };
}

FormSections::Section FormSections::heirlooms() const
{
    const auto mayBe = [](crusaders::Card card) { return campaign::canBeHeirloom(boxContent(), card); };
    return { "heirlooms", tr("Heirlooms"), tr("The building that a dynasty keeps for the next chapter."), "building",
        { houseField("seat", tr("Dynasty"), seats()),
            ownWordsField("card", tr("Building"), cardsUpTo(m_where.chapter, boxContent().buildings, mayBe)) } };
}

FormSections::Section FormSections::scars() const
{
    const Choices kinds{ { "taken", tr("Taken by Saracens") }, { "ruined", tr("Laid waste") } };
    return { "scars", tr("Scars of cities"), tr("They stay on the map of the campaign with their year."), "scar",
        { manyField("city", tr("City"), openCities()), fewField("kind", tr("Scar"), kinds),
            maybeNumberField("year", tr("Year"), campaign::kFirstScarYear, campaign::kLastScarYear) } };
}

FormSections::Section FormSections::oaths() const
{
    return { "oaths", tr("Oaths"), tr("Who swore what to whom, and whether it was kept."), "oath",
        { ownWordsField("oath", tr("Oath"), cardsUpTo(m_where.chapter, boxContent().oaths)),
            houseField("vassal", tr("Vassal"), states(false)), houseField("suzerain", tr("Suzerain"), states(false)),
            maybeNumberField("round", tr("Round"), 1, crusaders::kMaxRounds), flagField("accepted", tr("Accepted")),
            flagField("kept", tr("Kept")) } };
}

FormSections::Section FormSections::ownThings() const
{
    return { "unlocked", tr("Unlocked"), tr("Envelopes, cards and pieces that came into the box."), "sealed",
        { textField("kind", tr("What it is")), textField("id", tr("Which one"), 2) } };
}

FormSections::Section FormSections::counters() const
{
    return { "counters", tr("Counters"), tr("Whatever else the group counts, for one dynasty or for all."), "plus",
        { textField("name", tr("What is counted"), 2), textField("value", tr("How much")),
            houseField("seat", tr("Dynasty"), seats()) } };
}

FormSections::Section FormSections::notes() const
{
    Choices people;
    for (const campaign::DynastyFacts &dynasty : m_where.tale.dynasties) {
        if (!dynasty.person.empty())
            people.append({ idText(dynasty.person), idText(dynasty.person) });
    }
    return { "notes", tr("Notes"), tr("Your own words: the chronicle quotes them."), "note",
        { ownWordsField("person", tr("Who says it"), people), textField("text", tr("What is to be remembered"), 3) } };
}

FormSections::Section FormSections::photographs() const
{
    return { "photographs", tr("Photographs"),
        tr("The file stays where it lies. Files may be dropped here with the mouse."), "photo",
        { textField("file", tr("File"), 2), textField("caption", tr("Caption"), 2) } };
}

QList<FormSections::Section> FormSections::all() const
{
    QList<Section> list{ ranking(), outcome(), cities(), marks(), nicknames(), heirlooms(), scars() };
    if (saga().hasOaths())
        list.append(oaths());
    list.append({ counters(), notes(), photographs(), ownThings() });
    return list;
}

} // namespace outremer
