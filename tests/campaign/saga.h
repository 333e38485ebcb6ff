#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "model/crusaders/content.h"

#include <map>

namespace outremer::campaign::test {

// Names of cards the chapters add, beside the built-in ones.
class SagaNames : public ContentNames {
public:
    SagaNames()
        : ContentNames(std::make_shared<crusaders::Content>(*crusaders::Content::load(Pack::builtIn("crusaders"))))
    {
    }
    std::optional<Name> name(Thing thing, std::string_view id) const override
    {
        const auto own = m_own.find(id);
        return own != m_own.end() ? std::optional(nameOf(own->second)) : ContentNames::name(thing, id);
    }
    std::optional<Name> feminine(std::string_view id) const override
    {
        return id == "the-prudent" ? std::optional(readName(kPrudentWoman)) : std::nullopt;
    }
    std::optional<Bilingual> story(Thing thing, std::string_view id) const override
    {
        const auto own = m_stories.find(id);
        return own != m_stories.end() ? std::optional(own->second) : ContentNames::story(thing, id);
    }

private:
    static constexpr std::string_view kPrudentWoman =
        R"({"ru": {"nom": "Расчётливая", "gen": "Расчётливой", "dat": "Расчётливой", "acc": "Расчётливую", )"
        R"("ins": "Расчётливой", "prep": "Расчётливой"}, "en": "the Prudent"})";
    static constexpr std::string_view kPrudentMan =
        R"({"ru": {"nom": "Расчётливый", "gen": "Расчётливого", "dat": "Расчётливому", "acc": "Расчётливого", )"
        R"("ins": "Расчётливым", "prep": "Расчётливом"}, "en": "the Prudent"})";
    static constexpr std::string_view kFearless =
        R"({"ru": {"nom": "Неустрашимый", "gen": "Неустрашимого", "dat": "Неустрашимому", )"
        R"("acc": "Неустрашимого", "ins": "Неустрашимым", "prep": "Неустрашимом"}, "en": "the Fearless"})";

    static Name readName(std::string_view json)
    {
        std::optional<Problem> problem;
        const JsonNode node = std::get<JsonNode>(parseJson(json, "saga"));
        return Name::read(JsonReader(node, problem));
    }
    static Name nameOf(const Bilingual &text)
    {
        if (text.in(Lang::Ru) == "Расчётливый")
            return readName(kPrudentMan);
        if (text.in(Lang::Ru) == "Неустрашимый")
            return readName(kFearless);
        return Name::made([&](Lang lang) { return text.in(lang); });
    }

    std::map<std::string, Bilingual, std::less<>> m_own{
        { "the-prudent", { { "Расчётливый", "the Prudent" } } },
        { "the-fearless", { { "Неустрашимый", "the Fearless" } } },
        { "emirs-count", { { "Эмиры считают города", "The Emirs Count the Cities" } } },
        { "fords", { { "Броды Евфрата", "The Fords of the Euphrates" } } },
        { "spears", { { "Послать копья к бродам", "Send spears to the fords" } } },
        { "ships", { { "Купить доли в кораблях", "Buy shares in ships" } } },
        { "hands", { { "Руки в руках", "Hands between Hands" } } },
        { "altar", { { "Меч на алтаре", "The Sword upon the Altar" } } },
    };
    std::map<std::string, Bilingual, std::less<>> m_stories{
        { "emirs-count", { { "Эмиры велели пересчитать города.", "The emirs had the cities counted." } } },
        { "fords",
            { { "У бродов стояли беглецы, у дворов — купцы, и на всех не хватало серебра.",
                "Fugitives stood at the fords and merchants at the courts, and there was not silver enough for "
                "both." } } },
        { "spears",
            { { "Династия послала копья, и у реки это запомнили.",
                "The dynasty sent spears, and by the river it was remembered." } } },
        { "ships",
            { { "Династия вложила серебро в корабли и стала спрашивать о погоде.",
                "The dynasty put its silver into ships and took to asking about the weather." } } },
    };
};

inline Names sagaNames()
{
    static const auto kSource = std::make_shared<const SagaNames>();
    return Names(kSource);
}

// Four chapters with everything that can be told: digital ones and one from a table, a ruler of the group's own, a bot,
// oaths, the commander, scars, notes. What the group wrote is in its language.
CampaignFacts saga(Lang lang);
// The same, stopped in the middle of the chapter after the first `finished` ones.
CampaignFacts stoppedSaga(Lang lang, int finished);
// A campaign of which a table told nothing but rankings.
CampaignFacts bareSaga(Lang lang);

} // namespace outremer::campaign::test
