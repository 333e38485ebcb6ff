#include "app/ui/preferences.h"
#include "tests/app/texts.h"
#include "tests/crusaders/book/booktest.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include "app/campaigns/tale.h"
#include "app/home/trashmodel.h"
#include "campaign/crusaders/prose/chapters.h"
#include "campaign/crusaders/prose/storybook.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace outremer;
using test::bytesOf;
using test::chronicle;
using test::played;

namespace {

const crusaders::Crusaders &crusaderRules()
{
    return campaign::chapterRules(*campaign::chapterGame()).crusaders();
}

using test::gather;

// Everything the book's pages could show.
QStringList allTexts(const CampaignBook &book)
{
    QStringList texts;
    for (const RowModel *model :
        std::initializer_list<const RowModel *>{ book.story(), book.chapters()->rows(), book.dynasties()->rows(),
            book.components()->rows(), book.components()->sealed(), book.evenings()->rows(), book.branches()->rows() })
        gather(*model, texts);
    for (const QObject *part : std::initializer_list<const QObject *>{ book.dynasties(), book.components(),
             book.statistics(), book.branches(), book.exporter(), book.pages(), book.story() }) {
        for (int i = 0; i < part->metaObject()->propertyCount(); ++i)
            gather(part->metaObject()->property(i).read(part), texts);
    }
    return texts;
}

RowModel::Row rowWith(const RowModel &model, const char *role, const QVariant &value)
{
    for (const RowModel::Row &row : model.rows()) {
        if (row[role] == value)
            return row;
    }
    return {};
}

} // namespace

// The book of a campaign against the store it is read from.
class TestCampaignBook : public test::BookTest {
    Q_OBJECT
private slots:
    void everyTab_agreesWithTheStore()
    {
        const CampaignId id = played({ .chapters = 2, .decisions = 120 });
        CampaignBook book;
        book.setCampaign(id.value);
        const auto match = chronicle().journal().match(*chronicle().campaigns().chapters(id)->back().match);
        const auto playing = chronicle().journal().resume(*campaign::chapterGame(), match->currentLine);
        const campaign::CampaignFacts tale = *taleOf(chronicle(), id, *campaign::chapterGame(), playing->get());

        const campaign::Document told = campaign::chronicleOf(tale, book.view().names(), Lang::En);
        QCOMPARE(book.story()->count(), int(told.blocks.size()));
        QCOMPARE(book.pages()->contents().size(), 2);

        QCOMPARE(book.chapters()->rows()->count(), 4);
        const QStringList stages{ "written", "written", "playing", "sealed" };
        for (int i = 0; i < 4; ++i)
            QCOMPARE(book.chapters()->rows()->rows()[i]["stage"].toString(), stages[i]);
        for (int i = 0; i < 2; ++i) {
            const QVariantList standings = book.chapters()->rows()->rows()[i]["standings"].toList();
            QCOMPARE(standings.size(), qsizetype(tale.chapters[std::size_t(i)].standings.size()));
            QCOMPARE(standings[0].toMap()["house"].toString().toStdString(),
                tale.chapters[std::size_t(i)].standings[0].state);
            QCOMPARE(book.chapters()->rows()->rows()[i]["evenings"].toStringList().size(), 1);
        }

        std::map<std::pair<int, std::string>, int> marks;
        const std::vector<QualityMark> noted = *chronicle().campaigns().marks(id);
        for (const QualityMark &mark : noted)
            marks[{ mark.seat, mark.quality }] += mark.delta;
        std::map<int, int> nicknames;
        const std::vector<NicknameAward> awards = *chronicle().campaigns().nicknames(id);
        for (const NicknameAward &award : awards)
            ++nicknames[award.seat];
        for (const RowModel::Row &row : book.dynasties()->rows()->rows()) {
            const int seat = row["seat"].toInt();
            for (const QVariant &quality : row["qualities"].toList())
                QCOMPARE(quality.toMap()["marks"].toInt(),
                    (marks[{ seat, quality.toMap()["id"].toString().toStdString() }]));
            QCOMPARE(row["nicknames"].toList().size(), nicknames[seat]);
            int points = 0;
            for (const campaign::ChapterFacts &chapter : tale.chapters)
                points += std::ranges::find(chapter.standings, seat, &campaign::Standing::seat)->points;
            QCOMPARE(row["points"].toInt(), points);
        }
        QCOMPARE(book.dynasties()->growth().size(), 4);

        const std::vector<Unlock> unlocks = *chronicle().biographies().unlocks(id);
        for (const Unlock &unlock : unlocks)
            QVERIFY(!rowWith(
                *book.components()->rows(), "key", QString::fromStdString(unlock.kind + "/" + unlock.component))
                         .isEmpty());
        const std::vector<ComponentPlay> plays = *chronicle().biographies().plays(id);
        for (const ComponentPlay &one : plays)
            QVERIFY(rowWith(*book.components()->rows(), "key",
                        QString::fromStdString(one.kind + "/" + one.component))["fame"]
                        .toInt()
                > 0);
        QCOMPARE(book.components()->sealed()->count(), 1);

        QCOMPARE(book.evenings()->rows()->count(), 3); // two, and what belongs to none
        QCOMPARE(book.evenings()->rows()->rows()[0]["present"].toStringList(), (QStringList{ "Anna", "Boris" }));

        const campaign::Statistics numbers = campaign::statisticsOf({ tale });
        QCOMPARE(book.statistics()->property("statesTable").toList().size(), qsizetype(numbers.states.size()) + 1);
        QCOMPARE(
            book.statistics()->property("battles").toList()[0].toMap()["whole"].toInt(), numbers.states[0].battles);
        QCOMPARE(book.branches()->chapters().size(), 3);
        QCOMPARE(book.branches()->rows()->rows()[0]["steps"].toInt(), 120);
    }

    void whatIsSealed_isInNoRow_data()
    {
        QTest::addColumn<int>("chapters");
        QTest::addColumn<int>("decisions");
        for (int chapters = 0; chapters <= 3; ++chapters) {
            QTest::addRow("%d written", chapters) << chapters << 0;
            QTest::addRow("%d written, the next begun", chapters) << chapters << 30;
        }
    }
    void whatIsSealed_isInNoRow()
    {
        QFETCH(int, chapters);
        QFETCH(int, decisions);
        // Another campaign has seen everything: not even its statistics may tell.
        played({ .seed = 9, .title = "Elsewhere", .chapters = 4 });
        const CampaignId id = played({ .seed = 3, .chapters = chapters, .decisions = decisions });
        const int reached = chapters + (decisions > 0 ? 1 : 0);
        CampaignBook book;
        book.setCampaign(id.value);
        book.statistics()->setOfAll(true);
        QCOMPARE(book.view().reached(), reached);
        const crusaders::Content &c = crusaderRules().content();
        for (const char *language : { "en", "ru" }) {
            Preferences::instance()->setLanguage(language);
            const Lang lang = Preferences::currentLanguage();
            const QStringList texts = allTexts(book);
            QVERIFY(texts.size() > 50);
            const QString all = texts.join('\n');
            const auto checkAll = [&](std::uint16_t noun, std::size_t cards) {
                for (std::size_t card = 1; card < cards; ++card) {
                    const Ref ref{ noun, std::int16_t(card) };
                    if (crusaderRules().chapterOf(ref) <= reached)
                        continue;
                    const QString name = QString::fromStdString(crusaderRules().nameOf(ref).in(lang));
                    const QString key = QString::fromStdString(
                        std::string(crusaderRules().nounName(noun)) + "/" + crusaderRules().idOf(ref));
                    QVERIFY2(!texts.contains(key), qPrintable(key));
                    QVERIFY2(!texts.contains(name), qPrintable(name));
                    QVERIFY2(!all.contains("«" + name + "»") && !all.contains("“" + name + "”"), qPrintable(name));
                }
            };
            checkAll(crusaders::kEventNoun, c.events.size());
            checkAll(crusaders::kTacticNoun, c.tactics.size());
            checkAll(crusaders::kBuildingNoun, c.buildings.size());
            checkAll(crusaders::kRescriptNoun, c.rescripts.size());
            checkAll(crusaders::kSpyNoun, c.spies.size());
            checkAll(crusaders::kOathNoun, c.oaths.size());
            checkAll(crusaders::kCommanderNoun, c.commander.size());
            for (int number = reached + 1; number <= campaign::kChapters; ++number) {
                const campaign::ChapterText &text = campaign::chapterText(number);
                QVERIFY(!all.contains(QString::fromStdString(text.title.in(lang))));
                QVERIFY(!all.contains(QString::fromStdString(text.subtitle.in(lang))));
            }
            QCOMPARE(book.components()->sealed()->count(), 4 - std::max(1, reached));
        }
    }

    void notes_areQuoted_andSurviveReopening()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const qint64 evening = book.evenings()->rows()->rows()[0]["evening"].toLongLong();
        QVERIFY(book.evenings()->writers().contains("Anna"));
        QVERIFY(book.evenings()->addNote(evening, "Anna", "  The tea went cold.  "));
        QVERIFY(book.evenings()->addNote(0, "", "A fine chronicle."));
        QVERIFY(!book.evenings()->addNote(evening, "Anna", "   "));
        test::OwnHome::reopen();
        QVariantMap note = book.evenings()->rows()->rows()[0]["notes"].toList().value(0).toMap();
        QCOMPARE(note["text"].toString(), "The tea went cold.");
        QCOMPARE(note["person"].toString(), "Anna");
        QCOMPARE(book.evenings()->rows()->rows()[1]["notes"].toList().size(), 1);
        const RowModel::Row quote = rowWith(*book.story(), "kind", "quote");
        QCOMPARE(quote["text"].toString(), "The tea went cold.");
        QVERIFY(book.evenings()->rewriteNote(note["id"].toLongLong(), "The tea was hot."));
        QCOMPARE(rowWith(*book.story(), "kind", "quote")["text"].toString(), "The tea was hot.");
        QVERIFY(book.evenings()->rewriteNote(note["id"].toLongLong(), "")); // no longer quoted
        QVERIFY(book.evenings()->rows()->rows()[0]["notes"].toList().isEmpty());
    }

    void photographs_areCopied_andSurviveReopening()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const qint64 evening = book.evenings()->rows()->rows()[0]["evening"].toLongLong();
        const QTemporaryDir camera(test::quickFolder());
        const QString picture = test::paintedPicture(camera.filePath("shot.png"));
        const QByteArray pixels = bytesOf(picture);
        QSignalSpy added(book.evenings(), &EveningsPart::photoAdded);
        constexpr int kShots = 12; // dropped at once: each gets a place of its own
        for (int i = 0; i < kShots; ++i)
            book.evenings()->addPhoto(evening, QUrl::fromLocalFile(picture), "The map");
        AWAIT_EQUAL(added.count(), kShots);
        QFile::remove(picture);
        test::OwnHome::reopen();
        const QVariantList photos = book.evenings()->rows()->rows()[0]["photos"].toList();
        QSet<QString> kept;
        for (const QVariant &photo : photos) {
            const QString path = photo.toMap()["url"].toUrl().toLocalFile();
            QVERIFY(path.startsWith(QFileInfo(home().path()).canonicalFilePath()));
            QCOMPARE(bytesOf(path), pixels);
            kept.insert(path);
        }
        QCOMPARE(kept.size(), kShots);
        const std::vector<Photo> rows = *chronicle().evenings().photos(id);
        for (const Photo &photo : rows)
            QVERIFY(QDir::isRelativePath(QString::fromStdString(photo.path)));
    }

    void aPhotograph_isCaptionedAnew_putAway_andTakenBack()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const auto photos = [&] { return book.evenings()->rows()->rows()[0]["photos"].toList(); };
        const qint64 evening = book.evenings()->rows()->rows()[0]["evening"].toLongLong();
        const QTemporaryDir camera(test::quickFolder());
        const QUrl picture = QUrl::fromLocalFile(test::paintedPicture(camera.filePath("shot.png")));
        QSignalSpy added(book.evenings(), &EveningsPart::photoAdded);
        book.evenings()->addPhoto(evening, picture, "The map");
        AWAIT_EQUAL(added.count(), 1);
        book.evenings()->addPhoto(evening, picture, "");
        AWAIT_EQUAL(added.count(), 2);
        const auto idOf = [&](int index) { return photos()[index].toMap()["id"].toLongLong(); };
        QVERIFY(book.evenings()->captionPhoto(idOf(0), "  The map\nat midnight "));
        QCOMPARE(photos()[0].toMap()["caption"].toString(), "The map at midnight");

        QSignalSpy said(Archive::instance(), &Archive::said);
        const QVariantMap gone = photos()[0].toMap();
        QVERIFY(book.evenings()->putPhotoIntoTrash(gone["id"].toLongLong()));
        QCOMPARE(said.count(), 1);
        QCOMPARE(photos().size(), 1);
        QVERIFY(QFile::exists(gone["url"].toUrl().toLocalFile())); // nothing is ever deleted
        test::OwnHome::reopen();
        QCOMPARE(photos().size(), 1);
        TrashModel trash;
        QCOMPARE(trash.count(), 1);
        QCOMPARE(trash.rows()[0]["kind"].toString(), "photo");
        QCOMPARE(trash.rows()[0]["name"].toString(), "The map at midnight");
        QVERIFY(trash.takeBack(trash.rows()[0]["key"].toString()));
        QCOMPARE(photos()[0].toMap(), gone);

        QVERIFY(book.evenings()->putPhotoIntoTrash(idOf(1)));
        QCOMPARE(trash.rows()[0]["name"].toString(), "Without a caption");
        QSignalSpy failed(&book, &CampaignBook::failed);
        QVERIFY(!book.evenings()->captionPhoto(99, "nothing") && !book.evenings()->putPhotoIntoTrash(99));
        QCOMPARE(failed.count(), 2);
    }
    void whatIsNoPicture_isRefusedInWords()
    {
        const CampaignId id = played({ .chapters = 0 });
        CampaignBook book;
        book.setCampaign(id.value);
        QSignalSpy failed(&book, &CampaignBook::failed);
        QFile text(home().path("letter.png"));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("not a picture") > 0);
        text.close();
        for (const QUrl &url : { QUrl::fromLocalFile(text.fileName()), QUrl::fromLocalFile(home().path("none.png")),
                 QUrl("https://example.org/picture.png") }) {
            failed.clear();
            book.evenings()->addPhoto(0, url, "");
            AWAIT_EQUAL(failed.count(), 1);
            QVERIFY(!failed[0][0].toString().isEmpty());
        }
        QVERIFY(chronicle().evenings().photos(id)->empty());
        QVERIFY(QDir(home().path("photos")).isEmpty());
    }
    // A file from somebody else may name any path.
    void aPhotographOutsideTheFolder_isNotShown()
    {
        const CampaignId id = played({ .chapters = 0 });
        for (const char *path : { "../outside.png", "/etc/hostname", "photos/none.png", "" }) {
            Photo photo;
            photo.campaign = id;
            photo.path = path;
            QVERIFY(chronicle().evenings().addPhoto(photo));
        }
        CampaignBook book;
        book.setCampaign(id.value);
        const QVariantList photos = book.evenings()->rows()->rows()[0]["photos"].toList();
        QCOMPARE(photos.size(), 4);
        for (const QVariant &photo : photos)
            QVERIFY(photo.toMap()["url"].toUrl().isEmpty());
    }

    void keptPoints_areGoneBackTo_andStay()
    {
        const CampaignId id = played({ .chapters = 0, .decisions = 60 });
        CampaignBook book;
        book.setCampaign(id.value);
        Branches &branches = *book.branches();
        QVERIFY(branches.canChange());
        const auto hashAt = [&](const RowModel::Row &row) {
            return (*chronicle().journal().peek(*campaign::chapterGame(), { row["line"].toLongLong() }))->stateHash();
        };
        const auto original = hashAt(branches.rows()->rows()[0]);
        QVERIFY(branches.keep("Before the storm"));
        QCOMPARE(branches.rows()->count(), 2);
        auto playing = CampaignPlay::open(chronicle(), id, campaign::chapterGame());
        test::playOn(*playing, 10);
        const auto further = playing->match()->stateHash();
        Archive::instance()->announce();
        QVERIFY(branches.goOn(rowWith(*branches.rows(), "isPoint", true)["line"].toLongLong()));
        test::OwnHome::reopen();
        auto again = CampaignPlay::open(chronicle(), id, campaign::chapterGame());
        QCOMPARE(again->match()->stateHash(), original); // the match goes on from the point
        test::playOn(*again, 5);
        Archive::instance()->announce();
        const RowModel::Row point = rowWith(*branches.rows(), "isPoint", true);
        QCOMPARE(point["name"].toString(), "Before the storm");
        QCOMPARE(point["steps"].toInt(), 60);
        QCOMPARE(hashAt(point), original); // and the point is where it was
        QCOMPARE(branches.rows()->count(), 3);
        QCOMPARE(branches.rows()->rows()[0]["steps"].toInt(), 65);
        const RowModel::Row left = rowWith(*branches.rows(), "steps", qint64(70));
        QVERIFY(left["isNamed"].toBool()); // what was left is in sight
        QVERIFY(branches.rename(left["line"].toLongLong(), "The brave way"));
        QVERIFY(branches.goOn(left["line"].toLongLong()));
        test::OwnHome::reopen();
        QCOMPARE(branches.rows()->rows()[0]["name"].toString(), "The brave way");
        QCOMPARE((*CampaignPlay::open(chronicle(), id, campaign::chapterGame())).match()->stateHash(), further);
        QVERIFY(chronicle().check(Depth::Replay).isOk());
    }
    void stepsTakenBack_areShownOnlyIfAskedFor()
    {
        const CampaignId id = played({ .chapters = 0, .decisions = 10 });
        auto playing = CampaignPlay::open(chronicle(), id, campaign::chapterGame());
        Rng rng{ 4 };
        for (int undone = 0; undone < 3;) {
            test::orDie(
                playing->submit(playing->match()->decision().seat, playing->match()->botChoice(BotKind::Greedy, rng)));
            if (playing->match()->undoable()) {
                test::orDie(playing->undo());
                ++undone;
            }
        }
        CampaignBook book;
        book.setCampaign(id.value);
        QCOMPARE(book.branches()->rows()->count(), 1);
        book.branches()->setWithTakenBack(true);
        QCOMPARE(book.branches()->rows()->count(), 4);
    }
    void aWrittenChapter_keepsItsLines()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        QVERIFY(!book.branches()->canChange());
        QVERIFY(!book.branches()->keep("too late"));
        QVERIFY(!book.branches()->goOn(book.branches()->rows()->rows()[0]["line"].toLongLong()));
    }

    void anotherLanguage_isReadAtOnce()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const auto title = [&] { return book.chapters()->rows()->rows()[0]["title"].toString(); };
        QCOMPARE(title(), "The Chronicle Begins");
        const QVariantList contents = book.pages()->contents();
        Preferences::instance()->setLanguage("ru");
        QCOMPARE(title(), "Начало хроники");
        QVERIFY(book.pages()->contents() != contents);
        QCOMPARE(book.pages()->contents()[0].toMap()["name"].toString(), "Начало хроники");
        QCOMPARE(book.chapters()->rows()->rows()[1]["stageText"].toString(), "Следующая на очереди");
    }

    void aCampaignThatIsNotThere_saysSo()
    {
        CampaignBook book;
        book.setCampaign(77);
        QVERIFY(!book.problem().isEmpty());
        QCOMPARE(book.story()->count(), 0);
        QCOMPARE(book.chapters()->rows()->count(), 0);
        book.setCampaign(played({ .chapters = 0 }).value);
        QVERIFY(book.problem().isEmpty());
        QVERIFY(!book.isOver() && !book.isPlaying());
    }
};

OUTREMER_TEST(TestCampaignBook)
#include "tst_campaignbook.moc"
