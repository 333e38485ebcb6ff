#include "campaign/crusaders/prose/clashes.h"
#include "campaign/crusaders/prose/parts.h"
#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/crusaders/prose/storybook.h"
#include "campaign/crusaders/prose/threats.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

constexpr int kLatest = 3;
constexpr std::size_t kThreats = 2;

void addChaptersBefore(Narrator &narrator, const CampaignFacts &facts, Blocks &blocks)
{
    std::vector<std::string> sentences;
    for (const ChapterFacts &chapter : facts.chapters) {
        Words words{ { "chapter", Narrator::plain(roman(chapter.number)) } };
        if (chapter.winner >= 0) {
            words.emplace("who", narrator.ruler(narrator.cast().stateOf(chapter.winner)));
            sentences.push_back(narrator.tell("recap.before", words));
        } else if (chapter.ending == "defeat") {
            sentences.push_back(narrator.tell("recap.before.none", words));
        }
        for (const Award &award : chapter.nicknames)
            narrator.cast().award(award);
    }
    addParagraph(blocks, sentences);
}

void addPoints(Narrator &narrator, const CampaignFacts &facts, Blocks &blocks)
{
    std::vector<std::pair<int, int>> points; // points and seat, best first
    for (const DynastyFacts &dynasty : facts.dynasties) {
        int sum = 0;
        for (const ChapterFacts &chapter : facts.chapters) {
            const auto standing = std::ranges::find(chapter.standings, dynasty.seat, &Standing::seat);
            sum += standing == chapter.standings.end() ? 0 : standing->points;
        }
        points.emplace_back(sum, dynasty.seat);
    }
    std::ranges::stable_sort(points, [](const auto &a, const auto &b) { return a.first > b.first; });
    if (points.empty() || points[0].first == 0)
        return;
    std::vector<std::string> first;
    Block table{ .kind = Block::Kind::Table };
    table.rows.push_back({ narrator.label("head.ruler"), narrator.label("head.points") });
    for (const auto &[sum, seat] : points) {
        if (sum == points[0].first)
            first.push_back(narrator.cast().said(narrator.cast().stateOf(seat), "nom"));
        table.rows.push_back({ narrator.cast().style(seat), std::to_string(sum) });
    }
    Words words{ { "points", narrator.count(points[0].first, "points") } };
    if (first.size() == 1) {
        words.emplace("who", narrator.ruler(narrator.cast().stateOf(points[0].second)));
        addParagraph(blocks, { narrator.tell("recap.ahead", words) });
    } else {
        words.emplace("list", Narrator::plain(listed(first, narrator.lang())));
        addParagraph(blocks, { narrator.tell("recap.level", words) });
    }
    blocks.push_back(std::move(table));
}

std::string whereOf(Narrator &narrator, const Pause &pause)
{
    const Words words{ { "chapter", Narrator::plain(roman(pause.chapter)) }, { "round", narrator.round(pause.round) } };
    const std::string pattern = "recap." + pause.phase;
    const bool isKnown = !pause.phase.empty() && prosePatterns().variants(pattern) > 0;
    const bool needsRound = pause.phase != "aftermath";
    return narrator.tell(isKnown && (pause.round > 0 || !needsRound) ? pattern : "recap.somewhere", words);
}

void addLatest(Narrator &narrator, const ChapterFacts &soFar, Blocks &blocks)
{
    if (soFar.clashes.empty())
        return;
    // The latest clashes, not the greatest: people remember the beginning and forget how they stopped.
    const std::size_t first = soFar.clashes.size() - std::min(soFar.clashes.size(), std::size_t(kLatest));
    std::vector<std::string> sentences{ narrator.tell("recap.latest") };
    for (std::size_t i = first; i < soFar.clashes.size(); ++i)
        sentences.push_back(tellClash(narrator, soFar.clashes[i], int(i)));
    addParagraph(blocks, sentences);
}

void addWhyItMatters(Narrator &narrator, const ChapterFacts &soFar, Blocks &blocks)
{
    std::vector<std::string> sentences = lostCapitals(narrator, soFar.map);
    for (const Standing &standing : soFar.standings) {
        const Words words{ { "who", narrator.ruler(standing.state) } };
        if (standing.hegemony)
            sentences.push_back(narrator.tell("recap.hegemony", words));
        if (standing.righteousness)
            sentences.push_back(narrator.tell("recap.righteousness", words));
    }
    std::vector<Threat> threats = threatsOf(soFar.map);
    threats.resize(std::min(threats.size(), kThreats));
    for (const Threat &threat : threats)
        sentences.push_back(narrator.tell("recap.threat",
            { { "city", narrator.city(threat.city) }, { "who", narrator.ruler(threat.owner) },
                { "enemies", narrator.count(threat.enemies, "troops") },
                { "troops", narrator.count(threat.troops, "troops") } }));
    addParagraph(blocks, sentences);
}

void addPause(Narrator &narrator, const Pause &pause, Blocks &blocks)
{
    narrator.beginChapter(pause.chapter);
    addParagraph(blocks, { whereOf(narrator, pause) });
    addLatest(narrator, pause.soFar, blocks);
    addWhyItMatters(narrator, pause.soFar, blocks);
    if (!pause.toMove.empty())
        addParagraph(blocks, { narrator.tell("recap.move", { { "who", narrator.ruler(pause.toMove) } }) });
}

} // namespace

Document recapOf(const CampaignFacts &facts, const Names &names, Lang lang)
{
    Narrator narrator(facts, names, lang);
    Document document{ narrator.label("label.recap"), std::string(codeOf(lang)), {} };
    Blocks &blocks = document.blocks;
    blocks.push_back(heading(Block::Kind::Title, document.title));
    if (facts.chapters.empty() && !facts.pause)
        addParagraph(blocks, { narrator.tell("recap.start", { { "title", Narrator::plain(facts.title) } }) });
    if (!facts.evenings.empty() && !facts.evenings.back().date.empty())
        addParagraph(blocks,
            { narrator.tell(
                "recap.evening", { { "date", Narrator::plain(date(facts.evenings.back().date, lang)) } }) });
    addChaptersBefore(narrator, facts, blocks);
    addPoints(narrator, facts, blocks);
    if (facts.pause)
        addPause(narrator, *facts.pause, blocks);
    else if (!facts.finals.empty())
        addParagraph(blocks, { narrator.tell("recap.done") });
    else if (!facts.chapters.empty())
        addParagraph(blocks,
            { narrator.tell(
                "recap.between", { { "chapter", Narrator::plain(roman(facts.chapters.back().number)) } }) });
    return document;
}

} // namespace outremer::campaign
