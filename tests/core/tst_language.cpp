#include "tests/core/mutants.h"
#include "tests/core/play.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/core/speech.h"
#include "model/shelf.h"

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

template <class Read>
auto readText(std::string_view text, std::optional<Problem> &problem, Read read)
{
    const JsonNode node = std::get<JsonNode>(parseJson(text, "words.json"));
    return read(JsonReader(node, problem));
}

Phrasebook readPhrases(const JsonReader &reader)
{
    static constexpr std::array<std::string_view, 2> kNouns{ "who", "where" };
    return Phrasebook::read(reader, kNouns);
}

QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

bool isSentence(const std::string &text)
{
    return !text.empty() && text.find_first_of("<>{}") == std::string::npos;
}

} // namespace

// Names, phrases and the sentences made of them, in both languages and for every pair of eyes.
class TestLanguage : public test::RuleTest {
    Q_OBJECT
private slots:
    void name_withoutAForm_answersTheNominative()
    {
        std::optional<Problem> problem;
        const Name name =
            readText(R"({"ru": {"nom": "Эдесса", "acc": "Эдессу"}, "en": "Edessa"})", problem, &Name::read);
        QVERIFY(!problem);
        QCOMPARE(shown(name.in(Lang::Ru)), QString("Эдесса"));
        QCOMPARE(shown(name.in(Lang::Ru, "acc")), QString("Эдессу"));
        QCOMPARE(shown(name.in(Lang::Ru, "gen")), QString("Эдесса"));
        QCOMPARE(shown(name.in(Lang::En, "acc")), QString("Edessa"));
        QCOMPARE(shown(Name::same("7").in(Lang::Ru, "gen")), QString("7"));
        QCOMPARE(shown(Name().in(Lang::Ru)), QString());
    }
    void phrasebook_fillsBlanksInEachLanguagesOwnOrder()
    {
        std::optional<Problem> problem;
        const auto book =
            readText(R"({"won": {"ru": "{where:prep}: {who} победил, {who}!", "en": "{who} won in {where}"}})", problem,
                &readPhrases);
        QVERIFY(!problem && book.has("won") && !book.has("lost"));
        const auto fill = [](const Blank &blank) {
            return std::string(blank.argument) + "/" + std::string(blank.form);
        };
        QCOMPARE(shown(book.say("won", Lang::Ru, fill)), QString("where/prep: who/nom победил, who/nom!"));
        QCOMPARE(shown(book.say("won", Lang::En, fill)), QString("who/nom won in where/nom"));
        QCOMPARE(shown(book.say("won", Lang::En)), QString("<who> won in <where>"));
        QCOMPARE(shown(book.say("lost", Lang::En)), QString("<lost>"));
    }
    void phrasebook_withBlanksThatDiffer_namesThePhrase()
    {
        std::optional<Problem> problem;
        readText("{\"a\": {\"ru\": \"{who}\", \"en\": \"{who}\"},\n\"b\": {\"ru\": \"{who}\", \"en\": \"x\"}}", problem,
            &readPhrases);
        QVERIFY(problem);
        QCOMPARE(shown(problem->text()),
            QString("words.json:2: field \"b\": expected the same blanks in Russian and English"));
    }
    void speech_withPeopleAtTheTable_saysTheirNames()
    {
        const auto game = gameOnShelf("kingdoms");
        const Speech speech(*game, Lang::En, { "Anna", "" });
        QCOMPARE(shown(speech.name({ kSeatNoun, 0 })), QString("Anna"));
        QCOMPARE(shown(speech.name({ kSeatNoun, 1 })), QString("House of the Tower"));
        QCOMPARE(shown(speech.name({ kSeatNoun, 3 })), QString("House of the Star"));
        QCOMPARE(shown(speech.name({ kCardNoun, 1 })), QString("Pilgrim Levy"));
        QCOMPARE(shown(Speech(*game, Lang::Ru).name({ kTerritoryNoun, 1 }, "acc")), QString("Антиохию"));
    }

    void everyKeyOfKingdoms_hasAPhrase()
    {
        const Kingdoms game = test::builtInKingdoms();
        QStringList keys{ "title", "subtitle" };
        for (Verb verb : { Verb::Draw, Verb::Place })
            keys += "option." + shown(std::string(game.optionName({ .verb = std::uint8_t(verb) })));
        for (Phase phase : { Phase::Draw, Phase::Place })
            keys += "decision." + shown(std::string(game.decisionName(std::uint8_t(phase))));
        for (int kind = 0; kind <= int(EventKind::MatchOver); ++kind)
            keys += "event." + shown(std::string(game.eventName(std::uint8_t(kind))));
        keys += "event.card.drawn.hidden";
        for (int kind = 0; kind <= int(Ending::Shared); ++kind)
            keys += "ending." + shown(std::string(game.endingName(std::uint8_t(kind))));
        for (const SetupOption &option : game.setupOptions()) {
            keys += "setup." + shown(option.id);
            for (const std::string &value : option.values)
                keys += "setup." + shown(option.id + "." + value);
        }
        QCOMPARE(keys.removeDuplicates(), 0);
        for (const QString &key : keys)
            QVERIFY2(game.phrases().has(key.toStdString()), qPrintable(key));
    }
    void everyRuleTheGameCites_isInItsRulebook()
    {
        const Kingdoms game = test::builtInKingdoms();
        for (Phase phase : { Phase::Draw, Phase::Place }) {
            for (const std::string &id : game.decisionRules(std::uint8_t(phase)))
                QVERIFY2(game.rulebook().find(id), id.c_str());
        }
        for (const Rule &rule : game.rulebook().rules()) {
            for (Lang lang : kLanguages)
                QVERIFY2(!rule.text.in(lang).empty() && !rule.page.empty(), rule.id.c_str());
        }
    }

    void everySentenceOfAMatch_isWhole_data() { test::addSeatCounts(2, 4); }
    void everySentenceOfAMatch_isWhole()
    {
        QFETCH(int, seats);
        const auto game = gameOnShelf("kingdoms");
        std::array<Speech, 2> speeches{ Speech(*game, Lang::Ru), Speech(*game, Lang::En) };
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            auto match = game->start(test::variedSetup(seats, seed));
            Rng rng = streamOf(seed, 1);
            while (!(*match)->decision().isOver()) {
                for (const Speech &speech : speeches) {
                    const std::string asked = speech.decision((*match)->decision());
                    QVERIFY2(isSentence(asked), test::atSeed(seed, asked).c_str());
                    for (const Option &option : (*match)->options()) {
                        const std::string text = speech.option(option, (*match)->targets(option));
                        QVERIFY2(isSentence(text), test::atSeed(seed, text).c_str());
                    }
                }
                (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Random, rng));
            }
            for (const Speech &speech : speeches) {
                QVERIFY2(isSentence(speech.ending((*match)->outcome())), test::atSeed(seed).c_str());
                for (const Event &event : (*match)->events()) {
                    for (int viewer = 0; viewer <= seats; ++viewer) {
                        const std::string text = speech.event(event, viewer == seats ? kNobody : Seat(viewer));
                        QVERIFY2(isSentence(text), test::atSeed(seed, text).c_str());
                    }
                }
            }
        }
    }

    // Another seat, and the public, hear that a card was drawn and nothing of which.
    void secretCards_areNotNamedToOthers_data() { everySentenceOfAMatch_isWhole_data(); }
    void secretCards_areNotNamedToOthers()
    {
        QFETCH(int, seats);
        const auto game = gameOnShelf("kingdoms");
        const Kingdoms rules = test::builtInKingdoms();
        int secrets = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto match = test::playedMatch(rules, seats, seed);
            for (const Event &event : match.events()) {
                if (EventKind(event.kind) != EventKind::CardDrawn)
                    continue;
                for (int viewer = 0; viewer <= seats; ++viewer) {
                    const Seat eyes = viewer == seats ? kNobody : Seat(viewer);
                    const bool isOwner = event.fields[0].value == eyes;
                    for (Lang lang : kLanguages) {
                        const std::string told = Speech(*game, lang).event(event, eyes);
                        QCOMPARE(told.find(game->nameOf(event.fields[1]).in(lang)) != std::string::npos, isOwner);
                        for (std::int16_t card = 1; card < kCardFaces && !isOwner; ++card)
                            QVERIFY2(told.find(game->nameOf({ kCardNoun, card }).in(lang)) == std::string::npos,
                                test::atSeed(seed, told).c_str());
                    }
                    secrets += isOwner ? 0 : 1;
                }
            }
        }
        QVERIFY(secrets > 300);
    }
};

OUTREMER_TEST(TestLanguage)
#include "tst_language.moc"
