#include "campaign/crusaders/prose/clashes.h"
#include "campaign/crusaders/prose/parts.h"

#include <algorithm>
#include <array>
#include <set>

namespace outremer::campaign {
namespace {

constexpr std::size_t kOathsTold = 5; // broken ones are always told

void addEvents(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    if (chapter.events.empty())
        return;
    const Lang lang = narrator.lang();
    std::vector<std::string> names;
    for (const std::string &event : chapter.events)
        names.push_back(narrator.quoted(narrator.names().of(Thing::Event, event, lang)));
    std::vector<std::string> sentences{ narrator.tell(
        names.size() == 1 ? "event" : "events", { { "events", Narrator::plain(listed(names, lang)) } }) };

    const std::size_t chosen = std::size_t(narrator.choose("event.chosen", int(names.size())));
    const std::string story = narrator.names().story(Thing::Event, chapter.events[chosen], lang);
    if (names.size() == 1)
        sentences.push_back(story); // it has just been named
    else if (!story.empty())
        sentences.push_back(narrator.tell(
            "event.story", { { "event", Narrator::plain(names[chosen]) }, { "story", Narrator::plain(story) } }));
    addParagraph(blocks, sentences);
}

void addClashes(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    // That nothing is written about battles at a table does not mean that there were none.
    if (chapter.clashes.empty() && chapter.origin == Origin::Digital && chapter.rounds > 0)
        addParagraph(blocks, { narrator.tell("peace") });

    const std::vector<std::size_t> told = worthTelling(chapter.clashes);
    std::vector<std::string> sentences;
    int round = 0;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const Clash &clash = chapter.clashes[told[i]];
        if (clash.round != round) {
            addParagraph(blocks, sentences);
            sentences.clear();
            round = clash.round;
            if (round > 0)
                sentences.push_back(narrator.tell("round", { { "round", narrator.round(round) } }));
        }
        sentences.push_back(tellClash(narrator, clash, int(i)));
    }
    addParagraph(blocks, sentences);
    if (const int rest = int(chapter.clashes.size() - told.size()); rest > 0)
        addParagraph(blocks, { narrator.tell("more", { { "count", narrator.count(rest, "clashes") } }) });
}

std::string oathPattern(const OathFact &oath)
{
    if (!oath.accepted)
        return "oath.refused";
    return oath.kept ? "oath.kept" : "oath.broken";
}

void addOaths(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    std::vector<std::string> sentences;
    int rest = 0;
    std::set<std::array<std::string, 3>> refused; // an offer made again and refused again is told once
    for (const OathFact &oath : chapter.oaths) {
        const bool isBroken = oath.accepted && !oath.kept;
        const bool isOld = !oath.accepted && !refused.insert({ oath.oath, oath.vassal, oath.suzerain }).second;
        if (isOld || (!isBroken && sentences.size() >= kOathsTold)) {
            ++rest;
            continue;
        }
        sentences.push_back(narrator.tell(oathPattern(oath),
            { { "vassal", narrator.ruler(oath.vassal) }, { "suzerain", narrator.ruler(oath.suzerain) },
                { "oath", narrator.thing(Thing::Oath, oath.oath) } }));
    }
    if (rest > 0)
        sentences.push_back(narrator.tell("oath.more", { { "count", narrator.count(rest, "oaths") } }));
    addParagraph(blocks, sentences);
}

void addTrade(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    int most = 0;
    for (const Standing &standing : chapter.standings)
        most = std::max(most, standing.traded.value_or(0));
    if (most == 0)
        return;
    std::vector<std::string> names;
    std::string first;
    for (const Standing &standing : chapter.standings) {
        if (standing.traded.value_or(0) != most)
            continue;
        first = standing.state;
        names.push_back(narrator.cast().said(standing.state, "nom"));
    }
    const Word coins = narrator.count(most, "coins");
    addParagraph(blocks,
        { names.size() == 1 ? narrator.tell("trade.first", { { "who", narrator.ruler(first) }, { "coins", coins } })
                            : narrator.tell("trade.shared",
                                { { "list", Narrator::plain(listed(names, narrator.lang())) }, { "coins", coins } }) });
}

void addEnding(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    std::vector<std::string> sentences;
    // A court fell and somebody else won nevertheless (CR-END-04); only the risen crescent leaves no winner (CH4-END-02).
    const bool isFall = chapter.ending == "defeat" && chapter.winner >= 0;
    if (!chapter.ending.empty())
        sentences.push_back(narrator.tell("ending." + (isFall ? "fall" : chapter.ending)));
    for (const Standing &standing : chapter.standings) {
        if (standing.fell)
            sentences.push_back(narrator.tell("fell", { { "who", narrator.ruler(standing.state) } }));
    }
    if (chapter.winner >= 0)
        sentences.push_back(
            narrator.tell("winner", { { "who", narrator.ruler(narrator.cast().stateOf(chapter.winner)) } }));
    else if (chapter.ending == "defeat")
        sentences.push_back(narrator.tell("winner.none"));
    addParagraph(blocks, sentences);
}

} // namespace

void addStory(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    Blocks story;
    addEvents(narrator, chapter, story);
    addClashes(narrator, chapter, story);
    addOaths(narrator, chapter, story);
    addTrade(narrator, chapter, story);
    addEnding(narrator, chapter, story);
    if (story.empty())
        return;
    blocks.push_back(heading(Block::Kind::Section, narrator.label("label.story")));
    blocks.insert(blocks.end(), story.begin(), story.end());
}

} // namespace outremer::campaign
