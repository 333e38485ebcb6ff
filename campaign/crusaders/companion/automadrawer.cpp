#include "campaign/crusaders/companion/automadrawer.h"

#include "campaign/crusaders/companion/drawerjson.h"
#include "campaign/crusaders/companion/listing.h"
#include "campaign/crusaders/companion/phrases.h"
#include "model/core/hash.h"
#include "model/core/seat.h"

#include <nlohmann/json.hpp>
#include <numeric>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

constexpr std::uint64_t kAutomaStream = 1;

Name orderName(const Content &content, std::size_t order)
{
    return content.names.at("order." + std::string(kOrderWords[order]));
}

std::string ordersOf(const Content &content, const std::array<std::uint8_t, kOrders> &tokens, Lang lang)
{
    std::vector<std::string> names;
    for (std::size_t order = 0; order < kOrders; ++order)
        names.insert(names.end(), tokens[order], orderName(content, order).in(lang));
    return joined(names);
}

} // namespace

AutomaDrawer AutomaDrawer::forPlayers(int seats, std::uint64_t seed)
{
    AutomaDrawer drawer;
    drawer.rng = streamOf(seed, kAutomaStream);
    drawer.sets = std::uint8_t(kMaxSeats - seats);
    return drawer;
}

// The tokens that can be revealed are those in its supply (CR-AMB-35); a boost is set aside to the end of the phase.
AutomaDrawer::Placement AutomaDrawer::place(OuterCells takenByPlayers)
{
    Placement placement;
    for (;;) {
        std::array<int, kOrders> available{};
        for (std::size_t order = 0; order < kOrders; ++order)
            available[order] = sets - inner[order] - outer[order];
        const int total = std::accumulate(available.begin(), available.end(), 0);
        if (total == 0)
            return placement;
        int pick = int(rng.below(std::uint32_t(total + sets - boostsAside)));
        if (pick >= total) { // CR-AUTOMA-07, 10
            ++boostsAside;
            ++placement.boosts;
            continue;
        }
        std::size_t order = 0;
        for (; pick >= available[order]; ++order)
            pick -= available[order];
        const bool isFree = outer[order] == 0 && (takenByPlayers >> order & 1) == 0;
        placement.isPlaced = true;
        placement.order = Order(order);
        placement.isOuter = placement.boosts > 0 && isFree; // CR-AUTOMA-08
        ++(placement.isOuter ? outer : inner)[order];
        return placement;
    }
}

void AutomaDrawer::endActivation()
{
    inner = outer; // those from the outer cells wait for the next round (CR-AUTOMA-14)
    outer = {};
}

std::vector<int> AutomaDrawer::turns() const
{
    std::vector<int> turns;
    for (int pass = 0; pass < 2; ++pass) {
        for (int i = 1; i <= sets; ++i)
            turns.push_back(pass * kMaxSeats + i);
    }
    return turns;
}

Sayings describe(const AutomaDrawer::Placement &placement, const TableTalk &talk)
{
    Sayings sayings;
    const auto add = [&](const std::string &key, std::vector<std::string> rules, const Givens &givens = {}) {
        sayings.push_back({ say(Texts::Drawers, key, talk.lang, givens), std::move(rules) });
    };
    if (placement.boosts == 1)
        add("automa.boost", { "CR-AUTOMA-07" });
    if (placement.boosts > 1)
        add("automa.boost-two", { "CR-AUTOMA-10" });
    if (!placement.isPlaced) {
        add("automa.nothing", { "CR-AUTOMA-06" });
        return sayings;
    }
    const Givens order{ { "order", orderName(talk.content, std::size_t(placement.order)) } };
    if (placement.isOuter) {
        add("automa.outer", { "CR-AUTOMA-07", "CR-AUTOMA-15" }, order);
        return sayings;
    }
    if (placement.boosts > 0)
        add("automa.outer-taken", { "CR-AUTOMA-08" }, order);
    add("automa.inner", { "CR-AUTOMA-06" }, order);
    add("automa.coins", { "CR-AUTOMA-11" });
    return sayings;
}

Sayings describePlanningEnd(const AutomaDrawer &before, const TableTalk &talk)
{
    if (before.boostsAside == 0)
        return {};
    return { { say(Texts::Drawers, "automa.boosts-back", talk.lang, { { "count", int(before.boostsAside) } }),
        { "CR-AUTOMA-09" } } };
}

Sayings describeActivationEnd(const AutomaDrawer &before, const TableTalk &talk)
{
    Sayings sayings;
    const std::string back = ordersOf(talk.content, before.inner, talk.lang);
    const std::string inward = ordersOf(talk.content, before.outer, talk.lang);
    if (!back.empty())
        sayings.push_back(
            { say(Texts::Drawers, "automa.back", talk.lang, { { "orders", back } }), { "CR-AUTOMA-13" } });
    if (!inward.empty())
        sayings.push_back({ say(Texts::Drawers, "automa.inward", talk.lang, { { "orders", inward } }),
            { "CR-ACT-05", "CR-AUTOMA-14" } });
    return sayings;
}

nlohmann::ordered_json toJson(const AutomaDrawer &drawer)
{
    return { { "rng", hex(drawer.rng.word) }, { "sets", drawer.sets }, { "inner", drawer.inner },
        { "outer", drawer.outer }, { "boostsAside", drawer.boostsAside } };
}

AutomaDrawer automaFrom(const JsonReader &reader)
{
    reader.onlyKeys({ "rng", "sets", "inner", "outer", "boostsAside" });
    AutomaDrawer drawer;
    drawer.rng = readRng(reader.at("rng"));
    drawer.sets = std::uint8_t(reader.at("sets").integer(0, 2));
    drawer.boostsAside = std::uint8_t(reader.at("boostsAside").integer(0, drawer.sets));
    const auto readCells = [](const JsonReader &list, int most, auto &cells) {
        const auto items = list.items();
        if (items.size() != cells.size())
            list.fail("a number for each order");
        for (std::size_t i = 0; i < cells.size() && i < items.size(); ++i)
            cells[i] = std::uint8_t(items[i].integer(0, most));
    };
    readCells(reader.at("outer"), std::min<int>(1, drawer.sets), drawer.outer);
    readCells(reader.at("inner"), drawer.sets, drawer.inner);
    for (std::size_t order = 0; order < kOrders; ++order) {
        if (drawer.inner[order] + drawer.outer[order] > drawer.sets)
            reader.at("inner").fail("no more tokens on the cross than the automa has");
    }
    return drawer;
}

} // namespace outremer::campaign::table
