#include "app/book/linetree.h"

#include <algorithm>
#include <map>

namespace outremer {
namespace {

using Reach = std::map<LineId, std::int64_t>; // how many steps of each ancestor a line goes through

class Tree {
public:
    Tree(const std::vector<LineRow> &lines, const std::vector<Head> &heads)
    {
        for (const LineRow &line : lines)
            m_rows[line.id] = line;
        for (const Head &head : heads)
            m_lengths[head.line] = head.length;
    }

    std::int64_t length(LineId line) const
    {
        const auto found = m_lengths.find(line);
        return found == m_lengths.end() ? 0 : found->second;
    }

    std::int64_t shared(LineId one, LineId other) const
    {
        const Reach a = reach(one), b = reach(other);
        std::int64_t most = 0;
        for (const auto &[line, steps] : a) {
            if (const auto same = b.find(line); same != b.end())
                most = std::max(most, std::min(steps, same->second));
        }
        return most;
    }

private:
    Reach reach(LineId line) const
    {
        Reach reach;
        std::int64_t steps = length(line);
        while (m_rows.contains(line) && reach.emplace(line, steps).second) {
            const LineRow &row = m_rows.at(line);
            steps = std::min(steps, row.forkedAt);
            if (!row.parent)
                break;
            line = *row.parent;
        }
        return reach;
    }

    std::map<LineId, LineRow> m_rows;
    std::map<LineId, std::int64_t> m_lengths;
};

} // namespace

std::vector<TreeLine> lineTree(
    const std::vector<LineRow> &lines, const std::vector<Head> &heads, LineId current, bool withTakenBack)
{
    const Tree tree(lines, heads);
    std::vector<TreeLine> shown;
    for (const LineRow &line : lines) {
        if (line.id == current || withTakenBack || !line.name.empty())
            shown.push_back({ .row = line, .length = tree.length(line.id), .isCurrent = line.id == current });
    }
    std::ranges::stable_partition(shown, &TreeLine::isCurrent);
    std::map<LineId, std::vector<TreeLine>> branches; // by the line they are drawn under
    for (std::size_t i = 1; i < shown.size(); ++i) {
        std::size_t under = 0;
        for (std::size_t j = 1; j < i; ++j) {
            if (tree.shared(shown[i].row.id, shown[j].row.id) > tree.shared(shown[i].row.id, shown[under].row.id))
                under = j;
        }
        shown[i].fork = tree.shared(shown[i].row.id, shown[under].row.id);
        shown[i].depth = shown[under].depth + 1;
        branches[shown[under].row.id].push_back(shown[i]);
    }
    std::vector<TreeLine> ordered;
    const auto add = [&](const auto &self, const TreeLine &line) -> void {
        ordered.push_back(line);
        std::vector<TreeLine> &below = branches[line.row.id];
        std::ranges::stable_sort(below, {}, &TreeLine::fork);
        for (TreeLine &branch : below) {
            branch.guides = line.guides;
            branch.guides.push_back(&branch != &below.back());
            self(self, branch);
        }
    };
    if (!shown.empty())
        add(add, shown.front());
    return ordered;
}

} // namespace outremer
