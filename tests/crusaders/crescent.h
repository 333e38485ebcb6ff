#pragma once

#include "tests/crusaders/chapter.h"

namespace outremer::crusaders::test {

// A seed with which a chapter's first event begins by asking somebody to choose: nothing has happened yet.
inline std::uint64_t seedOfAChoice(
    int chapter, const std::vector<std::string> &states, std::array<std::uint8_t, 8> choices = {})
{
    for (std::uint64_t seed = 1;; ++seed) {
        if (ChapterTable(chapter, {}, states, choices, seed).asks(Task::ChooseEffect))
            return seed;
    }
}

// A quiet table in the first round of chapter IV: nobody has been asked anything, Zengi stands in Aleppo and has all of
// his cards. Nobody has a governor's or an event's help.
class CrescentTable : public ChapterTable {
public:
    explicit CrescentTable(
        const std::vector<std::string> &states = { "jerusalem", "tripoli", "edessa", "antioch" }, int coins = 3)
        : ChapterTable(4, {}, states, {}, seedOfAChoice(4, states))
    {
        calm(coins);
    }

    // The card he gets next.
    void nextOrder(const std::string &id)
    {
        auto &deck = s.saga.commanderDeck;
        std::swap(deck[deck.indexOf(commander(id))], deck[deck.size() - 1]);
    }
    // His step of this round with a card, without the event and the raids before it: what is asked next is the card's or
    // the battle's, or, when he is done, the first oath.
    void ride(const std::string &id)
    {
        nextOrder(id);
        events.clear();
        s.resolved = 0;
        s.frames.clear();
        for (Task task :
            { Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget, Task::Commander })
            s.frames.push({ .task = task });
        EventSink sink(events);
        Referee(c, s, sink).settle();
    }
    bool isDone() const { return asks(Task::SwearOath); }
    void standAt(const std::string &id) { s.saga.commander = cityId(id); }
    std::string whereIsHe() const { return s.saga.commander == kNoCity ? "gone" : c.cities[s.saga.commander].id; }
    std::string aim(Aim aim) const
    {
        const CityId target = board().commanderTarget(aim);
        return target == kNoCity ? "none" : c.cities[target].id;
    }

    // The maneuvers of a battle he began, none of which changes anything but for one strength of the Saracens: the
    // defender's two cards wait for the end of the battle, where they are declined.
    void quietBattle(const std::string &first, const std::string &second)
    {
        if (asks(Task::ChooseSaracens))
            takeAny(Verb::NameSaracens);
        const auto coverOf = [this](Side side, const std::vector<std::string> &except) {
            for (Card card : s.battle.hands[side]) {
                if (std::ranges::find(except, c.tactics[card].id) == except.end())
                    return c.tactics[card].id;
            }
            return std::string();
        };
        const std::vector<std::string> theirs{ "askar-of-mosul", "burning-steppe" };
        maneuver(first, Verb::CancelUpper, coverOf(kAttacker, theirs));
        maneuver(theirs[0], Verb::CancelLower, coverOf(kDefender, { first, second }));
        pass(Task::ReinforceBattle); // nobody comes
        maneuver(second, Verb::CancelUpper, coverOf(kAttacker, theirs));
        maneuver(theirs[1], Verb::CancelUpper, coverOf(kDefender, { first, second }));
        pass(Task::ReinforceBattle);
        pass(Task::UseEndEffect);
    }
    // Deals the Saracens what quietBattle plays.
    void dealQuietly()
    {
        saracenTop({ "askar-of-mosul", "burning-steppe", "emirs-mamluks", "kurdish-horsemen", "frontier-ghazis" });
    }
};

} // namespace outremer::crusaders::test
