#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/core/speech.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using crusaders::Card;

namespace {

template <class Deck>
std::set<int> chaptersIn(const Deck &deck, const std::vector<int> &cards)
{
    std::set<int> chapters;
    for (int card : cards)
        chapters.insert(card == 0 ? 0 : int(deck[std::size_t(card)].chapter));
    return chapters;
}

template <class... Lists>
std::vector<int> cardsOf(const Lists &...lists)
{
    std::vector<int> cards;
    (cards.insert(cards.end(), lists.begin(), lists.end()), ...);
    return cards;
}

std::set<int> upTo(int chapter)
{
    std::set<int> chapters;
    for (int i = 0; i <= chapter; ++i)
        chapters.insert(i);
    return chapters;
}

bool includes(const std::set<int> &all, const std::set<int> &some)
{
    return std::ranges::includes(all, some);
}

} // namespace

// CA-START and CA-EVENT: how a chapter begins, and what it has not come to yet.
class TestCampaignStart : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void dynasties_keepTheirStates()
    {
        RULES("CA-START-01");
        const std::vector<std::vector<std::string>> kGroups{ { "antioch", "jerusalem", "tripoli", "edessa" },
            { "edessa", "jerusalem", "tripoli" }, { "tripoli", "antioch" } };
        for (const auto &states : kGroups) {
            for (int chapter = 1; chapter <= kChapters; ++chapter) {
                const Book book = bookAt(chapter, crusaders::Ending::Era, blankBook(states));
                const ChapterTable table(book);
                for (Seat seat = 0; seat < states.size(); ++seat)
                    QCOMPARE(game().idOf(game().seatRef(table.s, seat)), states[seat]);
                QCOMPARE(table.broken(), QString());
            }
        }
    }
    void chapterByItself_dealsStatesAndInventsThePast()
    {
        RULES("CA-START-02");
        std::set<std::string> states, endings;
        bool hasNickname = false, hasHeirloom = false, hasScar = false, hasRuin = false;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const int chapter = 1 + int(seed % 4);
            const State state = game().start({ 2 + int(seed % 3), seed, { std::uint8_t(chapter - 1) } });
            QCOMPARE(QString::fromStdString(game().brokenInvariant(state)), QString());
            QCOMPARE(int(state.book.chapter), chapter);
            states.insert(game().idOf(game().seatRef(state, 0)));
            for (int page = 0; page < chapter - 1; ++page)
                endings.insert(std::string(game().endingName(state.book.pages[std::size_t(page)].ending)));
            for (const Dynasty &dynasty : state.book.dynasties) {
                hasNickname = hasNickname || !dynasty.nicknames.empty();
                hasHeirloom = hasHeirloom || dynasty.heirloom != crusaders::kNoCard;
            }
            hasScar = hasScar || state.book.scarred != 0;
            hasRuin = hasRuin || state.book.ruined != crusaders::kNoCity;
            QVERIFY(game().start({ 2 + int(seed % 3), seed, { std::uint8_t(chapter - 1) } }) == state);
        }
        QCOMPARE(states.size(), std::size_t(4));
        QCOMPARE(endings.size(), std::size_t(5));
        QVERIFY(hasNickname && hasHeirloom && hasScar && hasRuin);
    }
    // The legacy comes first, then the interlude, then the nicknames; each in seat order.
    void whatWasLeft_takesEffectInOrder()
    {
        RULES("CA-START-03");
        // A rescript for everybody, at a table where the turn order is not that of the seats.
        Book book =
            bookAt(2, crusaders::Ending::Righteousness, blankBook({ "edessa", "tripoli", "jerusalem", "antioch" }));
        for (Seat seat = 0; seat < 4; ++seat)
            book.dynasties[seat].choices[0] = 1; // coins less, twice
        book.dynasties[1].nicknames.push(nickname("the-abstemious"));
        book.dynasties[0].nicknames.push(nickname("the-patient"));
        const ChapterTable table(book);
        const auto grants = table.board().grants();
        using Kind = crusaders::ProgramKind;
        const std::vector<Kind> kKinds{ Kind::Legacy, Kind::Interlude, Kind::Nickname };
        std::vector<std::pair<int, int>> given; // kind and seat
        for (const auto &grant : grants)
            given.emplace_back(int(std::ranges::find(kKinds, grant.kind) - kKinds.begin()), int(grant.seat));
        QVERIFY(std::ranges::is_sorted(given));
        QCOMPARE(given.size(), std::size_t(4 + 8 + 2));
    }
    void terrains_areOfHardCampaignsOnly()
    {
        RULES("CA-START-06");
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            for (bool isHard : { false, true }) {
                Book book = bookAt(chapter);
                book.isHard = isHard ? 1 : 0;
                QCOMPARE(bool(ChapterTable(book).s.match.terrains), isHard);
            }
        }
    }
    void cards_areUnlockedByTheirChapterAndStay()
    {
        RULES("CA-START-05");
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            const ChapterTable table(bookAt(chapter));
            const crusaders::State &s = table.s.match;
            const auto &c = content();
            const auto tactics = chaptersIn(c.tactics,
                cardsOf(
                    s.tacticDeck.pile, s.topTacticDeck.pile, s.saracenDeck.pile, s.tacticMarket, s.topTacticMarket));
            const auto buildings = chaptersIn(c.buildings,
                cardsOf(s.buildingDeck.pile, s.topBuildingDeck.pile, s.buildingMarket, s.topBuildingMarket));
            const auto spies = chaptersIn(c.spies, cardsOf(s.spyDeck.pile));
            const auto rescripts = chaptersIn(c.rescripts, cardsOf(s.rescriptDecks[0].pile, s.rescriptDecks[1].pile));
            for (const auto &found : { tactics, buildings, spies, rescripts })
                QVERIFY(includes(upTo(chapter), found));
            QCOMPARE(tactics.contains(2), chapter >= 2);
            QCOMPARE(buildings.contains(2), chapter >= 2);
            QCOMPARE(spies.contains(3), chapter >= 3);
            QCOMPARE(rescripts.contains(3), chapter >= 3);
            QCOMPARE(tactics.contains(4), chapter >= 4);
        }
    }
    void cards_ofLaterChapters_areSealed()
    {
        RULES("CA-START-05");
        const auto check = [](const auto &deck, std::uint16_t noun) {
            for (int chapter = 1; chapter <= kChapters; ++chapter) {
                const ChapterTable table(bookAt(chapter));
                for (std::size_t card = 1; card < deck.size(); ++card)
                    QCOMPARE(game().isSealed(table.s, { noun, std::int16_t(card) }), deck[card].chapter > chapter);
            }
        };
        check(content().tactics, crusaders::kTacticNoun);
        check(content().buildings, crusaders::kBuildingNoun);
        check(content().rescripts, crusaders::kRescriptNoun);
        check(content().spies, crusaders::kSpyNoun);
        check(content().events, crusaders::kEventNoun);
        check(content().oaths, crusaders::kOathNoun);
        check(content().commander, crusaders::kCommanderNoun);
        const ChapterTable first;
        QVERIFY(game().isSealed(first.s, { crusaders::kOathNoun, 1 }));
        QVERIFY(game().isSealed(first.s, { crusaders::kCommanderNoun, 1 }));
        for (std::size_t card = 1; card < content().nicknames.size(); ++card)
            QVERIFY(!game().isSealed(first.s, { crusaders::kNicknameNoun, std::int16_t(card) }));
    }
    void interludesAndLegacies_areSealedUntilTheirChapterIsOver()
    {
        RULES("CA-START-05");
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            ChapterTable table(bookAt(chapter));
            table.calm();
            ChapterTable over = table;
            over.end();
            for (std::int16_t after = 1; after < kChapters; ++after) {
                const Ref option{ crusaders::kInterludeNoun, std::int16_t(2 * after + 1) };
                QCOMPARE(game().isSealed(table.s, option), after >= chapter);
                QCOMPARE(game().isSealed(over.s, option), after > chapter);
            }
            for (std::size_t card = 1; card < content().legacies.size(); ++card) {
                const Ref legacy{ crusaders::kLegacyNoun, std::int16_t(card) };
                QCOMPARE(game().isSealed(table.s, legacy), content().legacies[card].after >= chapter);
                QCOMPARE(game().isSealed(over.s, legacy), content().legacies[card].after > chapter);
            }
        }
    }
    void events_areSixWithAtLeastThreeOfTheChapter()
    {
        RULES("CA-EVENT-01");
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            std::set<int> owns;
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const crusaders::State s = ChapterTable(bookAt(chapter), seed).s.match;
                auto cards = cardsOf(s.eventDeck, s.usedEvents);
                if (s.event != crusaders::kNoCard)
                    cards.push_back(s.event);
                QCOMPARE(cards.size(), std::size_t(6));
                QCOMPARE(std::set<int>(cards.begin(), cards.end()).size(), std::size_t(6));
                int own = 0;
                for (int card : cards) {
                    const int of = content().events[std::size_t(card)].chapter;
                    QVERIFY(of == 0 || of == chapter);
                    own += of == chapter ? 1 : 0;
                }
                QVERIFY(chapter == 1 ? own == 0 : own >= 3);
                owns.insert(own);
            }
            QVERIFY(chapter == 1 || owns.size() > 1); // more than three may come
        }
    }

    // Every rule that the code cites is in the book; "CA-QUAL-02, 03" and "CA-QUAL-03..05" cite several.
    void citedRules_areInTheBook()
    {
        static const QRegularExpression kCited("\\b((?:CA|CH[234])-[A-Z]+)-(\\d\\d)((?:(?:, |\\.\\.)\\d\\d)*)");
        const Rulebook &rules = game().rulebook();
        int found = 0;
        for (const char *folder : { "/model/crusaders", "/campaign" }) {
            const QDir sources(QStringLiteral(OUTREMER_SOURCE_DIR) + folder);
            for (const QString &name : sources.entryList({ "*.cpp", "*.h" }, QDir::Files)) {
                QFile file(sources.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                auto cited = kCited.globalMatch(QString::fromUtf8(file.readAll()));
                while (cited.hasNext()) {
                    const auto match = cited.next();
                    for (const QString &number :
                        (match.captured(2) + match.captured(3)).split(QRegularExpression("\\D+"))) {
                        const QString id = match.captured(1) + "-" + number;
                        QVERIFY2(rules.find(id.toStdString()), qPrintable(name + ": " + id));
                        ++found;
                    }
                }
            }
        }
        QVERIFY(found > 50);
    }
    // The rules for reading are the rules of the program.
    void rulesInWords_areTheOnesOfTheProgram()
    {
        QFile file(OUTREMER_SOURCE_DIR "/campaign/crusaders/RULES.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        qsizetype own = 0;
        for (const Rule &rule : game().rulebook().rules()) {
            if (rule.id.starts_with("CR-"))
                continue;
            ++own;
            const QString line = "- **" + QString::fromStdString(rule.id) + "** "
                + QString::fromStdString(rule.text.in(Lang::En)) + "\n";
            QVERIFY2(text.contains(line), rule.id.c_str());
        }
        QCOMPARE(text.count("\n- **"), own);
    }

    void ownWords_areAllThere()
    {
        const GamePtr &chapters = chapterGame();
        for (int kind = kFirstWord; kind < kFirstWord + kEventKinds; ++kind)
            QVERIFY(chapters->phrases().has("event." + std::string(chapters->eventName(std::uint8_t(kind)))));
        for (Question question : { Question::Interlude, Question::Nickname, Question::Heirloom }) {
            QVERIFY(chapters->phrases().has("decision." + std::string(chapters->decisionName(std::uint8_t(question)))));
            for (const std::string &rule : chapters->decisionRules(std::uint8_t(question)))
                QVERIFY(chapters->rulebook().find(rule));
        }
        for (const SetupOption &option : chapters->setupOptions()) {
            QVERIFY(chapters->phrases().has("setup." + option.id));
            for (const std::string &value : option.values)
                QVERIFY(chapters->phrases().has("setup." + option.id + "." + value));
        }
        QCOMPARE(chapters->phrases().say("title", Lang::En), std::string("The Chronicle of the Levant"));
        QVERIFY(chapters->phrases().has("decision.plan.place")); // and all of Crusaders
        QVERIFY(chapters->rulebook().find("CR-END-01"));
        QVERIFY(chapters->rulebook().find("CA-WIN-05"));
        for (std::uint16_t noun = kQualityNoun; noun < kEndOfNouns; ++noun) {
            for (std::int16_t value = noun == kQualityNoun ? 0 : 1; value <= 4; ++value) {
                const Ref ref{ noun, value };
                QVERIFY(chapters->refOf(chapters->nounName(noun), chapters->idOf(ref)) == ref);
                QVERIFY(chapters->nameOf(ref).in(Lang::Ru) != chapters->idOf(ref));
            }
        }
        QVERIFY(!chapters->refOf("quality", "greed"));
        QVERIFY(chapters->refOf("city", "homs").has_value());
    }
};

OUTREMER_TEST(TestCampaignStart)
#include "tst_campaign_start.moc"
