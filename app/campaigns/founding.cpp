#include "app/campaigns/founding.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/facts/ruler_json.h"
#include "campaign/crusaders/prose/rulers.h"
#include "model/core/jsontext.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace outremer {
namespace {

Result<std::optional<GroupId>> groupNamed(Chronicle &chronicle, const std::string &name)
{
    if (name.empty())
        return std::optional<GroupId>();
    const auto groups = chronicle.people().groups();
    if (!groups)
        return groups.refusal();
    for (const Group &group : *groups) {
        if (group.name == name)
            return std::optional(group.id);
    }
    const auto added = chronicle.people().addGroup(name);
    if (!added)
        return added.refusal();
    return std::optional(*added);
}

std::string rulerOf(const Founding::Chair &chair)
{
    const auto rulers = campaign::Rulers::builtIn().of(chair.state);
    return chair.ruler.empty() && !rulers.empty() ? rulers.front()->id : chair.ruler;
}

// The states must be there, all different, and fit together.
std::optional<Refusal> refuseChairs(const Founding &founding)
{
    const campaign::Chapter &game = campaign::chapterRules(*campaign::chapterGame());
    const std::size_t chairs = founding.chairs.size();
    if (chairs < campaign::Chapter::kMinSeats || chairs > campaign::Chapter::kMaxSeats)
        return Refusal{ "bad-seats", "a campaign is for 2 to 4 dynasties, not " + std::to_string(chairs) };
    campaign::Book book;
    book.seats = std::uint8_t(chairs);
    for (std::size_t seat = 0; seat < chairs; ++seat) {
        const auto realm = game.content().realmNamed(founding.chairs[seat].state);
        if (!realm)
            return Refusal{ "unknown-state", "there is no state \"" + founding.chairs[seat].state + "\"" };
        book.dynasties[seat].realm = *realm;
    }
    const std::string broken = game.brokenBook(book);
    return broken.empty() ? std::nullopt : std::optional(Refusal{ "bad-states", broken });
}

} // namespace

Founding drawnFounding(int seats, std::uint64_t seed)
{
    Founding founding;
    founding.seed = seed;
    // The game itself knows which states can play together.
    const GamePtr &game = campaign::chapterGame();
    const auto match = game->start(defaultSetup(game->setupOptions(), seats, seed));
    Rng rng = streamOf(seed, 0x1099);
    for (Seat seat = 0; seat < seats; ++seat) {
        Founding::Chair chair;
        chair.state = (*match)->seatId(seat);
        const auto rulers = campaign::Rulers::builtIn().of(chair.state);
        chair.ruler = rulers[rng.below(std::uint32_t(rulers.size()))]->id;
        founding.chairs.push_back(chair);
    }
    return founding;
}

Result<CampaignId> found(Chronicle &chronicle, const Founding &founding)
{
    if (founding.title.empty())
        return Refusal{ "no-title", "a campaign needs a title" };
    if (const auto refusal = refuseChairs(founding))
        return *refusal;
    const auto group = groupNamed(chronicle, founding.group);
    if (!group)
        return group.refusal();
    Campaign campaign;
    campaign.group = *group;
    campaign.title = founding.title;
    campaign.kind = founding.kind;
    campaign.isHard = founding.isHard;
    campaign.seats = int(founding.chairs.size());
    campaign.seed = founding.seed;
    std::vector<Dynasty> dynasties;
    for (std::size_t seat = 0; seat < founding.chairs.size(); ++seat) {
        const Founding::Chair &chair = founding.chairs[seat];
        std::optional<PersonId> person;
        if (!chair.person.empty()) {
            const auto known = chronicle.people().named(chair.person, chair.gender);
            if (!known)
                return known.refusal();
            person = *known;
        }
        if (person && *group) {
            if (const auto refusal = chronicle.people().join(**group, *person))
                return *refusal;
        }
        Dynasty dynasty;
        dynasty.seat = int(seat);
        dynasty.state = chair.state;
        dynasty.ruler = toText(campaign::toJson(
            campaign::AgreedRuler{ rulerOf(chair), chair.isFeminine, founding.drawsGovernors, founding.choosesBull }));
        dynasty.person = person;
        if (!person)
            dynasty.bot = nameOf(chair.bot);
        dynasties.push_back(dynasty);
    }
    return chronicle.campaigns().begin(campaign, dynasties, campaign::chapterGame().get());
}

} // namespace outremer
