#include "app/archive/archiverows.h"

#include "app/archive/archive.h"
#include "app/ui/preferences.h"

namespace outremer {

ArchiveRows::ArchiveRows(const QStringList &roles, QObject *parent)
    : RowModel(roles, parent)
{
    connect(Archive::instance(), &Archive::contentChanged, this, &ArchiveRows::refresh);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &ArchiveRows::refresh);
}

void ArchiveRows::refresh()
{
    const Archive *archive = Archive::instance();
    if (archive->state() == Archive::Busy || archive->state() == Archive::Opening)
        return;
    show(archive->chronicle() ? read(*archive->chronicle()) : QList<Row>());
    emit refreshed();
}

} // namespace outremer
