#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/chapter/tally.h"
#include "campaign/document/contentfiles.h"

namespace outremer::campaign {

Chapter::Chapter(crusaders::Crusaders match, Words words)
    : m_match(std::move(match))
    , m_words(std::make_shared<const Words>(std::move(words)))
{
}

Result<Chapter> Chapter::load(const Pack &pack)
{
    auto match = crusaders::Crusaders::load(pack);
    if (!match)
        return match.refusal();
    std::vector<std::string_view> nouns(crusaders::kNounNames.begin(), crusaders::kNounNames.end());
    for (std::string_view noun : kNounNames)
        nouns.push_back(noun);
    Words words;
    words.phrases = match->phrases().with(readCampaignFile(
        "chapter-phrases.json", [&](const JsonReader &reader) { return Phrasebook::read(reader, nouns); }));
    words.rulebook = match->rulebook().with(
        readCampaignFile("rules.json", [](const JsonReader &reader) { return Rulebook::read(reader); }));
    words.names = readCampaignFile("chapter-names.json", [](const JsonReader &reader) {
        std::map<std::string, Name, std::less<>> names;
        for (const auto &[key, entry] : reader.members())
            names.emplace(key, Name::read(entry));
        return names;
    });
    return Chapter(std::move(*match), std::move(words));
}

Result<Look> Chapter::loadLook(const Pack &pack) const
{
    const auto base = Look::load(pack, { crusaders::Crusaders::kId, m_match.phrases(), m_match.rulebook() });
    if (!base)
        return base.refusal();
    return readCampaignFile("look.json", [&](const JsonReader &reader) {
        return Look::read(reader, { kId, phrases(), rulebook() }, &*base);
    });
}

const std::vector<SetupOption> &Chapter::setupOptions() const
{
    static const std::vector<SetupOption> kOptions{ { "chapter", { "i", "ii", "iii", "iv" }, 0 },
        { "governors", { "starting", "draw" }, 0 }, { "bulls", { "one", "choose" }, 0 },
        { "hard", { "off", "on" }, 0 } };
    return kOptions;
}

Decision Chapter::decision(const State &state) const
{
    if (state.isInMatch())
        return m_match.decision(state.match);
    if (state.aftermath.stage == Stage::Over)
        return {};
    return { askedSeat(state), questionOf(state.aftermath.stage) };
}

void Chapter::listOptions(const State &state, OptionsOf<Chapter> &options) const
{
    options.clear();
    if (state.isInMatch())
        m_match.listOptions(state.match, options);
    else if (state.aftermath.stage != Stage::Over)
        Offers(content(), state).list({ state.aftermath.stage, askedSeat(state) }, options);
}

// The chapter listens to its match even when nobody else does: the deeds of the aftermath come from what happened.
void Chapter::apply(State &state, const Option &option, EventSink &events) const
{
    if (!state.isInMatch())
        return Scribe(m_match, state, events).take(option);
    std::vector<Event> heard;
    EventSink sink(heard);
    m_match.apply(state.match, option, sink);
    for (const Event &event : heard) {
        note(state.tally, state.match, event);
        events.report(event);
    }
    if (m_match.decision(state.match).isOver())
        Scribe(m_match, state, events).begin();
}

// The chapter's, also after the last one: who won the campaign is in finalCount. The first by influence is named even
// where the crescent has risen; the book's page knows no winner then.
Outcome Chapter::outcome(const State &state) const
{
    return m_match.outcome(state.match);
}

} // namespace outremer::campaign
