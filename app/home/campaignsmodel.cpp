#include "app/home/campaignsmodel.h"

#include "app/archive/archive.h"
#include "app/archive/momentwords.h"
#include "app/archive/problemwords.h"
#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/tale.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/prose/cast.h"
#include "campaign/crusaders/prose/chapters.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/grammar/numerals.h"
#include "db/clock.h"

#include <algorithm>

namespace outremer {
namespace {

constexpr qsizetype kMaxTitle = 80;

QVariantList seatsOf(const campaign::CampaignFacts &facts)
{
    const auto &content = campaign::chapterRules(*campaign::chapterGame()).crusaders().sharedContent();
    const campaign::Names names(std::make_shared<campaign::ContentNames>(content));
    campaign::Cast cast(facts, names, Preferences::currentLanguage());
    for (const campaign::ChapterFacts &chapter : facts.chapters) {
        for (const campaign::Award &award : chapter.nicknames)
            cast.award(award);
    }
    const auto said = [&](const campaign::DynastyFacts &dynasty, const char *form) {
        return QString::fromStdString(cast.said(dynasty.state, form));
    };
    QVariantList seats;
    for (const campaign::DynastyFacts &dynasty : facts.dynasties) {
        seats.append(QVariantMap{ { "house", QString::fromStdString(dynasty.state) },
            { "name", said(dynasty, "full.nom") }, { "title", said(dynasty, "title.nom") },
            { "holder", QString::fromStdString(dynasty.person) }, { "isBot", dynasty.person.empty() } });
    }
    return seats;
}

const char *statusOf(const std::vector<Chapter> &chapters)
{
    if (chapters.empty())
        return "new";
    switch (chapters.back().status) {
    case ChapterStatus::Playing:
        return "playing";
    case ChapterStatus::Aftermath:
        return "aftermath";
    case ChapterStatus::Finished:
        break;
    }
    return chapters.back().number < campaign::kChapters ? "between" : "over";
}

int chapterOf(const std::vector<Chapter> &chapters)
{
    if (chapters.empty())
        return 1;
    return chapters.back().number + (chapters.back().status == ChapterStatus::Finished ? 1 : 0);
}

} // namespace

CampaignsModel::CampaignsModel(QObject *parent)
    : ArchiveRows(
        { "campaignId", "title", "group", "seats", "chapter", "chapterTitle", "chapterNumeral", "status", "statusText",
            "lastEvening", "kind", "kindText", "isHard", "isOver", "isLast", "played", "problem" },
        parent)
{
    refresh();
}

Moment CampaignsModel::lastPlayed(Chronicle &chronicle, const Campaign &campaign, const std::vector<Chapter> &chapters)
{
    Moment last = campaign.created;
    if (const auto evenings = chronicle.evenings().of(campaign.id)) {
        for (const Evening &evening : *evenings)
            last = std::max({ last, evening.started, evening.ended.value_or(0) });
    }
    for (const Chapter &chapter : chapters)
        last = std::max({ last, chapter.started, chapter.finished.value_or(0) });
    if (chapters.empty() || !chapters.back().match || chapters.back().finished)
        return last;
    if (const auto match = chronicle.journal().match(*chapters.back().match)) {
        if (const auto seen = m_lastSteps.of(chronicle.journal(), match->currentLine))
            last = std::max(last, seen->at);
    }
    return last;
}

ArchiveRows::Row CampaignsModel::rowOf(Chronicle &chronicle, const Campaign &campaign, const TaleNames &names)
{
    Row row{ { "campaignId", int(campaign.id.value) }, { "title", QString::fromStdString(campaign.title) },
        { "kind", QString::fromUtf8(wordsOf(CampaignKind{})[std::size_t(campaign.kind)].data()) },
        { "kindText",
            QStringList{ tr("Played in the program"), tr("Played at the table"),
                tr("Played in the program and at the table") }[qsizetype(campaign.kind)] },
        { "isHard", campaign.isHard }, { "played", qint64(campaign.created) }, { "isOver", false } };
    const auto tale = taleOf(chronicle, campaign.id, *campaign::chapterGame(), names);
    const auto chapters = chronicle.campaigns().chapters(campaign.id);
    if (!tale || !chapters) {
        row["problem"] = ProblemWords::told(tale ? chapters.refusal() : tale.refusal());
        return row;
    }
    const int chapter = chapterOf(*chapters);
    const bool isOver = chapter > campaign::kChapters;
    const Lang lang = Preferences::currentLanguage();
    row["group"] = QString::fromStdString(tale->group);
    row["seats"] = seatsOf(*tale);
    row["chapter"] = chapter;
    const QString numeral = isOver ? QString() : QString::fromStdString(campaign::roman(chapter));
    const QString title = isOver ? QString() : QString::fromStdString(campaign::chapterText(chapter).title.in(lang));
    row["chapterNumeral"] = numeral;
    row["chapterTitle"] = title;
    const QString status = statusOf(*chapters);
    row["status"] = status;
    row["statusText"] = status == "new" ? tr("Chapter %1, “%2”, has yet to begin").arg(numeral, title)
        : status == "playing"           ? tr("Chapter %1, “%2”, is being played").arg(numeral, title)
        : status == "aftermath"         ? tr("Chapter %1, “%2”, is being reckoned up").arg(numeral, title)
        : status == "between"           ? tr("Chapter %1, “%2”, comes next").arg(numeral, title)
                                        : tr("The chronicle is complete");
    const auto game = gameOfCampaign(chronicle, campaign, *campaign::chapterGame());
    if (!isOver && game && (*game)->packHash() != campaign::chapterGame()->packHash())
        row["statusText"] = row["statusText"].toString() + ", " + tr("with the content it began with");
    const auto evenings = chronicle.evenings().of(campaign.id);
    if (!evenings || evenings->empty())
        row["lastEvening"] = tr("No evening yet");
    else
        row["lastEvening"] = evenings->back().ended
            ? tr("Last evening: %1").arg(MomentWords::day(evenings->back().started, now()))
            : tr("Evening still open: %1").arg(MomentWords::day(evenings->back().started, now()));
    row["isOver"] = isOver;
    row["played"] = qint64(lastPlayed(chronicle, campaign, *chapters));
    return row;
}

QList<ArchiveRows::Row> CampaignsModel::read(Chronicle &chronicle)
{
    const auto campaigns = chronicle.campaigns().all();
    const auto names = taleNames(chronicle);
    if (!campaigns || !names) {
        Archive::instance()->accepts(campaigns ? names.refusal() : campaigns.refusal());
        return {};
    }
    QList<Row> rows;
    for (const Campaign &campaign : *campaigns)
        rows.append(rowOf(chronicle, campaign, *names));
    std::ranges::stable_sort(rows, std::greater(), [](const Row &row) { return row["played"].toLongLong(); });
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i]["isLast"] = i == 0;
    return rows;
}

QString CampaignsModel::titleOf(int campaign) const
{
    for (const Row &row : rows()) {
        if (row["campaignId"].toInt() == campaign)
            return row["title"].toString();
    }
    return {};
}

bool CampaignsModel::rename(int campaign, const QString &title)
{
    Archive *archive = Archive::instance();
    const QString simple = title.simplified().left(kMaxTitle);
    if (!archive->chronicle())
        return archive->accepts(Refusal{ "closed", {} });
    if (simple.isEmpty())
        return archive->accepts(Refusal{ "no-title", {} });
    if (!archive->accepts(archive->chronicle()->campaigns().retitle({ campaign }, simple.toStdString())))
        return false;
    archive->announce();
    return true;
}

bool CampaignsModel::putIntoTrash(int campaign)
{
    Archive *archive = Archive::instance();
    if (!archive->chronicle())
        return archive->accepts(Refusal{ "closed", {} });
    const QString title = titleOf(campaign);
    if (!archive->accepts(archive->chronicle()->trash().put(CampaignId{ campaign })))
        return false;
    archive->say(tr("“%1” is in the trash now. Nothing of it is lost: take it back whenever you like.").arg(title));
    archive->announce();
    return true;
}

} // namespace outremer
