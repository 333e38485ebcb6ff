#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

// The files of the project, for tests that read them.
namespace outremer::test {

inline const QDir kHouse(OUTREMER_SOURCE_DIR);

// All files that belong to the project, relative to its root; what git ignores does not.
inline QStringList allFiles()
{
    static const QStringList kFiles = [] {
        QStringList files;
        QDirIterator it(kHouse.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = kHouse.relativeFilePath(it.next());
            const QStringList parts = file.split('/');
            if (parts[0] != "build" && parts[0] != ".git" && parts[0] != "CMakeUserPresets.json"
                && !parts.contains(".cache"))
                files += file;
        }
        files.sort();
        return files;
    }();
    return kFiles;
}

inline QStringList filesLike(const QString &pattern)
{
    return allFiles().filter(QRegularExpression(pattern));
}

inline QString textOfFile(const QString &file)
{
    QFile in(kHouse.filePath(file));
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

inline QString folderOf(const QString &file)
{
    return file.section('/', 0, -2);
}

// Calls `visit` with each line that has the pattern, and its match.
template <class Visit>
void eachMatch(const QString &file, const QRegularExpression &pattern, Visit visit)
{
    int number = 0;
    for (const QString &line : textOfFile(file).split('\n')) {
        ++number;
        auto matches = pattern.globalMatch(line);
        while (matches.hasNext())
            visit(QString("%1:%2: %3").arg(file).arg(number).arg(line.trimmed()), matches.next());
    }
}

// Where the lines of these files have the pattern.
inline QStringList placesOf(const QString &pattern, const QStringList &files)
{
    QStringList places;
    for (const QString &file : files)
        eachMatch(file, QRegularExpression(pattern), [&](const QString &place, const auto &) { places += place; });
    return places;
}

// Games are the folders of model/ with content.
inline QStringList gameFolders()
{
    QStringList games;
    for (const QString &file : filesLike("^model/[^/]+/content/"))
        games += file.section('/', 1, 1);
    games.removeDuplicates();
    return games;
}

} // namespace outremer::test

#define VERIFY_NONE(places) QVERIFY2((places).isEmpty(), qPrintable("\n    " + (places).join("\n    ")))
