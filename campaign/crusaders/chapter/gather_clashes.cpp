// Battles, raids and oaths from the events of a match.
#include "campaign/crusaders/chapter/gather.h"

#include "campaign/crusaders/chapter/tally.h"

namespace outremer::campaign {
namespace {

using namespace crusaders;
using Kind = crusaders::EventKind;

class Clashes {
public:
    Clashes(Story &story, const Chapter &game, int round)
        : m_game(game)
        , m_round(round)
        , m_isFighting(story.isFighting)
        , m_clashes(story.told.clashes)
    {
    }

    void hear(const Event &event)
    {
        switch (Kind(event.kind)) {
        case Kind::RoundStarted:
            m_round = fieldOf(event, kNumberNoun);
            break;
        case Kind::BattleStarted:
            begin(event, fieldOf(event, kRealmNoun) == kSaracenRealm ? Clash::Kind::Commander : Clash::Kind::Battle,
                idOf(event, kRealmNoun), idOf(event, kOtherNoun));
            break;
        case Kind::RaidStarted:
            begin(event, Clash::Kind::Raid, m_game.idOf({ kRealmNoun, kSaracenRealm }), idOf(event, kRealmNoun));
            break;
        case Kind::RaidEnded: // raiders who were sent home did not fight
            if (m_isFighting && !m_clashes.empty())
                m_clashes.pop_back();
            m_isFighting = false;
            break;
        default:
            if (!m_clashes.empty())
                follow(event, m_clashes.back());
        }
    }

private:
    std::string idOf(const Event &event, std::uint16_t noun) const
    {
        return m_game.idOf({ noun, fieldOf(event, noun) });
    }

    void begin(const Event &event, Clash::Kind kind, std::string attacker, std::string defender)
    {
        Clash clash;
        clash.kind = kind;
        clash.round = m_round;
        clash.city = idOf(event, kCityNoun);
        clash.attacker = std::move(attacker);
        clash.defender = std::move(defender);
        clash.attackers = fieldOf(event, kNumberNoun);
        m_clashes.push_back(std::move(clash));
        m_isFighting = true;
    }

    void follow(const Event &event, Clash &clash)
    {
        switch (Kind(event.kind)) {
        case Kind::TacticPlayed:
            clash.tactics.push_back(idOf(event, kTacticNoun));
            break;
        case Kind::BattleWon:
            clash.attackerWon = idOf(event, kRealmNoun) == clash.attacker;
            m_isFighting = false;
            break;
        case Kind::RaidRepelled:
            clash.strength = fieldOf(event, kNumberNoun);
            m_isFighting = false;
            break;
        case Kind::CityConquered:
        case Kind::CityCaptured:
            clash.attackerWon = true;
            clash.captured = true;
            m_isFighting = false;
            break;
        case Kind::CommanderBeaten:
            clash.commanderBeaten = true;
            break;
        default:
            break;
        }
    }

    const Chapter &m_game;
    int m_round;
    bool &m_isFighting; // in the last one
    std::vector<Clash> &m_clashes;
};

} // namespace

void followClashes(Story &story, const Chapter &game, std::span<const Event> events, int round)
{
    Clashes clashes(story, game, round);
    for (const Event &event : events)
        clashes.hear(event);
}

std::vector<Clash> clashesOf(const Story &story)
{
    std::vector<Clash> clashes = story.told.clashes;
    if (story.isFighting)
        clashes.pop_back();
    return clashes;
}

void followOaths(Story &story, const Chapter &game, std::span<const Event> events, int round)
{
    std::vector<OathFact> &oaths = story.told.oaths;
    std::vector<OathFact> sworn(oaths.end() - story.sworn, oaths.end()); // not settled yet
    oaths.resize(oaths.size() - sworn.size());
    for (const Event &event : events) {
        const auto kind = Kind(event.kind);
        const auto idOf = [&](std::uint16_t noun) { return game.idOf({ noun, fieldOf(event, noun) }); };
        if (kind == Kind::RoundStarted) {
            round = fieldOf(event, kNumberNoun);
            sworn.clear();
        } else if (kind == Kind::OathRefused) { // the rival speaks
            oaths.push_back({ round, idOf(kOathNoun), idOf(kOtherNoun), idOf(kRealmNoun), false, false });
        } else if (kind == Kind::OathSworn) {
            sworn.push_back({ round, idOf(kOathNoun), idOf(kRealmNoun), idOf(kOtherNoun), true, false });
        } else if (kind == Kind::OathKept || kind == Kind::OathBroken) {
            const auto found = std::ranges::find(sworn, idOf(kRealmNoun), &OathFact::vassal);
            if (found == sworn.end())
                continue;
            found->kept = kind == Kind::OathKept;
            oaths.push_back(*found);
            sworn.erase(found);
        }
    }
    oaths.insert(oaths.end(), sworn.begin(), sworn.end());
    story.sworn = int(sworn.size());
}

std::vector<OathFact> oathsOf(const Story &story)
{
    return { story.told.oaths.begin(), story.told.oaths.end() - story.sworn };
}

} // namespace outremer::campaign
