#include "app/drawing/bands.h"
#include "app/drawing/escutcheon.h"
#include "app/drawing/fitlabel.h"
#include "app/drawing/focushalo.h"
#include "app/drawing/glyph.h"
#include "app/drawing/signplate.h"
#include "app/drawing/svgpath.h"
#include "app/table/choiceface.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QPainter>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace outremer;

namespace {

bool isNear(const QRectF &a, const QRectF &b)
{
    return QLineF(a.topLeft(), b.topLeft()).length() < 0.01 && QLineF(a.bottomRight(), b.bottomRight()).length() < 0.01;
}

// An item as it is painted, and what of it is not transparent.
QImage painted(Picture &item)
{
    QImage image(item.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    item.paint(&painter);
    return image;
}

QRect inked(const QImage &image, const QRect &within)
{
    QRect found;
    for (int y = within.top(); y <= within.bottom(); ++y) {
        for (int x = within.left(); x <= within.right(); ++x) {
            if (image.pixelColor(x, y).alpha() > 60)
                found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

// What lies around an item 40 wide and 20 high, so far from its left edge in the middle of its height; transparent where
// nothing is painted.
QColor besideOf(const FocusHalo &halo, int outside)
{
    QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (QQuickItem *child : halo.childItems()) {
        if (!child->isVisible())
            continue;
        painter.save();
        painter.translate(QPointF(30, 30) + child->position());
        qobject_cast<Picture *>(child)->paint(&painter);
        painter.restore();
    }
    return image.pixelColor(30 - outside, 40);
}

// Counts how often it is painted.
class Dab : public Picture {
public:
    Dab(const QColor &colour, QQuickItem *parent)
        : Picture(parent)
        , m_colour(colour)
    {
        setSize({ 20, 20 });
    }

    void paint(QPainter *painter) override
    {
        ++times;
        painter->fillRect(boundingRect(), m_colour);
    }

    inline static int times = 0;
    bool isElastic = false;

protected:
    void describe(QDataStream &words) const override { words << m_colour; }
    bool mayStretch() const override { return isElastic; }

private:
    QColor m_colour;
};

// Another colour in every row, and all of it covered.
class Ladder : public Picture {
public:
    using Picture::Picture;

    static QColor rung(int y) { return QColor::fromRgb(y % 256, (y * 7) % 256, (y * 13) % 256); }

    void paint(QPainter *painter) override
    {
        for (int y = 0; y < int(height()); ++y)
            painter->fillRect(QRectF(0, y, width(), 1), rung(y));
    }

protected:
    void describe(QDataStream &) const override {}
    bool isOpaque() const override { return true; }
};

} // namespace

// Pictures that are painted once: paths as SVG writes them, and signs fitted into their items.
class TestDrawing : public QObject {
    Q_OBJECT
private slots:
    void path_isReadAsSvgWritesIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QRectF>("box");
        QTest::addColumn<QPointF>("end");
        const QRectF square(5, 5, 10, 10);
        QTest::newRow("lines") << "M5 5L15 5L15 15L5 15" << square << QPointF(5, 15);
        QTest::newRow("points after a move are lines") << "M5 5 15 5 15 15 5 15" << square << QPointF(5, 15);
        QTest::newRow("across and down") << "M5 5H15V15H5Z" << square << QPointF(5, 5);
        QTest::newRow("relative") << "m5,5 h10 v10 l-10 0z" << square << QPointF(5, 5);
        QTest::newRow("numbers without spaces") << "M-1.5-2L.5.5" << QRectF(-1.5, -2, 2, 2.5) << QPointF(0.5, 0.5);
        QTest::newRow("curve") << "M0 0C0 10 20 10 20 0" << QRectF(0, 0, 20, 7.5) << QPointF(20, 0);
        QTest::newRow("relative curve") << "M5 5c0 10 20 10 20 0" << QRectF(5, 5, 20, 7.5) << QPointF(25, 5);
        QTest::newRow("quadratic") << "M0 0Q10 10 20 0" << QRectF(0, 0, 20, 5) << QPointF(20, 0);
        QTest::newRow("two halves of a circle")
            << "M0 5A5 5 0 0 1 10 5A5 5 0 0 1 0 5Z" << QRectF(0, 0, 10, 10) << QPointF(0, 5);
        QTest::newRow("a large arc") << "M5 0A5 5 0 1 1 0 5" << QRectF(0, 0, 10, 10) << QPointF(0, 5);
        QTest::newRow("a small arc the other way") << "M5 0A5 5 0 0 0 0 5" << QRectF(0, 0, 5, 5) << QPointF(0, 5);
        QTest::newRow("an arc too small grows") << "M0 5A1 1 0 0 1 10 5" << QRectF(0, 0, 10, 5) << QPointF(10, 5);
        QTest::newRow("an arc without radius is a line")
            << "M0 0A0 5 0 0 1 10 5" << QRectF(0, 0, 10, 5) << QPointF(10, 5);
    }
    void path_isReadAsSvgWritesIt()
    {
        QFETCH(QString, text);
        QFETCH(QRectF, box);
        QFETCH(QPointF, end);
        const QPainterPath &path = svgPath(text);
        const std::unique_ptr<char[]> found(QTest::toString(path.boundingRect()));
        QVERIFY2(isNear(path.boundingRect(), box), found.get());
        QVERIFY(QLineF(path.currentPosition(), end).length() < 0.01);
        QCOMPARE(&svgPath(text), &path); // read once
    }
    void path_thatCannotBeRead_endsThere()
    {
        QVERIFY(svgPath("").isEmpty());
        QVERIFY(isNear(svgPath("M0 0L10 10 nonsense L90 90").boundingRect(), QRectF(0, 0, 10, 10)));
        QVERIFY(isNear(svgPath("M0 0L10 10Z 90 90").boundingRect(), QRectF(0, 0, 10, 10)));
    }
    void picture_isPaintedOnceForAllThatLookAlike()
    {
        QQuickWindow window;
        window.resize(100, 100);
        Dab left(Qt::red, window.contentItem()), right(Qt::red, window.contentItem());
        Dab below(Qt::blue, window.contentItem()), wide(Qt::red, window.contentItem());
        right.setX(30);
        below.setY(30);
        wide.setPosition({ 30, 30 });
        wide.setWidth(40);
        window.show();
        const QImage shown = window.grabWindow();
        QCOMPARE(Dab::times, 3); // red, blue and a wider red
        QCOMPARE(shown.pixelColor(10, 10), QColor(Qt::red));
        QCOMPARE(shown.pixelColor(40, 10), QColor(Qt::red));
        QCOMPARE(shown.pixelColor(10, 40), QColor(Qt::blue));
        QCOMPARE(shown.pixelColor(65, 40), QColor(Qt::red));
        right.setWidth(40); // as the wide one
        QCOMPARE(window.grabWindow().pixelColor(65, 10), QColor(Qt::red));
        QCOMPARE(Dab::times, 3);
    }
    void picture_isShownInFull_alsoWhereItIsTall()
    {
        QQuickWindow window;
        window.resize(60, 300);
        Ladder ladder(window.contentItem());
        ladder.setSize({ 40, 290 });
        window.show();
        const QImage shown = window.grabWindow();
        for (int y = 0; y < 290; ++y)
            QCOMPARE(shown.pixelColor(20, y), Ladder::rung(y));
        QCOMPARE(shown.pixelColor(20, 295), QColor(Qt::white));
    }
    void picture_isPaintedOnlyWhereItIsSeen()
    {
        QQuickWindow window;
        window.resize(100, 100);
        QQuickItem page(window.contentItem());
        page.setVisible(false);
        Dab dab(Qt::magenta, &page);
        window.show();
        const int before = Dab::times;
        window.grabWindow();
        dab.setWidth(30);
        window.grabWindow();
        QCOMPARE(Dab::times, before);
        page.setVisible(true);
        QCOMPARE(window.grabWindow().pixelColor(25, 10), QColor(Qt::magenta));
        QCOMPARE(Dab::times, before + 1);
    }
    void picture_thatMayBeStretched_isPaintedWhenNobodyWaits()
    {
        QQuickWindow window;
        window.resize(100, 100);
        Dab dab(Qt::darkGreen, window.contentItem());
        dab.isElastic = true;
        window.show();
        window.grabWindow();
        const int before = Dab::times;
        dab.setWidth(36);
        QCOMPARE(window.grabWindow().pixelColor(33, 10), QColor(Qt::darkGreen));
        QCOMPARE(Dab::times, before); // stretched
        AWAIT_EQUAL(Dab::times, before + 1);
        dab.setWidth(20); // as it was: there is a picture of it
        window.grabWindow();
        QCOMPARE(Dab::times, before + 1);
    }
    void outline_isTheSameInBands()
    {
        const QRectF box(3.5, 2.25, 90, 140);
        const auto paint = [&](auto draw) {
            QImage image(150, 220, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(1.25, 1.25); // no whole pixels
            painter.setBrush(QColor(120, 40, 20, 160));
            painter.setPen(QPen(Qt::black, 1.5));
            draw(painter);
            return image;
        };
        const QImage atOnce = paint([&](QPainter &painter) { painter.drawRoundedRect(box, 9, 9); });
        const QImage inPieces = paint([&](QPainter &painter) {
            inBands(painter, box.adjusted(-1, -1, 1, 1), [&] { painter.drawRoundedRect(box, 9, 9); });
        });
        int different = 0; // by more than rounding
        for (int y = 0; y < atOnce.height(); ++y) {
            for (int x = 0; x < atOnce.width(); ++x) {
                const QColor one = atOnce.pixelColor(x, y), other = inPieces.pixelColor(x, y);
                different += std::abs(one.alpha() - other.alpha()) > 2 || std::abs(one.red() - other.red()) > 2;
            }
        }
        QCOMPARE(different, 0);
    }
    void signPlate_isWiderWithANumber()
    {
        SignPlate plate;
        plate.setHeight(20);
        QCOMPARE(plate.implicitWidth(), 20.0);
        plate.setNumber("7");
        const double one = plate.implicitWidth();
        QVERIFY(one > 20);
        plate.setNumber("17");
        QVERIFY(plate.implicitWidth() > one);
        plate.setNumber("");
        QCOMPARE(plate.implicitWidth(), 20.0);
    }

    void arms_bearTheirChargeOnTheirField()
    {
        QImage sheet(120, 141, QImage::Format_ARGB32_Premultiplied);
        sheet.fill(Qt::transparent);
        QPainter painter(&sheet);
        const QString charge = "M40 40H80V80H40Z";
        paintArms(painter, { Qt::blue, Qt::yellow, charge, Qt::black, Qt::white }, sheet.rect());
        QCOMPARE(sheet.pixelColor(60, 60), QColor(Qt::yellow));
        QCOMPARE(sheet.pixelColor(20, 30), QColor(Qt::blue));
        QVERIFY(sheet.pixelColor(100, 30) != QColor(Qt::blue)); // the half in the shade
        QCOMPARE(sheet.pixelColor(2, 138).alpha(), 0);
    }

    void glyph_isFittedIntoItsItem()
    {
        Glyph glyph;
        glyph.setSize({ 40, 20 }); // wider than high: it stands in the middle
        glyph.setProperty("boxWidth", 10);
        glyph.setProperty("boxHeight", 10);
        glyph.setProperty("path", "M0 0H10V10H0Z");
        glyph.setProperty("color", QColor(Qt::red));
        QImage image(40, 20, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        glyph.paint(&painter);
        painter.end();
        QCOMPARE(image.pixelColor(5, 10), QColor(Qt::white));
        QCOMPARE(image.pixelColor(12, 2), QColor(Qt::red));
        QCOMPARE(image.pixelColor(28, 17), QColor(Qt::red));
        QCOMPARE(image.pixelColor(35, 10), QColor(Qt::white));
    }
    void label_isAsLargeAsItFits_andRatherNothingThanCut()
    {
        FitLabel label;
        label.setSize({ 200, 60 });
        for (const auto &[name, value] : { std::pair("words", QVariant("Базар")),
                 std::pair("family", QVariant("PT Serif")), std::pair("largest", QVariant(30)),
                 std::pair("smallest", QVariant(12)), std::pair("color", QVariant(QColor(Qt::black))) })
            label.setProperty(name, value);
        const QRect whole = inked(painted(label), { 0, 0, 200, 60 });
        QVERIFY(label.fits());
        QVERIFY(std::abs(whole.center().x() - 100) < 5 && std::abs(whole.center().y() - 30) < 8); // in the middle
        label.setProperty("align", QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignTop)));
        const QRect corner = inked(painted(label), { 0, 0, 200, 60 });
        QVERIFY(std::abs(corner.width() - whole.width()) <= 1); // the same letters between other pixels
        QVERIFY(corner.left() < 5 && corner.top() < whole.top());
        label.setSize({ 60, 30 });
        QVERIFY(label.fits());
        QVERIFY(inked(painted(label), { 0, 0, 60, 30 }).width() < whole.width());
        QSignalSpy fits(&label, &FitLabel::fitsChanged);
        label.setSize({ 20, 30 });
        QVERIFY(!label.fits());
        QCOMPARE(fits.count(), 1);
        QVERIFY(inked(painted(label), { 0, 0, 20, 30 }).isEmpty());
    }
    void option_isAsHighAsItsWords_andKeepsThemInside()
    {
        PaintPalette palette;
        for (const auto &[name, value] : { std::pair("ink", QVariant(QColor(Qt::black))),
                 std::pair("inkSoft", QVariant(QColor(Qt::black))), std::pair("textFamily", QVariant("PT Serif")),
                 std::pair("signs", QVariant(QVariantMap{ { "unknown", "M0 0H96V96H0Z" } })) })
            palette.setProperty(name, value);
        ChoiceFace face;
        face.setWidth(240);
        face.setPalette(&palette);
        // Nothing but the words, the sign and the key is painted.
        face.setLook({ { "accent", QColor(Qt::black) }, { "gap", 8 }, { "inset", 4 }, { "line", 2 }, { "radius", 6 },
            { "scrollBar", 10 }, { "words", 13 }, { "note", 11 }, { "key", 11 }, { "ground", QColor(Qt::transparent) },
            { "rule", QColor(Qt::transparent) }, { "glow", QColor(Qt::transparent) } });
        const auto heightOf = [&](const char *name, const QVariant &value) {
            face.setProperty(name, value);
            face.setHeight(face.implicitHeight());
            return face.implicitHeight();
        };
        const double one = heightOf("text", "Пройти");
        QCOMPARE(one, 28.0);
        const double more = heightOf("text", "Выступить с войском из Иерусалима в Дамаск и осадить его стены");
        QVERIFY(more > one);
        const double noted = heightOf("note", "все три отряда");
        QVERIFY(noted > more);
        QCOMPARE(heightOf("price", QStringList{ "wine", "silk" }), noted + 2 + 16);
        const QRect words = inked(painted(face), { 0, 0, 240, int(face.height()) });
        QVERIFY(words.left() >= 30 && words.right() < 230 && words.top() >= 4 && words.bottom() < face.height() - 4);
        heightOf("icon", "march");
        heightOf("keyHint", "1");
        const QImage whole = painted(face);
        QVERIFY(!inked(whole, { 8, 4, 20, 20 }).isEmpty());                         // the key
        QCOMPARE(inked(whole, { 30, 4, 18, 18 }), QRect(30, 4, 18, 18));            // the sign
        QVERIFY(inked(whole, { 48, 0, 190, int(face.height()) }).left() >= 48 + 4); // the words stand off it
        QSignalSpy heights(&face, &QQuickItem::implicitHeightChanged);
        face.setProperty("lit", true);
        QCOMPARE(heights.count(), 0);
    }
    void halo_goesOut_whileWhatItLiesInIsHidden()
    {
        QQuickItem page;
        FocusHalo halo(&page);
        halo.setSize({ 40, 20 });
        halo.setLook(
            { { "glow", QColor(Qt::red) }, { "line", 2 }, { "hairline", 1 }, { "lozengeSize", 12 }, { "pause", 0 } });
        halo.setSelectable(true);
        page.setVisible(false);
        halo.setSelectable(false);
        page.setVisible(true);
        QCOMPARE(besideOf(halo, 1).alpha(), 0);
        page.setVisible(false);
        halo.setSelectable(true);
        page.setVisible(true);
        QCOMPARE(besideOf(halo, 1), QColor(Qt::red));
    }
    void halo_showsWhatAnItemIs_andIsNothingWhereItIsNothing()
    {
        FocusHalo halo;
        halo.setSize({ 40, 20 });
        halo.setRadius(4);
        halo.setLook({ { "glow", QColor(Qt::red) }, { "selected", QColor(Qt::blue) }, { "lozenge", QColor(Qt::yellow) },
            { "focus", QColor(Qt::black) }, { "line", 2 }, { "hairline", 1 }, { "lozengeSize", 12 }, { "pause", 0 } });
        QVERIFY(halo.childItems().isEmpty());
        halo.setSelectable(true);
        QCOMPARE(besideOf(halo, 1), QColor(Qt::red));
        QCOMPARE(besideOf(halo, 3).alpha(), 102); // it fades outwards
        QCOMPARE(besideOf(halo, 5).alpha(), 41);
        QCOMPARE(besideOf(halo, 7).alpha(), 0);
        halo.setFocused(true);
        QCOMPARE(besideOf(halo, 1), QColor(Qt::red));
        QCOMPARE(besideOf(halo, 7), QColor(Qt::black)); // beyond the halo
        halo.setSelected(true);
        QCOMPARE(besideOf(halo, 1), QColor(Qt::blue));
        QCOMPARE(besideOf(halo, 5).alpha(), 0);
        halo.setSelectable(false);
        halo.setSelected(false);
        QCOMPARE(besideOf(halo, 1).alpha(), 0);
        QCOMPARE(besideOf(halo, 3), QColor(Qt::black));
        halo.setFocused(false);
        QCOMPARE(besideOf(halo, 3).alpha(), 0);
    }
};

OUTREMER_TEST(TestDrawing)
#include "tst_drawing.moc"
