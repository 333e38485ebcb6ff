#include "app/cli/chroniclefile.h"

#include "app/campaigns/campaigncontent.h"
#include "app/play/datafolder.h"

#include <charconv>
#include <iostream>

namespace outremer::cli {

Result<Chronicle> openToRead(const Arguments &arguments)
{
    auto chronicle = openChronicle(arguments);
    if (chronicle || chronicle.refusal().code != "read-only")
        return chronicle;
    return Chronicle::look(arguments.text("--db", userChronicle().string()), &gameOfMatch);
}

Result<Chronicle> openChronicle(const Arguments &arguments, bool mayCreate)
{
    const std::filesystem::path path = arguments.text("--db", userChronicle().string());
    if (path.empty())
        return noHome();
    std::error_code error;
    if (!mayCreate && !std::filesystem::exists(path, error))
        return Refusal{ "no-chronicle", "there is no chronicle at " + path.string() };
    if (mayCreate && path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(), error);
    auto chronicle = Chronicle::open(path, &gameOfMatch, stateFolder());
    if (chronicle) {
        for (const std::string &remark : chronicle->remarks())
            std::cerr << "outremer-cli: " << remark << "\n"; // whatever the command writes, this is beside it
    }
    return chronicle;
}

Result<CampaignId> campaignNamed(Chronicle &chronicle, const std::string &word)
{
    const auto campaigns = chronicle.campaigns().all();
    if (!campaigns)
        return campaigns.refusal();
    std::int64_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    for (const Campaign &campaign : *campaigns) {
        if (campaign.id.value == number && std::to_string(number) == word)
            return campaign.id;
    }
    return Refusal{ "no-campaign",
        "there is no campaign " + word + " in this chronicle; \"campaign list\" shows them" };
}

Result<Lang> languageOf(const Arguments &arguments)
{
    const std::string code = arguments.text("--lang", "en");
    for (Lang lang : kLanguages) {
        if (codeOf(lang) == code)
            return lang;
    }
    return Refusal{ "bad-language", "--lang takes ru or en, not \"" + code + "\"" };
}

} // namespace outremer::cli
