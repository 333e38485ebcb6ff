#pragma once

#include "model/bots/botspec.h"
#include "model/core/anygame.h"
#include "model/core/hash.h"
#include "model/core/speech.h"

#include <QFile>
#include <QTest>

namespace outremer::test {

// A whole match between greedy bots as text: every choice, what came of it, and the hash of its last state. Kept as a file,
// so that a change of the rules or of their words is a readable difference.
inline std::string goldenPlaythrough(const AnyGame &game, const Setup &setup)
{
    const auto started = game.start(setup);
    AnyMatch &match = **started;
    const Speech speech(game, Lang::En);
    Rng rng = streamOf(setup.seed, 1);
    std::string text;
    std::size_t told = 0;
    while (!match.decision().isOver()) {
        const Decision decision = match.decision();
        const Option option = match.botChoice(BotKind::Greedy, rng);
        text += std::to_string(match.options().size()) + " options, " + speech.name(match.seatRef(decision.seat)) + ": "
            + speech.option(option, match.targets(option)) + "\n";
        match.submit(decision.seat, option);
        for (; told < match.events().size(); ++told)
            text += "    " + speech.event(match.events()[told], decision.seat) + "\n";
    }
    return text + speech.ending(match.outcome()) + "\n" + hex(match.stateHash()) + "\n";
}
// Against the committed file; with $OUTREMER_ACCEPT it is written anew.
inline void checkGolden(const char *file, const AnyGame &game, const Setup &setup)
{
    QFile golden(QString(OUTREMER_SOURCE_DIR "/tests/data/") + file);
    const QByteArray played = QByteArray::fromStdString(goldenPlaythrough(game, setup));
    QVERIFY(!played.contains('<')); // no sentence is missing
    if (qEnvironmentVariableIsSet("OUTREMER_ACCEPT") && golden.open(QIODevice::WriteOnly)) {
        golden.write(played);
        golden.close();
    }
    QVERIFY(golden.open(QIODevice::ReadOnly));
    QCOMPARE(played, golden.readAll());
}

} // namespace outremer::test
