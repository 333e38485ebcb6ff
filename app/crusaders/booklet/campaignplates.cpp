#include "app/crusaders/booklet/campaignplates.h"

#include "app/booklet/measures.h"
#include "app/booklet/paragraph.h"
#include "app/crusaders/booklet/heraldry.h"
#include "app/crusaders/booklet/mapscene.h"

#include <cmath>

namespace outremer::booklet {
namespace {

qreal wholeLines(qreal height)
{
    return std::ceil(height / kLeading) * kLeading;
}

} // namespace

QString CampaignPlates::group() const
{
    return oneLine(m_facts.group);
}

std::vector<std::string> CampaignPlates::houses() const
{
    std::vector<std::string> states;
    for (const campaign::DynastyFacts &dynasty : m_facts.dynasties)
        states.push_back(dynasty.state);
    return states;
}

Drawing CampaignPlates::arms(const std::vector<std::string> &houses) const
{
    std::vector<const campaign::MapOwner *> owners; // what is no state of the map is left out
    for (const std::string &house : houses) {
        if (const auto *owner = campaign::builtInMap().owner(house))
            owners.push_back(owner);
    }
    if (owners.empty())
        return {};
    return [owners](QPainter &painter, const QRectF &place) { drawShields(painter, place, owners); };
}

std::optional<Box> CampaignPlates::map(
    const campaign::Block &block, const QString &title, const Typeface &face, Lang lang) const
{
    MapScene scene{ campaign::builtInMap(), {}, {}, title, lang, PlaceNames::builtIn(lang), face };
    for (const campaign::ChapterFacts &chapter : m_facts.chapters) {
        if (chapter.number > block.chapter)
            break;
        scene.scars.insert(scene.scars.end(), chapter.scars.begin(), chapter.scars.end());
        if (chapter.number == block.chapter)
            scene.cities = chapter.map;
    }
    if (scene.cities.empty())
        return std::nullopt;
    return Box{ .height = wholeLines(kTextWidth + kLeading), .draw = [scene](QPainter &painter, const QRectF &place) {
                   const QRectF map(place.left(), place.top() + pt(3), kTextWidth, kTextWidth);
                   drawMap(painter, map, scene);
                   drawKey(painter, { map.left(), map.bottom(), map.width(), place.bottom() - map.bottom() }, scene);
               } };
}

} // namespace outremer::booklet
