#include "tests/app/texts.h"
#include "tests/crusaders/companion/tablegroup.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include "app/campaigns/campaignplay.h"
#include "app/campaigns/tale.h"
#include "app/crusaders/companion/calculators.h"
#include "app/crusaders/companion/chapterformmodel.h"
#include "app/crusaders/companion/checklistmodel.h"
#include "app/crusaders/companion/drawersmodel.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/companion/formjson.h"
#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/chapters.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/crusaders/prose/storybook.h"

#include <QSignalSpy>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace outremer;
using campaign::table::ChapterForm;

namespace {

template <class Model>
std::unique_ptr<Model> modelOf(const test::TableGroup &group)
{
    auto model = std::make_unique<Model>();
    model->setCampaign(group.campaign.value);
    return model;
}

// Places in the order of the seats.
void rank(ChapterFormModel &form)
{
    for (int row = 0; row < form.rowsOf("ranking")->count(); ++row)
        form.set("ranking", QString::number(row), "rank", row + 1);
}

const RowModel::Row &row(RowModel *rows, const QString &key)
{
    for (const RowModel::Row &one : rows->rows()) {
        if (one.value("key") == key)
            return one;
    }
    qFatal("no row %s", qPrintable(key));
}

QStringList sectionIds(ChapterFormModel &form)
{
    QStringList ids;
    for (const RowModel::Row &section : form.sections()->rows())
        ids.append(section["section"].toString());
    return ids;
}

using test::gather;

std::string toldOf(const test::TableGroup &group)
{
    const campaign::Chapter &rules = campaign::chapterRules(*campaign::chapterGame());
    const auto facts = taleOf(group.chronicle(), group.campaign, *campaign::chapterGame());
    const campaign::Names names(std::make_shared<campaign::ContentNames>(rules.crusaders().sharedContent()));
    return campaign::toMarkdown(campaign::chronicleOf(*facts, names, Lang::En), *facts, names);
}

} // namespace

// The companion's models with a real chronicle under them.
class TestCompanion : public QObject {
    Q_OBJECT
private slots:
    void aTableCampaign_isWrittenFromFoundingToChronicle()
    {
        test::TableGroup group(3);
        const auto form = modelOf<ChapterFormModel>(group);
        QSignalSpy written(form.get(), &ChapterFormModel::written);
        for (int chapter = 1; chapter <= 4; ++chapter) {
            QCOMPARE(form->chapter(), chapter);
            QCOMPARE(sectionIds(*form).contains("oaths"), chapter >= 3);
            QVERIFY(!form->canSubmit());
            rank(*form);
            QVERIFY(form->canSubmit());
            form->set("ranking", "0", "influence", 40 + chapter);
            form->set("outcome", "0", "ending", "era");
            form->set("outcome", "0", "rounds", 6);
            form->add("notes");
            form->set("notes", "0", "person", "Anna");
            form->set("notes", "0", "text", QString("We sat until dawn %1.").arg(chapter));
            form->add("marks");
            form->set("marks", "0", "seat", 1);
            form->set("marks", "0", "quality", "valour");
            QVERIFY2(form->submit(), qPrintable(form->problem()));
            QCOMPARE(written.count(), chapter);
        }
        QVERIFY(form->isOver());
        QVERIFY(!form->submit());
        const auto chapters = group.chronicle().campaigns().chapters(group.campaign);
        QCOMPARE(chapters->size(), std::size_t(4));
        for (const Chapter &chapter : *chapters) {
            QCOMPARE(int(chapter.status), int(ChapterStatus::Finished));
            QCOMPARE(int(chapter.origin), int(ChapterOrigin::Table));
        }
        const std::string told = toldOf(group);
        for (int chapter = 1; chapter <= 4; ++chapter)
            QVERIFY(told.find("We sat until dawn " + std::to_string(chapter) + ".") != std::string::npos);
        QVERIFY(told.find("The Thursday Table") != std::string::npos);
        QVERIFY(group.chronicle().check().isOk());
    }

    void everyPart_reachesTheFormAsItWasEntered()
    {
        test::TableGroup group(2);
        const auto form = modelOf<ChapterFormModel>(group);
        rank(*form);
        const QString city = form->rowsOf("cities")->rows().front()["key"].toString();
        form->set("cities", city, "level", 2); // of nobody's city: not taken
        form->set("cities", city, "owner", "saracens");
        form->set("cities", city, "level", 2);
        form->set("cities", city, "units", 3);
        const QString state = form->rowsOf("ranking")->rows()[1]["house"].toString();
        form->set("cities", city, "holyLand", state);
        form->add("nicknames");
        form->set("nicknames", "0", "seat", 1);
        form->set("nicknames", "0", "card", "the Tall"); // of the group's own
        form->add("heirlooms");
        form->set("heirlooms", "0", "card", "warehouses");
        form->add("scars");
        form->set("scars", "0", "kind", "ruined");
        form->set("scars", "0", "city", city);
        form->set("scars", "0", "year", 1105);
        form->add("counters");
        form->set("counters", "0", "name", "sieges");
        form->set("counters", "0", "value", "3");
        form->addPhotograph(QUrl::fromLocalFile("/pictures/table.jpg"));
        form->add("unlocked");
        form->set("unlocked", "0", "kind", "envelope");
        form->set("unlocked", "0", "id", "A");
        form->set("outcome", "0", "winner", -1);
        form->set("ranking", "1", "fell", true);
        const ChapterForm &f = form->form();
        QCOMPARE(f.cities, (std::vector<campaign::table::HeldCity>{ { city.toStdString(), "saracens", 2, 3 } }));
        QCOMPARE(f.holyLands.at(0).state, state.toStdString());
        QCOMPARE(f.nicknames.at(0), (campaign::table::SeatCard{ 1, "the Tall" }));
        QCOMPARE(f.heirlooms.at(0), (campaign::table::SeatCard{ 0, "warehouses" }));
        QCOMPARE(f.scars.at(0), (campaign::table::CityScar{ campaign::Scar::Kind::Ruined, city.toStdString(), 1105 }));
        QCOMPARE(f.counters.at(0).value, std::string("3"));
        QCOMPARE(f.photographs.at(0).file, std::string("/pictures/table.jpg"));
        QCOMPARE(f.unlocked.at(0).id, std::string("A"));
        QCOMPARE(f.winner, std::optional(-1));
        QVERIFY(f.ranking.at(1).fell);
        // What was answered can be taken away again.
        form->set("cities", city, "owner", {});
        form->set("cities", city, "holyLand", {});
        form->set("outcome", "0", "winner", {});
        form->remove("nicknames", 0);
        QVERIFY(f.cities.empty() && f.holyLands.empty() && f.nicknames.empty() && !f.winner);
        QVERIFY2(form->submit(), qPrintable(form->problem()));
        QCOMPARE(group.chronicle().evenings().photos(group.campaign)->size(), std::size_t(1));
    }

    void aHalfFilledForm_survivesReopening()
    {
        test::TableGroup group(3);
        ChapterForm entered;
        {
            const auto form = modelOf<ChapterFormModel>(group);
            form->set("ranking", "1", "rank", 1);
            form->add("notes");
            form->set("notes", "0", "text", "To be gone on with");
            entered = form->form();
        } // the page was left
        group.reopen();
        const auto again = modelOf<ChapterFormModel>(group);
        QCOMPARE(again->form(), entered);
        QVERIFY(again->isTouched());
        const auto form = group.chronicle().campaigns().get(group.campaign);
        const auto kept = group.chronicle().settings().get("form." + form->uuid);
        QCOMPARE(*campaign::table::formFrom(**kept), entered);
    }
    void whatIsEntered_isSavedWithoutLeaving()
    {
        test::TableGroup group(2);
        const auto form = modelOf<ChapterFormModel>(group);
        form->set("ranking", "0", "influence", 31);
        const std::string key = "form." + group.chronicle().campaigns().get(group.campaign)->uuid;
        AWAIT(group.chronicle().settings().get(key)->has_value());
        QCOMPARE(campaign::table::formFrom(**group.chronicle().settings().get(key))->ranking.at(0).influence,
            std::optional(31));
    }

    void errors_keepAChapterFromBeingWritten()
    {
        test::TableGroup group(2);
        const auto form = modelOf<ChapterFormModel>(group);
        QSignalSpy refused(form.get(), &ChapterFormModel::refused);
        QVERIFY(row(form->rowsOf("ranking"), "0")["notes"].toMap().isEmpty()); // nobody is scolded beforehand
        QVERIFY(!form->submit());
        QCOMPARE(refused.count(), 1);
        QVERIFY(!form->problem().isEmpty());
        QVERIFY(row(form->rowsOf("ranking"), "0")["notes"].toMap()["rank"].toMap()["isError"].toBool());
        form->set("ranking", "0", "rank", 1);
        QVERIFY(form->problem().isEmpty()); // somebody is putting it right
        form->set("ranking", "1", "rank", 2);
        form->add("notes"); // an empty note
        QVERIFY(!form->submit());
        QVERIFY(row(form->rowsOf("notes"), "0")["notes"].toMap().contains("text"));
        QVERIFY(group.chronicle().campaigns().chapters(group.campaign)->empty());
        // A warning says what is odd and lets it stand.
        form->remove("notes", 0);
        form->set("ranking", "0", "influence", 10);
        form->set("ranking", "1", "influence", 20);
        QVERIFY(!row(form->rowsOf("ranking"), "1")["notes"].toMap()["influence"].toMap()["isError"].toBool());
        QVERIFY(form->submit());
    }

    void laterChapters_areNamedNowhere()
    {
        test::TableGroup group(3);
        const crusaders::Content &content = boxContent();
        for (int chapter = 1; chapter <= 4; ++chapter) {
            const auto form = modelOf<ChapterFormModel>(group);
            const auto drawers = modelOf<DrawersModel>(group);
            const auto sheet = modelOf<ChecklistModel>(group);
            RaidCalculator raid;
            raid.setProperty("chapter", chapter);
            while (drawers->eventsLeft() > 0)
                drawers->revealEvent();
            for (const char *language : { "ru", "en" }) {
                Preferences::instance()->setLanguage(language);
                QStringList texts{ form->chapterTitle() };
                for (const RowModel *rows : { form->sections(), drawers->said(), sheet->lines() })
                    gather(*rows, texts);
                gather(raid.fields(), texts);
                const QString all = texts.join('\n');
                const auto check = [&](const auto &cards) {
                    for (std::size_t card = 1; card < cards.size(); ++card) {
                        if (cards[card].chapter <= chapter)
                            continue;
                        QVERIFY2(!texts.contains(QString::fromStdString(cards[card].id)), cards[card].id.c_str());
                        const QString name =
                            QString::fromStdString(cards[card].name.in(Preferences::currentLanguage()));
                        for (const QString &text : texts)
                            QVERIFY2(text.compare(name, Qt::CaseInsensitive) != 0, qPrintable(name));
                        QVERIFY2(!all.contains("«" + name + "»") && !all.contains("“" + name + "”"), qPrintable(name));
                    }
                };
                check(content.events);
                check(content.buildings);
                check(content.oaths);
                for (int later = chapter + 1; later <= 4; ++later)
                    QVERIFY(!all.contains(
                        QString::fromStdString(campaign::chapterText(later).title.in(Preferences::currentLanguage()))));
            }
            rank(*form);
            QVERIFY(form->submit());
        }
    }

    void drawers_surviveReopening_andTakeBack()
    {
        test::TableGroup group(2);
        campaign::table::Drawers before, after;
        QStringList said;
        {
            const auto drawers = modelOf<DrawersModel>(group);
            QVERIFY(drawers->hasAutoma());
            QVERIFY(!drawers->canUndo());
            drawers->revealEvent();
            drawers->newTarget();
            drawers->setTaken(2, true);
            before = drawers->now();
            drawers->placeAutoma();
            after = drawers->now();
            QVERIFY(!(before == after));
            gather(*drawers->said(), said);
        }
        group.reopen();
        const auto again = modelOf<DrawersModel>(group);
        QVERIFY(again->now() == after);
        QStringList saidAgain;
        gather(*again->said(), saidAgain);
        QCOMPARE(saidAgain, said);
        QVERIFY(again->cross()->rows()[2]["isTaken"].toBool());
        again->undo();
        QVERIFY(again->now() == before);
        again->placeAutoma();
        QVERIFY(again->now() == after); // the same token comes again
        for (int i = 0; i < 3; ++i)
            again->undo();
        QVERIFY(!again->canUndo());
        QCOMPARE(again->said()->count(), 0);
        QCOMPARE(again->eventName(), QString());
    }
    void everythingDrawn_isSaidWithItsRules()
    {
        test::TableGroup group(3);
        const auto drawers = modelOf<DrawersModel>(group);
        const int events = drawers->eventsLeft();
        for (int i = 0; i <= events; ++i)
            drawers->revealEvent(); // once more than there are
        QCOMPARE(drawers->eventsLeft(), 0);
        drawers->placeAutoma();
        drawers->endPlanning();
        drawers->endActivation();
        QVERIFY(drawers->said()->count() >= events);
        for (const RowModel::Row &line : drawers->said()->rows())
            QVERIFY2(!line["rules"].toStringList().isEmpty(), qPrintable(line["text"].toString()));
        for (const QString &rule : drawers->said()->rows().front()["rules"].toStringList())
            QVERIFY(!drawers->ruleText(rule).isEmpty());
    }

    void ticks_stayUntilTheNextChapter()
    {
        test::TableGroup group(2);
        {
            const auto sheet = modelOf<ChecklistModel>(group);
            QVERIFY(sheet->boxes() > 10);
            sheet->tick("box3", true);
            sheet->tick("box5", true);
            sheet->tick("box5", false);
        }
        group.reopen();
        const auto sheet = modelOf<ChecklistModel>(group);
        QCOMPARE(sheet->ticked(), 1);
        QVERIFY(row(sheet->lines(), "box3")["isTicked"].toBool());
        const auto form = modelOf<ChapterFormModel>(group);
        rank(*form);
        QVERIFY(form->submit());
        QCOMPARE(sheet->chapter(), 2);
        QCOMPARE(sheet->ticked(), 0);
    }

    // At a table alone the printed book says what a chapter adds; and what we only guess the group puts right once.
    void sheetOfThePrintedBook_showsNoHouseRule_andNumbersOfTheBoxStay()
    {
        test::TableGroup group(4);
        const auto textsOf = [](ChecklistModel &sheet) {
            QStringList texts;
            gather(*sheet.lines(), texts);
            return texts.join('\n');
        };
        {
            const auto sheet = modelOf<ChecklistModel>(group);
            QVERIFY(!textsOf(*sheet).contains("nickname cards") && !textsOf(*sheet).contains("quality symbols"));
            QVERIFY(textsOf(*sheet).contains("Take 4 coins. The numbers are our guess"));
            QVERIFY(!row(sheet->numbers(), "coins.tripoli")["isCorrected"].toBool());
            sheet->correct("coins.tripoli", 99); // not in any box
            sheet->correct("coins.tripoli", 6);
            sheet->correct("terrain.acre", 16);
            QVERIFY(textsOf(*sheet).contains("Take 6 coins."));
            QVERIFY(!textsOf(*sheet).contains("Take 6 coins. The"));
        }
        group.reopen();
        const auto sheet = modelOf<ChecklistModel>(group);
        QVERIFY(row(sheet->numbers(), "coins.tripoli")["isCorrected"].toBool());
        QCOMPARE(row(sheet->numbers(), "coins.tripoli")["value"].toInt(), 6);
        QCOMPARE(row(sheet->numbers(), "terrain.acre")["value"].toInt(), 16);
        QCOMPARE(row(sheet->numbers(), "terrain.acre")["choices"].toList().size(), 5);
        sheet->forget("coins.tripoli");
        QVERIFY(textsOf(*sheet).contains("Take 4 coins. The numbers are our guess"));
    }

    void calculators_agreeWithTheRules()
    {
        RaidCalculator raid;
        for (int troops = 1; troops <= 4; ++troops) {
            for (int uncovered = 0; uncovered <= crusaders::kTrackCells; ++uncovered) {
                raid.clear();
                raid.set("troops", troops);
                raid.set("level", 2);
                raid.set("uncovered", uncovered);
                raid.addRow();
                raid.setRow(1, "units", 6);
                const auto answer = campaign::table::reckon(boxContent(), raid.question());
                QCOMPARE(raid.question().neighbours, (std::vector<int>{ 2, 6 }));
                QCOMPARE(raid.ourSum() - raid.theirSum(), answer->difference);
                QCOMPARE(raid.isGood(), answer->outcome != campaign::table::RaidAnswer::Outcome::Captured);
                QCOMPARE(raid.ours()->count(), int(answer->city.size()));
                for (const RowModel::Row &term : raid.ours()->rows())
                    QVERIFY(!term["rule"].toString().isEmpty());
            }
        }
        raid.set("troops", 0);
        QVERIFY(!raid.problem().isEmpty());

        BattleCalculator battle;
        battle.set("attackers", 4);
        battle.set("defenders", 2);
        battle.set("isEnhanced", true);
        battle.addRow();
        battle.setRow(0, "routed", 1);
        battle.addRow(); // the defender's
        battle.setRow(1, "strength", 3);
        battle.setRow(1, "isCard", false);
        QCOMPARE(int(battle.question().moves[1].side), int(crusaders::kDefender));
        const auto answer = campaign::table::reckon(boxContent(), battle.question());
        QCOMPARE(battle.ourSum() - battle.theirSum(), answer->opening);
        QCOMPARE(battle.isGood(), answer->attackerWins);
        QCOMPARE(battle.said()->count(), int(campaign::table::explain(*answer, battle.question(), Lang::En).size()));
        battle.removeRow(0);
        QCOMPARE(battle.rows()->count(), 1);
    }

    void theLanguage_changesEveryWord()
    {
        test::TableGroup group(2, "en");
        const auto form = modelOf<ChapterFormModel>(group);
        const auto drawers = modelOf<DrawersModel>(group);
        const auto sheet = modelOf<ChecklistModel>(group);
        RaidCalculator raid;
        form->submit(); // the problems are words, too
        drawers->revealEvent();
        const auto wordsNow = [&] {
            QStringList texts{ form->chapterTitle(), form->sections()->rows()[0]["title"].toString(),
                form->problems()->rows()[0]["text"].toString(), drawers->said()->rows()[0]["text"].toString(),
                drawers->eventName(), sheet->lines()->rows().back()["text"].toString(), raid.verdict(),
                raid.said()->rows()[0]["text"].toString() };
            return texts;
        };
        const QStringList english = wordsNow();
        Preferences::instance()->setLanguage("ru");
        const QStringList russian = wordsNow();
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(english[i] != russian[i] && !russian[i].isEmpty(), qPrintable(english[i]));
        Preferences::instance()->setLanguage("en");
        QCOMPARE(wordsNow(), english);
    }

    void aChapterPlayedInTheProgram_cannotBeWrittenFromATable()
    {
        test::TableGroup group(2);
        auto play = CampaignPlay::open(group.chronicle(), group.campaign, campaign::chapterGame());
        QVERIFY(!play->beginChapter());
        const auto form = modelOf<ChapterFormModel>(group);
        rank(*form);
        QVERIFY(!form->canSubmit());
        QVERIFY(!form->submit());
        QVERIFY(!form->problem().isEmpty());
    }
};

OUTREMER_TEST(TestCompanion)
#include "tst_companion.moc"
