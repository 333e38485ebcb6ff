#include "app/crusaders/board/cardfaces.h"

#include "app/crusaders/board/boardview.h"
#include "app/crusaders/board/cardwords.h"
#include "app/ui/preferences.h"
#include "model/crusaders/cardtext.h"

namespace outremer {

using namespace crusaders;

namespace {

QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QStringList coloursOf(ColourSet colours)
{
    QStringList list;
    for (int colour = 0; colour < kColours; ++colour) {
        if (hasColour(colours, colour))
            list.append(word(kGoodWords[std::size_t(colour)]));
    }
    return list;
}

// Gathers what one card shows.
class FaceMaker {
public:
    FaceMaker(const Content &content, Ref ref)
        : c(content)
        , m_card(Card(ref.value))
        , m_face{ { "noun", word(kNounNames[ref.noun]) } }
    {
    }

    template <class Deck>
    auto common(const Deck &deck, std::string (*text)(const Content &, Card, Lang)) -> const typename Deck::value_type *
    {
        if (m_card == kNoCard || m_card >= deck.size())
            return nullptr;
        const auto &card = deck[m_card];
        m_face.insert({ { "id", QString::fromStdString(card.id) }, { "name", wordFor(card.name) },
            { "story", wordFor(card.story) }, { "house", !card.isFromRulebook }, { "chapter", card.chapter },
            { "text", QString::fromStdString(text(c, m_card, m_lang)) } });
        return &card;
    }
    void insert(const char *key, const QVariant &value) { m_face.insert(key, value); }
    void realm(std::uint8_t realm)
    {
        if (realm != kNoRealm)
            insert("realm", QString::fromStdString(c.realms[realm].id));
    }
    QString half(const Half &half) const { return QString::fromStdString(textOf(c, half, m_lang)); }
    // A card that waits for something: what for, and what it does then.
    void triggered(const Trigger &trigger, const Program &program, Who who)
    {
        insert("trigger", QString::fromStdString(textOf(c, trigger, m_lang, who)));
        insert("effect", QString::fromStdString(textOf(c, program, m_lang)));
        if (!trigger.always)
            insert("order", word(kOrderWords[std::size_t(trigger.order)]));
    }
    // Goals of governors and bulls as tables of steps; being a leader has no steps and is said in words.
    QVariantMap goal(const Goal &goal) const
    {
        QVariantList steps;
        for (const crusaders::Step &step : goal.steps)
            steps.append(QVariantMap{ { "least", step.least }, { "points", step.points } });
        QString what = QString::fromStdString(nameOf(goal.of, c, m_lang));
        what.replace(0, 1, what.left(1).toUpper());
        return { { "what", what }, { "steps", steps }, { "text", QString::fromStdString(textOf(c, goal, m_lang)) } };
    }
    // An event's effect, and the harm of its raid by the difference in strength.
    void raid(const EventCard &event)
    {
        const QStringList lines = m_face["text"].toString().split('\n');
        const auto rows = qsizetype(event.raid.size());
        QVariantList harm;
        for (std::size_t row = 0; row < event.raid.size(); ++row) {
            const bool isLast = row + 1 == event.raid.size();
            const int from = event.raid[row].from, to = isLast ? from : event.raid[row + 1].from - 1;
            const QString line = lines.value(lines.size() - rows + qsizetype(row));
            harm.append(QVariantMap{ { "mark",
                                         isLast           ? QString("%1+").arg(from)
                                             : from == to ? QString::number(from)
                                                          : QString("%1–%2").arg(from).arg(to) },
                { "text", line.section(": ", 1) } });
        }
        insert("effect", lines.mid(0, std::max<qsizetype>(1, lines.size() - rows - 1)).join('\n'));
        insert("raidTitle", lines.value(lines.size() - rows - 1));
        insert("raid", harm);
    }
    QVariantMap done()
    {
        if (!m_face.contains("id"))
            return {};
        const CardWords words(c);
        insert("kind", words.kind(m_face));
        insert("label", words.label(m_face));
        return m_face;
    }

private:
    const Content &c;
    Card m_card;
    Lang m_lang = Preferences::currentLanguage();
    QVariantMap m_face;
};

} // namespace

QStringList symbolsOf(const Price &price)
{
    QStringList symbols;
    for (int good = 0; good < kGoods; ++good) {
        const QString id = good == kAnyGood ? QString("any") : word(kGoodWords[std::size_t(good)]);
        for (int i = 0; i < price[std::size_t(good)]; ++i)
            symbols.append(id);
    }
    return symbols;
}

QVariantMap backOf(std::uint16_t noun, int level)
{
    return { { "noun", word(kNounNames[noun]) }, { "level", level } };
}

QVariantMap faceOf(const Content &content, Ref ref)
{
    FaceMaker face(content, ref);
    switch (ref.noun) {
    case kTacticNoun:
        if (const Tactic *card = face.common(content.tactics, tacticText)) {
            face.realm(card->realm);
            face.insert("saracen", card->isSaracen);
            face.insert("level", card->level);
            face.insert("colours", coloursOf(card->colours));
            face.insert("price", symbolsOf(card->price));
            face.insert("upper", face.half(card->halves[0]));
            face.insert("lower", face.half(card->halves[1]));
        }
        break;
    case kBuildingNoun:
        if (const Building *card = face.common(content.buildings, buildingText)) {
            face.insert("level", card->level);
            face.insert("colours", coloursOf(card->colours));
            face.insert("price", symbolsOf(card->price));
            face.triggered(card->trigger, card->program, Who::Self);
        }
        break;
    case kRescriptNoun:
        if (const Rescript *card = face.common(content.rescripts, rescriptText)) {
            QStringList goods;
            for (const Good good : card->goods)
                goods.append(word(kGoodWords[std::size_t(good)]));
            face.insert("level", card->level());
            face.insert("goods", goods);
        }
        break;
    case kSpyNoun:
        if (const Spy *card = face.common(content.spies, spyText))
            face.triggered(card->trigger, card->program, Who::Rival);
        break;
    case kGovernorNoun:
        if (const Governor *card = face.common(content.governors, governorText)) {
            face.realm(card->realm);
            face.insert("goals", QVariantList{ face.goal(card->goal) });
        }
        break;
    case kBullNoun:
        if (const Bull *card = face.common(content.bulls, bullText))
            face.insert("goals", QVariantList{ face.goal(card->goals[0]), face.goal(card->goals[1]) });
        break;
    case kEventNoun:
        if (const EventCard *card = face.common(content.events, eventText))
            face.raid(*card);
        break;
    case kOathNoun:
        face.common(content.oaths, oathText);
        break;
    case kCommanderNoun:
        face.common(content.commander, commanderText);
        break;
    case kNicknameNoun:
        if (const Nickname *card = face.common(content.nicknames, nicknameText))
            face.insert("quality", word(kQualityWords[std::size_t(card->quality)]));
        break;
    default:
        break;
    }
    return face.done();
}

} // namespace outremer
