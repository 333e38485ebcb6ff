#include "db/campaigns.h"

#include "db/clock.h"
#include "db/contents.h"
#include "db/ledger.h"
#include "db/uuid.h"

namespace outremer {
namespace {

Row keyOf(CampaignId campaign)
{
    return { { "campaign", campaign.value } };
}

Row keyOf(CampaignId campaign, int seat)
{
    return { { "campaign", campaign.value }, { "seat", std::int64_t(seat) } };
}

} // namespace

Result<CampaignId> Campaigns::begin(
    const Campaign &campaign, const std::vector<Dynasty> &dynasties, const AnyGame *game)
{
    return m_ledger.write([&] {
        Campaign fresh = campaign;
        fresh.id = {};
        fresh.uuid = newUuid();
        fresh.created = now();
        if (game) {
            fresh.packHash = game->packHash();
            keepContent(m_ledger, *game);
        }
        const CampaignId id{ m_ledger.insert(fresh) };
        for (Dynasty dynasty : dynasties) {
            dynasty.campaign = id;
            m_ledger.insert(dynasty);
            m_ledger.insert(DynastyHolder{ {}, id, dynasty.seat, {}, dynasty.person, dynasty.bot, now() });
        }
        return id;
    });
}

std::optional<Refusal> Campaigns::setContent(CampaignId campaign, const AnyGame &game)
{
    return m_ledger.write([&] {
        keepContent(m_ledger, game);
        m_ledger.change("campaigns", { { "id", campaign.value } }, { { "pack_hash", std::int64_t(game.packHash()) } });
    });
}

std::optional<Refusal> Campaigns::retitle(CampaignId campaign, const std::string &title)
{
    return m_ledger.write([&] { m_ledger.change("campaigns", { { "id", campaign.value } }, { { "title", title } }); });
}

Result<Campaign> Campaigns::get(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.getSound<Campaign>(campaign); });
}

Result<std::vector<Campaign>> Campaigns::all(bool withTrashed) const
{
    return m_ledger.read([&] {
        return withTrashed ? m_ledger.tame<Campaign>() : m_ledger.tame<Campaign>({ { "trashed", {} } });
    });
}

Result<std::vector<Dynasty>> Campaigns::dynasties(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<Dynasty>(keyOf(campaign)); });
}

std::optional<Refusal> Campaigns::setRuler(CampaignId campaign, int seat, const std::string &rulerJson)
{
    return m_ledger.write([&] { m_ledger.change("dynasties", keyOf(campaign, seat), { { "ruler", rulerJson } }); });
}

std::optional<Refusal> Campaigns::handOver(CampaignId campaign, int seat, std::optional<PersonId> person,
    std::optional<std::string> bot, std::optional<EveningId> evening)
{
    return m_ledger.write([&] {
        m_ledger.change("dynasties", keyOf(campaign, seat),
            { { "person", person ? Cell(person->value) : Cell() }, { "bot", bot ? Cell(*bot) : Cell() } });
        m_ledger.insert(DynastyHolder{ {}, campaign, seat, evening, person, bot, now() });
    });
}

Result<std::vector<DynastyHolder>> Campaigns::holders(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<DynastyHolder>(keyOf(campaign)); });
}

Result<ChapterId> Campaigns::beginChapter(const Chapter &chapter)
{
    return m_ledger.write([&] {
        const Row place{ { "campaign", chapter.campaign.value }, { "number", std::int64_t(chapter.number) } };
        if (!m_ledger.rows("chapters", place).empty())
            throw StoreProblem(
                "bad-value", "the campaign already has a chapter " + std::to_string(chapter.number) + ".");
        Chapter fresh = chapter;
        fresh.id = {};
        fresh.started = now();
        return ChapterId{ m_ledger.insert(fresh) };
    });
}

std::optional<Refusal> Campaigns::saveChapter(const Chapter &chapter)
{
    return m_ledger.write([&] {
        const Chapter before = m_ledger.get<Chapter>(chapter.id);
        if (before.campaign != chapter.campaign || before.number != chapter.number)
            throw StoreProblem("bad-value", "a chapter keeps its campaign and its number.");
        m_ledger.change("chapters", { { "id", chapter.id.value } }, rowOf(chapter));
    });
}

Result<Chapter> Campaigns::chapter(ChapterId chapter) const
{
    return m_ledger.read([&] { return m_ledger.getSound<Chapter>(chapter); });
}

Result<std::vector<Chapter>> Campaigns::chapters(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<Chapter>(keyOf(campaign)); });
}

Result<RowId> Campaigns::award(NicknameAward award)
{
    return m_ledger.write([&] {
        award.at = award.at ? award.at : now();
        return RowId{ m_ledger.insert(award) };
    });
}

Result<std::vector<NicknameAward>> Campaigns::nicknames(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<NicknameAward>(keyOf(campaign)); });
}

Result<RowId> Campaigns::mark(const QualityMark &mark)
{
    return m_ledger.write([&] { return RowId{ m_ledger.insert(mark) }; });
}

Result<std::vector<QualityMark>> Campaigns::marks(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<QualityMark>(keyOf(campaign)); });
}

std::optional<Refusal> Campaigns::count(const Counter &counter)
{
    return m_ledger.write([&] {
        Row key = rowOf(counter);
        const Row value{ { "value", key.at("value") } };
        Row place;
        for (const char *column : { "campaign", "chapter", "seat", "name" })
            place.set(column, key.at(column));
        if (m_ledger.rows("counters", place).empty())
            m_ledger.insert(counter);
        else
            m_ledger.change("counters", place, value);
    });
}

Result<std::vector<Counter>> Campaigns::counters(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<Counter>(keyOf(campaign)); });
}

} // namespace outremer
