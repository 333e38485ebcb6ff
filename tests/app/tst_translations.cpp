#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QDir kHouse(OUTREMER_SOURCE_DIR);
const QString kText = "\"((?:[^\"\\\\]|\\\\.)*)\""; // a string literal and what is in it

QString textOf(const QString &path)
{
    QFile file(path);
    QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    static const QRegularExpression kSeam("\"\\s*\\n\\s*(\\+\\s*)?\""); // of a sentence over several lines
    return text.remove(kSeam);
}

QStringList filesIn(const QString &folder, const QString &pattern)
{
    QStringList files;
    QDirIterator it(kHouse.filePath(folder), { pattern }, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files += it.next();
    files.sort();
    return files;
}

QString unescaped(QString literal)
{
    return literal.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
}

// What the program can say in Russian: context -> sources.
struct Translations {
    QMap<QString, QStringList> done;
    QStringList unfinished;
};

Translations readTranslations()
{
    Translations result;
    QFile file(kHouse.filePath("qml/i18n/outremer_ru.ts"));
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    for (bool opened = file.open(QIODevice::ReadOnly); opened && !xml.atEnd(); xml.readNext()) {
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            const bool isMarked = xml.attributes().hasAttribute("type");
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (isMarked || text.isEmpty())
                result.unfinished += context + ": " + source;
            else
                result.done[context] += source;
        }
    }
    return result;
}

} // namespace

#define VERIFY_NONE(places) QVERIFY2((places).isEmpty(), qPrintable("\n    " + (places).join("\n    ")))

// Every word of the shell is there in Russian; its sources are the English.
class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(readTranslations().done.size() > 10); }

    void noTranslation_isUnfinished()
    {
        const QStringList unfinished = readTranslations().unfinished;
        VERIFY_NONE(unfinished);
    }
    void everySentenceOfQml_isTranslated()
    {
        const auto done = readTranslations().done;
        const QRegularExpression pattern("qsTr\\(\\s*" + kText);
        QStringList missing;
        for (const QString &file : filesIn("qml", "*.qml")) {
            const QString context = QFileInfo(file).completeBaseName();
            auto matches = pattern.globalMatch(textOf(file));
            while (matches.hasNext()) {
                const QString source = unescaped(matches.next().captured(1));
                if (!done.value(context).contains(source))
                    missing += context + ": " + source;
            }
        }
        VERIFY_NONE(missing);
    }
    void everySentenceOfTheModels_isTranslated()
    {
        const auto done = readTranslations().done;
        QStringList all;
        for (const QStringList &sources : done)
            all += sources;
        QStringList missing;
        for (const QString &file : filesIn("app", "*.cpp")) {
            for (const QString &call :
                { QString("\\btr\\(\\s*"), QString("QT_TRANSLATE_NOOP\\(\\s*\"[^\"]*\",\\s*") }) {
                auto matches = QRegularExpression(call + kText).globalMatch(textOf(file));
                while (matches.hasNext()) {
                    const QString source = unescaped(matches.next().captured(1));
                    if (!all.contains(source))
                        missing += kHouse.relativeFilePath(file) + ": " + source;
                }
            }
        }
        VERIFY_NONE(missing);
    }
    // Words that are not given to the translator would stay English for ever.
    void noWordOfQml_escapesTheTranslator()
    {
        const QRegularExpression pattern(
            "\\b(text|title|label|about|placeholderText|hint|Accessible\\.name|Accessible\\.description):\\s*" + kText);
        QStringList found;
        for (const QString &file : filesIn("qml", "*.qml")) {
            auto matches = pattern.globalMatch(textOf(file));
            while (matches.hasNext()) {
                const QString words = matches.next().captured(2);
                if (words.contains(QRegularExpression("\\p{L}{2}")) && words != "Outremer")
                    found += kHouse.relativeFilePath(file) + ": " + words;
            }
        }
        VERIFY_NONE(found);
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
