#include "app/book/photoalbum.h"

#include "app/play/datafolder.h"
#include "db/clock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QUuid>

namespace outremer {
namespace {

constexpr qint64 kLargest = 64 << 20;

QDir album()
{
    return QDir(QString::fromStdString(dataFolder().string()));
}

Refusal refused(const char *code, const char *text)
{
    return { code, QCoreApplication::translate("outremer::EveningsPart", text).toStdString() };
}

} // namespace

Result<std::string> copyPhoto(const QString &file, const std::string &campaignUuid)
{
    const QFileInfo source(file);
    if (!source.isFile() || source.size() > kLargest)
        return refused("no-picture",
            QT_TRANSLATE_NOOP("outremer::EveningsPart", "There is no picture of a reasonable size in that file."));
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead() || !reader.size().isValid())
        return refused("no-picture",
            QT_TRANSLATE_NOOP("outremer::EveningsPart", "That file is no picture this program can show."));
    const QString ending = QString::fromLatin1(reader.format()).toLower();
    const QString folder = QString::fromStdString("photos/" + campaignUuid);
    const QDir home = album();
    const auto unwritten = refused("cannot-write",
        QT_TRANSLATE_NOOP("outremer::EveningsPart", "The picture could not be copied into the program’s folder."));
    if (!home.mkpath(folder))
        return unwritten;
    // Several may come at once: the name is one that nobody else can have.
    const QString path = QString("%1/%2-%3.%4")
                             .arg(folder, QString::fromStdString(stampOf(now())),
                                 QUuid::createUuid().toString(QUuid::WithoutBraces), ending);
    const QString part = home.filePath(path + ".part");
    if (QFile::copy(file, part) && QFile::rename(part, home.filePath(path)))
        return path.toStdString();
    QFile::remove(part);
    return unwritten;
}

QUrl photoUrl(const std::string &path)
{
    const QString home = album().canonicalPath();
    const QString real = QFileInfo(album().filePath(QString::fromStdString(path))).canonicalFilePath();
    const bool isInside = !home.isEmpty() && real.startsWith(home + "/") && QFileInfo(real).isFile();
    return isInside ? QUrl::fromLocalFile(real) : QUrl();
}

} // namespace outremer
