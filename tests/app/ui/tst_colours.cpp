#include "tests/support/ruletest.h"

#include <QColor>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace {

using Linear = std::array<double, 3>; // red, green, blue without gamma

Linear linear(const QColor &colour)
{
    const auto straight = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return { straight(colour.redF()), straight(colour.greenF()), straight(colour.blueF()) };
}

double luminance(const Linear &c)
{
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

// As the Web Content Accessibility Guidelines count it: 1 to 21.
double contrast(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({ luminance(linear(a)), luminance(linear(b)) });
    return (lighter + 0.05) / (darker + 0.05);
}

// 0 to 100, in steps that eyes find even.
double lightness(const Linear &colour)
{
    const double y = std::clamp(luminance(colour), 0.0, 1.0);
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

// How somebody sees who lacks the red or the green cones (Machado, Oliveira and Fernandes, 2009).
struct Eyes {
    const char *name;
    std::array<Linear, 3> matrix;

    Linear see(const Linear &c) const
    {
        Linear seen{};
        for (std::size_t i = 0; i < 3; ++i)
            seen[i] = matrix[i][0] * c[0] + matrix[i][1] * c[1] + matrix[i][2] * c[2];
        return seen;
    }
};
constexpr Eyes kEyes[] = {
    { "all cones", { { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } } },
    { "protanopia",
        { { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 },
            { -0.003882, -0.048116, 1.051998 } } } },
    { "deuteranopia",
        { { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 },
            { -0.011820, 0.042940, 0.968881 } } } },
};

constexpr double kReadable = 4.5;    // for text
constexpr double kClearlyApart = 15; // of lightness

const QStringList kStates{ "jerusalem", "tripoli", "edessa", "antioch", "saracens", "automa" };
const QStringList kGoods{ "wood", "candles", "steel", "horses", "spices" };

} // namespace

// Words can be read on what they stand on, and nothing is told by colour alone.
class TestColours : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_engine.addImportPath(":/qt/qml");
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\nimport Outremer.Ui\nQtObject {\n"
                          "property var theme: Theme\nproperty var arms: Glyphs\nproperty var drawings: SignGlyphs\n}",
            QUrl());
        m_all.reset(component.create());
        QVERIFY2(m_all, qPrintable(component.errorString()));
        m_theme = m_all->property("theme").value<QObject *>();
        QVERIFY(m_theme);
    }

    void text_canBeReadOnItsGround_data() { lights(); }
    void text_canBeReadOnItsGround()
    {
        light();
        const QStringList sheets{ "page", "parchmentLight", "parchment", "parchmentDeep", "well", "card" };
        QStringList weak;
        for (const QString &ground : sheets) {
            for (const char *ink : { "ink", "inkSoft", "rubric", "accentText", "danger" })
                weigh(weak, ink, colour(ink), ground, colour(ground));
        }
        for (const char *ground : { "accent", "accentHover", "accentPressed" })
            weigh(weak, "accentInk", colour("accentInk"), ground, colour(ground));
        for (const char *ink : { "toastInk", "toastRule" })
            weigh(weak, ink, colour(ink), "toast", colour("toast"));
        for (const QString &house : kStates + QStringList{ "cross", "tower", "lily", "star" }) {
            for (const QString &ground : { QString("page"), QString("parchment"), QString("parchmentLight") })
                weigh(weak, house, of("houseText", house), ground, colour(ground));
        }
        QVERIFY2(weak.isEmpty(), qPrintable("\n    " + weak.join("\n    ")));
    }
    // Letters and numbers upon the colours of states and goods.
    void inkOnColours_canBeRead_data() { lights(); }
    void inkOnColours_canBeRead()
    {
        light();
        QStringList weak;
        for (const QString &house : kStates)
            weigh(weak, "houseInk", of("houseInk", house), house, of("houseColour", house));
        for (const QString &good : kGoods)
            weigh(weak, "meansInk", of("meansInk", good), good, of("meansColour", good));
        QVERIFY2(weak.isEmpty(), qPrintable("\n    " + weak.join("\n    ")));
    }
    // Red and blue, or green and red, may look alike without red or green cones; where two states are not clearly
    // apart in lightness, their charges must tell them apart. So it is with goods and their drawings.
    void whatLooksAlike_hasAnotherSymbol_data() { lights(); }
    void whatLooksAlike_hasAnotherSymbol()
    {
        light();
        const QVariantMap drawings = m_all->property("drawings").value<QObject *>()->property("paths").toMap();
        const int states = compare(kStates, "houseColour", [this](const QString &id) { return charge(id); });
        const int goods = compare(kGoods, "meansColour", [&](const QString &id) { return drawings[id].toString(); });
        QVERIFY(states > 0 && goods > 0); // otherwise the question was not asked
    }
    void everySymbol_isThereAndDiffersFromAllOthers()
    {
        const QVariantMap drawings = m_all->property("drawings").value<QObject *>()->property("paths").toMap();
        QStringList all;
        for (const QString &state : kStates)
            all += charge(state);
        for (const QString &good : kGoods)
            all += drawings[good].toString();
        QVERIFY(!all.contains(QString()));
        QCOMPARE(all.removeDuplicates(), 0);
    }

private:
    static void lights()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("day") << false;
        QTest::newRow("night") << true;
    }
    void light()
    {
        QFETCH(bool, dark);
        m_theme->setProperty("dark", dark);
    }
    QColor colour(const QString &name) const { return m_theme->property(name.toLatin1()).value<QColor>(); }
    QColor of(const char *function, const QString &id) const
    {
        QColor result;
        QMetaObject::invokeMethod(m_theme, function, Q_RETURN_ARG(QColor, result), Q_ARG(QString, id));
        return result;
    }
    QString charge(const QString &house) const
    {
        QString path;
        QMetaObject::invokeMethod(
            m_all->property("arms").value<QObject *>(), "charge", Q_RETURN_ARG(QString, path), Q_ARG(QString, house));
        return path;
    }
    static void weigh(
        QStringList &weak, const QString &inkName, const QColor &ink, const QString &groundName, const QColor &ground)
    {
        if (!ink.isValid() || !ground.isValid() || contrast(ink, ground) < kReadable)
            weak += QString("%1 %2 on %3 %4: %5")
                        .arg(inkName, ink.name(), groundName, ground.name())
                        .arg(contrast(ink, ground), 0, 'f', 2);
    }
    // Answers how many pairs look alike to some eyes.
    template <class SymbolOf>
    int compare(const QStringList &ids, const char *colourOf, SymbolOf symbolOf)
    {
        int alike = 0;
        for (const Eyes &eyes : kEyes) {
            for (qsizetype a = 0; a < ids.size(); ++a) {
                for (qsizetype b = a + 1; b < ids.size(); ++b) {
                    const double apart = std::abs(lightness(eyes.see(linear(of(colourOf, ids[a]))))
                        - lightness(eyes.see(linear(of(colourOf, ids[b])))));
                    if (apart >= kClearlyApart)
                        continue;
                    ++alike;
                    const QString pair = QString("%1 and %2, %3").arg(ids[a], ids[b], eyes.name);
                    if (symbolOf(ids[a]).isEmpty() || symbolOf(ids[a]) == symbolOf(ids[b]))
                        QTest::qFail(qPrintable(pair), __FILE__, __LINE__);
                }
            }
        }
        return alike;
    }

    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_all;
    QObject *m_theme = nullptr;
};

OUTREMER_TEST(TestColours)
#include "tst_colours.moc"
