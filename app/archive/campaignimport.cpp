#include "app/archive/campaignimport.h"

#include "app/archive/archive.h"
#include "app/archive/storewords.h"
#include "app/campaigns/missingplays.h"
#include "db/chronicle.h"

namespace outremer {

void CampaignImport::take(const QString &file)
{
    Archive *archive = Archive::instance();
    auto result = std::make_shared<std::optional<Result<Imported>>>();
    const auto bring = [result, path = std::filesystem::path(file.toStdString())](
                           std::unique_ptr<Chronicle> &chronicle) {
        if (!chronicle)
            return;
        *result = chronicle->bundles().take(path);
        completePlays(*chronicle); // an older program does not send what was played
    };
    archive->lend(bring, [this, archive, result] {
        if (!*result)
            return; // the chronicle could not be opened: the window says so itself
        if (!**result) {
            archive->accepts((*result)->refusal());
            return;
        }
        const Imported &imported = ***result;
        QStringList report;
        for (const std::string &line : imported.report)
            report.append(StoreWords::of(line));
        archive->announce();
        emit taken(imported.campaign.value, report);
    });
}

} // namespace outremer
