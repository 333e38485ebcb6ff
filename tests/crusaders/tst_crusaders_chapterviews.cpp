#include "tests/crusaders/chapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// What is looked at while chapters III and IV are played at random: views of what the campaign adds, and guesses.
class Watch {
public:
    Watch(int chapter, std::uint64_t seed)
        : m_rng(streamOf(seed, 17))
        , m_play(streamOf(seed, 18))
    {
        static const std::vector<StateIds> kGroups = everyGroup();
        const StateIds &states = kGroups[seed % kGroups.size()];
        const std::uint8_t variant = seed % 2 == 0 ? 1 : 0; // later games, chosen bulls, terrains
        ChapterTable t(chapter, {}, states, { 0, variant, variant, variant }, seed);
        while (!t.isOver() && broken.empty()) {
            if (m_step % 4 == 0 || t.asks(Task::AnswerOath) || t.s.battle.attacker == kSaracens)
                look(t.s);
            takeRandom(t, m_play);
            ++m_step;
        }
        if (!broken.empty())
            broken += " (chapter " + std::to_string(chapter) + ", seed " + std::to_string(seed) + ", step "
                + std::to_string(m_step) + ")";
    }

    std::string broken;  // the first promise that did not hold
    int otherHands = 0;  // guesses with other oaths in a rival's hand than there are
    int otherDecks = 0;  // ... with another order of the commander's cards
    int otherEvents = 0; // ... with other events to come
    int newHands = 0;    // where a second guess has other oaths than the first
    int newDecks = 0;    // ... and another order of the commander's cards
    int looks = 0;

private:
    using Cards = std::multiset<int>;

    void look(const State &state)
    {
        for (int viewer = 0; viewer <= state.seats; ++viewer) {
            const Seat seat = viewer == state.seats ? kNobody : Seat(viewer);
            const View<State> view = game().viewFor(state, seat);
            lookAtView(state, *view, seat);
            lookAtGuess(state, view, seat);
            lookAtSecrets(state, view, seat);
            ++looks;
        }
    }

    void lookAtView(const State &state, const State &seen, Seat viewer)
    {
        const auto isHidden = [](const auto &cards) {
            return std::ranges::all_of(cards, [](Card card) { return card == kNoCard; });
        };
        const Saga &saga = state.saga;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const auto &hand = seen.saga.dynasts[seat].oaths;
            check(hand.size() == saga.dynasts[seat].oaths.size(), "how many oaths somebody has is known");
            check(seat == viewer ? hand == saga.dynasts[seat].oaths : isHidden(hand), "oaths are seen by who has them");
            check(seen.saga.dynasts[seat].sworn == saga.dynasts[seat].sworn, "a sworn oath is known to all");
        }
        check(isHidden(seen.saga.oathDeck) && seen.saga.oathDeck.size() == saga.oathDeck.size(),
            "nobody sees the oaths that were not dealt");
        check(isHidden(seen.saga.commanderDeck) && seen.saga.commanderDeck.size() == saga.commanderDeck.size(),
            "nobody sees what the commander will do");
        check(isHidden(seen.eventDeck), "nobody sees the events to come");
        check(seen.saga.usedOaths == saga.usedOaths && seen.saga.usedCommander == saga.usedCommander
                && seen.saga.commander == saga.commander && seen.saga.prices == saga.prices,
            "what lies open is seen");
    }

    void lookAtGuess(const State &state, const View<State> &view, Seat viewer)
    {
        const State guess = game().resample(view, m_rng);
        check(game().brokenInvariant(guess).empty(), "a guess is possible: " + game().brokenInvariant(guess));
        check(game().viewFor(guess, viewer) == view, "a guess looks the same to who made it");
        check(game().decision(guess) == game().decision(state), "everybody knows who decides");
        if (game().decision(state).seat == viewer) {
            Options mine;
            Options guessed;
            game().listOptions(state, mine);
            game().listOptions(guess, guessed);
            check(mine == guessed, "a seat knows its own options");
        }
        check(unseenOaths(guess, viewer) == unseenOaths(state, viewer), "unseen oaths are dealt anew, all of them");
        const auto &deck = guess.saga.commanderDeck;
        const auto &real = state.saga.commanderDeck;
        check(Cards(deck.begin(), deck.end()) == Cards(real.begin(), real.end()),
            "the commander's cards that were not drawn are in his deck");
        int own = 0;
        for (const auto *cards : { &guess.eventDeck, &guess.usedEvents }) {
            for (Card card : *cards)
                own += isOwnEvent(state, card) ? 1 : 0;
        }
        own += guess.event != kNoCard && isOwnEvent(state, guess.event) ? 1 : 0;
        check(own >= 3, "three events at least are the chapter's own");
        const State again = game().resample(view, m_rng);
        otherHands += hasOtherHand(guess, state) ? 1 : 0;
        newHands += hasOtherHand(guess, again) ? 1 : 0;
        otherDecks += deck != real ? 1 : 0;
        newDecks += deck != again.saga.commanderDeck ? 1 : 0;
        otherEvents += guess.eventDeck != state.eventDeck ? 1 : 0;
    }

    // Another oath in a rival's hand or another order of a deck: nobody else can tell.
    void lookAtSecrets(const State &state, const View<State> &view, Seat viewer)
    {
        State changed = state;
        Saga &saga = changed.saga;
        m_rng.shuffle(saga.oathDeck);
        m_rng.shuffle(saga.commanderDeck);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            auto &hand = saga.dynasts[seat].oaths;
            if (seat == viewer || hand.empty() || saga.oathDeck.empty())
                continue;
            std::swap(hand[0], saga.oathDeck[0]);
            std::ranges::sort(hand);
            check(game().viewFor(changed, seat) != game().viewFor(state, seat), "whose hand it is can tell");
        }
        check(game().viewFor(changed, viewer) == view, "a view tells nothing of hidden cards");
    }

    static bool hasOtherHand(const State &one, const State &other)
    {
        bool found = false;
        for (std::size_t seat = 0; seat < one.seats; ++seat)
            found = found || one.saga.dynasts[seat].oaths != other.saga.dynasts[seat].oaths;
        return found;
    }
    // In rivals' hands and in the deck.
    static Cards unseenOaths(const State &state, Seat viewer)
    {
        Cards cards(state.saga.oathDeck.begin(), state.saga.oathDeck.end());
        for (Seat seat = 0; seat < state.seats; ++seat) {
            if (seat != viewer)
                cards.insert(state.saga.dynasts[seat].oaths.begin(), state.saga.dynasts[seat].oaths.end());
        }
        return cards;
    }
    static bool isOwnEvent(const State &state, Card card)
    {
        return game().content().events[card].chapter == state.saga.chapter;
    }
    void check(bool holds, const std::string &promise)
    {
        if (!holds && broken.empty())
            broken = "broken promise: " + promise;
    }

    Rng m_rng;  // of guesses and changes
    Rng m_play; // of the match, which they do not change
    int m_step = 0;
};

} // namespace

// What a seat sees of chapters III and IV, in whole matches played at random.
class TestCrusadersChapterViews : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void views_inWholeChapters_hideOathsAndDecks_andGuessesFitThem_data()
    {
        QTest::addColumn<int>("chapter");
        QTest::newRow("chapter III") << 3;
        QTest::newRow("chapter IV") << 4;
    }
    void views_inWholeChapters_hideOathsAndDecks_andGuessesFitThem()
    {
        RULES("CH3-OATH-01", "CA-EVENT-01");
        QFETCH(int, chapter);
        int looks = 0;
        int otherHands = 0;
        int otherDecks = 0;
        int otherEvents = 0;
        int newHands = 0;
        int newDecks = 0;
        for (std::uint64_t seed = 1; seed <= 24; ++seed) {
            const Watch watch(chapter, seed);
            QVERIFY2(watch.broken.empty(), watch.broken.c_str());
            looks += watch.looks;
            otherHands += watch.otherHands;
            otherDecks += watch.otherDecks;
            otherEvents += watch.otherEvents;
            newHands += watch.newHands;
            newDecks += watch.newDecks;
        }
        QVERIFY(looks > 3000);
        QVERIFY(otherHands > looks / 2); // guesses are not the truth...
        QVERIFY(otherEvents > looks / 4);
        QVERIFY(chapter == 3 ? otherDecks == 0 : otherDecks > looks / 2);
        QVERIFY(newHands > looks / 2); // ... and not always the same
        QVERIFY(chapter == 3 ? newDecks == 0 : newDecks > looks / 2);
    }
};

OUTREMER_TEST(TestCrusadersChapterViews)
#include "tst_crusaders_chapterviews.moc"
