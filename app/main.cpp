#include "app/play/datafolder.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QSurfaceFormat>

#include <iostream>

int main(int argc, char *argv[])
{
    if (outremer::dataFolder().empty()) {
        std::cerr << "outremer: " << outremer::noHome().message << "\n";
        return 1;
    }
    QSurfaceFormat format;
    format.setSamples(4); // shapes have no antialiasing of their own on a GPU
    QSurfaceFormat::setDefaultFormat(format);
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); // a frame follows a move at once, where the screen does not set the pace
    QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName("Outremer");
    QCoreApplication::setApplicationVersion(OUTREMER_VERSION);
    QGuiApplication::setApplicationDisplayName("Outremer");
    QGuiApplication::setDesktopFileName("net.outremer.Outremer");
    QGuiApplication::setWindowIcon(QIcon(":/icons/outremer.png"));
    QQuickStyle::setStyle("Basic");
    QFont::insertSubstitution("EB Garamond 12", "EB Garamond"); // where the typeface comes without its cuts
    QGuiApplication::setFont(QFont("PT Serif"));                // otherwise the desktop's is loaded too, for nothing

    QCommandLineParser options; // --help and --version, too
    options.setApplicationDescription("Play crusade board games and keep the chronicle of a campaign.");
    options.addHelpOption();
    options.addVersionOption();
    options.addPositionalArgument("FILE.outremer", "a campaign somebody has sent", "[FILE.outremer]");
    options.process(app);

    QQmlApplicationEngine engine;
    engine.addImportPath(":/qt/qml");
    QObject::connect(
        &engine, &QQmlApplicationEngine::objectCreationFailed, &app, [] { QCoreApplication::exit(1); },
        Qt::QueuedConnection);
    if (const QStringList files = options.positionalArguments(); !files.isEmpty()) // by double click
        engine.setInitialProperties({ { "fileToOpen", QDir::current().absoluteFilePath(files.first()) } });
    engine.load(QUrl("qrc:/qt/qml/Outremer/Main.qml"));
    return app.exec();
}
