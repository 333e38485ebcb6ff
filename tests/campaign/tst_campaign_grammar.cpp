#include "tests/campaign/sagatext.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/facts/mapdrawing.h"
#include "campaign/crusaders/prose/cast.h"
#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/crusaders/prose/rulers.h"
#include "campaign/document/contentfiles.h"
#include "campaign/grammar/hyphens.h"
#include "campaign/grammar/letters.h"
#include "campaign/grammar/numerals.h"

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;

namespace {

// gen, dat, acc, ins, prep; "=" is the nominative.
struct Declined {
    const char *name;
    Gender gender;
    const char *forms;
};
constexpr Gender m = Gender::Masculine, f = Gender::Feminine;
constexpr Declined kNames[] = {
    { "Балдуин", m, "Балдуина Балдуину Балдуина Балдуином Балдуине" },
    { "Танкред", m, "Танкреда Танкреду Танкреда Танкредом Танкреде" },
    { "Раймунд", m, "Раймунда Раймунду Раймунда Раймундом Раймунде" },
    { "Жослен", m, "Жослена Жослену Жослена Жосленом Жослене" },
    { "Боэмунд", m, "Боэмунда Боэмунду Боэмунда Боэмундом Боэмунде" },
    { "Рено", m, "= = = = =" },
    { "Гуго", m, "= = = = =" },
    { "Ги", m, "= = = = =" },
    { "Пьер", m, "Пьера Пьеру Пьера Пьером Пьере" },
    { "Жорж", m, "Жоржа Жоржу Жоржа Жоржем Жорже" },
    { "Франц", m, "Франца Францу Франца Францем Франце" },
    { "Милош", m, "Милоша Милошу Милоша Милошем Милоше" },
    { "Генрих", m, "Генриха Генриху Генриха Генрихом Генрихе" },
    { "Людовик", m, "Людовика Людовику Людовика Людовиком Людовике" },
    { "Жерар", m, "Жерара Жерару Жерара Жераром Жераре" },
    { "Андрей", m, "Андрея Андрею Андрея Андреем Андрее" },
    { "Матвей", m, "Матвея Матвею Матвея Матвеем Матвее" },
    { "Николай", m, "Николая Николаю Николая Николаем Николае" },
    { "Георгий", m, "Георгия Георгию Георгия Георгием Георгии" },
    { "Амори", m, "= = = = =" },
    { "Игорь", m, "Игоря Игорю Игоря Игорем Игоре" },
    { "Камиль", m, "Камиля Камилю Камиля Камилем Камиле" },
    { "Рауль", m, "Рауля Раулю Рауля Раулем Рауле" },
    { "Никита", m, "Никиты Никите Никиту Никитой Никите" },
    { "Фома", m, "Фомы Фоме Фому Фомой Фоме" },
    { "Лука", m, "Луки Луке Луку Лукой Луке" },
    { "Илья", m, "Ильи Илье Илью Ильёй Илье" },
    { "Захария", m, "Захарии Захарии Захарию Захарией Захарии" },
    { "Ваня", m, "Вани Ване Ваню Ваней Ване" },
    { "Павел", m, "Павла Павлу Павла Павлом Павле" },
    { "Пётр", m, "Петра Петру Петра Петром Петре" },
    { "Лев", m, "Льва Льву Льва Львом Льве" },
    { "Миша", m, "Миши Мише Мишу Мишей Мише" },
    { "Мелисенда", f, "Мелисенды Мелисенде Мелисенду Мелисендой Мелисенде" },
    { "Констанция", f, "Констанции Констанции Констанцию Констанцией Констанции" },
    { "Годиерна", f, "Годиерны Годиерне Годиерну Годиерной Годиерне" },
    { "Беатриса", f, "Беатрисы Беатрисе Беатрису Беатрисой Беатрисе" },
    { "Сибилла", f, "Сибиллы Сибилле Сибиллу Сибиллой Сибилле" },
    { "Мария", f, "Марии Марии Марию Марией Марии" },
    { "Эмма", f, "Эммы Эмме Эмму Эммой Эмме" },
    { "Ольга", f, "Ольги Ольге Ольгу Ольгой Ольге" },
    { "Вероника", f, "Вероники Веронике Веронику Вероникой Веронике" },
    { "Наташа", f, "Наташи Наташе Наташу Наташей Наташе" },
    { "Алиса", f, "Алисы Алисе Алису Алисой Алисе" },
    { "Беатриче", f, "= = = = =" },
    { "Элиза", f, "Элизы Элизе Элизу Элизой Элизе" },
    { "Наталья", f, "Натальи Наталье Наталью Натальей Наталье" },
    { "Дарья", f, "Дарьи Дарье Дарью Дарьей Дарье" },
    { "Агнесса", f, "Агнессы Агнессе Агнессу Агнессой Агнессе" },
    { "Рахиль", f, "Рахили Рахили Рахиль Рахилью Рахили" },
    { "Любовь", f, "Любови Любови Любовь Любовью Любови" },
    { "Изабель", f, "Изабели Изабели Изабель Изабелью Изабели" },
    { "Катрин", f, "= = = = =" },
    { "Мари", f, "= = = = =" },
    { "Жанна", f, "Жанны Жанне Жанну Жанной Жанне" },
    { "Лея", f, "Леи Лее Лею Леей Лее" },
    { "Анжелика", f, "Анжелики Анжелике Анжелику Анжеликой Анжелике" },
    { "Жан-Пьер", m, "Жан-Пьера Жан-Пьеру Жан-Пьера Жан-Пьером Жан-Пьере" },
    { "Раймунд де Пуатье", m,
        "Раймунда_де_Пуатье Раймунду_де_Пуатье Раймунда_де_Пуатье Раймундом_де_Пуатье Раймунде_де_Пуатье" },
    { "Гуго Рыжий", m, "Гуго_Рыжего Гуго_Рыжему Гуго_Рыжего Гуго_Рыжим Гуго_Рыжем" },
    { "Анна Великая", f, "Анны_Великой Анне_Великой Анну_Великую Анной_Великой Анне_Великой" },
    { "Балдуин II", m, "Балдуина_II Балдуину_II Балдуина_II Балдуином_II Балдуине_II" },
    { "Hugh", m, "= = = = =" },
    { "Anna-Maria", f, "= = = = =" },
};

CampaignFacts realm(const std::string &ruler, const std::string &state, bool isFeminine)
{
    CampaignFacts facts;
    facts.dynasties = { { 0, state, ruler, isFeminine, "", "" } };
    return facts;
}

QString styleOf(const CampaignFacts &facts, Lang lang, const char *form, const std::vector<std::string> &nicknames = {})
{
    const Names names = sagaNames();
    Cast cast(facts, names, lang);
    for (const std::string &nickname : nicknames)
        cast.award({ 0, nickname });
    return shown(cast.style(0, form));
}

} // namespace

// Names, numbers and lists as Russian and English want them.
class TestGrammar : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void nameOfTheGroupsOwn_isDeclinedByRule_data()
    {
        QTest::addColumn<int>("index");
        QVERIFY(std::size(kNames) >= 60);
        for (std::size_t i = 0; i < std::size(kNames); ++i)
            QTest::newRow(kNames[i].name) << int(i);
    }
    void nameOfTheGroupsOwn_isDeclinedByRule()
    {
        QFETCH(int, index);
        const Declined &row = kNames[index];
        const QStringList forms = QString(row.forms).split(' ');
        QCOMPARE(forms.size(), qsizetype(5));
        QCOMPARE(shown(declinedName(row.name, row.gender, "nom")), QString(row.name));
        for (std::size_t i = 1; i < kCases.size(); ++i) {
            const QString form = QString(forms[int(i) - 1]).replace('_', ' ');
            QCOMPARE(shown(declinedName(row.name, row.gender, kCases[i])), form == "=" ? QString(row.name) : form);
        }
    }
    void epithet_agrees()
    {
        const auto forms = [](const char *epithet) {
            QStringList all;
            for (std::string_view form : kCases)
                all += shown(declinedEpithet(epithet, form));
            return all.join(' ');
        };
        QCOMPARE(forms("Храбрый"), QString("Храбрый Храброго Храброму Храброго Храбрым Храбром"));
        QCOMPARE(forms("Великий"), QString("Великий Великого Великому Великого Великим Великом"));
        QCOMPARE(forms("Рыжий"), QString("Рыжий Рыжего Рыжему Рыжего Рыжим Рыжем"));
        QCOMPARE(forms("Дальний"), QString("Дальний Дальнего Дальнему Дальнего Дальним Дальнем"));
        QCOMPARE(forms("Молодой"), QString("Молодой Молодого Молодому Молодого Молодым Молодом"));
        QCOMPARE(forms("Храбрая"), QString("Храбрая Храброй Храброй Храбрую Храброй Храброй"));
        QCOMPARE(forms("Рыжая"), QString("Рыжая Рыжей Рыжей Рыжую Рыжей Рыжей"));
        QCOMPARE(forms("Дальняя"), QString("Дальняя Дальней Дальней Дальнюю Дальней Дальней"));
        QCOMPARE(forms("Ironside"), QString("Ironside Ironside Ironside Ironside Ironside Ironside"));
    }

    void style_agreesInEveryCase()
    {
        const CampaignFacts king = realm("baldwin", "jerusalem", false);
        const std::vector<std::string> prudent{ "the-prudent" };
        QCOMPARE(styleOf(king, Lang::Ru, "nom", prudent), QString("Балдуин Расчётливый, король Иерусалима"));
        QCOMPARE(styleOf(king, Lang::Ru, "gen", prudent), QString("Балдуина Расчётливого, короля Иерусалима"));
        QCOMPARE(styleOf(king, Lang::Ru, "dat", prudent), QString("Балдуину Расчётливому, королю Иерусалима"));
        QCOMPARE(styleOf(king, Lang::Ru, "acc", prudent), QString("Балдуина Расчётливого, короля Иерусалима"));
        QCOMPARE(styleOf(king, Lang::Ru, "ins", prudent), QString("Балдуином Расчётливым, королём Иерусалима"));
        QCOMPARE(styleOf(king, Lang::Ru, "prep", prudent), QString("Балдуине Расчётливом, короле Иерусалима"));
        QCOMPARE(styleOf(king, Lang::En, "nom", prudent), QString("Baldwin the Prudent, King of Jerusalem"));
        const CampaignFacts princess = realm("constance", "antioch", false);
        QCOMPARE(styleOf(princess, Lang::Ru, "ins", prudent), QString("Констанцией Расчётливой, княгиней Антиохии"));
        QCOMPARE(styleOf(princess, Lang::En, "nom"), QString("Constance, Princess of Antioch"));
    }
    void laterNicknames_areJoined()
    {
        const CampaignFacts king = realm("baldwin", "jerusalem", false);
        QCOMPARE(styleOf(king, Lang::Ru, "gen", { "the-prudent", "the-fearless" }),
            QString("Балдуина Расчётливого и Неустрашимого, короля Иерусалима"));
        QCOMPARE(styleOf(king, Lang::Ru, "dat", { "the-prudent", "the-fearless", "Храбрый" }),
            QString("Балдуину Расчётливому, Неустрашимому и Храброму, королю Иерусалима"));
        QCOMPARE(styleOf(king, Lang::En, "nom", { "the-prudent", "the-fearless" }),
            QString("Baldwin the Prudent and the Fearless, King of Jerusalem"));
    }
    void rulerOfTheGroupsOwn_hasATitleOfTheRightGender()
    {
        QCOMPARE(styleOf(realm("Ольга", "tripoli", true), Lang::Ru, "acc"), QString("Ольгу, графиню Триполи"));
        QCOMPARE(styleOf(realm("Hugh", "edessa", false), Lang::Ru, "gen"), QString("Hugh, графа Эдессы"));
        QCOMPARE(styleOf(realm("Ольга", "tripoli", true), Lang::En, "nom"), QString("Ольга, Countess of Tripoli"));
    }
    void rulersOfOneName_areToldApart()
    {
        CampaignFacts facts = realm("Гуго", "tripoli", false);
        facts.dynasties.push_back({ 1, "edessa", "Гуго", false, "", "" });
        const Names names = sagaNames();
        QCOMPARE(shown(Cast(facts, names, Lang::Ru).said("edessa", "dat")), QString("Гуго из Эдессы"));
        QCOMPARE(shown(Cast(facts, names, Lang::En).said("edessa", "gen")), QString("Гуго of Edessa’s"));
    }
    void words_agreeWithTheirRuler()
    {
        const Names names = sagaNames();
        const CampaignFacts facts = saga(Lang::Ru);
        const Cast cast(facts, names, Lang::Ru);
        QCOMPARE(shown(cast.said("jerusalem", "g|взял|взяла|взяли")), QString("взял"));
        QCOMPARE(shown(cast.said("tripoli", "g|взял|взяла|взяли")), QString("взяла"));
        QCOMPARE(shown(cast.said("saracens", "g|взял|взяла|взяли")), QString("взяли"));
        QCOMPARE(shown(cast.said("saracens", "gen")), QString("сарацин"));
        QCOMPARE(shown(Cast(facts, names, Lang::En).said("saracens", "gen")), QString("the Saracens’"));
        QCOMPARE(shown(Cast(facts, names, Lang::En).said("tripoli", "gen")), QString("Hodierna’s"));
    }
    void rulers_areFivePerState()
    {
        const Rulers &rulers = Rulers::builtIn();
        for (const char *state : { "jerusalem", "tripoli", "edessa", "antioch" }) {
            const auto own = rulers.of(state);
            QCOMPARE(std::ranges::count_if(own, [](const Ruler *ruler) { return !ruler->isFeminine; }), 3);
            QCOMPARE(std::ranges::count_if(own, [](const Ruler *ruler) { return ruler->isFeminine; }), 2);
            // The rules of declension agree with what is written down.
            for (const Ruler *ruler : own) {
                for (std::string_view form : kCases)
                    QCOMPARE(shown(ruler->name.in(Lang::Ru, form)),
                        shown(declinedName(ruler->name.in(Lang::Ru), ruler->isFeminine ? f : m, form)));
            }
        }
    }
    void rulersWithoutACase_areRefused()
    {
        std::optional<Problem> problem;
        const JsonNode node = std::get<JsonNode>(parseJson(
            "{\"states\": [{\"id\": \"a\", \"title\": {\"masculine\": {\"ru\": {\"nom\": \"x\"}, \"en\": \"x\"},\n"
            "\"feminine\": {\"ru\": {\"nom\": \"x\"}, \"en\": \"x\"}}, \"rulers\": []}]}",
            "rulers.json"));
        Rulers::read(JsonReader(node, problem));
        QVERIFY(problem);
        QCOMPARE(shown(problem->text()),
            QString("rulers.json:1: field \"states[0].title.masculine.ru\": expected a member \"gen\""));
    }

    void numbers_takeTheirNoun_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("ru");
        QTest::addColumn<QString>("en");
        QTest::newRow("0") << 0 << "ноль городов"
                           << "no cities";
        QTest::newRow("1") << 1 << "один город"
                           << "one city";
        QTest::newRow("2") << 2 << "два города"
                           << "two cities";
        QTest::newRow("5") << 5 << "пять городов"
                           << "five cities";
        QTest::newRow("11") << 11 << "одиннадцать городов"
                            << "eleven cities";
        QTest::newRow("12") << 12 << "двенадцать городов"
                            << "twelve cities";
        QTest::newRow("14") << 14 << "четырнадцать городов"
                            << "14 cities";
        QTest::newRow("20") << 20 << "двадцать городов"
                            << "20 cities";
        QTest::newRow("21") << 21 << "21 город"
                            << "21 cities";
        QTest::newRow("22") << 22 << "22 города"
                            << "22 cities";
        QTest::newRow("25") << 25 << "25 городов"
                            << "25 cities";
        QTest::newRow("101") << 101 << "101 город"
                             << "101 cities";
        QTest::newRow("111") << 111 << "111 городов"
                             << "111 cities";
        QTest::newRow("124") << 124 << "124 города"
                             << "124 cities";
    }
    void numbers_takeTheirNoun()
    {
        QFETCH(int, number);
        QFETCH(QString, ru);
        QFETCH(QString, en);
        const CountedNoun &cities = prosePatterns().noun("cities");
        QCOMPARE(shown(counted(number, cities, Lang::Ru)), ru);
        QCOMPARE(shown(counted(number, cities, Lang::En)), en);
    }
    void numbersOfOtherGenders_haveTheirCases()
    {
        const CountedNoun &coins = prosePatterns().noun("coins");
        QCOMPARE(shown(counted(1, coins, Lang::Ru)), QString("одна монета"));
        QCOMPARE(shown(counted(1, coins, Lang::Ru, "acc")), QString("одну монету"));
        QCOMPARE(shown(counted(1, coins, Lang::Ru, "gen")), QString("одной монеты"));
        QCOMPARE(shown(counted(2, coins, Lang::Ru)), QString("две монеты"));
        QCOMPARE(shown(counted(3, coins, Lang::Ru, "gen")), QString("трёх монет"));
        QCOMPARE(shown(counted(21, coins, Lang::Ru, "acc")), QString("21 монету"));
        const CountedNoun &points = prosePatterns().noun("points");
        QCOMPARE(shown(counted(1, points, Lang::Ru)), QString("одно очко"));
        QCOMPARE(shown(counted(1, points, Lang::Ru, "gen")), QString("одного очка"));
        QCOMPARE(shown(counted(2, points, Lang::Ru)), QString("два очка"));
    }
    void rounds_areOrdinals()
    {
        QCOMPARE(shown(inRound(1, Lang::Ru)), QString("в первом раунде"));
        QCOMPARE(shown(inRound(2, Lang::Ru)), QString("во втором раунде"));
        QCOMPARE(shown(inRound(3, Lang::Ru)), QString("в третьем раунде"));
        QCOMPARE(shown(inRound(6, Lang::Ru)), QString("в шестом раунде"));
        QCOMPARE(shown(inRound(2, Lang::En)), QString("in the second round"));
        QCOMPARE(shown(ordinal(3, Lang::Ru)), QString("третий"));
        QCOMPARE(shown(ordinal(3, Lang::Ru, "gen")), QString("третьего"));
        QCOMPARE(shown(ordinal(4, Lang::Ru)), QString("четвёртый"));
        QCOMPARE(shown(roman(4) + roman(9) + roman(14)), QString("IVIXXIV"));
    }
    void listsYearsAndDates_readAsProse()
    {
        QCOMPARE(shown(listed({ "Акра" }, Lang::Ru)), QString("Акра"));
        QCOMPARE(shown(listed({ "Акра", "Хомс" }, Lang::Ru)), QString("Акра и Хомс"));
        QCOMPARE(shown(listed({ "Acre", "Homs", "Tortosa" }, Lang::En)), QString("Acre, Homs and Tortosa"));
        QCOMPARE(shown(listed({}, Lang::En)), QString());
        QCOMPARE(shown(years(1099, 1110)), QString("1099–1110"));
        QCOMPARE(shown(date("2026-11-06", Lang::Ru)), QString("6 ноября 2026 года"));
        QCOMPARE(shown(date("2026-05-16", Lang::En)), QString("16 May 2026"));
        QCOMPARE(shown(date("2026-13-16", Lang::En)), QString("2026-13-16"));
        QCOMPARE(shown(date("в пятницу", Lang::Ru)), QString("в пятницу"));
    }
    void letters_knowTwoAlphabets()
    {
        QCOMPARE(shown(capitalised("сарацины")), QString("Сарацины"));
        QCOMPARE(shown(capitalised("ёлка")), QString("Ёлка"));
        QCOMPARE(shown(capitalised("«тихо»")), QString("«тихо»"));
        QCOMPARE(shown(capitalised("the emir")), QString("The emir"));
        QCOMPARE(shown(capitalised("")), QString());
        QVERIFY(isCyrillic("Hugo й") && !isCyrillic("Hugo é"));
        QCOMPARE(shown(std::string(withoutLast("Акра", 2))), QString("Ак"));
        QCOMPARE(shown(std::string(lastLetter("Ä"))), QString("Ä"));
    }
    // Each of our own files reads without a problem, in release builds too, where nothing asserts it.
    void contentFiles_areWellFormed()
    {
        QVERIFY(mapDrawingFrom(campaignFile("map.json"), "map.json"));
        QCOMPARE(builtInMap().cities.size(), std::size_t(13));
        QCOMPARE(builtInMap().roads.size(), std::size_t(28));
        QCOMPARE(Rulers::builtIn().all().size(), std::size_t(20));
        for (const char *name : { "chapters.json", "epilogues.json", "prose.json", "rulers.json" })
            QVERIFY(std::holds_alternative<JsonNode>(parseJson(campaignFile(name), name)));
    }
    void map_hasTheBordersOfTheGame()
    {
        const auto content = crusaders::Content::load(Pack::builtIn("crusaders"));
        for (const MapRoad &road : builtInMap().roads) {
            const auto from = content->cityNamed(road.from), to = content->cityNamed(road.to);
            QVERIFY2(from && to && crusaders::isIn(content->cities[*from].neighbours, *to),
                (road.from + " " + road.to).c_str());
        }
        int borders = 0;
        for (const auto &city : content->cities)
            borders += std::popcount(city.neighbours);
        QCOMPARE(borders, 2 * int(builtInMap().roads.size()));
    }
    void words_areBroken_onlyBetweenSyllables()
    {
        const auto broken = [](const QString &text) {
            return QString::fromStdU16String(hyphenated(text.toStdU16String(), 8)).replace(QChar(0xad), '-');
        };
        QCOMPARE(broken("Скрипторий"), QString("Скрип-то-рий"));
        QCOMPARE(broken("Тренировочный плац"), QString("Тре-ни-ро-воч-ный плац"));
        QCOMPARE(broken("Объявление"), QString("Объяв-ле-ние"));
        QCOMPARE(broken("Странноприимный"), QString("Стран-но-приим-ный"));
        QCOMPARE(broken("Больничный"), QString("Боль-нич-ный"));
        QCOMPARE(broken("Базар"), QString("Базар")); // too short
        QCOMPARE(broken("Commandery"), QString("Commandery"));
    }
    void badMap_isRefusedWithItsField()
    {
        const auto refused = mapDrawingFrom("{\"coast\": [[1, 2], [3, 4000]]}", "my-map.json");
        QVERIFY(!refused);
        QCOMPARE(shown(refused.refusal().message),
            QString("my-map.json:1: field \"coast[1][1]\": expected a whole number from 0 to 1000"));
    }
};

OUTREMER_TEST(TestGrammar)
#include "tst_campaign_grammar.moc"
