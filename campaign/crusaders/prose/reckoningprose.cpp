#include "campaign/crusaders/prose/epilogue.h"
#include "campaign/crusaders/prose/parts.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

Block countTable(const Narrator &narrator, const CampaignFacts &facts)
{
    Block table{ .kind = Block::Kind::Table };
    table.rows.push_back({ narrator.label("head.ruler"), narrator.label("head.chronicle"), narrator.label("head.fame"),
        narrator.label("head.sets"), narrator.label("head.crown"), narrator.label("head.total") });
    std::vector<FinalScore> finals = facts.finals;
    // The winner stands first even when the sum is shared: the tie was broken by chapter IV.
    std::ranges::stable_sort(finals, [&](const FinalScore &a, const FinalScore &b) {
        if (a.total() != b.total())
            return a.total() > b.total();
        return a.seat == facts.winner && b.seat != facts.winner;
    });
    for (const FinalScore &score : finals) {
        std::vector<std::string> row{ narrator.cast().style(score.seat) };
        for (int part : { score.chronicle, score.fame, score.sets, score.crown, score.total() })
            row.push_back(std::to_string(part));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

void addReckoning(Narrator &narrator, const CampaignFacts &facts, Blocks &blocks)
{
    if (facts.finals.empty())
        return;
    blocks.push_back(heading(Block::Kind::Chapter, narrator.label("label.final")));
    const std::string state = narrator.cast().stateOf(facts.winner);
    const auto score = std::ranges::find(facts.finals, facts.winner, &FinalScore::seat);
    if (score != facts.finals.end())
        addParagraph(blocks,
            { narrator.tell("final.winner",
                { { "who", narrator.ruler(state) }, { "points", narrator.count(score->total(), "points") } }) });
    else
        addParagraph(blocks, { narrator.tell("final.nobody") });
    blocks.push_back(countTable(narrator, facts));

    const std::string id = epilogues().has(facts.epilogue) ? facts.epilogue : epilogueOf(facts);
    blocks.push_back(heading(Block::Kind::Section, narrator.label("label.epilogue")));
    addParagraph(blocks, { narrator.fill(epilogues(), id, { { "who", narrator.ruler(state) } }) });
}

} // namespace outremer::campaign
