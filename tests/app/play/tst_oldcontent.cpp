#include "model/core/pack.h"
#include "tests/app/homekit.h"
#include "tests/app/window.h"
#include "tests/support/olderrules.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::test;

namespace {

constexpr const char *kPlayers = R"({"players": [{"name": "Anna"}, {"name": "Boris"}]})";

// Crusaders as another release might have had it: a number that no position holds is another one.
GamePtr crusadersOfOld()
{
    Pack pack = Pack::builtIn("crusaders");
    if (const auto bad = pack.overlayFile("saga.json", R"({"numbers": {"commanderInfluence": 4}})", "saga.json"))
        qFatal("%s", bad->text().c_str());
    const auto game = gameOnShelf("crusaders")->withPack(pack);
    if (!game)
        qFatal("%s", game.refusal().message.c_str());
    return *game;
}

} // namespace

// Matches that the program of today did not begin: the list of the start page says so.
class TestOldContent : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        useOwnHome();
        Preferences::instance()->setLanguage("en");
        Preferences::instance()->setGuide(false);
    }
    void init()
    {
        emptyDataFolder();
        QVERIFY(archive().openNow());
        m_ofOldRules = playMatch("kingdoms", 2, 8, kPlayers);
        m_ofOldContent = playMatch(*crusadersOfOld(), 2, 12, kPlayers);
        playMatch("kingdoms", 2, 4, kPlayers); // the last one has a place of its own on the start page
        const MatchRow row = *archive().chronicle()->journal().match(m_ofOldRules);
        archive().close();
        QVERIFY(!makeOlder(userChronicle(), row));
    }
    void cleanup() { archive().close(); }

    void startPage_saysHowMatchesStandToToday()
    {
        ShellWindow window;
        goHome(window);
        AWAIT(textsIn(window, m_ofOldContent).contains("Played with the content it began with"));
        AWAIT(textsIn(window, m_ofOldRules).contains("Played by older rules: whoever opens it is asked how to go on"));
    }

private:
    static QString rowOf(MatchId match) { return "match_" + QString::number(match.value); }
    static void goHome(ShellWindow &window)
    {
        QMetaObject::invokeMethod(window.shell(), "openHome");
        AWAIT_EQUAL(archive().state(), Archive::Ready);
    }
    // What the row of a match says, or the whole page.
    static QStringList textsIn(const ShellWindow &window, std::optional<MatchId> match)
    {
        const QQuickItem *row = match ? window.find(rowOf(*match)) : window.shell();
        QStringList texts;
        for (const QQuickItem *item : window.visibleItems()) {
            if (row && (item == row || row->isAncestorOf(item)))
                texts += item->property("text").toString();
        }
        return texts;
    }

    MatchId m_ofOldRules;
    MatchId m_ofOldContent;
};

OUTREMER_TEST(TestOldContent)
#include "tst_oldcontent.moc"
