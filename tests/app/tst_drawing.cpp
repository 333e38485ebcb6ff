#include "drawing/escutcheon.h"
#include "drawing/focushalo.h"
#include "drawing/glyph.h"
#include "drawing/signplate.h"
#include "drawing/svgpath.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

using namespace outremer;

namespace {

bool isNear(const QRectF &a, const QRectF &b)
{
    return QLineF(a.topLeft(), b.topLeft()).length() < 0.01 && QLineF(a.bottomRight(), b.bottomRight()).length() < 0.01;
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
        qobject_cast<QQuickPaintedItem *>(child)->paint(&painter);
        painter.restore();
    }
    return image.pixelColor(30 - outside, 40);
}

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
        QVERIFY2(isNear(path.boundingRect(), box), qPrintable(QTest::toString(path.boundingRect())));
        QVERIFY(QLineF(path.currentPosition(), end).length() < 0.01);
        QCOMPARE(&svgPath(text), &path); // read once
    }
    void path_thatCannotBeRead_endsThere()
    {
        QVERIFY(svgPath("").isEmpty());
        QVERIFY(isNear(svgPath("M0 0L10 10 nonsense L90 90").boundingRect(), QRectF(0, 0, 10, 10)));
        QVERIFY(isNear(svgPath("M0 0L10 10Z 90 90").boundingRect(), QRectF(0, 0, 10, 10)));
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

QTEST_MAIN(TestDrawing)
#include "tst_drawing.moc"
