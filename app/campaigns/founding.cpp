#include "campaigns/founding.h"

#include "chaptergame.h"
#include "prose/rulers.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

Result<std::optional<PersonId>> personNamed(Chronicle &chronicle, const Founding::Chair &chair)
{
    if (chair.person.empty())
        return std::optional<PersonId>();
    const auto people = chronicle.people().all();
    if (!people)
        return people.refusal();
    for (const Person &person : *people) {
        if (person.name == chair.person)
            return std::optional(person.id);
    }
    const auto added = chronicle.people().add(chair.person, chair.gender);
    if (!added)
        return added.refusal();
    return std::optional(*added);
}

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
    const auto group = groupNamed(chronicle, founding.group);
    if (!group)
        return group.refusal();
    Campaign campaign;
    campaign.group = *group;
    campaign.title = founding.title;
    campaign.isHard = founding.isHard;
    campaign.seats = int(founding.chairs.size());
    campaign.seed = founding.seed;
    std::vector<Dynasty> dynasties;
    for (std::size_t seat = 0; seat < founding.chairs.size(); ++seat) {
        const Founding::Chair &chair = founding.chairs[seat];
        const auto person = personNamed(chronicle, chair);
        if (!person)
            return person.refusal();
        if (*person && *group) {
            if (const auto refusal = chronicle.people().join(**group, **person))
                return *refusal;
        }
        Dynasty dynasty;
        dynasty.seat = int(seat);
        dynasty.state = chair.state;
        dynasty.ruler = nlohmann::ordered_json{
            { "name", rulerOf(chair) }, { "feminine", chair.isFeminine },
            { "governors", founding.drawsGovernors ? "draw" : "starting" },
            { "bulls", founding.choosesBull ? "choose" : "one" }
        }.dump();
        dynasty.person = *person;
        if (!*person)
            dynasty.bot = "greedy";
        dynasties.push_back(dynasty);
    }
    return chronicle.campaigns().begin(campaign, dynasties);
}

} // namespace outremer
