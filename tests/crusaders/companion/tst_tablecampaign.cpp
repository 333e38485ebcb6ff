#include "tests/app/window.h"
#include "tests/crusaders/companion/tablegroup.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/companion/formjson.h"
#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/prose/chapters.h"

#include <QGuiApplication>
#include <QtQuickTest/quicktest.h>
#include <nlohmann/json.hpp>

using namespace outremer;

namespace {

// The companion in the real window, used with a mouse and keys.
class CompanionWindow : public test::ShellWindow {
public:
    CompanionWindow() = default;
    explicit CompanionWindow(CampaignId campaign)
    {
        QMetaObject::invokeMethod(shell(), "openCompanion", Q_ARG(int, int(campaign.value)));
        QVERIFY(QTest::qWaitForWindowExposed(&view()));
        AWAIT(find("tab-form"));
    }
    // A visible item below another, by its object name.
    static QQuickItem *below(QQuickItem *item, const QString &name)
    {
        if (item->objectName() == name)
            return item;
        for (QQuickItem *child : item->childItems()) {
            if (QQuickItem *found = child->isVisible() ? below(child, name) : nullptr)
                return found;
        }
        return nullptr;
    }
    // The segment of a row of choices that bears this text.
    static QQuickItem *segment(QQuickItem *item, const QString &text)
    {
        if (QByteArray(item->metaObject()->className()).startsWith("ChoiceSegment")
            && item->property("text").toString() == text)
            return item;
        for (QQuickItem *child : item->childItems()) {
            if (QQuickItem *found = segment(child, text))
                return found;
        }
        return nullptr;
    }
    void click(QQuickItem *item)
    {
        QVERIFY(item);
        reveal(item);
        QTest::mouseClick(
            &view(), Qt::LeftButton, {}, item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint());
        QCoreApplication::processEvents();
    }
    void click(const QString &name)
    {
        AWAIT_NAMED(find(name), name);
        click(find(name));
    }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, &view(), Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
    // Clicks on a line and writes over what stands there.
    void write(QQuickItem *field, const QString &text)
    {
        click(field);
        QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
        type(text);
    }
    void write(const QString &name, const QString &text)
    {
        AWAIT_NAMED(find(name), name);
        write(find(name), text);
    }
    void count(const QString &field, int number) { write(below(find(field), "number"), QString::number(number)); }
    // One of the arms in a row of them.
    void pickHouse(const QString &field, int index)
    {
        QList<QQuickItem *> toggles;
        collect(find(field), "ShieldToggle", toggles);
        QVERIFY(index < toggles.size());
        click(toggles[index]);
    }
    // Opens a list of many and clicks on a line of it.
    void pickLine(const QString &field, int index)
    {
        click(below(find(field), "picker"));
        QList<QQuickItem *> lines;
        const auto seek = [&] {
            lines.clear();
            collect(view().contentItem(), "SelectEntry", lines);
            return index < lines.size();
        };
        AWAIT(seek());
        QVERIFY(QQuickTest::qWaitForPolish(&view()));
        click(lines[index]);
        AWAIT(!seek());
    }
    // Opens a list that takes the group's own words and writes some.
    void pickWords(const QString &field, const QString &words)
    {
        click(below(find(field), "picker"));
        AWAIT(view().activeFocusItem()->objectName() == "search");
        type(words);
        QTest::keyClick(&view(), Qt::Key_Return);
        AWAIT_EQUAL(below(find(field), "picker")->property("text").toString(), words);
    }
    // Opens a part of the form, adds a row if it has none of itself, and folds it up when it is filled in.
    template <class Fill>
    void part(const QString &section, bool isGrowing, Fill fill)
    {
        click("section-" + section);
        if (isGrowing)
            click("add-" + section);
        QVERIFY(QQuickTest::qWaitForPolish(&view()));
        fill(section + ".0.");
        click("section-" + section);
    }
    // Everything that is written in the book, read from the first line to the last.
    void readBook(QString &book)
    {
        AWAIT(find("storyWays"));
        click(segment(find("storyWays"), "Scroll"));
        AWAIT(find("storyList"));
        QStringList read;
        for (int page = 0; page < 200; ++page) {
            QVERIFY(QQuickTest::qWaitForPolish(&view()));
            for (const QQuickItem *item : visibleItems())
                read.append(item->property("text").toString());
            if (find("storyList")->property("atYEnd").toBool())
                break;
            for (int steps = 0; steps < 100 && !find("storyList")->hasActiveFocus(); ++steps)
                QTest::keyClick(&view(), Qt::Key_Tab);
            QTest::keyClick(&view(), Qt::Key_PageDown);
        }
        book = read.join('\n');
    }

private:
    static void collect(QQuickItem *item, const char *type, QList<QQuickItem *> &found)
    {
        if (QByteArray(item->metaObject()->className()).startsWith(type))
            found.append(item);
        for (QQuickItem *child : item->childItems()) {
            if (child->isVisible())
                collect(child, type, found);
        }
    }
    // As somebody scrolls before clicking: where things are is known when what opened or moved lies in its place.
    void reveal(QQuickItem *item)
    {
        QVERIFY(QQuickTest::qWaitForPolish(&view()));
        QQuickItem *sheet = find("formSheet");
        if (sheet && sheet->isAncestorOf(item))
            QMetaObject::invokeMethod(sheet, "reveal", Q_ARG(QQuickItem *, item));
        QCoreApplication::processEvents();
        QVERIFY(QQuickTest::qWaitForPolish(&view()));
    }
};

} // namespace

// A chapter of the boxed game, written down in the window.
class TestTableCampaign : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression("\\.qml|loop|DelegateModel|QML")); }

    void aChapter_isWrittenByMouseAndKeys()
    {
        test::TableGroup group(2);
        CompanionWindow window(group.campaign);
        window.click("tab-form");
        AWAIT(window.find("ranking.0.rank"));
        window.click("submitForm"); // too early
        QVERIFY(group.chronicle().campaigns().chapters(group.campaign)->empty());
        QVERIFY(!window.find("formProblem")->property("text").toString().isEmpty());

        window.click(CompanionWindow::segment(window.find("ranking.0.rank"), "2"));
        window.click(CompanionWindow::segment(window.find("ranking.1.rank"), "1"));
        window.click(CompanionWindow::below(window.find("ranking.1.influence"), "number"));
        window.type("42");
        window.click("section-cities");
        const auto city = QString("cities.%1.owner").arg("acre");
        AWAIT(window.find(city));
        window.click(CompanionWindow::below(window.find(city), "house-saracens"));
        window.click(CompanionWindow::below(window.find("cities.acre.units"), "plus"));
        window.click(CompanionWindow::below(window.find("cities.acre.units"), "plus"));
        window.click("section-cities");
        window.click("section-notes");
        window.click("add-notes");
        AWAIT(window.find("notes.0.text"));
        window.click(window.find("notes.0.text"));
        window.type("Acre was ours for an hour.");
        window.click("submitForm");

        const auto chapters = group.chronicle().campaigns().chapters(group.campaign);
        QCOMPARE(chapters->size(), std::size_t(1));
        QCOMPARE(int(chapters->front().status), int(ChapterStatus::Finished));
        const auto form = campaign::table::formFrom(*chapters->front().form);
        QCOMPARE(form->ranking.at(0).rank, 2);
        QCOMPARE(form->ranking.at(1).rank, 1);
        QCOMPARE(form->ranking.at(1).influence, std::optional(42));
        QCOMPARE(form->cities.at(0).owner, std::string("saracens"));
        QCOMPARE(form->cities.at(0).units, std::optional(1)); // empty, none, one
        QCOMPARE(form->notes.at(0).text, std::string("Acre was ours for an hour."));
    }

    // From the first page of an empty chronicle to the last page of the book.
    void fourChapters_areWrittenFromFoundingToChronicle()
    {
        const QTemporaryDir home(test::quickFolder());
        qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
        Preferences::instance()->setLanguage("en");
        Archive::instance()->close();
        QVERIFY(Archive::instance()->openNow());
        {
            CompanionWindow window;
            Preferences::instance()->setReducedMotion(true);
            foundInTheWindow(window);
            for (int chapter = 1; chapter <= campaign::kChapters && !QTest::currentTestFailed(); ++chapter) {
                window.click(chapter == 1 ? "continueButton" : "tableFormButton");
                window.click("tab-form");
                fill(window, chapter);
                window.click("submitForm");
                AWAIT_NAMED(window.find("storyView"), problemIn(window));
            }
            if (QTest::currentTestFailed())
                return;
            AWAIT(!window.find("tableFormButton")); // nothing is left to be written
            QString book;
            window.readBook(book);
            for (int chapter = 1; chapter <= campaign::kChapters; ++chapter) {
                const auto title = QString::fromStdString(campaign::chapterText(chapter).title.in(Lang::En));
                QVERIFY2(book.contains(title), qPrintable(title));
                QVERIFY(book.contains(QString("We sat until dawn, evening %1.").arg(chapter)));
            }
        }
        areKept();
        Archive::instance()->close();
    }

    void everyLeaf_opensByKeys()
    {
        test::TableGroup group(2);
        CompanionWindow window(group.campaign);
        window.find("tab-setup")->forceActiveFocus();
        for (const char *tab : { "tab-drawers", "tab-raid", "tab-battle", "tab-form" }) {
            QTest::keyClick(&window.view(), Qt::Key_Down);
            QVERIFY(window.find(tab)->hasActiveFocus());
            QTest::keyClick(&window.view(), Qt::Key_Return);
            QVERIFY(window.find(tab)->property("chosen").toBool());
        }
        window.click("tab-drawers");
        window.click("revealEvent");
        QVERIFY(window.find("undoDraw")->isEnabled());
        window.click("tab-raid");
        AWAIT(!window.find("raid.verdict")->property("text").toString().isEmpty());
    }

private:
    static QString problemIn(CompanionWindow &window)
    {
        const QQuickItem *problem = window.find("formProblem");
        return problem ? problem->property("text").toString() : QString();
    }
    static void foundInTheWindow(CompanionWindow &window)
    {
        window.click("beginCampaignButton");
        AWAIT(window.find("foundButton"));
        QVERIFY(QQuickTest::qWaitForPolish(&window.view()));
        window.click(CompanionWindow::segment(window.find("seatsRow"), "2"));
        QVERIFY(QQuickTest::qWaitForPolish(&window.view()));
        window.click(CompanionWindow::segment(window.find("kindRow"), "at a real table"));
        window.write("titleField", "The Thursday Table");
        window.write("personField0", "Anna");
        window.write("personField1", "Boris");
        window.click("foundButton");
        AWAIT(window.find("continueButton"));
    }
    // Everything a chapter can be told by, each in its own way: pressed, picked, counted, written.
    static void fill(CompanionWindow &window, int chapter)
    {
        AWAIT(window.find("ranking.0.rank"));
        QVERIFY(QQuickTest::qWaitForPolish(&window.view()));
        window.click(CompanionWindow::segment(window.find("ranking.0.rank"), chapter % 2 ? "1" : "2"));
        window.click(CompanionWindow::segment(window.find("ranking.1.rank"), chapter % 2 ? "2" : "1"));
        window.count("ranking.0.influence", 40 + chapter);
        window.click("section-ranking");
        window.part("outcome", false, [&](const QString &row) {
            window.pickLine(row + "ending", 5);
            window.count(row + "rounds", 6);
        });
        window.part("marks", true, [&](const QString &row) {
            window.pickHouse(row + "seat", chapter % 2);
            window.pickLine(row + "quality", chapter);
            window.count(row + "amount", 1);
        });
        window.part("nicknames", true, [&](const QString &row) {
            window.pickHouse(row + "seat", 0);
            window.pickWords(row + "card", QString("the Sleepless %1").arg(chapter));
        });
        window.part("scars", true, [&](const QString &row) {
            window.pickLine(row + "city", chapter - 1);
            window.click(CompanionWindow::segment(window.find(row + "kind"), "Laid waste"));
        });
        if (chapter >= 3) {
            window.part("oaths", true, [&](const QString &row) {
                window.pickWords(row + "oath", "Oath of the Long Night");
                window.pickHouse(row + "vassal", 0);
                window.pickHouse(row + "suzerain", 1);
            });
        }
        window.part("notes", true, [&](const QString &row) {
            window.write(row + "text", QString("We sat until dawn, evening %1.").arg(chapter));
        });
    }
    static void areKept()
    {
        Chronicle &chronicle = *Archive::instance()->chronicle();
        const auto campaigns = chronicle.campaigns().all();
        QCOMPARE(campaigns->size(), std::size_t(1));
        QCOMPARE(campaigns->front().title, std::string("The Thursday Table"));
        QCOMPARE(int(campaigns->front().kind), int(CampaignKind::Table));
        const auto chapters = chronicle.campaigns().chapters(campaigns->front().id);
        QCOMPARE(chapters->size(), std::size_t(campaign::kChapters));
        for (const Chapter &chapter : *chapters) {
            QCOMPARE(int(chapter.status), int(ChapterStatus::Finished));
            QCOMPARE(int(chapter.origin), int(ChapterOrigin::Table));
            const auto form = campaign::table::formFrom(*chapter.form);
            QCOMPARE(form->ranking.at(0).influence, std::optional(40 + chapter.number));
            QCOMPARE(form->ending, std::string("era"));
            QCOMPARE(form->rounds, std::optional(6));
            QCOMPARE(form->marks.size(), std::size_t(1));
            QCOMPARE(form->nicknames.at(0).card, "the Sleepless " + std::to_string(chapter.number));
            QCOMPARE(form->scars.size(), std::size_t(1));
            QCOMPARE(form->oaths.size(), std::size_t(chapter.number >= 3 ? 1 : 0));
        }
    }
};

OUTREMER_TEST(TestTableCampaign)
#include "tst_tablecampaign.moc"
