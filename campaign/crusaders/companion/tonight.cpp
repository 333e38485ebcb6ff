#include "campaign/crusaders/companion/tonight.h"

#include "campaign/crusaders/companion/listing.h"
#include "campaign/crusaders/companion/phrases.h"
#include "campaign/crusaders/facts/book.h"

#include <algorithm>

namespace outremer::campaign::table {
namespace {

class Sheet {
public:
    Sheet(const crusaders::Content &content, const CampaignFacts &campaign, const Catalogue &catalogue, Lang lang)
        : document{ {}, std::string(codeOf(lang)), {} }
        , m_content(content)
        , m_campaign(campaign)
        , m_catalogue(catalogue)
        , m_lang(lang)
    {
        document.title = text("tonight.title");
    }

    int chapter() const { return m_campaign.pause ? m_campaign.pause->chapter : int(m_campaign.chapters.size()) + 1; }
    bool isFinished() const { return chapter() > kChapters; }

    void writeHead()
    {
        add({ .kind = Block::Kind::Title, .text = document.title });
        std::vector<std::string> states;
        for (const DynastyFacts &dynasty : m_campaign.dynasties)
            states.push_back(dynasty.state);
        add({ .kind = Block::Kind::Arms, .lines = states });
        paragraph(isFinished() ? "tonight.finished" : "tonight.chapter",
            { { "name", m_campaign.title }, { "chapter", chapter() } });
    }

    void writeSeats()
    {
        section("tonight.seats");
        Block table{ .kind = Block::Kind::Table };
        table.rows.push_back({ text("tonight.seat"), text("tonight.state"), text("tonight.person"),
            text("tonight.ruler"), text("tonight.nicknames") });
        for (const DynastyFacts &dynasty : m_campaign.dynasties) {
            const std::string person = dynasty.person.empty() ? text("tonight.bot") : dynasty.person;
            table.rows.push_back({ std::to_string(dynasty.seat + 1), state(dynasty.state), person,
                m_catalogue.text(Thing::Ruler, dynasty.ruler, m_lang), nicknamesOf(dynasty.seat) });
        }
        add(table);
    }

    // Places chapter by chapter; points only when somebody has any: a table group need not count them.
    void writeStanding()
    {
        if (m_campaign.chapters.empty())
            return;
        section("tonight.standing");
        Block table{ .kind = Block::Kind::Table };
        std::vector<std::string> head{ text("tonight.state") };
        for (const ChapterFacts &one : m_campaign.chapters)
            head.push_back(text("tonight.rank", { { "chapter", one.number } }));
        int most = 0;
        for (const DynastyFacts &dynasty : m_campaign.dynasties)
            most = std::max(most, pointsOf(dynasty.seat));
        if (most > 0)
            head.push_back(text("tonight.points"));
        table.rows.push_back(head);
        for (const DynastyFacts &dynasty : m_campaign.dynasties) {
            std::vector<std::string> row{ state(dynasty.state) };
            for (const ChapterFacts &one : m_campaign.chapters) {
                const auto standing = std::ranges::find(one.standings, dynasty.seat, &Standing::seat);
                row.push_back(standing == one.standings.end() ? "–" : std::to_string(standing->rank));
            }
            if (most > 0)
                row.push_back(std::to_string(pointsOf(dynasty.seat)));
            table.rows.push_back(row);
        }
        add(table);
    }

    // Heirlooms and scars of the last chapter stay for the next one; so does what its ending left. What they do is the
    // house's rule: a group with the printed book is only reminded of them.
    void writeKept(const TonightPlan &plan)
    {
        const std::string suffix = plan.isHouseCampaign ? "" : ".told";
        if (m_campaign.chapters.empty() || m_campaign.pause)
            return;
        Block kept{ .kind = Block::Kind::Checklist };
        const ChapterFacts &last = m_campaign.chapters.back();
        for (std::size_t seat = 0; seat < last.heirlooms.size() && seat < m_campaign.dynasties.size(); ++seat) {
            if (last.heirlooms[seat])
                kept.lines.push_back(text("tonight.heirloom" + suffix,
                    { { "state", stateName(m_campaign.dynasties[seat].state) },
                        { "name", m_catalogue.name(Thing::Building, *last.heirlooms[seat]) } }));
        }
        for (const Scar &scar : last.scars) {
            const std::string key = scar.kind == Scar::Kind::Taken ? "tonight.scar-taken" : "tonight.scar-ruined";
            kept.lines.push_back(text(key + suffix, { { "city", m_catalogue.name(Thing::City, scar.city) } }));
        }
        if (!plan.legacy.empty() && plan.isHouseCampaign)
            kept.lines.push_back(
                text("tonight.legacy", { { "text", m_catalogue.text(Thing::Legacy, plan.legacy, m_lang) } }));
        if (kept.lines.empty())
            return;
        section("tonight.kept");
        add(kept);
    }

    // Where play stopped, and the map to put back.
    void writePause()
    {
        const Pause &pause = *m_campaign.pause;
        const std::string phase = "phase." + pause.phase;
        const Givens givens{ { "chapter", pause.chapter }, { "round", pause.round },
            { "text", hasPhrase(Texts::Checklists, phase) ? text(phase) : pause.phase },
            { "state", stateName(pause.toMove) } };
        paragraph(pause.toMove.empty() ? "tonight.pause-nobody" : "tonight.pause", givens);
        if (pause.soFar.map.empty())
            return;
        section("tonight.restore");
        Block map{ .kind = Block::Kind::Checklist };
        for (const CityAtEnd &city : pause.soFar.map) {
            const Name name = m_catalogue.name(Thing::City, city.city);
            if (city.owner == "closed")
                map.lines.push_back(text("tonight.restore-closed", { { "city", name } }));
            else
                map.lines.push_back(text("tonight.restore-city",
                    { { "city", name }, { "state", stateName(city.owner) }, { "level", city.level },
                        { "count", city.units } }));
        }
        add(map);
    }

    void append(const Document &other)
    {
        for (const Block &block : other.blocks) {
            if (block.kind != Block::Kind::Title && block.kind != Block::Kind::Arms)
                add(block);
        }
    }

    Document document;

private:
    std::string text(const std::string &key, const Givens &givens = {}) const
    {
        return say(Texts::Checklists, key, m_lang, givens);
    }
    void add(const Block &block) { document.blocks.push_back(block); }
    void section(const std::string &key) { add({ .kind = Block::Kind::Section, .text = text(key) }); }
    void paragraph(const std::string &key, const Givens &givens)
    {
        add({ .kind = Block::Kind::Paragraph, .text = text(key, givens) });
    }
    Name stateName(const std::string &id) const
    {
        return id == "saracens" ? m_content.saracens : m_catalogue.name(Thing::State, id);
    }
    std::string state(const std::string &id) const { return stateName(id).in(m_lang); }
    std::string nicknamesOf(int seat) const
    {
        std::vector<std::string> names;
        for (const ChapterFacts &one : m_campaign.chapters) {
            for (const Award &award : one.nicknames) {
                if (award.seat == seat)
                    names.push_back(m_catalogue.text(Thing::Nickname, award.nickname, m_lang));
            }
        }
        return names.empty() ? "–" : joined(names);
    }
    int pointsOf(int seat) const
    {
        int points = 0;
        for (const ChapterFacts &one : m_campaign.chapters) {
            for (const Standing &standing : one.standings)
                points += standing.seat == seat ? standing.points : 0;
        }
        return points;
    }

    const crusaders::Content &m_content;
    const CampaignFacts &m_campaign;
    const Catalogue &m_catalogue;
    Lang m_lang;
};

} // namespace

Result<Document> tonightSheet(const crusaders::Content &content, const CampaignFacts &campaign,
    const Catalogue &catalogue, const TonightPlan &plan, Lang lang)
{
    Sheet sheet(content, campaign, catalogue, lang);
    sheet.writeHead();
    sheet.writeSeats();
    sheet.writeStanding();
    if (sheet.isFinished())
        return sheet.document;
    if (campaign.pause) {
        sheet.writePause();
        return sheet.document;
    }
    sheet.writeKept(plan);
    SetupPlan setup = plan.setup;
    setup.states.clear();
    for (const DynastyFacts &dynasty : campaign.dynasties)
        setup.states.push_back(dynasty.state);
    const ChapterPlan chapter{ plan.isHouseCampaign ? sheet.chapter() : 0 };
    const auto checklist = setupChecklist(content, setup, chapter, lang, plan.box);
    if (!checklist)
        return checklist.refusal();
    sheet.append(*checklist);
    return sheet.document;
}

} // namespace outremer::campaign::table
