#include "tablegroup.h"
#include "window.h"

#include "table/formjson.h"

#include <QGuiApplication>
#include <QtQml/qqmlextensionplugin.h>
#include <nlohmann/json.hpp>

Q_IMPORT_QML_PLUGIN(OutremerPlugin)

using namespace outremer;

namespace {

// The companion in the real window, used with a mouse and keys.
class CompanionWindow : public test::ShellWindow {
public:
    explicit CompanionWindow(CampaignId campaign)
    {
        QMetaObject::invokeMethod(shell(), "openCompanion", Q_ARG(int, int(campaign.value)));
        QVERIFY(QTest::qWaitForWindowExposed(&view()));
        QTRY_VERIFY(find("tab-form"));
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
        QTRY_VERIFY2(find(name), qPrintable(name));
        click(find(name));
    }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, &view(), Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }

private:
    // As somebody scrolls before clicking.
    void reveal(QQuickItem *item)
    {
        QQuickItem *sheet = find("formSheet");
        if (sheet && sheet->isAncestorOf(item))
            QMetaObject::invokeMethod(sheet, "reveal", Q_ARG(QQuickItem *, item));
        QCoreApplication::processEvents();
    }
};

} // namespace

// A chapter of the boxed game, written down in the window.
class TestTableCampaign : public QObject {
    Q_OBJECT
private slots:
    void aChapter_isWrittenByMouseAndKeys()
    {
        test::TableGroup group(2);
        CompanionWindow window(group.campaign);
        window.click("tab-form");
        QTRY_VERIFY(window.find("ranking.0.rank"));
        window.click("submitForm"); // too early
        QVERIFY(group.chronicle().campaigns().chapters(group.campaign)->empty());
        QVERIFY(!window.find("formProblem")->property("text").toString().isEmpty());

        window.click(CompanionWindow::segment(window.find("ranking.0.rank"), "2"));
        window.click(CompanionWindow::segment(window.find("ranking.1.rank"), "1"));
        window.click(CompanionWindow::below(window.find("ranking.1.influence"), "number"));
        window.type("42");
        window.click("section-cities");
        const auto city = QString("cities.%1.owner").arg("acre");
        QTRY_VERIFY(window.find(city));
        window.click(CompanionWindow::below(window.find(city), "house-saracens"));
        window.click(CompanionWindow::below(window.find("cities.acre.units"), "plus"));
        window.click(CompanionWindow::below(window.find("cities.acre.units"), "plus"));
        window.click("section-cities");
        window.click("section-notes");
        window.click("add-notes");
        QTRY_VERIFY(window.find("notes.0.text"));
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
        QTRY_VERIFY(!window.find("raid.verdict")->property("text").toString().isEmpty());
    }
};

int main(int argc, char *argv[])
{
    QGuiApplication app(argc, argv);
    TestTableCampaign test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_tablecampaign.moc"
