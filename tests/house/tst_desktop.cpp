#include "tests/support/ruletest.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

// What the desktop is told about the program agrees with the program.
class TestDesktop : public QObject {
    Q_OBJECT
private slots:
    void menuEntry_namesTheProgramIconAndType_inBothLanguages()
    {
        const QString text = read("net.outremer.Outremer.desktop");
        for (const char *line : { "Exec=outremer %f", "Icon=net.outremer.Outremer",
                 "MimeType=application/x-outremer-campaign;", "Comment[ru]=", "GenericName[ru]=" })
            QVERIFY2(text.contains(line), line);
    }
    void xmlFiles_areWellFormed()
    {
        for (const char *file : { "net.outremer.Outremer-mime.xml", "net.outremer.Outremer.metainfo.xml.in",
                 "icons/net.outremer.Outremer.svg", "icons/net.outremer.Outremer-small.svg",
                 "icons/net.outremer.Outremer-symbolic.svg", "icons/application-x-outremer-campaign.svg" }) {
            QXmlStreamReader xml(read(file));
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(QString(file) + ": " + xml.errorString()));
        }
    }
    void everySize_hasItsIcons()
    {
        for (const int size : { 16, 22, 24, 32, 48, 64, 128, 256, 512 }) {
            for (const char *name : { "net.outremer.Outremer", "application-x-outremer-campaign" }) {
                const QImage icon(path(QString("icons/%1/%2.png").arg(size).arg(name)));
                QCOMPARE(icon.size(), QSize(size, size));
                QVERIFY(icon.hasAlphaChannel());
            }
        }
    }
    void screenshotsOfTheSoftwareCentre_areThere()
    {
        const QString text = read("net.outremer.Outremer.metainfo.xml.in");
        static const QRegularExpression image("@OUTREMER_SITE@/screenshots/([a-z-]+\\.png)");
        int count = 0;
        for (auto match = image.globalMatch(text); match.hasNext(); ++count)
            QVERIFY(QFile::exists(QString(OUTREMER_SOURCE_DIR) + "/qml/screenshots/" + match.next().captured(1)));
        QVERIFY(count >= 3);
    }
    void manual_hasEveryCommand()
    {
        const QString text = read("man/outremer-cli.1");
        QProcess overview;
        overview.start(QCoreApplication::applicationDirPath() + "/outremer-cli", QStringList());
        QVERIFY(overview.waitForFinished());
        static const QRegularExpression command("outremer-cli ([a-z]+)");
        int count = 0;
        const QString help = QString::fromUtf8(overview.readAllStandardOutput() + overview.readAllStandardError());
        for (auto match = command.globalMatch(help); match.hasNext(); ++count) {
            const QString name = match.next().captured(1);
            QVERIFY2(text.contains("\n.B " + name + "\n"), qPrintable(name));
        }
        QVERIFY(count >= 10);
    }
    void program_saysItsVersionAndRefusesWhatItDoesNotKnow()
    {
        QProcess program;
        program.start(QCoreApplication::applicationDirPath() + "/outremer", { "--version" });
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        const QString version = QString::fromUtf8(program.readAllStandardOutput()).section(' ', 1).trimmed();
        QVERIFY(!version.isEmpty() && read("man/outremer.1").contains("\"Outremer " + version + "\""));
        QVERIFY(read("changelog").startsWith("outremer (" + version + ")"));
        program.start(QCoreApplication::applicationDirPath() + "/outremer", { "--nonsense" });
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 1);
    }

private:
    static QString path(const QString &file) { return QString(OUTREMER_SOURCE_DIR) + "/app/desktop/" + file; }
    static QString read(const QString &file)
    {
        QFile source(path(file));
        return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
    }
};

OUTREMER_TEST(TestDesktop)
#include "tst_desktop.moc"
