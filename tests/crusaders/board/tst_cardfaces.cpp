#include "app/crusaders/board/cardfaces.h"
#include "app/crusaders/cards/paintedcard.h"
#include "app/ui/preferences.h"
#include "app/ui/textfit.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/decks.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

QVariantList allFaces()
{
    const Content &c = test::crusadersGame().content();
    QVariantList faces;
    eachDeck(c, [&](std::uint16_t noun, const auto &deck) {
        for (std::size_t card = 1; card < deck.size(); ++card)
            faces.append(faceOf(c, { noun, std::int16_t(card) }));
    });
    return faces;
}

// Whether a card of this size is painted beyond its edges.
bool isPaintedBeyond(const PaintPalette &palette, const QVariantMap &face, const QSize &size, CardSize density)
{
    constexpr int kAround = 40;
    QImage sheet(size + QSize(2 * kAround, 2 * kAround), QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    PaintBrush brush(painter, palette);
    paintCard(brush, face, QRectF(QPointF(kAround, kAround), size), density);
    const int bleed = int(std::ceil(cardBleed(palette)));
    const QRect card = QRect(QPoint(kAround, kAround), size).adjusted(-bleed, -bleed, bleed, bleed);
    for (int y = 0; y < sheet.height(); ++y) {
        for (int x = 0; x < sheet.width(); ++x) {
            if (qAlpha(sheet.pixel(x, y)) > 0 && !card.contains(x, y))
                return true;
        }
    }
    return false;
}

} // namespace

// What is printed on cards, and that it can be read at every size.
class TestCardFaces : public test::RuleTest {
    Q_OBJECT
private slots:
    void cleanup() { Preferences::instance()->setLanguage("en"); }

    void everyCard_hasANameAndATextInBothLanguages_data() { languages(); }
    void everyCard_hasANameAndATextInBothLanguages()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        const QVariantList faces = allFaces();
        QVERIFY(faces.size() > 200);
        for (const QVariant &each : faces) {
            const QVariantMap face = each.toMap();
            for (const char *key : { "noun", "id", "name", "text", "kind", "label", "story" })
                QVERIFY2(!face[key].toString().isEmpty(), qPrintable(face["id"].toString() + ": " + key));
            QVERIFY(face["label"].toString().contains(face["name"].toString()));
            QVERIFY(face["label"].toString().contains(face["text"].toString()));
        }
    }

    void aTactic_saysItsHalvesApart_andWhatItCosts()
    {
        const Content &c = test::crusadersGame().content();
        int learnt = 0;
        for (std::size_t card = 1; card < c.tactics.size(); ++card) {
            const QVariantMap face = faceOf(c, { kTacticNoun, std::int16_t(card) });
            QVERIFY(!face["upper"].toString().isEmpty());
            QVERIFY(!face["lower"].toString().isEmpty());
            QCOMPARE(face.contains("realm"), c.tactics[card].isStarting());
            const auto symbols = face["price"].toStringList();
            int price = 0;
            for (const auto amount : c.tactics[card].price)
                price += amount;
            QCOMPARE(int(symbols.size()), price);
            learnt += price > 0 ? 1 : 0;
        }
        QVERIFY(learnt > 30);
    }

    void anEvent_hasItsRaidRowByRow()
    {
        const Content &c = test::crusadersGame().content();
        for (std::size_t card = 1; card < c.events.size(); ++card) {
            const QVariantMap face = faceOf(c, { kEventNoun, std::int16_t(card) });
            const QVariantList rows = face["raid"].toList();
            QCOMPARE(std::size_t(rows.size()), c.events[card].raid.size());
            QString whole = face["effect"].toString() + "\n" + face["raidTitle"].toString();
            for (const QVariant &row : rows) {
                QVERIFY(!row.toMap()["text"].toString().isEmpty());
                QVERIFY(face["text"].toString().contains(row.toMap()["text"].toString()));
            }
            QVERIFY(face["text"].toString().startsWith(whole));
            QVERIFY(rows.last().toMap()["mark"].toString().endsWith('+'));
        }
    }

    void whatIsNoCard_hasNoFace()
    {
        const Content &c = test::crusadersGame().content();
        QVERIFY(faceOf(c, { kTacticNoun, kNoCard }).isEmpty());
        QVERIFY(faceOf(c, { kTacticNoun, kUnknownHigh }).isEmpty());
        QVERIFY(faceOf(c, { kCityNoun, 1 }).isEmpty());
        QVERIFY(backOf(kSpyNoun)["name"].toString().isEmpty());
    }

    void fit_isTheLargestSize_orNone()
    {
        const Lettering letters{ .family = "PT Serif", .largest = 20, .smallest = 8 };
        QCOMPARE(fitText({ "Базар" }, letters, { 200, 60 }).size, 20);
        const int narrow = fitText({ "Базар" }, letters, { 36, 60 }).size;
        QVERIFY(narrow > 8 && narrow < 20);
        QCOMPARE(fitText({ "Базар" }, letters, { 10, 60 }).size, 0);
        QCOMPARE(fitText({ "Базар" }, letters, { 200, 5 }).size, 0);
    }

    // Every card at the sizes it has on the table: nothing is cut off, and the large one shows everything.
    void everyCard_isReadableAtEverySize_data() { languages(); }
    void everyCard_isReadableAtEverySize()
    {
        QFETCH(QString, language);
        QQuickView view;
        view.engine()->addImportPath(":/qt/qml");
        Preferences::instance()->setLanguage(language);
        QQmlComponent component(view.engine());
        component.setData("import Outremer.Crusaders\nCrusaderCard { }", QUrl());
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object, qPrintable(component.errorString()));
        auto &card = *qobject_cast<QQuickItem *>(object.get());
        card.setParentItem(view.contentItem());
        const PaintPalette &palette = *card.findChild<outremer::PaintedCard *>()->palette();
        view.show();
        for (const QSize size : { QSize(50, 78), QSize(62, 84), QSize(70, 78), QSize(62, 100), QSize(74, 118),
                 QSize(104, 148), QSize(320, 450) }) {
            card.setSize(size);
            for (const QVariant &face : allFaces()) {
                card.setProperty("face", face);
                const QString what = QString("%1 at %2").arg(face.toMap()["name"].toString()).arg(size.width());
                QVERIFY2(card.property("complete").toBool(), qPrintable(what));
                const CardSize density = size.width() > 200   ? CardSize::Large
                    : size.width() < 60 || size.height() < 96 ? CardSize::Tiny
                                                              : CardSize::Normal;
                QVERIFY2(!isPaintedBeyond(palette, face.toMap(), size, density), qPrintable(what));
            }
        }
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString language : { "ru", "en" })
            QTest::newRow(qPrintable(language)) << language;
    }
};

OUTREMER_TEST(TestCardFaces)
#include "tst_cardfaces.moc"
