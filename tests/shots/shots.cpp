// Makes pictures of every page, as people see them: outremer-shots FOLDER [SCENE [WIDTH [LANGUAGE [light|dark]]]]
#include "tests/app/ownhome.h"
#include "tests/shots/studio.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <map>

namespace outremer {
namespace {

// By name, because the files of this folder say what there is in no order.
std::map<std::string, Scene> &scenes()
{
    static std::map<std::string, Scene> all;
    return all;
}

} // namespace

bool addScene(const Scene &scene)
{
    return scenes().emplace(scene.name, scene).second;
}

} // namespace outremer

using namespace outremer;

int main(int argc, char *argv[])
{
    const QTemporaryDir settings; // nothing of the user's is touched
    qputenv("OUTREMER_HOME", settings.path().toLocal8Bit());
    QGuiApplication app(argc, argv);
    Preferences::instance(); // they stay where they were first looked for
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
                for (const auto &[name, scene] : scenes()) {
                    if (!wants(1, scene.name))
                        continue;
                    const outremer::test::OwnHome home; // no scene finds what another left
                    Studio studio(size, language, dark, folder);
                    scene.shoot(studio);
                }
            }
        }
    }
    return 0;
}
