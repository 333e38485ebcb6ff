#include "app/campaigns/tale.h"
#include "app/cli/chroniclefile.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::optional<Refusal> runEvening(const Arguments &arguments, Console &console)
{
    if (arguments.words[0] != "list")
        return Refusal{ "usage", "usage: outremer-cli evening list" };
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto campaigns = chronicle->campaigns().all();
    if (!campaigns)
        return campaigns.refusal();
    const auto names = taleNames(*chronicle);
    if (!names)
        return names.refusal();
    ordered_json all = ordered_json::array();
    for (const Campaign &campaign : *campaigns) {
        const auto tale = taleOf(*chronicle, campaign.id, *campaign::chapterGame(), *names);
        if (!tale) {
            console.err << "campaign " << campaign.id.value << " is left out: " << tale.refusal().message << "\n";
            continue;
        }
        for (const campaign::EveningFact &evening : tale->evenings) {
            all.push_back({ { "campaign", campaign.id.value }, { "number", evening.number }, { "date", evening.date },
                { "place", evening.place }, { "present", evening.present }, { "firstChapter", evening.firstChapter },
                { "lastChapter", evening.lastChapter } });
            if (!arguments.has("--json"))
                console.out << campaign.title << ", evening " << evening.number << "  " << evening.date << "  "
                            << evening.place << (evening.present.empty() ? "" : ": ") << joined(evening.present)
                            << "\n";
        }
    }
    if (arguments.has("--json"))
        console.out << toText(all, 2) << "\n";
    else if (all.empty())
        console.out << "No evening has been written down yet.\n";
    return std::nullopt;
}

} // namespace

const Command kEveningCommand{ "evening", "list [--db FILE]",
    "The evenings of a chronicle: when, where and who was there.", { kDbFlag, kJsonFlag }, 1, 1, &runEvening };

} // namespace outremer::cli
