#include "app/cli/chroniclefile.h"

#include "app/campaigns/campaignreader.h"
#include "app/play/datafolder.h"

#include <charconv>

namespace outremer::cli {

Result<Chronicle> openChronicle(const Arguments &arguments, bool mayCreate)
{
    const std::filesystem::path path = arguments.text("--db", userChronicle().string());
    std::error_code error;
    if (!mayCreate && !std::filesystem::exists(path, error))
        return Refusal{ "no-chronicle", "there is no chronicle at " + path.string() };
    if (mayCreate && path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(), error);
    return Chronicle::open(path, ourKnowledge());
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
