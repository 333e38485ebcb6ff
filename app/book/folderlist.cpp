#include "app/book/folderlist.h"

#include "app/ui/preferences.h"

#include <QDir>
#include <QLocale>
#include <QStandardPaths>

namespace outremer {

FolderList::FolderList(QObject *parent)
    : RowModel({ "path", "name", "isFolder", "url", "size" }, parent)
    , m_folder(QDir::homePath())
{
    refresh();
}

void FolderList::setFolder(const QString &folder)
{
    const QFileInfo info(folder);
    if (!info.isDir() || info.absoluteFilePath() == m_folder)
        return;
    m_folder = info.absoluteFilePath();
    refresh();
    emit folderChanged();
}

void FolderList::setEndings(const QStringList &endings)
{
    if (endings == m_endings)
        return;
    m_endings = endings;
    refresh();
    emit endingsChanged();
}

QVariantList FolderList::places() const
{
    QVariantList places;
    const std::pair<QStandardPaths::StandardLocation, QString> known[]{ { QStandardPaths::HomeLocation, tr("Home") },
        { QStandardPaths::DocumentsLocation, tr("Documents") }, { QStandardPaths::PicturesLocation, tr("Pictures") },
        { QStandardPaths::DownloadLocation, tr("Downloads") } };
    for (const auto &[place, name] : known) {
        const QString path = QStandardPaths::writableLocation(place);
        const bool isListed =
            std::any_of(places.begin(), places.end(), [&](const QVariant &one) { return one.toMap()["path"] == path; });
        if (QFileInfo(path).isDir() && !isListed)
            places.append(QVariantMap{ { "name", name }, { "path", path } });
    }
    return places;
}

bool FolderList::canGoUp() const
{
    return !QDir(m_folder).isRoot();
}

void FolderList::goUp()
{
    QDir folder(m_folder);
    if (folder.cdUp())
        setFolder(folder.absolutePath());
}

QString FolderList::pathOf(const QString &name) const
{
    return QDir(m_folder).filePath(name);
}

void FolderList::refresh()
{
    QList<Row> rows;
    const QDir folder(m_folder);
    const auto order = QDir::Name | QDir::IgnoreCase | QDir::LocaleAware;
    for (const QFileInfo &info : folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Readable, order))
        rows.append({ { "path", info.absoluteFilePath() }, { "name", info.fileName() }, { "isFolder", true } });
    for (const QFileInfo &info : folder.entryInfoList(QDir::Files | QDir::Readable, order)) {
        if (m_endings.contains(info.suffix().toLower()))
            rows.append({ { "path", info.absoluteFilePath() }, { "name", info.fileName() }, { "isFolder", false },
                { "url", QUrl::fromLocalFile(info.absoluteFilePath()) },
                { "size", QLocale(Preferences::instance()->language()).formattedDataSize(info.size()) } });
    }
    show(rows);
}

} // namespace outremer
