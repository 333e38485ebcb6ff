#include "tests/bots/positions.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::test;

namespace {

// For a thousand positions: another truth that looks the same to the deciding seat. The bot's input must be the same,
// and so must its decision.
template <Game G>
QString dishonesty(const BotSpec &bot)
{
    const G &game = rulesOf<G>();
    int seen = 0;
    int differing = 0;
    QString problem;
    walkPositions<G>(21, [&](const auto &truth, const auto &options, Rng &rng) {
        const Seat seat = game.decision(truth).seat;
        const auto input = game.viewFor(truth, seat);
        const auto other = game.resample(input, rng);
        differing += other == truth ? 0 : 1;
        OptionsOf<G> sameOptions;
        game.listOptions(other, sameOptions);
        if (game.viewFor(other, seat) != input || sameOptions != options)
            problem = "the bot is given something it should not see";
        Rng one{ rng.word };
        Rng two{ rng.word };
        if (chooseFor(bot, game, truth, options, one) != chooseFor(bot, game, other, options, two))
            problem = "the bot decides by something it should not see";
        if (one.word != two.word)
            problem = "the bot draws more lots for one truth than for the other";
        if (!problem.isEmpty())
            problem += QString(" (position %1)").arg(seen);
        return problem.isEmpty() && ++seen < 1000;
    });
    if (problem.isEmpty() && differing < 900)
        problem = QString("only %1 truths were different").arg(differing);
    return problem;
}

} // namespace

// What a seat cannot see never changes what a bot in that seat is given or does.
class TestBotsHonesty : public RuleTest {
    Q_OBJECT
private slots:
    void kingdoms() { QCOMPARE(dishonesty<kingdoms::Kingdoms>(searching(16)), QString()); }
    void crusaders() { QCOMPARE(dishonesty<crusaders::Crusaders>(searching(8, Style::Pious)), QString()); }
    void chapters() { QCOMPARE(dishonesty<campaign::Chapter>(searching(8)), QString()); }

    // The thinker of a match is all that a bot is given; it does not look at the match again.
    void thinker_keepsToWhatItWasGiven()
    {
        for (const GamePtr &game : shelf()) {
            const auto match = game->start(defaultSetup(game->setupOptions(), 3, 9));
            Rng rng{ 4 };
            while ((*match)->options().size() == 1)
                (*match)->submit((*match)->decision().seat, (*match)->options()[0]);
            const Thinker thinker = (*match)->thinker();
            const ThinkRequest request{ .bot = searching(30), .seed = 2 };
            const Thought before = thinker(request);
            for (int i = 0; i < 20; ++i)
                (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Random, rng));
            const Thought after = thinker(request);
            QVERIFY(before.options == after.options && before.choice == after.choice);
        }
    }
};

OUTREMER_TEST(TestBotsHonesty)
#include "tst_bots_honesty.moc"
