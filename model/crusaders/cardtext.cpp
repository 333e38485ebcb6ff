#include "model/crusaders/cardtext.h"

#include <algorithm>
#include <cstdlib>

namespace outremer::crusaders {
namespace {

// What the blanks of one pattern are filled with.
using Filling = std::map<std::string_view, std::string>;

template <class Enum, std::size_t N>
std::string wordOf(const std::array<std::string_view, N> &words, Enum value)
{
    return std::string(words[std::size_t(value)]);
}

std::string signedNumber(int number)
{
    return (number < 0 ? "−" : "+") + std::to_string(std::abs(number));
}

// The word form a number asks for: keys are named after the Russian ones.
std::string formFor(int number, Lang lang)
{
    const int n = std::abs(number);
    if (lang == Lang::En)
        return n == 1 ? "one" : "many";
    const bool isTeen = n % 100 / 10 == 1;
    if (n % 10 == 1 && !isTeen)
        return "one";
    return n % 10 >= 2 && n % 10 <= 4 && !isTeen ? "few" : "many";
}

// The first letter made a capital, Latin or Cyrillic (UTF-8, two bytes).
std::string capitalised(std::string text)
{
    if (text.empty())
        return text;
    const auto first = static_cast<unsigned char>(text[0]);
    const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : '\0');
    const auto become = [&](int a, int b) {
        text[0] = char(a);
        text[1] = char(b);
    };
    if (first >= 'a' && first <= 'z')
        text[0] = char(first - 'a' + 'A');
    else if (first == 0xd0 && second >= 0xb0 && second <= 0xbf) // а-п
        become(0xd0, second - 0x20);
    else if (first == 0xd1 && second >= 0x80 && second <= 0x8f) // р-я
        become(0xd0, second + 0x20);
    else if (first == 0xd1 && second == 0x91) // ё
        become(0xd0, 0x81);
    return text;
}

std::string sentence(const std::string &clause)
{
    return clause.empty() ? clause : capitalised(clause) + ".";
}

// A part of a sentence. Patterns mark with a bar where the verb ends and its object begins, if clauses that begin alike
// may share that beginning.
struct Clause {
    std::string lead;
    std::string object;

    static Clause split(const std::string &pattern)
    {
        const std::size_t bar = pattern.find('|');
        return bar == std::string::npos ? Clause{ "", pattern }
                                        : Clause{ pattern.substr(0, bar), pattern.substr(bar + 1) };
    }
    std::string text() const { return lead + object; }
    bool sharesLeadWith(const Clause &other) const { return !lead.empty() && lead == other.lead; }
};

// How an effect stands in its sentence: by itself, as one of two alternatives, or as the price of the next.
enum class Role { Alone, Joined, Price };

// Puts clauses together: without a capital and without a full stop, so that they can stand inside a sentence.
class Teller {
public:
    Teller(const Content &content, Lang lang)
        : c(content)
        , m_lang(lang)
    {
    }

    std::string say(const std::string &key, const Filling &filling = {}) const
    {
        return c.cardWords.say(key, m_lang, [&](const Blank &blank) {
            const auto found = filling.find(blank.argument);
            return found == filling.end() ? "<" + std::string(blank.argument) + ">" : found->second;
        });
    }
    std::string sayCounted(const std::string &key, int number, Filling filling = {}) const
    {
        filling.emplace("number", std::to_string(std::abs(number)));
        filling.emplace("signed", signedNumber(number));
        const std::string counted = key + "." + formFor(number, m_lang);
        return say(c.cardWords.has(counted) ? counted : key, filling);
    }

    // Verb, whose and where; the pattern may have a form of its own for the role.
    Clause effect(const Effect &effect, Role role = Role::Alone) const
    {
        const std::string key = keyOf(effect);
        const std::string inRole = key + (role == Role::Joined ? ".joined" : role == Role::Price ? ".price" : "");
        const bool hasRole = c.cardWords.has(inRole) || c.cardWords.has(inRole + ".one");
        const Clause clause = Clause::split(sayCounted(hasRole ? inRole : key, effect.amount));
        if (effect.per == Quantity::One)
            return clause;
        return { "", say("per", { { "effect", clause.text() }, { "quantity", per(effect) } }) };
    }
    std::string per(const Effect &effect) const { return say("per." + wordOf(kQuantityWords, effect.per)); }

    // What shares its beginning is said in one breath: "lose 1 building and 2 coins".
    std::vector<std::string> clauses(const Program &program) const
    {
        const std::vector<Clause> single = singleClauses(program);
        std::vector<std::string> list;
        for (std::size_t i = 0, end = 0; i < single.size(); i = end) {
            end = i + 1;
            while (end < single.size() && single[end].sharesLeadWith(single[i]))
                ++end;
            std::string text = single[i].text();
            for (std::size_t j = i + 1; j < end; ++j)
                text = say(j + 1 == end ? "and" : "comma", { { "first", text }, { "second", single[j].object } });
            list.push_back(text);
        }
        return list;
    }
    std::string sentences(const Program &program) const
    {
        std::string text;
        for (const std::string &clause : clauses(program))
            text += (text.empty() ? "" : " ") + sentence(clause);
        return text;
    }
    // After a colon: clauses of one sentence. What hangs on a condition needs a full stop, or the next clause would
    // seem to hang on it too.
    std::string listed(const Program &program) const
    {
        bool isPlain = true;
        for (int i = 0; i < program.count; ++i)
            isPlain = isPlain && c.effect(program, i).join == Join::Then;
        std::string text;
        for (const std::string &clause : clauses(program)) {
            if (text.empty())
                text = clause;
            else
                text += isPlain ? "; " + clause : ". " + capitalised(clause);
        }
        return text;
    }

    std::string trigger(const Trigger &trigger, Who who) const
    {
        if (trigger.always)
            return say("always");
        const std::string whose = who == Who::Rival ? "after.rival." : "after.";
        const std::string after = say(whose + wordOf(kOrderWords, trigger.order));
        if (trigger.deed == Deed::None)
            return after;
        const std::string deed = sayCounted("deed." + wordOf(kDeedWords, trigger.deed), trigger.atLeast);
        return say("when.if", { { "trigger", after }, { "deed", deed } });
    }

    std::string goal(const Goal &goal) const
    {
        if (goal.leader > 0)
            return sayCounted("goal.leader", goal.leader,
                { { "points", std::to_string(goal.leader) }, { "quantity", leader(goal.of) } });
        std::string steps;
        for (const Step &step : goal.steps) {
            const bool isTop = &step == &goal.steps.back();
            const std::string key = isTop ? "goal.top." + formFor(step.points, m_lang) : "goal.step";
            steps += (steps.empty() ? "" : ", ")
                + say(key, { { "number", std::to_string(step.least) }, { "points", std::to_string(step.points) } });
        }
        return say("goal", { { "quantity", quantity(goal.of) }, { "steps", steps } });
    }
    std::string quantity(Quantity quantity) const { return say("quantity." + wordOf(kQuantityWords, quantity)); }
    std::string leader(Quantity quantity) const { return say("leader." + wordOf(kQuantityWords, quantity)); }

    static std::string keyOf(const Effect &effect)
    {
        return wordOf(kEffectWords, effect.verb) + (effect.who == Who::Rival ? ".rival" : "")
            + (effect.where == Place::Anywhere ? "" : "." + wordOf(kPlaceWords, effect.where));
    }

private:
    std::vector<Clause> singleClauses(const Program &program) const
    {
        std::vector<Clause> list;
        for (int i = 0; i < program.count; ++i) {
            const Effect &now = c.effect(program, i);
            const Effect *last = i > 0 ? &c.effect(program, i - 1) : nullptr;
            const Join next = i + 1 < program.count ? c.effect(program, i + 1).join : Join::Then;
            if (last && now.join != Join::Then)
                list.back() = { "", joined(list.back().text(), *last, now) };
            else if (last && isMoreOf(*last, now) && next == Join::Then)
                list.back() = { "", more(list.back().text(), now) };
            else
                list.push_back(effect(now, roleBefore(next)));
        }
        return list;
    }
    // "Rout 1, plus 2 for each blue tactic": the same again, for each of something.
    static bool isMoreOf(const Effect &last, const Effect &now)
    {
        return last.verb == now.verb && last.who == now.who && last.where == now.where && last.per == Quantity::One
            && now.per != Quantity::One && last.join == Join::Then;
    }
    static Role roleBefore(Join join)
    {
        return join == Join::Or ? Role::Joined : join == Join::If ? Role::Price : Role::Alone;
    }
    std::string more(const std::string &first, const Effect &now) const
    {
        return say("more", { { "effect", first }, { "number", std::to_string(now.amount) }, { "quantity", per(now) } });
    }
    std::string joined(const std::string &first, const Effect &last, const Effect &now) const
    {
        const std::string join = wordOf(kJoinWords, now.join);
        const std::string ofVerb = join + "." + keyOf(last);
        const std::string ofBoth = ofVerb + "." + keyOf(now);
        const std::string key = c.cardWords.has(ofBoth) ? ofBoth : c.cardWords.has(ofVerb) ? ofVerb : join;
        return say(key,
            { { "first", first }, { "second", effect(now, Role::Joined).text() },
                { "number", std::to_string(last.amount) }, { "other", std::to_string(now.amount) } });
    }

    const Content &c;
    Lang m_lang;
};

} // namespace

std::string textOf(const Content &content, const Effect &effect, Lang lang)
{
    const Teller teller(content, lang);
    if (effect.join == Join::Then)
        return sentence(teller.effect(effect).text());
    const std::string key = wordOf(kJoinWords, effect.join) + ".alone";
    return sentence(teller.say(key, { { "effect", teller.effect(effect, Role::Joined).text() } }));
}

std::string textOf(const Content &content, const Program &program, Lang lang)
{
    return Teller(content, lang).sentences(program);
}

std::string clausesOf(const Content &content, const Program &program, Lang lang)
{
    return Teller(content, lang).listed(program) + ".";
}

std::string textOf(const Content &content, const Trigger &trigger, Lang lang, Who who)
{
    return capitalised(Teller(content, lang).trigger(trigger, who));
}

std::string textOf(const Content &content, const Goal &goal, Lang lang)
{
    return sentence(Teller(content, lang).goal(goal));
}

std::string textOf(const Content &content, const Half &half, Lang lang)
{
    const Teller teller(content, lang);
    if (half.atEnd) {
        const std::string key = "end." + wordOf(kBattleResultWords, half.result);
        return sentence(teller.say(key, { { "effects", teller.listed(half.program) } }));
    }
    std::string text = teller.sentences(half.program);
    bool isSaid = false; // a loader may keep protection as an effect or only as the mark of the half
    for (int i = 0; i < half.program.count; ++i)
        isSaid = isSaid || content.effect(half.program, i).verb == EffectVerb::Protection;
    if (half.isProtected && !isSaid)
        text += (text.empty() ? "" : " ") + sentence(teller.say("protection"));
    return text;
}

std::string tacticText(const Content &content, Card card, Lang lang)
{
    const auto &halves = content.tactics[card].halves;
    return Teller(content, lang)
        .say("halves",
            { { "first", textOf(content, halves[0], lang) }, { "second", textOf(content, halves[1], lang) } });
}

std::string buildingText(const Content &content, Card card, Lang lang)
{
    const Teller teller(content, lang);
    const Building &building = content.buildings[card];
    return sentence(teller.say("when",
        { { "trigger", teller.trigger(building.trigger, Who::Self) },
            { "effects", teller.listed(building.program) } }));
}

std::string spyText(const Content &content, Card card, Lang lang)
{
    const Teller teller(content, lang);
    const Spy &spy = content.spies[card];
    return sentence(teller.say(
        "when", { { "trigger", teller.trigger(spy.trigger, Who::Rival) }, { "effects", teller.listed(spy.program) } }));
}

std::string rescriptText(const Content &content, Card card, Lang lang)
{
    const Teller teller(content, lang);
    const Rescript &rescript = content.rescripts[card];
    const std::string key = "moment." + wordOf(kMomentWords, rescript.moment);
    return sentence(teller.say(key, { { "effects", teller.listed(rescript.program) } }));
}

std::string raidRowText(const Content &content, Card card, int row, Lang lang)
{
    const Teller teller(content, lang);
    const std::vector<RaidRow> &rows = content.events[card].raid;
    const auto index = std::size_t(row);
    const bool isLast = index + 1 == rows.size();
    const int from = rows[index].from;
    const int to = isLast ? from : rows[index + 1].from - 1;
    const std::string effects =
        rows[index].program.count > 0 ? teller.listed(rows[index].program) : teller.say("row.empty");
    const std::string key = isLast ? "row.last" : from == to ? "row.one" : "row.range";
    return sentence(teller.say(
        key, { { "number", std::to_string(from) }, { "other", std::to_string(to) }, { "effects", effects } }));
}

std::string eventText(const Content &content, Card card, Lang lang)
{
    const Teller teller(content, lang);
    const EventCard &event = content.events[card];
    const std::string effects = sentence(teller.say("scope." + wordOf(kScopeWords, event.scope),
        { { "quantity", teller.leader(event.of) }, { "effects", teller.listed(event.program) } }));
    std::string rows;
    for (int i = 0; i < int(event.raid.size()); ++i)
        rows += (rows.empty() ? "" : "\n") + raidRowText(content, card, i, lang);
    return teller.say("event", { { "effects", effects }, { "rows", rows } });
}

std::string governorText(const Content &content, Card card, Lang lang)
{
    return textOf(content, content.governors[card].goal, lang);
}

std::string bullText(const Content &content, Card card, Lang lang)
{
    const Teller teller(content, lang);
    const auto &goals = content.bulls[card].goals;
    return sentence(teller.say("bull", { { "first", teller.goal(goals[0]) }, { "second", teller.goal(goals[1]) } }));
}

std::string nameOf(Quantity quantity, const Content &content, Lang lang)
{
    return Teller(content, lang).quantity(quantity);
}

bool hasText(const Content &content, const Effect &effect)
{
    const std::string key = Teller::keyOf(effect);
    const bool hasVerb = content.cardWords.has(key) || content.cardWords.has(key + ".one");
    return hasVerb
        && (effect.per == Quantity::One || content.cardWords.has("per." + wordOf(kQuantityWords, effect.per)));
}

} // namespace outremer::crusaders
