#include "app/crusaders/book/campaignbook.h"

#include "app/archive/archive.h"
#include "app/crusaders/book/bookwords.h"
#include "app/crusaders/booklet/campaignplates.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/prose/storybook.h"
#include "campaign/grammar/numerals.h"

namespace outremer {

CampaignBook::CampaignBook(QObject *parent)
    : QObject(parent)
    , m_story(new DocumentModel(this))
    , m_pages(new StoryPages(this))
    , m_chapters(new ChaptersPart(this))
    , m_dynasties(new DynastiesPart(this))
    , m_components(new ComponentsPart(this))
    , m_evenings(new EveningsPart(this))
    , m_statistics(new StatisticsPart(this))
    , m_branches(new Branches(this))
    , m_exporter(new Exporter(this))
    , m_parts{ m_chapters, m_dynasties, m_components, m_evenings, m_statistics, m_branches, m_exporter }
{
    for (BookPart *part : m_parts)
        connect(part, &BookPart::failed, this, &CampaignBook::failed);
    connect(Archive::instance(), &Archive::contentChanged, this, &CampaignBook::reload);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &CampaignBook::reload);
}

void CampaignBook::setCampaign(qint64 campaign)
{
    if (campaign == m_campaign)
        return;
    m_campaign = campaign;
    emit campaignChanged();
    reload();
}

QString CampaignBook::title() const
{
    return textOf(m_view.facts.title);
}

bool CampaignBook::isOver() const
{
    return nextChapter(m_view.facts) > campaign::kChapters;
}

bool CampaignBook::isPlaying() const
{
    return !m_view.chapters.empty() && m_view.chapters.back().status != ChapterStatus::Finished;
}

QString CampaignBook::nextRoman() const
{
    return textOf(campaign::roman(nextChapter(m_view.facts)));
}

// All of it takes some hundredths of a second for a whole campaign: reading the rows, playing the open chapter again and
// telling the story. So it is done at once, and the pages never show two moments together.
void CampaignBook::reload()
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle && Archive::instance()->state() != Archive::Closed)
        return; // somebody is at work on the file: what was read stays on the page
    m_view = {};
    m_problem.clear();
    if (chronicle && m_campaign != 0) {
        auto view =
            BookView::read(*chronicle, { m_campaign }, *campaign::chapterGame(), Preferences::currentLanguage());
        if (view)
            m_view = std::move(*view);
        else
            m_problem = BookWords::refusal(view.refusal());
    }
    tell();
    for (BookPart *part : m_parts)
        part->show(m_view);
    emit changed();
}

void CampaignBook::tell()
{
    if (!m_view.isOpen()) {
        m_story->showDocument({});
        m_pages->clear();
        return;
    }
    const campaign::Names names = m_view.names();
    campaign::Document story = campaign::chronicleOf(m_view.facts, names, m_view.lang);
    m_story->showDocument(story);
    m_pages->showDocument(std::move(story), std::make_unique<booklet::CampaignPlates>(m_view.facts));
}

} // namespace outremer
