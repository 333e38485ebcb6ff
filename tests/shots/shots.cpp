// Makes pictures of every page, as people see them: outremer-shots FOLDER [SCENE [WIDTH [LANGUAGE [light|dark]]]]
#include "tests/shots/studio.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTemporaryDir>

using namespace outremer;

namespace {

constexpr Scene kScenes[] = {
    { "cross", shootCross },
    { "battle", shootBattle },
    { "home", shootHome },
    { "history", shootHistory },
    { "care", shootCare },
    { "book", shootBook },
    { "kingdoms", shootKingdoms },
    { "cards", shootCards },
    { "plain", shootPlain },
    { "companion", shootCompanion },
    { "map", shootMap },
    { "states", shootStates },
    { "table", shootTable },
    { "bots", shootBots },
    { "chapter", shootChapter },
    { "parts", shootParts },
};

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir home; // nothing of the user's is touched
    qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList arguments = app.arguments().mid(1);
    const QString folder = arguments.value(0, ".");
    QDir().mkpath(folder);
    // An argument that is not given, or is "all", leaves everything in.
    const auto wants = [&arguments](int at, const QString &value) {
        return arguments.size() <= at || arguments[at] == "all" || arguments[at] == value;
    };
    for (const QSize size : { QSize(1280, 800), QSize(2560, 1440) }) {
        for (const char *language : { "ru", "en" }) {
            for (const bool dark : { false, true }) {
                if (!wants(2, QString::number(size.width())) || !wants(3, language)
                    || !wants(4, dark ? "dark" : "light"))
                    continue;
                for (const Scene &scene : kScenes) {
                    if (!wants(1, scene.name))
                        continue;
                    Studio studio(size, language, dark, folder);
                    scene.shoot(studio);
                }
            }
        }
    }
    return 0;
}
