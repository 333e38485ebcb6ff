#include "app/crusaders/book/exportjob.h"

#include "app/campaigns/tale.h"
#include "app/campaigns/tonightplan.h"
#include "app/crusaders/booklet/campaignplates.h"
#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/storybook.h"
#include "model/core/record.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace outremer {
namespace {

const Refusal kCancelled{ "cancelled", "the export was cancelled; nothing was written" };

std::optional<Refusal> writeAs(const ExportJob &job, const campaign::Document &document, const std::string &path)
{
    const campaign::CampaignFacts &facts = job.view.facts;
    switch (job.format) {
    case ExportJob::Format::Booklet:
    case ExportJob::Format::Tonight:
        return writeBooklet(document, facts, path);
    case ExportJob::Format::Html:
        return writeFileSafely(path, campaign::toHtml(document, facts, job.view.names()));
    case ExportJob::Format::Markdown:
        return writeFileSafely(path, campaign::toMarkdown(document, facts, job.view.names()));
    case ExportJob::Format::Json:
        return writeFileSafely(path, campaign::toJsonFile(document, facts));
    case ExportJob::Format::Bundle:
        break;
    }
    return std::nullopt; // the store writes it
}

std::optional<Refusal> saveBundle(
    const ExportJob &job, Chronicle *borrowed, const std::string &path, const std::function<bool()> &goesOn)
{
    if (!borrowed)
        return Refusal{ "closed", "the chronicle is not open" };
    return borrowed->bundles().save(job.view.campaign.id, path, goesOn);
}

// A new name that is nobody's yet, in one step where the disk can do that: a link is never made over a file.
bool renamedWithoutReplacing(const QString &from, const QString &to)
{
    const QByteArray source = QFile::encodeName(from), goal = QFile::encodeName(to);
    if (::link(source.constData(), goal.constData()) == 0)
        return ::unlink(source.constData()) == 0;
    return errno != EEXIST && QFile::rename(from, to); // a stick without links
}

// Gives the finished file its name.
std::optional<Refusal> putInPlace(const QString &draft, const ExportJob &job)
{
    const bool isThere = job.mayReplace
        ? std::rename(QFile::encodeName(draft).constData(), QFile::encodeName(job.target).constData()) == 0
        : renamedWithoutReplacing(draft, job.target);
    if (isThere)
        return std::nullopt;
    if (!job.mayReplace && QFileInfo::exists(job.target))
        return Refusal{ "exists", job.target.toStdString() + ": there is already a file of that name" };
    return Refusal{ "cannot-write", job.target.toStdString() + ": the file could not be written" };
}

} // namespace

Result<campaign::Document> tonightOf(const BookView &view)
{
    const crusaders::Content &content = view.rules->content();
    campaign::table::TonightPlan plan = tonightPlan(view.campaign, view.dynasties, view.box);
    const int next = int(view.facts.chapters.size()) + 1;
    if (next > 1 && next <= campaign::kChapters) {
        const auto legacy = campaign::legacyAfter(content, next - 1, view.book.pages[std::size_t(next - 2)]);
        if (legacy != crusaders::kNoCard)
            plan.legacy = content.legacies[legacy].id;
    }
    return campaign::table::tonightSheet(content, view.facts, catalogueOf(content), plan, view.lang);
}

std::optional<Refusal> ExportJob::run(const std::function<bool(Stage)> &goesOn, Chronicle *borrowed) const
{
    if (!goesOn(Stage::Telling))
        return kCancelled;
    campaign::Document document;
    if (format == Format::Tonight) {
        const auto sheet = tonightOf(view);
        if (!sheet)
            return sheet.refusal();
        document = *sheet;
    } else if (format != Format::Bundle) {
        document = campaign::chronicleOf(view.facts, view.names(), view.lang);
    }
    if (!goesOn(Stage::Setting))
        return kCancelled;
    // Beside the target, on the same disk: the last step is only a change of name.
    const QFileInfo place(target);
    const QTemporaryDir scratch(place.dir().filePath(".outremer-XXXXXX"));
    if (!scratch.isValid())
        return Refusal{ "cannot-write", place.path().toStdString() + ": the folder may not be written" };
    const QString draft = scratch.filePath("draft");
    const auto refusal = format == Format::Bundle
        ? saveBundle(*this, borrowed, draft.toStdString(), [&] { return goesOn(Stage::Setting); })
        : writeAs(*this, document, draft.toStdString());
    if (refusal)
        return refusal;
    if (!goesOn(Stage::Saving))
        return kCancelled;
    return putInPlace(draft, *this);
}

} // namespace outremer
