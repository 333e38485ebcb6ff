#include "tests/campaign/abroad.h"
#include "tests/campaign/sagatext.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/prose/chapters.h"
#include "campaign/crusaders/prose/clashes.h"
#include "campaign/crusaders/prose/epilogue.h"
#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/crusaders/prose/threats.h"

#include <QRegularExpression>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;

namespace {

Clash clash(Clash::Kind kind, const std::string &city, const std::string &attacker, const std::string &defender,
    bool isWon, bool isCaptured)
{
    Clash made;
    made.kind = kind;
    made.city = city;
    made.attacker = attacker;
    made.defender = defender;
    made.attackerWon = isWon;
    made.captured = isCaptured;
    return made;
}

// A campaign of two dynasties with one digital chapter of these clashes.
CampaignFacts duel(std::vector<Clash> clashes)
{
    CampaignFacts facts;
    facts.title = "Duel";
    facts.dynasties = { { 0, "jerusalem", "baldwin", false, "Anna", "" },
        { 1, "edessa", "beatrice", false, "Boris", "" } };
    ChapterFacts chapter;
    chapter.rounds = 3;
    chapter.clashes = std::move(clashes);
    facts.chapters = { chapter };
    return facts;
}

std::string told(const CampaignFacts &facts, const Clash &clash, Lang lang)
{
    const Names names = sagaNames();
    Narrator narrator(facts, names, lang);
    return tellClash(narrator, clash, 2);
}

} // namespace

// The chronicle and the recap: true, whole, varied, sealed, and the same every time.
class TestProse : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void languages_data()
    {
        QTest::addColumn<int>("code");
        QTest::newRow("ru") << int(Lang::Ru);
        QTest::newRow("en") << int(Lang::En);
    }

    void chronicle_readsAsItDid_data() { languages_data(); }
    void chronicle_readsAsItDid()
    {
        QFETCH(int, code);
        const Lang lang = Lang(code);
        const CampaignFacts facts = saga(lang);
        const Document document = chronicleOf(facts, sagaNames(), lang);
        const std::string name = "campaign-chronicle-" + std::string(codeOf(lang)) + ".md";
        QVERIFY(isGolden(toMarkdown(document, facts, sagaNames()), name.c_str()));
    }
    void recap_readsAsItDid_data() { languages_data(); }
    void recap_readsAsItDid()
    {
        QFETCH(int, code);
        const Lang lang = Lang(code);
        std::string text;
        for (int finished = 0; finished < 4; ++finished) {
            const CampaignFacts facts = stoppedSaga(lang, finished);
            text += toMarkdown(recapOf(facts, sagaNames(), lang), facts, sagaNames()) + "\n";
        }
        const std::string name = "campaign-recap-" + std::string(codeOf(lang)) + ".md";
        QVERIFY(isGolden(text, name.c_str()));
    }
    void tableChapterWithOnlyARanking_isToldWithoutInvention_data() { languages_data(); }
    void tableChapterWithOnlyARanking_isToldWithoutInvention()
    {
        QFETCH(int, code);
        const Lang lang = Lang(code);
        const CampaignFacts facts = bareSaga(lang);
        const Document document = chronicleOf(facts, sagaNames(), lang);
        const std::string name = "campaign-table-" + std::string(codeOf(lang)) + ".md";
        QVERIFY(isGolden(toMarkdown(document, facts, sagaNames()), name.c_str()));
        int tables = 0;
        for (const Block &block : document.blocks) {
            QVERIFY(block.kind != Block::Kind::Map && block.kind != Block::Kind::Quote);
            if (block.kind == Block::Kind::Table) {
                QCOMPARE(block.rows[0].size(), std::size_t(2)); // place and ruler, nothing else is known
                ++tables;
            }
        }
        QCOMPARE(tables, 1);
    }

    void everySentence_isWhole_data() { languages_data(); }
    void everySentence_isWhole()
    {
        QFETCH(int, code);
        const Lang lang = Lang(code);
        for (const Document &document : { chronicleOf(saga(lang), sagaNames(), lang),
                 recapOf(stoppedSaga(lang, 2), sagaNames(), lang), chronicleOf(bareSaga(lang), sagaNames(), lang) }) {
            const QString text = allText(document);
            QVERIFY(!text.contains(
                QRegularExpression("[{}<>]|  | [.,;:!?»]|\\.\\.|«\\s|^[ \\t]", QRegularExpression::MultilineOption)));
        }
    }
    void sameFacts_areTheSameWords_inEveryLand()
    {
        for (Lang lang : kLanguages) {
            const auto text = [lang] { return allText(chronicleOf(saga(lang), sagaNames(), lang)); };
            QCOMPARE(madeAbroad(text), text());
        }
    }
    // A finished page stays as it was printed.
    void laterChapters_doNotChangeEarlierOnes()
    {
        for (Lang lang : kLanguages) {
            CampaignFacts facts = saga(lang);
            facts.notes.clear();
            facts.evenings.clear();
            facts.finals.clear();
            for (ChapterFacts &chapter : facts.chapters)
                chapter.nicknames.clear(); // those also stand on the title page
            const QString whole = allText(chronicleOf(facts, sagaNames(), lang));
            while (facts.chapters.size() > 1) {
                facts.chapters.pop_back();
                QVERIFY(whole.startsWith(allText(chronicleOf(facts, sagaNames(), lang))));
            }
        }
    }

    void chaptersNotReached_areSealed_data() { languages_data(); }
    void chaptersNotReached_areSealed()
    {
        QFETCH(int, code);
        const Lang lang = Lang(code);
        // Words of what a chapter adds, by the chapter; nobody may meet them earlier.
        const std::array<QRegularExpression, 4> sealed{ QRegularExpression("^$a"),
            QRegularExpression("торг|купц|market|merchant|trade", QRegularExpression::CaseInsensitiveOption),
            QRegularExpression("клятв|присяг|вассал|oath|vassal|swor[en]", QRegularExpression::CaseInsensitiveOption),
            QRegularExpression("занги|полумесяц|zengi|crescent|commander", QRegularExpression::CaseInsensitiveOption) };
        for (int finished = 0; finished < 4; ++finished) {
            CampaignFacts facts = stoppedSaga(lang, finished);
            for (const Document &document :
                { chronicleOf(facts, sagaNames(), lang), recapOf(facts, sagaNames(), lang) }) {
                const QString text = allText(document) + shown(toHtml(document, facts, sagaNames()))
                    + shown(toJsonFile(document, facts));
                const int reached = document.title == facts.title ? finished : finished + 1;
                for (int number = 1; number <= 4; ++number) {
                    if (number <= reached)
                        continue;
                    const ChapterText &chapter = chapterText(number);
                    QVERIFY(!text.contains(shown(chapter.title.in(lang))));
                    QVERIFY(!text.contains(shown(chapter.subtitle.in(lang))));
                    for (const Bilingual &opening : chapter.openings)
                        QVERIFY(!text.contains(shown(opening.in(lang))));
                    const auto leak = sealed[std::size_t(number - 1)].match(allText(document));
                    if (number > finished + 1)
                        QVERIFY2(!leak.hasMatch(), qPrintable(leak.captured()));
                }
            }
        }
    }

    void battle_isToldByWhatHappened_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("city");
        QTest::addColumn<QString>("attacker");
        QTest::addColumn<QString>("defender");
        QTest::addColumn<bool>("isWon");
        QTest::addColumn<bool>("isCaptured");
        const int battle = int(Clash::Kind::Battle), raid = int(Clash::Kind::Raid), zengi = int(Clash::Kind::Commander);
        const auto row = [](const char *pattern, int kind, const char *city, const char *attacker, const char *defender,
                             bool isWon, bool isCaptured) {
            QTest::newRow(pattern) << pattern << kind << city << attacker << defender << isWon << isCaptured;
        };
        row("battle.saracens.taken", battle, "acre", "jerusalem", "saracens", true, true);
        row("battle.saracens.held", battle, "acre", "jerusalem", "saracens", false, false);
        row("battle.christians.taken", battle, "tadmor", "jerusalem", "edessa", true, true);
        row("battle.christians.held", battle, "tadmor", "jerusalem", "edessa", false, false);
        row("battle.won", battle, "tadmor", "jerusalem", "edessa", true, false);
        row("capital.christians.taken", battle, "edessa", "jerusalem", "edessa", true, true);
        row("capital.retaken", battle, "edessa", "edessa", "saracens", true, true);
        row("capital.freed", battle, "tripoli", "edessa", "saracens", true, true);
        row("raid.taken", raid, "acre", "saracens", "jerusalem", true, true);
        row("raid.held", raid, "acre", "saracens", "jerusalem", false, false);
        row("raid.capital", raid, "jerusalem", "saracens", "jerusalem", true, true);
        row("commander.taken", zengi, "acre", "saracens", "jerusalem", true, true);
        row("commander.held", zengi, "acre", "saracens", "jerusalem", false, false);
    }
    void battle_isToldByWhatHappened()
    {
        QFETCH(QString, pattern);
        QFETCH(int, kind);
        QFETCH(QString, city);
        QFETCH(QString, attacker);
        QFETCH(QString, defender);
        QFETCH(bool, isWon);
        QFETCH(bool, isCaptured);
        const Clash fought = clash(
            Clash::Kind(kind), city.toStdString(), attacker.toStdString(), defender.toStdString(), isWon, isCaptured);
        QCOMPARE(shown(patternOf(fought)), pattern);
        // Every variant, with a man and with a woman on either side: no word is missing and no blank is left.
        for (const bool isSwapped : { false, true }) {
            CampaignFacts facts = duel({});
            if (isSwapped) {
                facts.dynasties[0].ruler = "melisende";
                facts.dynasties[1].ruler = "joscelin";
            }
            const Names names = sagaNames();
            for (Lang lang : kLanguages) {
                Narrator narrator(facts, names, lang);
                for (int i = 0; i < prosePatterns().variants(patternOf(fought)); ++i) {
                    const QString sentence = shown(tellClash(narrator, fought, 2));
                    QVERIFY2(!sentence.contains(QRegularExpression("[{}<>|]|  | [.,;:]|^[^A-ZА-ЯЁ]|[^.]$")),
                        qPrintable(sentence));
                }
            }
        }
        for (Lang lang : kLanguages) {
            const QString sentence = shown(told(duel({}), fought, lang));
            const QString state = shown(sagaNames().of(campaign::Thing::City, city.toStdString(), lang)).left(3);
            QVERIFY2(sentence.contains(state), qPrintable(sentence));
        }
    }
    // As many battles of one kind as there are variants, and no two alike.
    void battlesOfOneKind_doNotReadAlike()
    {
        const std::vector<std::string> kinds{ "battle.saracens.taken", "battle.saracens.held",
            "battle.christians.taken", "battle.christians.held", "capital.christians.taken", "capital.retaken",
            "raid.capital", "raid.taken", "raid.held", "commander.taken", "commander.held", "commander.beaten" };
        for (const std::string &kind : kinds)
            QVERIFY2(prosePatterns().variants(kind) >= 6, kind.c_str());
        for (const auto &[kind, variants] : prosePatterns().kinds())
            QVERIFY2(variants >= 3, kind.c_str());
        const CampaignFacts facts = duel({});
        const Names names = sagaNames();
        for (Lang lang : kLanguages) {
            Narrator narrator(facts, names, lang);
            QSet<QString> sentences;
            const int variants = prosePatterns().variants("raid.held");
            for (int round = 1; round <= 2; ++round) {
                for (int i = 0; i < variants; ++i)
                    sentences += shown(tellClash(
                        narrator, clash(Clash::Kind::Raid, "acre", "saracens", "jerusalem", false, false), 2));
                QCOMPARE(sentences.size(), qsizetype(variants));
            }
        }
    }
    void capitals_areAlwaysTold()
    {
        std::vector<Clash> clashes(20, clash(Clash::Kind::Battle, "acre", "jerusalem", "saracens", true, true));
        clashes.push_back(clash(Clash::Kind::Raid, "edessa", "saracens", "edessa", true, true));
        const auto places = worthTelling(clashes);
        QCOMPARE(int(places.size()), kClashesTold);
        QCOMPARE(places.back(), clashes.size() - 1);
        QVERIFY(std::ranges::is_sorted(places));
    }

    // A state nobody plays, and a thing that did not happen, are in no sentence.
    void onlyWhatTheFactsSay_isTold()
    {
        for (Lang lang : kLanguages) {
            CampaignFacts facts = duel({ clash(Clash::Kind::Raid, "acre", "saracens", "jerusalem", false, false) });
            facts.chapters[0].standings.resize(2);
            facts.chapters[0].standings[0].state = "jerusalem";
            facts.chapters[0].standings[1].state = "edessa";
            const Document document = chronicleOf(facts, sagaNames(), lang);
            const QString text = allText(document);
            for (const char *city : { "tripoli", "antioch", "homs", "damascus", "tortosa" }) {
                const QString name = shown(sagaNames().of(campaign::Thing::City, city, lang));
                QVERIFY2(!text.contains(name.left(name.size() - 1)), qPrintable(name));
            }
            for (const char *word : { "Триполи", "Констанци", "Годиерн", "Tripoli", "Constance", "Hodierna" })
                QVERIFY(!text.contains(word));
            for (const Block &block : document.blocks)
                QVERIFY(block.kind != Block::Kind::Map && block.kind != Block::Kind::Quote);
        }
    }
    void chapterWithoutBattles_isPeaceOnlyWhenTheEngineSaw()
    {
        const QString digital = allText(chronicleOf(duel({}), sagaNames(), Lang::En));
        CampaignFacts facts = duel({});
        facts.chapters[0].origin = Origin::Table;
        const QString table = allText(chronicleOf(facts, sagaNames(), Lang::En));
        const QRegularExpression peace("nobody drew a sword|There were no battles|No sieges");
        QVERIFY(digital.contains(peace));
        QVERIFY(!table.contains(peace));
    }
    void nicknames_areNotUsedBeforeTheyAreEarned()
    {
        const CampaignFacts facts = saga(Lang::Ru);
        const Document document = chronicleOf(facts, sagaNames(), Lang::Ru);
        bool isEarned = false, isTitlePage = true;
        int used = 0;
        for (const Block &block : document.blocks) {
            isTitlePage = isTitlePage && block.kind != Block::Kind::Chapter;
            isEarned = isEarned || block.text == "Прозвища";
            const QString text = allText(Document{ "", "", { block } });
            if (isTitlePage || !text.contains("Неустрашим"))
                continue;
            QVERIFY2(isEarned, qPrintable(text));
            ++used;
        }
        QVERIFY(used >= 2);
    }
    void notes_areQuotedAsTheyWereWritten()
    {
        const Document document = chronicleOf(saga(Lang::Ru), sagaNames(), Lang::Ru);
        const auto quote = std::ranges::find(document.blocks, Block::Kind::Quote, &Block::kind);
        QVERIFY(quote != document.blocks.end());
        QCOMPARE(shown(quote->text), QString("Турбессель мы ещё вернём!\nЗапишите."));
        QCOMPARE(shown(quote->lines.at(0)), QString("Вера"));
    }

    void sharedMark_isOneLine()
    {
        CampaignFacts facts = duel({});
        facts.chapters[0].marks = { { 0, "valour", "deed", 1, 2 }, { 1, "valour", "deed", 1, 2 },
            { 0, "temperance", "oath", -1, 0 }, { 0, "temperance", "oath", -1, 0 } };
        const Document document = chronicleOf(facts, sagaNames(), Lang::En);
        const auto list = std::ranges::find_if(document.blocks,
            [](const Block &block) { return block.kind == Block::Kind::List && block.lines.size() == 3; });
        QVERIFY(list != document.blocks.end()); // the two broken oaths are two lines: one of them is not lost
        QVERIFY(shown(list->lines[0]).contains("Baldwin and Beatrice"));
    }
    void peaceOfATable_isNotClaimed()
    {
        CampaignFacts facts = duel({});
        facts.chapters[0].marks = { { 0, "temperance", "deed", 1, 0 } };
        const QString digital = allText(chronicleOf(facts, sagaNames(), Lang::En));
        facts.chapters[0].origin = Origin::Table;
        const QString table = allText(chronicleOf(facts, sagaNames(), Lang::En));
        const QRegularExpression rarely("less often|less trouble");
        QVERIFY(!digital.contains(rarely));
        QVERIFY(table.contains(rarely));
    }
    void offerRefusedAgain_isToldOnce()
    {
        CampaignFacts facts = duel({});
        facts.chapters[0].oaths.assign(3, { 1, "altar", "edessa", "jerusalem", false, false });
        const QString text = allText(chronicleOf(facts, sagaNames(), Lang::En));
        QCOMPARE(text.count("The Sword upon the Altar"), 1);
        QVERIFY(text.contains("two oaths"));
    }

    void epilogue_followsTheEndingAndTheQuality()
    {
        CampaignFacts facts = saga(Lang::Ru);
        QCOMPARE(shown(epilogueOf(facts)), QString("prudence.defeat"));
        facts.chapters.back().ending = "hegemony-and-righteousness";
        facts.chapters.back().winner = 3;
        QCOMPARE(shown(epilogueOf(facts)), QString("prudence.hegemony"));
        facts.chapters.back().standings[1].hegemony = true; // another's is no praise
        QCOMPARE(shown(epilogueOf(facts)), QString("prudence.righteousness"));
        facts.chapters.back().ending = "hegemony";
        QCOMPARE(shown(epilogueOf(facts)), QString("prudence.era"));
        facts.chapters.back().ending = "defeat"; // a dynasty fell, and somebody won nevertheless
        QCOMPARE(shown(epilogueOf(facts)), QString("prudence.era"));
        facts.winner = 2;
        QCOMPARE(shown(epilogueOf(facts)), QString("temperance.era"));
        for (ChapterFacts &chapter : facts.chapters)
            chapter.marks.clear();
        QCOMPARE(shown(epilogueOf(facts)), QString("unknown"));
        facts.winner = -1;
        QCOMPARE(shown(epilogueOf(facts)), QString("nobody"));
        facts.chapters.back().winner = -1;
        QCOMPARE(shown(epilogueOf(facts)), QString("crescent"));
    }
    void everyEpilogue_isWhole()
    {
        for (const char *quality : { "prudence", "piety", "leadership", "valour", "temperance" }) {
            for (const char *ending : { "hegemony", "righteousness", "era", "defeat" }) {
                for (Lang lang : kLanguages) {
                    CampaignFacts facts = saga(lang);
                    facts.epilogue = std::string(quality) + "." + ending;
                    QVERIFY(epilogues().has(facts.epilogue));
                    const QString text = allText(chronicleOf(facts, sagaNames(), lang));
                    QVERIFY(!text.contains(QRegularExpression("[{}]")));
                }
            }
        }
        CampaignFacts facts = saga(Lang::En);
        facts.winner = -1;
        const QString text = allText(chronicleOf(facts, sagaNames(), Lang::En));
        QVERIFY(text.contains("there is no victor"));
    }

    void threats_areCountedOverBorders()
    {
        const std::vector<CityAtEnd> map{ { "acre", "jerusalem", 2, 2, "" }, { "damascus", "saracens", 2, 3, "" },
            { "homs", "saracens", 3, 9, "" }, { "jerusalem", "jerusalem", 2, 5, "" } };
        const auto threats = threatsOf(map);
        QCOMPARE(threats.size(), std::size_t(1)); // Homs does not border on Acre, and Jerusalem is strong enough
        QCOMPARE(shown(threats[0].city), QString("acre"));
        QCOMPARE(threats[0].enemies, 3);
        QCOMPARE(threats[0].troops, 2);
    }
    void recap_beforeAnyChapter_saysSo()
    {
        CampaignFacts facts = saga(Lang::Ru);
        facts.chapters.clear();
        facts.finals.clear();
        facts.evenings.clear();
        const Document document = recapOf(facts, sagaNames(), Lang::Ru);
        QCOMPARE(document.blocks.size(), std::size_t(2));
        QVERIFY(shown(document.blocks[1].text).contains(shown(facts.title)));
    }
};

OUTREMER_TEST(TestProse)
#include "tst_campaign_prose.moc"
