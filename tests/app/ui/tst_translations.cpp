#include "app/ui/preferences.h"
#include "tests/app/window.h"
#include "tests/support/ruletest.h"

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

// What the program can say in a language: context -> sources.
struct Translations {
    QMap<QString, QStringList> done;
    QStringList counts; // of those the ones with a form for each number
    QStringList unfinished;
};

Translations readTranslations(const QString &language = "ru")
{
    Translations result;
    QFile file(kHouse.filePath("qml/i18n/outremer_" + language + ".ts"));
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    bool isCount = false;
    for (bool opened = file.open(QIODevice::ReadOnly); opened && !xml.atEnd(); xml.readNext()) {
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            isCount = xml.attributes().hasAttribute("numerus");
        } else if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            const bool isMarked = xml.attributes().hasAttribute("type");
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (isMarked || text.isEmpty())
                result.unfinished += context + ": " + source;
            else
                result.done[context] += source;
            if (isCount)
                result.counts += context + ": " + source;
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
    void initTestCase()
    {
        outremer::test::useOwnHome();
        QVERIFY(readTranslations().done.size() > 10);
    }

    void noTranslation_isUnfinished()
    {
        const QStringList unfinished = readTranslations("ru").unfinished + readTranslations("en").unfinished;
        VERIFY_NONE(unfinished);
    }
    // An English source has one form only: its plurals are a translation like any other.
    void everyCount_isThereInEnglish() { QCOMPARE(readTranslations("en").counts, readTranslations("ru").counts); }
    void counts_readAsPeopleSayThem()
    {
        const auto cards = [](int count) {
            return QCoreApplication::translate("outremer::MarketPart", "%n card(s)", nullptr, count);
        };
        outremer::Preferences::instance()->setLanguage("en");
        QCOMPARE(cards(1), QString("1 card"));
        QCOMPARE(cards(2), QString("2 cards"));
        outremer::Preferences::instance()->setLanguage("ru");
        QCOMPARE(cards(1), QString("1 карта"));
        QCOMPARE(cards(2), QString("2 карты"));
        QCOMPARE(cards(5), QString("5 карт"));
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
    // In a font both alphabets look alike: only counting letters finds it.
    void noEnglishOfContent_isCyrillic()
    {
        const QRegularExpression english("\"en\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
        const QRegularExpression cyrillic("[А-Яа-яЁё]", QRegularExpression::UseUnicodePropertiesOption);
        QStringList mixed;
        int texts = 0;
        for (const QString &file : filesIn("model", "*.json") + filesIn("campaign", "*.json")) {
            auto matches = english.globalMatch(textOf(file));
            for (; matches.hasNext(); ++texts) {
                if (const QString text = matches.next().captured(1); text.contains(cyrillic))
                    mixed += file + ": " + text;
            }
        }
        QVERIFY(texts > 1000);
        VERIFY_NONE(mixed);
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

OUTREMER_TEST(TestTranslations)
#include "tst_translations.moc"
