#include "tests/house/housefiles.h"
#include "tests/support/ruletest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <optional>
#include <set>

using namespace outremer::test;

namespace {

const QRegularExpression kInclude("^\\s*#\\s*include\\s*\"([^\"]+)\"");
const QRegularExpression kImport("^import (Outremer[.\\w]*)");

// The folders of sources, those of tests too, and what each of them includes.
std::map<QString, std::set<QString>> folderGraph()
{
    std::map<QString, std::set<QString>> graph;
    for (const QString &file : filesLike("^(model|campaign|db|app|tests)/.*\\.(h|cpp)$")) {
        eachMatch(file, kInclude, [&](const QString &, const auto &match) {
            if (const QString other = folderOf(match.captured(1)); other != folderOf(file))
                graph[folderOf(file)].insert(other);
        });
    }
    return graph;
}

// A way from a folder back to itself, or nothing.
QStringList wayBack(const std::map<QString, std::set<QString>> &graph, const QString &start)
{
    std::set<QString> seen;
    QStringList way{ start };
    const auto walk = [&](const auto &self) -> bool {
        const auto next = graph.find(way.last());
        if (next == graph.end())
            return false;
        for (const QString &folder : next->second) {
            way += folder;
            if (folder == start || (seen.insert(folder).second && self(self)))
                return true;
            way.removeLast();
        }
        return false;
    };
    return walk(walk) ? way : QStringList();
}

// How high a folder of app/ stands: it includes those below it and no other of its height. A game's door and board lie upon
// the table, its book and its companion upon the chronicle. Nothing for a folder that has no place yet.
std::optional<int> heightOf(const QString &folder)
{
    static const QList<QStringList> kFloors{ { "booklet", "play" }, { "campaigns", "ui" },
        { "archive", "drawing", "looks", "thinking" }, { "table" }, { "care", "counsel", "parts" }, gameFolders(),
        { "book", "history", "home" }, {}, { "cli", "doors" } };
    const QString name = folder.section('/', 1, 1);
    const bool isChronicle = gameFolders().contains(name)
        && QStringList({ "book", "companion", "founding" }).contains(folder.section('/', 2));
    for (int floor = 0; floor < kFloors.size(); ++floor) {
        if (kFloors[floor].contains(name))
            return isChronicle ? floor + 2 : floor;
    }
    return std::nullopt;
}

QStringList cyclesIn(const std::map<QString, std::set<QString>> &graph)
{
    QStringList cycles;
    for (const auto &[folder, others] : graph) {
        if (const QStringList way = wayBack(graph, folder); !way.isEmpty())
            cycles += way.join(" → ");
    }
    return cycles;
}

// The folders of QML and whose types each of them uses. Types are the words with a capital that are files, outside of
// comments and of texts, but for a text that is a file.
std::map<QString, std::set<QString>> qmlGraph()
{
    static const QRegularExpression kComment("/\\*.*?\\*/|//[^\n]*", QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kText("\"(?!\\w+\\.qml\")[^\"\n]*\"");
    static const QRegularExpression kType("\\b[A-Z]\\w+");
    const QStringList files = filesLike("^qml/.*\\.qml$");
    std::map<QString, QString> homes;
    for (const QString &file : files)
        homes[file.section('/', -1).chopped(4)] = folderOf(file);
    std::map<QString, std::set<QString>> graph;
    for (const QString &file : files) {
        const QString text = textOfFile(file).remove(kComment).remove(kText);
        for (auto types = kType.globalMatch(text); types.hasNext();) {
            const auto home = homes.find(types.next().captured());
            if (home != homes.end() && home->second != folderOf(file))
                graph[folderOf(file)].insert(home->second);
        }
    }
    return graph;
}

// The ids of what seats can be, in all games; but not those that are also the name of a sign.
QStringList housesOfGames()
{
    QString signs;
    for (const QString &file : filesLike("^qml/ui/glyphs/.*\\.qml$"))
        signs += textOfFile(file);
    QStringList ids;
    for (const QString &game : gameFolders()) {
        const QString look = textOfFile("model/" + game + "/content/look.json");
        for (const auto &house : QJsonDocument::fromJson(look.toUtf8())["houses"].toArray()) {
            const QString id = house.toObject()["id"].toString();
            if (!signs.contains(QRegularExpression("\\b" + id + ":")))
                ids += id;
        }
    }
    return ids;
}

// How a file speaks of a game: by what it includes, imports or calls, and by the ids of games and houses.
QString namesOfGames()
{
    const QStringList games = gameFolders();
    QStringList modules;
    for (const QString &game : games)
        modules += game.left(1).toUpper() + game.mid(1);
    const QString any = "(" + games.join('|') + ")";
    return "(app|model|campaign)/" + any + "/|\\b" + any + "::|Outremer\\.(" + modules.join('|') + ")|\"("
        + (games + housesOfGames()).join('|') + ")\"";
}

// Crusaders' own under names that every game might have: its campaign, and those pages and commands of the window and the
// command line that tell of it; and the registry of doors.
const QStringList kOfCrusaders{ "app/campaigns/", "app/cli/", "app/doors/doors\\.cpp", "app/home/campaignsmodel\\.cpp",
    "app/home/matchesmodel\\.cpp", "app/home/recap\\.cpp", "qml/chronicle/book/CardLife\\.qml",
    "qml/chronicle/book/CardTile\\.qml" };

// The module a QML file belongs to, by its folder: "Outremer.Ui", or "Outremer" for the shell.
QString moduleOf(const QString &file)
{
    const QString folder = file.section('/', 1, 1);
    if (folder.endsWith(".qml") || folder == "shell")
        return "Outremer";
    const QString name = folder == "parts" ? "table" : folder;
    return "Outremer." + name.left(1).toUpper() + name.mid(1);
}

} // namespace

// The walls between folders that no compiler checks: qml/README.md and app/README.md tell them.
class TestWalls : public RuleTest {
    Q_OBJECT
private slots:
    // An include tells the room, so two files can never be taken for each other.
    void includes_startAtTheRoot()
    {
        QStringList wrong;
        for (const QString &file : filesLike("^(model|campaign|db|app|tests)/.*\\.(h|cpp)$")) {
            eachMatch(file, kInclude, [&](const QString &place, const auto &match) {
                if (!match.captured(1).endsWith(".moc") && !kHouse.exists(match.captured(1)))
                    wrong += place;
            });
        }
        VERIFY_NONE(wrong);
    }
    void folders_haveNoCycles()
    {
        const auto graph = folderGraph();
        QVERIFY(graph.size() > 15);
        VERIFY_NONE(cyclesIn(graph));
    }
    // The table knows no start page, and no game another's window.
    void foldersOfTheApplication_includeThoseBelow()
    {
        QStringList wrong;
        for (const auto &[folder, others] : folderGraph()) {
            if (!folder.startsWith("app/"))
                continue; // main() knows everything
            const auto height = heightOf(folder);
            if (!height)
                wrong += folder + ": on no floor";
            for (const QString &other : others) {
                const bool isSameGame = other.section('/', 1, 1) == folder.section('/', 1, 1);
                if (other.startsWith("app/")
                    && (heightOf(other) > height || (heightOf(other) == height && !isSameGame)))
                    wrong += folder + " → " + other;
            }
        }
        VERIFY_NONE(wrong);
    }
    // What a campaign of any game is made of knows none; and what tests of games stand on is not theirs.
    void sharedFolders_includeNoGames()
    {
        const QString games = "(" + gameFolders().join('|') + ")/";
        QStringList wrong;
        for (const auto &[room, shared] : { std::pair("campaign", "^campaign/(?!" + games + ")"),
                 std::pair("tests", QString("^tests/(app/[^/]*|support/.*)$")) }) {
            for (const QString &file : filesLike(shared).filter(QRegularExpression("\\.(h|cpp)$"))) {
                eachMatch(file, kInclude,
                    [&, here = QRegularExpression(QString("^%1/%2").arg(room, games))](
                        const QString &place, const auto &match) {
                        if (here.match(match.captured(1)).hasMatch())
                            wrong += place;
                    });
            }
        }
        VERIFY_NONE(wrong);
    }
    // Ui, Table, the games, Chronicle, the shell: a module imports those before it; a game no other game.
    void modules_importOneWay()
    {
        QStringList order{ "Outremer.Looks", "Outremer.Ui", "Outremer.Table" };
        for (const QString &game : gameFolders())
            order += "Outremer." + game.left(1).toUpper() + game.mid(1);
        order += { "Outremer.Chronicle", "Outremer" };
        const auto isGame = [&](qsizetype at) { return at >= 3 && at < order.size() - 2; };
        QStringList wrong;
        for (const QString &file : filesLike("^qml/.*\\.qml$")) {
            const auto own = order.indexOf(moduleOf(file));
            if (own < 0)
                wrong += file + ": in a folder of no module";
            eachMatch(file, kImport, [&](const QString &place, const auto &match) {
                const auto other = order.indexOf(match.captured(1));
                if (other < 0 || other > own || (isGame(own) && isGame(other) && own != other))
                    wrong += place;
            });
        }
        VERIFY_NONE(wrong);
    }
    // What a folder of QML uses lies below it, whichever module the two are in.
    void qmlFolders_haveNoCycles()
    {
        const auto graph = qmlGraph();
        QVERIFY(graph.size() > 10);
        VERIFY_NONE(cyclesIn(graph));
    }
    // What all games share names none of them, nor a house of theirs.
    void sharedFolders_nameNoGame()
    {
        const QString any = "(" + gameFolders().join('|') + ")";
        const QRegularExpression apart("^((app|qml|campaign)/" + any + "|" + kOfCrusaders.join('|') + ")");
        QStringList shared;
        for (const QString &file : filesLike("^(app|qml|campaign|db|model/core|model/bots)/.*\\.(h|cpp|qml)$")) {
            if (!apart.match(file).hasMatch())
                shared += file;
        }
        QVERIFY(shared.size() > 400);
        VERIFY_NONE(placesOf(namesOfGames(), shared));
    }
    // An exception that is not needed any more would let a name in unseen.
    void everyException_isOne()
    {
        QStringList idle;
        for (const QString &exception : kOfCrusaders) {
            if (placesOf(namesOfGames(), filesLike("^" + exception)).isEmpty())
                idle += exception;
        }
        VERIFY_NONE(idle);
    }
    // One name for one thing; games may have files of the same name, because each has its rules, State and words.
    void fileNames_standOnce()
    {
        std::map<QString, QStringList> byName;
        for (const QString &file : filesLike("^(app|campaign|db|model|qml)/.*\\.(h|cpp|qml)$"))
            byName[file.section('/', -1)] += file;
        const QRegularExpression ofGame("^model/(core|" + gameFolders().join('|') + ")/");
        QStringList wrong;
        for (const auto &[name, files] : byName) {
            if (files.size() > 1 && files.filter(ofGame).size() != files.size())
                wrong += files.join(", ");
        }
        VERIFY_NONE(wrong);
    }
};

OUTREMER_TEST(TestWalls)
#include "tst_walls.moc"
