#include "tests/core/mutants.h"
#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using outremer::crusaders::test::game;

namespace {

// What the game says to a pack with this file; empty if it takes it.
QString refusalOf(const std::string &file, const std::string &text)
{
    static const Pack kBuiltIn = Pack::builtIn("crusaders");
    Pack pack = kBuiltIn;
    if (const auto problem = pack.overlayFile(file, text, file))
        return QString::fromStdString(problem->text());
    const auto loaded = Crusaders::load(pack);
    return loaded ? QString() : QString::fromStdString(loaded.refusal().message);
}

std::string builtIn(std::string_view name)
{
    for (const EmbeddedFile &file : embeddedFiles()) {
        if (file.game == "crusaders" && file.name == name)
            return std::string(file.bytes);
    }
    return {};
}

} // namespace

// A group that owns the box lays its own numbers over ours; whatever does not fit is refused with file and field.
class TestCrusadersPacks : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void mistake_isRefusedWithFileAndField_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *name, const char *file, const char *text, const char *field) {
            QTest::addRow("%s", name) << QString(file) << QString(text) << QString(field);
        };
        row("unknown verb", "tactics.json",
            R"({"tactics":[{"id":"fire-volley","upper":{"effects":[{"do":"teleport"}]}}]})", "upper.effects[0].do");
        row("verb out of place", "tactics.json",
            R"({"tactics":[{"id":"fire-volley","upper":{"effects":[{"do":"order","where":"march"}]}}]})",
            "upper.effects[0]");
        row("card too many", "spies.json",
            R"({"spies":[{"id":"new","name":{"ru":"Х","en":"X"},"origin":"house","trigger":{"order":"march"},
               "effects":[{"do":"coins"}],"story":{"ru":"Х","en":"X"}}]})",
            "spies");
        row("unknown city", "cities.json", R"({"edges":[["edessa","atlantis"]]})", "edges[0]");
        row("unknown state", "governors.json", R"({"governors":[{"id":"raynald","realm":"atlantis"}]})", "realm");
        row("negative amount", "buildings.json",
            R"({"buildings":[{"id":"warehouses","effects":[{"do":"restore","n":-2}]}]})", "effects[0].n");
        row("unknown good in a price", "buildings.json", R"({"buildings":[{"id":"warehouses","price":["gold"]}]})",
            "price[0]");
        row("price of another level", "buildings.json",
            R"({"buildings":[{"id":"warehouses","price":["wood","wood","wood"]}]})", "buildings");
        row("negative coins", "realms.json", R"({"realms":[{"id":"edessa","coins":-1}]})", "coins");
        row("too many troops", "realms.json", R"({"realms":[{"id":"edessa","troops":99}]})", "troops");
        row("duplicate id", "bulls.json", R"({"bulls":[{"id":"feed-the-flock"},{"id":"feed-the-flock"}]})", "bulls");
        row("missing field", "rescripts.json", R"({"rescripts":[{"id":"new","goods":["wood"]}]})", "rescripts");
        row("unknown quantity", "governors.json", R"({"governors":[{"id":"galeran","of":"beards"}]})", "of");
        row("unknown field", "events.json", R"({"events":[{"id":"locusts","colour":"green"}]})", "colour");
        row("raid table with a gap", "events.json", R"({"events":[{"id":"locusts","raid":[{"from":2,"effects":[]}]}]})",
            "raid");
        row("disconnected map", "cities.json", R"({"edges":[["edessa","aleppo"]]})", "edges");
        row("track too short", "board.json", R"({"holiness":["blank"]})", "holiness");
        row("wrong number of raid tokens", "board.json", R"({"raidTokens":{"wood":7}})", "raidTokens");
        row("unknown number", "board.json", R"({"numbers":{"luck":7}})", "luck");
        row("reward without a price", "spies.json",
            R"({"spies":[{"id":"dragoman","effects":[{"do":"coins","join":"if"}]}]})", "effects[0]");
    }
    void mistake_isRefusedWithFileAndField()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, field);
        const QString said = refusalOf(file.toStdString(), text.toStdString());
        QVERIFY2(said.startsWith(file), qPrintable(said));
        QVERIFY2(said.contains(field), qPrintable(said));
    }

    // 5,000 damaged files: refused naming the file, or still sound. Nothing else.
    void mutants_areRefusedWithTheFileOrSound()
    {
        int refused = 0;
        const std::vector<std::string> names{ "board.json", "buildings.json", "bulls.json", "cities.json",
            "events.json", "governors.json", "realms.json", "rescripts.json", "saracens.json", "spies.json",
            "tactics.json" };
        for (std::uint64_t seed = 0; seed < 5000; ++seed) {
            Rng rng = streamOf(seed, 3);
            const std::string &name = names[rng.below(std::uint32_t(names.size()))];
            const QString said = refusalOf(name, outremer::test::mutantOf(builtIn(name), rng));
            if (!said.isEmpty()) {
                ++refused;
                QVERIFY2(said.contains(QString::fromStdString(name)),
                    outremer::test::atSeed(seed, said.toStdString()).c_str());
            }
        }
        QVERIFY(refused > 2500); // most accidents hit something that matters
    }

    void examplePack_changesWhatItNames_andTheHash()
    {
        Pack pack = Pack::builtIn("crusaders");
        QVERIFY(!pack.overlay(OUTREMER_SOURCE_DIR "/model/crusaders/example-pack"));
        const auto loaded = Crusaders::load(pack);
        QVERIFY(loaded);
        const Content &theirs = loaded->content();
        const Crusaders shipped = *Crusaders::load(Pack::builtIn("crusaders"));
        const Content &ours = shipped.content();
        QCOMPARE(int(theirs.cities[*ours.cityNamed("homs")].saracens), 3);
        QCOMPARE(int(theirs.realms[*ours.realmNamed("edessa")].coins), 4);
        QCOMPARE(int(theirs.realms[*ours.realmNamed("jerusalem")].coins),
            int(ours.realms[*ours.realmNamed("jerusalem")].coins));
        QVERIFY(loaded->packHash() != shipped.packHash());
        // Names and stories are no part of it.
        Pack renamed = Pack::builtIn("crusaders");
        QVERIFY(!renamed.overlayFile(
            "spies.json", R"({"spies":[{"id":"dragoman","name":{"ru":"Толмач","en":"Interpreter"}}]})", "spies.json"));
        QCOMPARE(Crusaders::load(renamed)->packHash(), shipped.packHash());
    }

    void edgeOfThePack_changesTheMap()
    {
        const std::string edges = builtIn("cities.json").substr(builtIn("cities.json").find("\"edges\""));
        Pack pack = Pack::builtIn("crusaders");
        const std::size_t cut = edges.find("[\"damascus\", \"aleppo\"]");
        QVERIFY(cut != std::string::npos);
        std::string without = "{" + edges;
        without.replace(without.find("[\"damascus\", \"aleppo\"]"), 22, "[\"homs\", \"tadmor\"]");
        QVERIFY(!pack.overlayFile("cities.json", without, "cities.json"));
        const auto loaded = Crusaders::load(pack);
        QVERIFY2(loaded, loaded ? "" : loaded.refusal().message.c_str());
        const auto near = [&](const char *one, const char *other) {
            return isIn(loaded->content().cities[*game().content().cityNamed(one)].neighbours,
                *game().content().cityNamed(other));
        };
        QVERIFY(near("homs", "tadmor"));
        QVERIFY(!near("damascus", "aleppo"));
    }
};

OUTREMER_TEST(TestCrusadersPacks)
#include "tst_crusaders_packs.moc"
