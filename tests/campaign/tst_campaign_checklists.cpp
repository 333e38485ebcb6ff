#include "campaign/crusaders/companion/phrases.h"
#include "campaign/crusaders/companion/tonight.h"
#include "tests/campaign/tablekit.h"
#include "tests/support/ruletest.h"

#include <QFile>

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::table;
using namespace outremer::campaign::table::test;

namespace {

using States = std::vector<std::string>;

// CR-SETUP-03: all companies that can play.
const std::vector<States> kCompanies{ { "jerusalem", "tripoli", "edessa", "antioch" },
    { "tripoli", "edessa", "antioch" }, { "jerusalem", "edessa", "antioch" }, { "jerusalem", "tripoli", "antioch" },
    { "jerusalem", "tripoli", "edessa" }, { "jerusalem", "tripoli" }, { "tripoli", "antioch" }, { "antioch", "edessa" },
    { "jerusalem", "edessa" } };

// The engine's table before the first round: states are chosen, cards dealt, and governors are being chosen.
crusaders::State dealt(const States &states)
{
    return crusaders::test::Setting(states, { 0, 1, 1, 0 }).s;
}

Document checklist(const States &states, int chapter = 0, Lang lang = Lang::En, bool isLater = false)
{
    const auto document = setupChecklist(content(), { states, isLater, isLater, isLater }, { chapter }, lang);
    return document ? *document : Document{};
}

std::vector<std::string> boxesOf(const Document &document)
{
    std::vector<std::string> boxes;
    for (const Block &block : document.blocks) {
        if (block.kind == Block::Kind::Checklist)
            boxes.insert(boxes.end(), block.lines.begin(), block.lines.end());
    }
    return boxes;
}

bool hasBox(const Document &document, const std::string &line)
{
    const auto boxes = boxesOf(document);
    return std::ranges::count(boxes, line) > 0;
}

std::string allText(const Document &document)
{
    std::string text = document.title + "\n";
    for (const Block &block : document.blocks) {
        text += block.text + "\n";
        for (const std::string &line : block.lines)
            text += line + "\n";
        for (const auto &row : block.rows) {
            for (const std::string &cell : row)
                text += cell + "\n";
        }
    }
    return text;
}

template <class Market>
int filled(const Market &market)
{
    return int(market.size() - std::size_t(std::ranges::count(market, crusaders::kNoCard)));
}

// A campaign after its first chapter.
CampaignFacts afterOne()
{
    CampaignFacts campaign = trio();
    ChapterFacts chapter;
    chapter.standings = { standing(1, "tripoli", 1, 6), standing(0, "jerusalem", 2, 3), standing(2, "antioch", 3, 1) };
    chapter.winner = 1;
    chapter.nicknames = { { 1, "prudent" }, { 1, "bold" } };
    chapter.heirlooms = { content().buildings[1].id, std::nullopt, std::nullopt };
    chapter.scars = { { Scar::Kind::Taken, "homs", 1110 }, { Scar::Kind::Ruined, "acre", 1110 } };
    campaign.chapters = { chapter };
    return campaign;
}

} // namespace

// Set-up checklists and tonight's sheet.
class TestCampaignChecklists : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    // Whatever the engine deals, the checklist counts the same.
    void numbers_areTheEngines()
    {
        for (const States &states : kCompanies) {
            const auto setup = tableSetup(content(), { states, true, true, false });
            QVERIFY(setup);
            const crusaders::State s = dealt(states);
            for (crusaders::CityId city = 0; city < crusaders::kCities; ++city)
                QCOMPARE(crusaders::isIn(setup->closed, city), s.city(city).owner == crusaders::kClosed);
            QCOMPARE(setup->saracensLeft, int(s.saracens));
            QCOMPARE(setup->eventsDrawn, s.eventDeck.size());
            QCOMPARE(setup->raidCells, s.raidTokens.size());
            QCOMPARE(setup->saracenCards, s.saracenDeck.pile.size());
            QCOMPARE(setup->marketCells, filled(s.buildingMarket));
            QCOMPARE(setup->marketCells, filled(s.tacticMarket));
            QCOMPARE(setup->marketCells, filled(s.governorMarket));
            QCOMPARE(setup->closedCells, crusaders::kMarketCells - filled(s.tacticMarket));
            QCOMPARE(setup->topCells, filled(s.topBuildingMarket));
            QCOMPARE(setup->topCells, filled(s.topTacticMarket));
            QCOMPARE(setup->buildings, s.buildingDeck.pile.size() + filled(s.buildingMarket));
            QCOMPARE(setup->topBuildings, s.topBuildingDeck.pile.size() + filled(s.topBuildingMarket));
            QCOMPARE(setup->freeBuildings, s.freeBuildings.size());
            QCOMPARE(setup->tactics, s.tacticDeck.pile.size() + filled(s.tacticMarket));
            QCOMPARE(setup->topTactics, s.topTacticDeck.pile.size() + filled(s.topTacticMarket));
            QCOMPARE(setup->spies, s.spyDeck.pile.size());
            QCOMPARE(setup->governors, s.governorDeck.pile.size() + filled(s.governorMarket) + 2 * s.seats);
            QCOMPARE(setup->rescripts[0], s.rescriptDecks[0].pile.size());
            QCOMPARE(setup->rescripts[1], s.rescriptDecks[1].pile.size());
            QCOMPARE(setup->automaSets, crusaders::Board(content(), s).automaSets());
            for (Seat seat = 0; seat < s.seats; ++seat) {
                const SeatSetup &one = setup->seats[seat];
                const crusaders::Player &player = s.player(seat);
                QCOMPARE(one.realm, player.realm);
                QCOMPARE(one.troops, int(s.city(player.capital).units));
                QCOMPARE(one.troopsLeft, int(player.troops));
                QCOMPARE(one.bishopsLeft, player.bishops.count());
                QCOMPARE(int(content().realms[one.realm].coins), int(player.coins));
                QCOMPARE(setup->startingTactics, player.tactics.size());
                QVERIFY(player.bulls[1] != crusaders::kNoCard);
            }
        }
    }
    void startingGovernors_sitInTheirCapitals()
    {
        for (const States &states : kCompanies) {
            const auto setup = tableSetup(content(), { states, false, false, false });
            const crusaders::State s = crusaders::test::Setting(states).s;
            QCOMPARE(setup->governors,
                s.governorDeck.pile.size() + s.governorDeck.discard.size() + filled(s.governorMarket));
            for (Seat seat = 0; seat < s.seats; ++seat)
                QCOMPARE(setup->seats[seat].governor, s.city(s.player(seat).capital).governor);
            QCOMPARE(setup->bullsDealt, 1);
        }
    }
    void companiesThatCannotPlay_areRefused()
    {
        const std::vector<std::pair<States, std::string>> wrong{ { { "jerusalem" }, "bad-seats" }, { {}, "bad-seats" },
            { { "jerusalem", "cyprus" }, "unknown-state" }, { { "jerusalem", "jerusalem" }, "state-twice" },
            { { "jerusalem", "antioch" }, "not-neighbours" }, { { "tripoli", "edessa" }, "not-neighbours" } };
        for (const auto &[states, code] : wrong) {
            const auto document = setupChecklist(content(), { states, false, false, false }, {}, Lang::Ru);
            QVERIFY(!document);
            QCOMPARE(document.refusal().code, code);
        }
    }

    void twoPlayers_closeThreeCitiesAndTwoCells()
    {
        const Document en = checklist({ "jerusalem", "tripoli" });
        QVERIFY(hasBox(en,
            "Cover with ban tokens for the whole game: Edessa, Antioch, Turbessel. These cities do not exist: nobody "
            "enters them or passes through."));
        QVERIFY(hasBox(en, "Cover the market cells with three and four hammers with ban tokens."));
        QVERIFY(hasBox(en, "Reveal 3 buildings of levels I–II into the other cells, top to bottom."));
        QVERIFY(hasBox(en, "Lay all the automa’s tokens beside the cross (10): two of each order and two boosts."));
        QVERIFY(hasBox(en, "Coat tokens: 3 of each rival and 4 of your own."));
        QVERIFY(hasBox(en, "Saracen units, 1 in each: Tortosa, Acre, Tadmor."));
        const Document ru = checklist({ "jerusalem", "tripoli" }, 0, Lang::Ru);
        QVERIFY(hasBox(ru,
            "Монеты, очки влияния, товары, жетоны городов (светлым сектором наружу) и 12 отрядов сарацин — в общий "
            "запас."));
        QVERIFY(hasBox(ru, "Иерусалим: 4 отряда и один епископ I уровня рубашкой вверх."));
        QVERIFY(hasBox(ru, "Возьмите стартовые тактики с гербом Иерусалима (5), лицом вниз."));
    }
    void fourPlayers_closeNothingAndHaveNoAutoma()
    {
        const Document document = checklist(kCompanies[0]);
        const std::string text = allText(document);
        for (const char *word : { "ban token", "automa", "back into the box" })
            QVERIFY2(text.find(word) == std::string::npos, word);
        QVERIFY(hasBox(document, "Coat tokens: 1 of each rival and 4 of your own."));
        QVERIFY(hasBox(document, "Saracen units, 2 in each: Aleppo, Apamea, Baalbek, Damascus, Homs."));
        QVERIFY(hasBox(document, "Homs: the green wall token, side 3 up."));
    }
    void everyChecklist_isWholeInBothLanguages()
    {
        for (const States &states : kCompanies) {
            for (int chapter = 0; chapter <= 4; ++chapter) {
                for (bool isLater : { false, true }) {
                    std::array<std::size_t, 2> sizes{};
                    for (Lang lang : kLanguages) {
                        const Document document = checklist(states, chapter, lang, isLater);
                        QCOMPARE(document.lang, std::string(codeOf(lang)));
                        const auto boxes = boxesOf(document);
                        sizes[std::size_t(lang)] = boxes.size();
                        QVERIFY(boxes.size() > 40);
                        for (const std::string &box : boxes)
                            QVERIFY2(isWhole(box), box.c_str());
                        for (const Block &block : document.blocks)
                            QVERIFY(block.kind != Block::Kind::Checklist || !block.lines.empty());
                    }
                    QCOMPARE(sizes[0], sizes[1]);
                }
            }
        }
    }
    // A pack with other numbers makes another checklist.
    void packs_changeWhatIsSaid()
    {
        Pack pack = Pack::builtIn("crusaders");
        QVERIFY(!pack.overlayFile("cities.json",
            "{ \"cities\": [ { \"id\": \"homs\", \"saracens\": 4 }, { \"id\": \"acre\", \"level\": 1 } ] }", "test"));
        QVERIFY(!pack.overlayFile(
            "realms.json", "{ \"realms\": [ { \"id\": \"tripoli\", \"coins\": 7, \"troops\": 3 } ] }", "test"));
        const auto other = crusaders::Content::load(pack);
        QVERIFY2(other, other ? "" : other.refusal().message.c_str());
        const auto document = setupChecklist(*other, { kCompanies[0], false, false, false }, {}, Lang::Ru);
        QVERIFY(hasBox(*document, "Отряды сарацин, по 4 в каждый город: Хомс."));
        QVERIFY(hasBox(
            *document, "Жетон стен стороной 2 вверх: Турбессель, Тортоса, Тадмор, Алеппо, Апамея, Баальбек, Дамаск."));
        QVERIFY(hasBox(*document, "Возьмите 7 монет. Числа здесь — наша догадка: сверьтесь с коробкой."));
        QVERIFY(hasBox(*document, "Триполи: 3 отряда и один епископ I уровня рубашкой вверх."));
        QVERIFY(hasBox(*document, "В личный запас: 12 отрядов и 9 епископов рубашкой вверх."));
    }

    void chaptersAdd_whatWasUnlockedBefore()
    {
        const Document one = checklist(kCompanies[0], 1);
        QVERIFY(hasBox(one, "Lay the 20 nickname cards within sight: they are for after the chapter."));
        QVERIFY(hasBox(one,
            "Shuffle the 12 event cards and deal 6 unseen as the event deck; the other 6 go into the box unseen."));
        const Document three = checklist(kCompanies[0], 3);
        QVERIFY(hasBox(three, "The trade board goes beside the map; all five prices stand at 2."));
        QVERIFY(hasBox(three, "Shuffle the 16 oath cards and deal three to everybody."));
        QVERIFY(hasBox(three,
            "Shuffle the events of this chapter (8) with the basic ones (12) and deal 6 unseen as the event deck, at "
            "least 3 of them from this chapter; the others go into the box."));
        QVERIFY(boxesOf(checklist(kCompanies[0], 0)).size() < boxesOf(one).size());
    }
    // Chapters that were not reached leave no trace, in either language.
    void laterChapters_staySealed()
    {
        QFile file(OUTREMER_SOURCE_DIR "/campaign/crusaders/content/checklists.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto json = nlohmann::json::parse(file.readAll().toStdString());
        const std::vector<std::pair<int, std::vector<const char *>>> kSecrets{ { 2, { "trade", "торговл" } },
            { 3, { "oath", "клятв" } }, { 4, { "commander", "полководц" } } };
        for (int reached = 0; reached <= 4; ++reached) {
            for (Lang lang : kLanguages) {
                const std::string text = allText(checklist(kCompanies[0], reached, lang));
                for (const auto &[key, texts] : json.items()) {
                    if (!key.starts_with("chapter."))
                        continue;
                    const int number = key[8] - '0';
                    const std::string line = texts[std::string(codeOf(lang))];
                    const bool isThere = text.find(line) != std::string::npos;
                    QCOMPARE(isThere, number <= reached);
                }
                for (const auto &[number, words] : kSecrets) {
                    for (const char *word : words)
                        QVERIFY(number <= reached || text.find(word) == std::string::npos);
                }
            }
        }
    }

    void tonight_beginsWithWhoSitsWhere()
    {
        const auto sheet = tonightSheet(content(), trio(), catalogue(), {}, Lang::Ru);
        QVERIFY(sheet);
        const auto table = std::ranges::find(sheet->blocks, Block::Kind::Table, &Block::kind);
        QCOMPARE(table->rows.size(), std::size_t(4));
        QCOMPARE(table->rows[1], (std::vector<std::string>{ "1", "Иерусалим", "Аня", "Godfrey", "–" }));
        QCOMPARE(table->rows[3], (std::vector<std::string>{ "3", "Антиохия", "играет программа", "Alix", "–" }));
        const std::string text = allText(*sheet);
        QVERIFY(text.find("Пятничная хроника. Глава I.") != std::string::npos);
        QVERIFY(text.find("Счёт кампании") == std::string::npos); // nothing was played yet
        QVERIFY(text.find("Эдесса") != std::string::npos);        // closed with these three
    }
    void tonight_tellsWhatWasKept()
    {
        TonightPlan plan;
        plan.legacy = "proud-crown";
        const auto sheet = tonightSheet(content(), afterOne(), catalogue(), plan, Lang::En);
        QVERIFY(sheet);
        QVERIFY(hasBox(*sheet, "Homs bears a scar: Saracens took it. Add 1 Saracen unit."));
        QVERIFY(
            hasBox(*sheet, "Acre bears a scar: it was fought over most. It starts one level lower, never below 1."));
        QVERIFY(hasBox(*sheet,
            "Jerusalem: the heirloom " + content().buildings[1].name.in(Lang::En)
                + " stands already; put it on the board."));
        QVERIFY(hasBox(*sheet, "Legacy: Every capital starts at level 2."));
        const std::string text = allText(*sheet);
        QVERIFY(text.find("the Prudent, the Bold") != std::string::npos);
        QVERIFY(text.find("trade board") != std::string::npos); // chapter II is tonight's
        QVERIFY(text.find("oath") == std::string::npos);
        const auto score = std::ranges::find_if(sheet->blocks, [](const Block &block) {
            return block.kind == Block::Kind::Table && block.rows[0].back() == "Chronicle points";
        });
        QVERIFY(score != sheet->blocks.end());
        QCOMPARE(score->rows[2], (std::vector<std::string>{ "Tripoli", "1", "6" }));
        for (const std::string &box : boxesOf(*sheet))
            QVERIFY2(isWhole(box), box.c_str());
    }
    // The printed book has its own rules: the house's are not told.
    void tonight_ofThePrintedBook_addsNoHouseRule()
    {
        TonightPlan plan;
        plan.isHouseCampaign = false;
        plan.legacy = content().legacies[1].id;
        const auto sheet = tonightSheet(content(), afterOne(), catalogue(), plan, Lang::En);
        const std::string text = allText(*sheet);
        for (const char *word :
            { "trade board", "Add 1 Saracen unit", "one level lower", "nickname cards", "Legacy:", "2 coins more" })
            QVERIFY2(text.find(word) == std::string::npos, word);
        QVERIFY(hasBox(*sheet, "Homs bears a scar: Saracens took it."));
    }
    // The house's own campaign gave Edessa two coins once; it does no more, and no sheet says so.
    void abolishedHouseRule_isOnNoSheet()
    {
        for (int chapter = 0; chapter <= 4; ++chapter)
            QVERIFY(allText(checklist(kCompanies[0], chapter)).find("2 coins more") == std::string::npos);
    }

    // --- numbers of the box that nobody told us ---
    void guesses_saySo_untilTheGroupCorrectsThem()
    {
        const std::string doubt = " The numbers are our guess: check them with the box.";
        const SetupPlan plan{ kCompanies[0], false, false, true };
        BoxNumbers box;
        const auto sheet = [&] { return *setupChecklist(content(), plan, {}, Lang::En, box); };
        const auto doubts = [&] {
            const auto boxes = boxesOf(sheet());
            return std::ranges::count_if(boxes, [&](const std::string &line) { return line.ends_with(doubt); });
        };
        QCOMPARE(doubts(), 4 + 4 + 4); // coins, cells; buildings, two of tactics, rescripts
        QVERIFY(hasBox(sheet(), "Take 4 coins." + doubt));
        for (const BoxNumber &number : BoxNumbers::guessed(content())) {
            if (number.key == "coins.tripoli")
                QVERIFY(!box.correct(number, -1) && !box.correct(number, 31) && box.correct(number, 6));
            else if (number.key == "deck.tactics-iv")
                QVERIFY(box.correct(number, 8));
            else if (number.key == "terrain.acre")
                QVERIFY(!box.correct(number, 0) && !box.correct(number, 32) && box.correct(number, 16)); // deserts
        }
        QVERIFY(hasBox(sheet(), "Take 6 coins."));
        QVERIFY(hasBox(sheet(), "Shuffle the tactics of level IV (8) and reveal 3 into their market."));
        QCOMPARE(doubts(), 4 + 4 + 4 - 2);
        const std::string text = allText(sheet());
        QVERIFY(text.find("Deserts: Acre,") != std::string::npos);
        QVERIFY(text.find("is our invention") != std::string::npos); // the other cities are still guessed
        for (const BoxNumber &number : BoxNumbers::guessed(content()))
            QVERIFY(box.isCorrected(number.key) || box.correct(number, number.guess));
        QCOMPARE(doubts(), 0); // our guess was right: that is an answer, too
        QVERIFY(allText(sheet()).find("is our invention") == std::string::npos);
    }
    void corrections_areKeptAsAJsonDocument_withinTheirBounds()
    {
        BoxNumbers box;
        for (const BoxNumber &number : BoxNumbers::guessed(content())) {
            QVERIFY(number.guess >= number.least && number.guess <= number.most);
            for (Lang lang : kLanguages)
                QVERIFY(!labelOf(number, content(), lang).empty());
            if (number.kind() == "tokens")
                QVERIFY(box.correct(number, number.subject() == "wood" ? 5 : 1));
        }
        const BoxNumbers again = BoxNumbers::read(content(), box.toJson().dump());
        QCOMPARE(again.toJson().dump(), box.toJson().dump());
        QCOMPARE(int(again.over(content()).raidTokens[0]), 5);
        for (const char *hostile : { "", "[]", "{", R"({"coins.tripoli": 99})", R"({"coins.tripoli": "6"})",
                 R"({"coins.cyprus": 3})", R"({"cell.edessa": 1e9})", R"({"terrain.acre": 2147483648})" })
            QCOMPARE(BoxNumbers::read(content(), hostile).toJson().dump(), std::string("{}"));
        const BoxNumbers none = BoxNumbers::read(
            content(), R"({"tokens.wood": 0, "tokens.candles": 0, "tokens.steel": 0, "tokens.horses": 0})");
        QCOMPARE(int(none.over(content()).raidTokens[0]), int(content().raidTokens[0])); // too few for the track
    }

    void tonight_afterAPause_putsTheMapBack()
    {
        CampaignFacts campaign = afterOne();
        Pause pause{ 2, 3, "planning", "tripoli", {} };
        pause.soFar.map = { { "acre", "tripoli", 2, 3, "" }, { "homs", "saracens", 3, 4, "" },
            { "edessa", "closed", 1, 0, "" } };
        campaign.pause = pause;
        const auto sheet = tonightSheet(content(), campaign, catalogue(), {}, Lang::Ru);
        const std::string text = allText(*sheet);
        QVERIFY(text.find("Глава II не окончена: раунд 3, фаза планирования. Ходит Триполи.") != std::string::npos);
        QVERIFY(hasBox(*sheet, "Акра: Триполи, уровень 2, отрядов 3."));
        QVERIFY(hasBox(*sheet, "Хомс: сарацины, уровень 3, отрядов 4."));
        QVERIFY(hasBox(*sheet, "Эдесса: жетон запрета, города нет."));
        QVERIFY(text.find("Перемешайте") == std::string::npos); // no set-up: the chapter is under way
    }
    void tonight_afterTheFourthChapter_setsNothingUp()
    {
        CampaignFacts campaign = afterOne();
        for (int number = 2; number <= 4; ++number) {
            campaign.chapters.push_back(campaign.chapters[0]);
            campaign.chapters.back().number = number;
        }
        const auto sheet = tonightSheet(content(), campaign, catalogue(), {}, Lang::En);
        QVERIFY(sheet);
        QVERIFY(boxesOf(*sheet).empty());
        QVERIFY(allText(*sheet).find("Every chapter has been played") != std::string::npos);
    }
    void sameFacts_giveTheSameSheet()
    {
        const auto one = tonightSheet(content(), afterOne(), catalogue(), {}, Lang::Ru);
        const auto two = tonightSheet(content(), afterOne(), catalogue(), {}, Lang::Ru);
        QCOMPARE(allText(*one), allText(*two));
    }
    void numerals_followTheirNouns()
    {
        const std::vector<std::pair<int, std::string>> ru{ { 0, "0 отрядов" }, { 1, "1 отряд" }, { 2, "2 отряда" },
            { 4, "4 отряда" }, { 5, "5 отрядов" }, { 11, "11 отрядов" }, { 12, "12 отрядов" }, { 14, "14 отрядов" },
            { 21, "21 отряд" }, { 22, "22 отряда" }, { 25, "25 отрядов" }, { 101, "101 отряд" },
            { 111, "111 отрядов" } };
        for (const auto &[number, text] : ru)
            QCOMPARE(counted(number, "troop", Lang::Ru), text);
        QCOMPARE(counted(1, "troop", Lang::En), std::string("1 troop"));
        QCOMPARE(counted(0, "troop", Lang::En), std::string("0 troops"));
    }
};

OUTREMER_TEST(TestCampaignChecklists)
#include "tst_campaign_checklists.moc"
