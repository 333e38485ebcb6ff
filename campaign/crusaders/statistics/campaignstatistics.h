#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/prose/names.h"
#include "campaign/document/document.h"

#include <optional>
#include <string>
#include <vector>

namespace outremer::campaign {

struct NicknameHeld {
    std::string id;
    bool isFeminine = false;
    friend bool operator==(const NicknameHeld &, const NicknameHeld &) = default;
};

// Chapters are counted for whoever holds the dynasty now: facts do not say who held it before.
struct PersonStatistics {
    std::string person;
    int campaigns = 0;
    int chapters = 0;
    int won = 0;
    int rankSum = 0;
    std::vector<std::string> states;
    std::vector<NicknameHeld> nicknames;

    int meanRankHundredths() const { return chapters == 0 ? 0 : (rankSum * 100 + chapters / 2) / chapters; }
};

struct StateStatistics {
    std::string state;
    int chapters = 0;
    int won = 0;
    int battles = 0; // on either side, raids included
    int battlesWon = 0;
    int cities = 0; // at the ends of chapters, where they are known
};

struct ComponentStatistics {
    Thing kind{};
    std::string id;
    int games = 0;           // battles for a tactic, oaths sworn, chapters for a nickname or an heirloom
    std::optional<int> wins; // chapters won with it; unknown for what does not belong to one player
};

struct Statistics {
    std::vector<PersonStatistics> people;        // most chapters first
    std::vector<StateStatistics> states;         // in the order they were met
    std::vector<ComponentStatistics> components; // by kind, most used first
};

Statistics statisticsOf(const std::vector<CampaignFacts> &campaigns);
Document documentOf(const Statistics &statistics, const Names &names, Lang lang);

} // namespace outremer::campaign
