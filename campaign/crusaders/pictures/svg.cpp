#include "campaign/crusaders/pictures/svg.h"

#include "campaign/crusaders/pictures/svgoutline.h"
#include "campaign/writers/markup.h"

namespace outremer::campaign {
namespace {

constexpr int kSign = 38; // across the round sign of an owner

std::string path(const std::string &data, const std::string &look)
{
    return "<path d=\"" + data + "\" " + look + "/>";
}

std::string placed(int x, int y, const std::string &content)
{
    return "<g transform=\"translate(" + numberText(x, y) + ")\">" + content + "</g>";
}

std::string symbol(const MapOwner &owner, int percent)
{
    std::string data;
    for (const MapLine &outline : owner.symbol)
        data += straightPath(outline, true);
    const std::string scale =
        percent < 100 ? "0." + std::string(percent < 10 ? "0" : "") + std::to_string(percent) : "1";
    const std::string shift = std::to_string(-kSymbolSide / 2);
    return "<g transform=\"scale(" + scale + ") translate(" + shift + " " + shift + ")\">"
        + path(data, "fill=\"" + owner.ink + "\" fill-rule=\"evenodd\"") + "</g>";
}

std::string sign(const MapOwner &owner)
{
    return "<circle r=\"" + std::to_string(kSign / 2) + "\" fill=\"" + owner.fill
        + "\" stroke=\"#3a2c1a\" stroke-width=\"2\"/>" + symbol(owner, 29);
}

std::string text(int x, int y, const std::string &anchor, const std::string &look, const std::string &words)
{
    return "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" text-anchor=\"" + anchor + "\" "
        + look + ">" + xmlEscaped(words) + "</text>";
}

// Text with a rim of parchment, so that it can be read over roads and coasts. The rim is a text of its own: not every
// program that shows SVG can paint strokes below fills.
std::string rimmedText(int x, int y, const std::string &anchor, const std::string &look, const std::string &words)
{
    const std::string rim =
        " fill=\"none\" stroke=\"#f3e7c9\" stroke-width=\"6\" stroke-linejoin=\"round\" aria-hidden=\"true\"";
    return text(x, y, anchor, look + rim, words) + text(x, y, anchor, look + " fill=\"#2e2214\"", words);
}

// Land, sea, rivers: the same in every chapter.
std::string country(const MapDrawing &map, Lang lang)
{
    const std::string coast = smoothPath(map.coast);
    const std::string water = coast + "L0 " + std::to_string(kMapSide) + "L0 0Z";
    std::string svg = "<rect width=\"1000\" height=\"1000\" fill=\"#f3e7c9\"/>";
    svg += path(water, "fill=\"#cfdcd6\"");
    for (const auto &[width, colour] : { std::pair{ 42, "#c3d3ce" }, { 26, "#b5c9c5" }, { 12, "#a4bcb9" } })
        svg += path(coast,
            "fill=\"none\" stroke=\"" + std::string(colour) + "\" stroke-width=\"" + std::to_string(width) + "\"");
    // The ripples lie in the sea only: land is painted over their eastern half.
    svg += path(coast + "L1000 1000L1000 0Z", "fill=\"#f3e7c9\"");
    for (const MapLine &lake : map.lakes)
        svg += path(smoothPath(lake, true), "fill=\"#b5c9c5\" stroke=\"#6f8a88\" stroke-width=\"2\"");
    for (const MapLine &island : map.islands)
        svg += path(smoothPath(island, true), "fill=\"#f3e7c9\" stroke=\"#5c4a2f\" stroke-width=\"3\"");
    for (const MapLine &river : map.rivers)
        svg += path(smoothPath(river), "fill=\"none\" stroke=\"#8fabac\" stroke-width=\"5\" stroke-linecap=\"round\"");
    svg += path(coast, "fill=\"none\" stroke=\"#5c4a2f\" stroke-width=\"4\"");
    for (const MapPoint &peak : map.mountains)
        svg += placed(peak.x, peak.y,
            path("M-18 12L0 -16L18 12M0 -16L5 -2L2 12", "fill=\"none\" stroke=\"#a58c62\" stroke-width=\"3\""));
    for (const MapPoint &dune : map.dunes)
        svg += placed(dune.x, dune.y,
            path("M-20 0Q-10 -10 0 0Q10 -10 20 0", "fill=\"none\" stroke=\"#d3bd8c\" stroke-width=\"3\""));
    for (const MapLabel &label : map.labels)
        svg += "<g transform=\"translate(" + numberText(label.at.x, label.at.y) + ") rotate("
            + std::to_string(label.turn) + ")\">"
            + text(0, 0, "middle",
                label.isWater ? "font-size=\"26\" font-style=\"italic\" fill=\"#5f7d7d\""
                              : "font-size=\"26\" font-style=\"italic\" fill=\"#a58c62\"",
                label.text.in(lang))
            + "</g>";
    return svg;
}

std::string roads(const MapDrawing &map)
{
    std::string svg;
    for (const MapRoad &road : map.roads) {
        MapLine line{ map.city(road.from)->at };
        line.insert(line.end(), road.via.begin(), road.via.end());
        line.push_back(map.city(road.to)->at);
        svg += path(smoothPath(line), "fill=\"none\" stroke=\"#9c7f52\" stroke-width=\"3\" stroke-dasharray=\"3 8\"");
    }
    return svg;
}

// A tower for each level, on the shoulders of the sign.
std::string towers(int level)
{
    std::string svg;
    for (int i = 0; i < level; ++i) {
        const int x = 18 * i - 9 * (level - 1);
        svg += path("M" + numberText(x - 7, -18) + "v-20h4v4h2v-4h2v4h2v-4h4v20z",
            "fill=\"#f8f0d8\" stroke=\"#3a2c1a\" stroke-width=\"2\"");
    }
    return svg;
}

std::string scarMark(Scar::Kind kind)
{
    const std::string look = "fill=\"none\" stroke=\"#8c1d18\" stroke-width=\"4\" stroke-linecap=\"round\"";
    // Crossed blades where the city was taken, a crack where it was ruined.
    return kind == Scar::Kind::Taken ? path("M-11 -11L11 11M11 -11L-11 11M-12 4L-4 12M12 4L4 12", look)
                                     : path("M-2 -14L5 -5L-5 1L4 7L-2 14", look);
}

std::string cityName(const MapCity &city, const Names &names, Lang lang)
{
    const std::string look = city.isCapital ? "font-size=\"34\" font-weight=\"bold\"" : "font-size=\"28\"";
    const std::string name = names.of(Thing::City, city.id, lang);
    switch (city.side) {
    case MapCity::Side::Right:
        return rimmedText(30, 10, "start", look, name);
    case MapCity::Side::Left:
        return rimmedText(-30, 10, "end", look, name);
    case MapCity::Side::Above:
        return rimmedText(0, -50, "middle", look, name);
    case MapCity::Side::Below:
        return rimmedText(0, 50, "middle", look, name);
    }
    return {};
}

std::string cityPicture(const MapCity &drawn, const MapPage &page, const Names &names, Lang lang)
{
    std::string svg;
    if (const CityAtEnd *city = page.city(drawn.id)) {
        const MapOwner *owner = builtInMap().owner(city->owner);
        if (city->owner != "closed")
            svg += towers(city->level);
        if (!city->holyLandOf.empty()) // a halo in the colour of whose bishops prevail
            if (const MapOwner *holy = builtInMap().owner(city->holyLandOf))
                svg += "<circle r=\"25\" fill=\"none\" stroke=\"" + holy->fill + "\" stroke-width=\"5\"/>"
                    + "<circle r=\"28\" fill=\"none\" stroke=\"#3a2c1a\" stroke-width=\"1\"/>";
        if (owner)
            svg += sign(*owner);
    } else {
        svg += "<circle r=\"9\" fill=\"#f8f0d8\" stroke=\"#3a2c1a\" stroke-width=\"2\"/>";
    }
    svg += cityName(drawn, names, lang);
    if (const Scar *scar = page.scar(drawn.id)) {
        const bool isLeft = drawn.side == MapCity::Side::Right;
        svg += placed(isLeft ? -40 : 40, -14, scarMark(scar->kind));
        if (scar->year > 0)
            svg +=
                text(isLeft ? -40 : 40, 22, "middle", "font-size=\"22\" fill=\"#8c1d18\"", std::to_string(scar->year));
    }
    return placed(drawn.at.x, drawn.at.y, svg);
}

std::string smallPicture(const std::string &content)
{
    return "<svg class=\"sign\" viewBox=\"-22 -22 44 44\" aria-hidden=\"true\">" + content + "</svg>";
}

} // namespace

std::string mapSvg(const MapPage &page, const Names &names, Lang lang)
{
    const MapDrawing &map = builtInMap();
    std::string svg = "<svg class=\"map\" viewBox=\"0 0 1000 1000\" role=\"img\">";
    svg += country(map, lang) + roads(map);
    for (const MapCity &city : map.cities)
        svg += cityPicture(city, page, names, lang);
    svg += "<rect x=\"6\" y=\"6\" width=\"988\" height=\"988\" fill=\"none\" stroke=\"#5c4a2f\" stroke-width=\"4\"/>";
    svg += "<rect x=\"16\" y=\"16\" width=\"968\" height=\"968\" fill=\"none\" stroke=\"#5c4a2f\" stroke-width=\"1\"/>";
    return svg + "</svg>";
}

std::string armsSvg(const std::string &state, const std::string &title)
{
    const MapOwner *owner = builtInMap().owner(state);
    if (!owner)
        return {};
    const std::string shield = "M-50 -60H50V0C50 34 26 54 0 68C-26 54 -50 34 -50 0Z";
    return "<svg class=\"arms\" viewBox=\"-56 -66 112 140\" role=\"img\" aria-label=\"" + xmlEscaped(title) + "\">"
        + path(shield, "fill=\"" + owner->fill + "\" stroke=\"#3a2c1a\" stroke-width=\"4\"")
        + path("M-43 -53H43V0C43 29 23 47 0 59C-23 47 -43 29 -43 0Z",
            "fill=\"none\" stroke=\"" + owner->ink + "\" stroke-width=\"2\"")
        + placed(0, -6, symbol(*owner, 70)) + "</svg>";
}

std::string signSvg(const std::string &owner)
{
    const MapOwner *drawn = builtInMap().owner(owner);
    return drawn ? smallPicture(sign(*drawn)) : std::string();
}

std::string scarSvg(Scar::Kind kind)
{
    return smallPicture(scarMark(kind));
}

} // namespace outremer::campaign
