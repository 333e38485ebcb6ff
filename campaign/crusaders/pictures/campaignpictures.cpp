#include "campaign/crusaders/pictures/campaignpictures.h"

#include "campaign/crusaders/pictures/svg.h"
#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/writers/markup.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign {
namespace {

std::string label(const char *key, Lang lang)
{
    return xmlEscaped(prosePatterns().labels().say(key, lang));
}

} // namespace

std::string CampaignPictures::map(const Block &block, Lang lang) const
{
    const auto page = mapPage(m_facts, block.chapter);
    if (!page)
        return {};
    std::string legend;
    for (const std::string &owner : page->owners())
        legend += "<span>" + signSvg(owner) + " " + xmlEscaped(ownerName(owner, m_names, lang)) + "</span>\n";
    if (page->shows(Scar::Kind::Taken))
        legend += "<span>" + scarSvg(Scar::Kind::Taken) + " " + label("label.legend.taken", lang) + "</span>\n";
    if (page->shows(Scar::Kind::Ruined))
        legend += "<span>" + scarSvg(Scar::Kind::Ruined) + " " + label("label.legend.ruined", lang) + "</span>\n";
    return tagged("figure", "\n" + mapSvg(*page, m_names, lang) + "\n" + tagged("figcaption", "\n" + legend));
}

std::string CampaignPictures::arms(const Block &block, Lang lang) const
{
    std::string shields;
    for (const std::string &state : block.lines)
        shields += armsSvg(state, m_names.of(Thing::State, state, lang)) + "\n";
    return tagged("div class=\"heraldry\"", "\n" + shields);
}

std::string CampaignPictures::html(const Block &block, Lang lang) const
{
    return block.kind == Block::Kind::Map ? map(block, lang) : arms(block, lang);
}

// Plain text has no map: a table says what it would have shown. Arms are said by the names beside them.
Illustrator::Rows CampaignPictures::rows(const Block &block, Lang lang) const
{
    const auto page = block.kind == Block::Kind::Map ? mapPage(m_facts, block.chapter) : std::nullopt;
    if (!page)
        return {};
    Rows rows(1);
    for (const char *head : { "head.city", "head.owner", "head.level", "head.units" })
        rows[0].push_back(prosePatterns().labels().say(head, lang));
    for (const CityAtEnd &city : *page->cities) {
        const bool isClosed = city.owner == "closed";
        rows.push_back({ m_names.of(Thing::City, city.city, lang), ownerName(city.owner, m_names, lang),
            isClosed ? "—" : std::to_string(city.level), isClosed ? "—" : std::to_string(city.units) });
    }
    return rows;
}

std::string toJsonFile(const Document &document, const CampaignFacts &facts)
{
    return toJsonFile(document, toJson(facts));
}

} // namespace outremer::campaign
