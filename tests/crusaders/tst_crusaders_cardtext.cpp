#include "tests/support/ruletest.h"

#include "model/crusaders/cardtext.h"
#include "model/crusaders/crusaders.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <map>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::test;

namespace {

using TextOfCard = std::function<std::string(const Content &, Card, Lang)>;

// A deck by name: its cards' ids, [0] being the unknown card, and what they say.
struct DeckText {
    const char *name;
    std::vector<std::string> ids;
    TextOfCard text;
};

template <class Cards>
DeckText deck(const char *name, const Cards &cards, TextOfCard text)
{
    DeckText found{ name, {}, std::move(text) };
    for (const PrintedCard &card : cards)
        found.ids.push_back(card.id);
    return found;
}

std::vector<DeckText> decksOf(const Content &c)
{
    return { deck("tactics", c.tactics, tacticText), deck("buildings", c.buildings, buildingText),
        deck("spies", c.spies, spyText), deck("rescripts", c.rescripts, rescriptText),
        deck("events", c.events, eventText), deck("governors", c.governors, governorText),
        deck("bulls", c.bulls, bullText) };
}

bool hasCyrillic(const std::string &text)
{
    const QString letters = QString::fromStdString(text);
    return std::any_of(
        letters.begin(), letters.end(), [](QChar letter) { return letter.script() == QChar::Script_Cyrillic; });
}

// Latin words in Russian can only be untranslated; Roman numerals are levels.
bool hasLatinWord(const std::string &text)
{
    static const QRegularExpression word("[A-Za-z]*[a-z][A-Za-z]*");
    return QString::fromStdString(text).contains(word);
}

bool saysNumber(const std::string &text, int number)
{
    const QRegularExpression alone(QString("(?<![0-9])%1(?![0-9])").arg(std::abs(number)));
    return QString::fromStdString(text).contains(alone);
}

// What is done once or not at all: its text needs no number.
bool isCounted(const Effect &effect)
{
    switch (effect.verb) {
    case EffectVerb::LoseGovernor:
    case EffectVerb::SwapGovernor:
    case EffectVerb::Order:
    case EffectVerb::Refill:
    case EffectVerb::CheckHolyLand:
    case EffectVerb::Protection:
    case EffectVerb::KeepLevel:
    case EffectVerb::Guard:
    case EffectVerb::Spare:
    case EffectVerb::FreeCover:
    case EffectVerb::SecondOuter:
        return false;
    default:
        return effect.where != Place::NoOuter;
    }
}

} // namespace

// The texts of cards are made from their effects: that they are whole, readable and say all that is done.
class TestCrusadersCardText : public RuleTest {
    Q_OBJECT
    const Crusaders game = *Crusaders::load(Pack::builtIn("crusaders"));
    const Content &c = game.content();

    std::string text(const char *deckName, const std::string &id, Lang lang) const
    {
        for (const DeckText &deck : decksOf(c)) {
            const auto found = std::find(deck.ids.begin() + 1, deck.ids.end(), id);
            if (deck.name == std::string(deckName) && found != deck.ids.end())
                return deck.text(c, Card(found - deck.ids.begin()), lang);
        }
        return "no such card";
    }
    // As it would stand on a card that has nothing else.
    std::string program(std::initializer_list<Effect> effects, Lang lang) const
    {
        Content other = c;
        const Program added{ std::uint16_t(other.effects.size()), std::uint8_t(effects.size()) };
        other.effects.insert(other.effects.end(), effects.begin(), effects.end());
        return textOf(other, added, lang);
    }
    std::string trigger(const Trigger &when, Lang lang) const { return textOf(c, when, lang); }

private slots:
    void cards_ofEveryDeck_haveWholeTextsInBothLanguages()
    {
        for (const DeckText &deck : decksOf(c)) {
            QVERIFY(deck.ids.size() > 1);
            for (std::size_t i = 1; i < deck.ids.size(); ++i) {
                for (Lang lang : kLanguages) {
                    const std::string text = deck.text(c, Card(i), lang);
                    const std::string about = deck.ids[i] + ": " + text;
                    QVERIFY2(!text.empty(), about.c_str());
                    QVERIFY2(text.find_first_of("<>{}|") == std::string::npos, about.c_str());
                    QVERIFY2(
                        text.find("  ") == std::string::npos && text.find("..") == std::string::npos, about.c_str());
                    QVERIFY2(text.back() == '.', about.c_str());
                    QVERIFY2(hasCyrillic(text) == (lang == Lang::Ru), about.c_str());
                    QVERIFY2(lang == Lang::En || !hasLatinWord(text), about.c_str());
                }
            }
        }
    }
    void lines_ofEveryCard_beginWithACapital()
    {
        for (const DeckText &deck : decksOf(c)) {
            for (std::size_t i = 1; i < deck.ids.size(); ++i) {
                for (Lang lang : kLanguages) {
                    const QString text = QString::fromStdString(deck.text(c, Card(i), lang));
                    for (const QString &line : text.split('\n'))
                        QVERIFY2(!line.isEmpty() && !line[0].isLower(), qPrintable(text));
                }
            }
        }
    }
    // One deck says nothing twice, but for copies of a card.
    void cards_ofOneDeck_sayDifferentThings()
    {
        for (const DeckText &deck : decksOf(c)) {
            for (Lang lang : kLanguages) {
                std::map<std::string, std::string> seen;
                for (std::size_t i = 1; i < deck.ids.size(); ++i) {
                    const auto [place, isNew] = seen.emplace(deck.text(c, Card(i), lang), deck.ids[i]);
                    QVERIFY2(isNew, (place->second + " and " + deck.ids[i]).c_str());
                }
            }
        }
    }
    void effects_ofAllCards_sayTheirNumber()
    {
        for (const Effect &effect : c.effects) {
            QVERIFY(hasText(c, effect));
            for (Lang lang : kLanguages) {
                const std::string text = textOf(c, effect, lang);
                QVERIFY2(!isCounted(effect) || saysNumber(text, effect.amount), text.c_str());
            }
        }
    }
    void effects_thatDiffer_sayDifferentThings()
    {
        for (Lang lang : kLanguages) {
            std::map<std::string, Effect> seen;
            for (const Effect &effect : c.effects) {
                const std::string text = textOf(c, effect, lang);
                const auto [place, isNew] = seen.emplace(text, effect);
                QVERIFY2(isNew || place->second == effect, text.c_str());
            }
        }
    }
    void quantities_ofGoalsAndEffects_allHaveNames()
    {
        for (int i = int(Quantity::Goods); i <= int(Quantity::Red); ++i) {
            const Effect coins{ .verb = EffectVerb::Coins, .per = Quantity(i) };
            const Goal leader{ .of = Quantity(i), .steps = {}, .leader = 2 };
            for (Lang lang : kLanguages) {
                for (const std::string &text :
                    { nameOf(Quantity(i), c, lang), textOf(c, coins, lang), textOf(c, leader, lang) })
                    QVERIFY2(text.find('<') == std::string::npos, text.c_str());
            }
        }
    }

    void tactics_say_whatTheyDo()
    {
        QCOMPARE(text("tactics", "baldwins-defence", Lang::Ru),
            "+3 к силе, и ещё 2 за каждую белую тактику в этом бою.\n"
            "Разгром 1, и ещё 2 за каждую синюю тактику в этом бою.");
        QCOMPARE(text("tactics", "baldwins-defence", Lang::En),
            "+3 strength, plus 2 for each white tactic in this battle.\n"
            "Rout 1, plus 2 for each blue tactic in this battle.");
        QCOMPARE(
            text("tactics", "fire-volley", Lang::Ru), "+2 к силе. Можно понизить уровень города на 1.\nРазгром 2.");
        QCOMPARE(
            text("tactics", "fire-volley", Lang::En), "+2 strength. You may lower the city’s level by 1.\nRout 2.");
        QCOMPARE(text("tactics", "martyrs-vow", Lang::Ru),
            "+2 к силе. Подкрепление 1.\n"
            "Конец боя, если вы проиграли: получите 4 очка святости; наймите 3 отряда.");
        QCOMPARE(text("tactics", "naphtha-throwers", Lang::En),
            "+3 strength, plus 1 for each yellow tactic in this battle.\n"
            "End of battle: the opponent loses 1 building and 2 coins.");
    }
    void buildings_say_whenAndWhat()
    {
        QCOMPARE(text("buildings", "warehouses", Lang::Ru), "После строительства: восстановите до 2 товаров.");
        QCOMPARE(text("buildings", "warehouses", Lang::En), "After your construction: restore up to 2 goods.");
        QCOMPARE(text("buildings", "bazaar", Lang::Ru),
            "В любой момент своего хода: можно потратить 1 товар — тогда получите 2 монеты.");
        QCOMPARE(text("buildings", "bazaar", Lang::En),
            "At any moment of your turn: you may spend 1 good; if you do, gain 2 coins.");
        QCOMPARE(text("buildings", "training-ground", Lang::Ru),
            "После сбора войск, если нанято не менее 4 отрядов: выполните бесплатный базовый поход.");
    }
    void spiesAndRescripts_say_whenAndWhat()
    {
        QCOMPARE(text("spies", "grain-dealer", Lang::Ru),
            "После сбора войск противника, если нанято не менее 4 отрядов: возьмите у противника 2 монеты, иначе "
            "получите "
            "1 монету.");
        QCOMPARE(text("spies", "grain-dealer", Lang::En),
            "After the opponent’s muster, if at least 4 troops were hired: take 2 coins from the opponent, otherwise "
            "gain "
            "1 coin.");
        QCOMPARE(text("rescripts", "new-archbishopric", Lang::Ru),
            "В свой ход: проверьте один город со своим епископом; если это ваша святая земля, обучите 2 епископов. "
            "Переместите 1 своего епископа.");
        QCOMPARE(text("rescripts", "new-archbishopric", Lang::En),
            "On your turn: check one city with a bishop of yours; if it is your holy land, train 2 bishops. Move 1 of "
            "your "
            "bishops.");
    }
    void events_say_whomTheyHitAndTheRaidTable()
    {
        QCOMPARE(text("events", "mawdud-crosses-the-euphrates", Lang::Ru),
            "Первый игрок: 2 раза переместите не последний отряд сарацин на один город ближе к вашей столице; наймите "
            "1 отряд.\n"
            "Набег:\n"
            "Разница 1: понизьте уровень этого города на 1; потеряйте 2 не последних отряда здесь; потратьте 1 товар.\n"
            "Разница 2: потеряйте 2 не последних отряда здесь; потратьте 1 товар.\n"
            "Разница 3: потеряйте 2 не последних отряда здесь.\n"
            "Разница 4: потеряйте 1 не последний отряд здесь и 1 монету.\n"
            "Разница 5: потеряйте 1 не последний отряд здесь.\n"
            "Разница 6–7: потеряйте 1 монету.\n"
            "Разница 8 и более: без потерь.");
        QCOMPARE(text("events", "locusts", Lang::En),
            "Each leader in stored goods: spend 2 goods.\n"
            "Raid:\n"
            "Difference 1: block 2 of your goods; lose 1 non-last troop here.\n"
            "Difference 2: block 2 of your goods.\n"
            "Difference 3: block 1 of your goods; spend 1 good.\n"
            "Difference 4: spend 2 goods.\n"
            "Difference 5: spend 1 good.\n"
            "Difference 6 or more: no harm.");
        QVERIFY(
            text("events", "winter-rains", Lang::Ru)
                .starts_with("До конца раунда: −2 бесплатных движения отрядов в каждом походе; +1 к силе городов при "
                             "набегах.\n"));
    }
    void governorsAndBulls_say_whatTheyAreWorth()
    {
        QCOMPARE(text("governors", "galeran", Lang::Ru),
            "Сумма уровней городов: 3+ — 1, 5+ — 2, 7+ — 3, 9+ — 4 очка влияния.");
        QCOMPARE(text("governors", "galeran", Lang::En),
            "Total level of cities: 3+ for 1, 5+ for 2, 7+ for 3, 9+ for 4 influence points.");
        QCOMPARE(text("governors", "raynald", Lang::Ru), "Лидер по товарам на складе: 2 очка влияния.");
        QCOMPARE(text("bulls", "feed-the-flock", Lang::Ru),
            "Епископы на карте: 3+ — 3, 5+ — 5 очков влияния.\n"
            "Или города: 3+ — 4, 4+ — 7, 5+ — 10 очков влияния.");
        QCOMPARE(text("bulls", "feed-the-flock", Lang::En),
            "Bishops on the map: 3+ for 3, 5+ for 5 influence points.\n"
            "Or cities: 3+ for 4, 4+ for 7, 5+ for 10 influence points.");
    }

    void numbers_askForTheirWordForm()
    {
        const std::vector<std::pair<int, const char *>> forms{ { 1, "Получите 1 монету." }, { 2, "Получите 2 монеты." },
            { 5, "Получите 5 монет." }, { 11, "Получите 11 монет." }, { 21, "Получите 21 монету." },
            { 112, "Получите 112 монет." } };
        for (const auto &[number, sentence] : forms)
            QCOMPARE(program({ { .verb = EffectVerb::Coins, .amount = std::int8_t(number) } }, Lang::Ru), sentence);
        QCOMPARE(program({ { .verb = EffectVerb::Coins, .amount = 21 } }, Lang::En), "Gain 21 coins.");
        QCOMPARE(trigger({ .order = Order::March, .deed = Deed::Moves, .atLeast = 21 }, Lang::Ru),
            "После похода, если сделано хотя бы 21 движение отряда");
    }
    void joins_readAsOneSentence()
    {
        const Effect lower{ .verb = EffectVerb::LowerCity };
        const Effect raise{ .verb = EffectVerb::RaiseCity, .join = Join::Or };
        QCOMPARE(program({ lower, raise }, Lang::Ru), "Понизьте уровень города на 1 или повысьте его на 1.");
        const Effect train{ .verb = EffectVerb::Train };
        const Effect strength{ .verb = EffectVerb::Strength, .join = Join::Or };
        QCOMPARE(program({ train, strength }, Lang::En), "Train 1 bishop or gain +1 strength.");
        const Effect block{ .verb = EffectVerb::Block, .who = Who::Rival };
        const Effect then{ .verb = EffectVerb::Coins, .amount = 3, .join = Join::If };
        QCOMPARE(program({ block, then }, Lang::En),
            "1 of the opponent’s goods is blocked; if carried out in full, gain 3 coins.");
    }
    // What hangs on a condition stands apart from what does not, and only plain effects share a verb.
    void lists_shareAVerb_onlyWithoutConditions()
    {
        const Effect coins{ .verb = EffectVerb::Coins, .amount = 2 };
        const Effect points{ .verb = EffectVerb::Holiness };
        const Effect perCity{ .verb = EffectVerb::Coins, .per = Quantity::Cities };
        const Effect orPoints{ .verb = EffectVerb::Holiness, .join = Join::Or };
        QCOMPARE(program({ coins, points, coins }, Lang::Ru), "Получите 2 монеты, 1 очко святости и 2 монеты.");
        QCOMPARE(
            program({ points, perCity }, Lang::Ru), "Получите 1 очко святости. Получите 1 монету за каждый ваш город.");
        QCOMPARE(program({ points, coins, orPoints }, Lang::Ru),
            "Получите 1 очко святости. Получите 2 монеты или получите 1 очко святости.");
    }
};

OUTREMER_TEST(TestCrusadersCardText)
#include "tst_crusaders_cardtext.moc"
