#include "app/crusaders/board/citywords.h"

#include "app/ui/preferences.h"

namespace outremer {

using namespace crusaders;

namespace {

constexpr int kTopLevel = 3;

const Name &nameOf(const BoardView &view, Seat seat)
{
    static const Name kNone = Name::same({});
    if (seat == kSaracens)
        return view.content->saracens;
    if (seat >= view.state.seats)
        return kNone;
    const auto realm = view.state.player(seat).realm;
    if (realm != kNoRealm)
        return view.content->realms[realm].name;
    const auto found = view.content->names.find("seat.seat-" + std::to_string(seat + 1));
    return found == view.content->names.end() ? kNone : found->second;
}

QString goodName(const Content &content, std::string_view good)
{
    const auto found = content.names.find("good." + std::string(good));
    return found == content.names.end() ? QString() : wordFor(found->second);
}

} // namespace

Seat openHolyLand(const Board &board, CityId city)
{
    return board.isContested(city) ? kNobody : board.holyLandOf(city);
}

CityWords::CityWords(const BoardView &view, CityId city)
    : m_view(view)
    , m_id(city)
    , m_city(view.content->cities[city])
    , m_state(view.state.city(city))
{
    if (m_state.owner == kClosed) { // CR-SETUP-41
        add("sealed", tr("Closed for this match, as if it were not there"));
        return;
    }
    addTrouble();
    addRule();
    addClergy();
    addLand();
    addCampaign();
}

QString CityWords::ownerName() const
{
    QString name = wordFor(nameOf(m_view, m_state.owner));
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QString CityWords::of(Seat seat) const
{
    return QString::fromStdString(nameOf(m_view, seat).in(Preferences::currentLanguage(), "gen"));
}

void CityWords::add(const char *icon, const QString &text)
{
    m_facts.append(QVariantMap{ { "icon", icon }, { "text", text } });
}

void CityWords::addTrouble()
{
    if (m_view.state.battle.city == m_id)
        add("battle", tr("A battle is being fought here"));
    if (m_view.state.raid.city == m_id)
        add("raid", tr("The Saracens are raiding this city"));
    if (isIn(m_view.state.raid.left, m_id))
        add("raid", tr("A raid is still to come"));
    if (const int raiders = m_view.state.raid.raiders[m_id]; raiders > 0)
        add("raid", tr("Raiders from here: %1").arg(raiders));
}

void CityWords::addRule()
{
    const bool isSaracen = m_state.owner == kSaracens;
    const QString strength =
        isSaracen ? tr("Saracens: %1, level %2, walls +%3") : tr("Troops: %1, level %2, walls +%3");
    add(isSaracen ? "saracen" : "troop",
        strength.arg(m_state.units).arg(m_state.level).arg(m_view.board().wallsInBattle(m_id)));
    for (Seat seat = 0; seat < m_view.state.seats; ++seat) {
        if (m_view.state.player(seat).capital == m_id)
            add("capital", tr("Capital of %1").arg(of(seat)));
    }
    if (m_state.governor != kNoCard && m_state.governor < m_view.content->governors.size())
        add("governor", tr("Governor: %1").arg(wordFor(m_view.content->governors[m_state.governor].name)));
}

void CityWords::addClergy()
{
    QStringList clergy;
    for (Seat seat = 0; seat < m_view.state.seats; ++seat) {
        const Bishops &bishops = m_view.state.player(seat).clergy[m_id];
        if (bishops.count() == 0)
            continue;
        const QString owner = wordFor(nameOf(m_view, seat));
        if (seat != m_view.viewer) // CR-MODEL-36
            clergy.append(tr("%1 – %2 face down").arg(owner).arg(bishops.count()));
        else if (bishops.two == 0)
            clergy.append(tr("%1 – %2 of level I").arg(owner).arg(bishops.one));
        else if (bishops.one == 0)
            clergy.append(tr("%1 – %2 of level II").arg(owner).arg(bishops.two));
        else
            clergy.append(tr("%1 – %2 of level I, %3 of level II").arg(owner).arg(bishops.one).arg(bishops.two));
    }
    if (!clergy.isEmpty())
        add("bishop", tr("Bishops: %1").arg(clergy.join("; ")));
    const Seat holder = openHolyLand(m_view.board(), m_id);
    if (holder != kNobody)
        add("holiness", tr("Holy land of %1").arg(of(holder)));
    else if (m_view.board().isContested(m_id)) // CR-PRAY-28
        add("holiness", tr("Whose holy land it is, a check will show"));
}

void CityWords::addLand()
{
    const Content &content = *m_view.content;
    QStringList goods, terrains;
    const auto produced = m_view.board().goodsOf(m_id);
    for (std::size_t good = 0; good < produced.size(); ++good) {
        if (produced[good] > 0)
            goods.append(goodName(content, kGoodWords[good]));
    }
    QString brought = tr("Goods: %1").arg(goods.join(", "));
    if (m_state.level < kTopLevel && m_city.extraGood != kNoGood) // CR-GOODS-14
        brought = tr("%1 (at level III also %2)").arg(brought, goodName(content, kGoodWords[m_city.extraGood]));
    add("any", brought);
    add("coin", // CR-INCOME-02
        tr("Coins by level: %1, %2, %3").arg(m_city.coins[0]).arg(m_city.coins[1]).arg(m_city.coins[2]));
    if (m_state.level < kTopLevel)
        add("level", tr("Upgrade: %1").arg(priceWords(m_city.upgrade[m_state.level - 1u])));
    for (std::size_t terrain = 0; terrain < kTerrainWords.size(); ++terrain) {
        if (m_view.board().hasTerrain(m_id, Terrain(terrain)))
            terrains.append(terrainName(Terrain(terrain)));
    }
    if (!terrains.isEmpty())
        add("mountains", tr("Terrain: %1").arg(terrains.join(", ")));
}

void CityWords::addCampaign()
{
    if (m_view.state.saga.commander == m_id)
        add("commander", tr("Zengi stands here"));
    if (isIn(m_view.state.saga.scarred, m_id))
        add("scar", tr("Scarred by the chapter before"));
    if (m_view.state.saga.ruined == m_id)
        add("ruin", tr("Ruined in the chapter before"));
}

// "horses, any good × 2".
QString CityWords::priceWords(const Price &price) const
{
    QStringList words;
    for (std::size_t good = 0; good < price.size(); ++good) {
        const bool isAny = good == std::size_t(kAnyGood);
        const QString name = isAny ? tr("any good") : goodName(*m_view.content, kGoodWords[good]);
        if (price[good] > 0)
            words.append(price[good] == 1 ? name : tr("%1 × %2").arg(name).arg(price[good]));
    }
    return words.join(", ");
}

QString CityWords::terrainName(Terrain terrain) const
{
    switch (terrain) {
    case Terrain::Harbour:
        return tr("harbour");
    case Terrain::Rivers:
        return tr("rivers");
    case Terrain::Forests:
        return tr("forests");
    case Terrain::Mountains:
        return tr("mountains");
    case Terrain::Deserts:
        return tr("deserts");
    }
    return {};
}

QString CityWords::spoken() const
{
    QStringList texts;
    if (m_state.owner != kClosed)
        texts.append(tr("Held by %1").arg(of(m_state.owner)));
    for (const QVariant &fact : m_facts)
        texts.append(fact.toMap().value("text").toString());
    return wordFor(m_city.name) + ". " + texts.join(". ") + ".";
}

QStringList CityWords::terrainsOf(const City &city)
{
    QStringList ids;
    for (std::size_t terrain = 0; terrain < kTerrainWords.size(); ++terrain) {
        if ((city.terrains >> terrain & 1) != 0)
            ids.append(QString::fromUtf8(kTerrainWords[terrain].data(), qsizetype(kTerrainWords[terrain].size())));
    }
    return ids;
}

QStringList CityWords::terrainsOf(const Board &board, CityId city)
{
    return board.s.terrains ? terrainsOf(board.c.cities[city]) : QStringList();
}

} // namespace outremer
