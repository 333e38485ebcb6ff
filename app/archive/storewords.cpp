#include "app/archive/storewords.h"

#include <QRegularExpression>

namespace outremer {
namespace {

constexpr const char *kStoreContext = "outremer::StoreWords";

// As the store writes them (db/), with a place for what differs: a path, a number, another of these sentences. Tests
// provoke the refusals, so that a sentence changed there is missed here.
constexpr const char *kSentences[] = {
    // Why a file is refused.
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the file is damaged (%2). It was left as it is; restore a backup, or salvage what can still be read into "
        "a new file."),
    QT_TRANSLATE_NOOP(
        "outremer::StoreWords", "%1: the chronicle is open elsewhere, by %2. Close it there and try again."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: another program is using the file. Close it there and try again."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the file or its folder may not be written. Allow writing, or open a copy of it elsewhere."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: cannot be created (%2), so the chronicle cannot be opened for writing. Allow writing to its folder, or "
        "open a copy."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: cannot be created (%2), so the chronicle cannot be opened for writing. Free some space and try again."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the disk is full, so nothing was saved; what was saved before is safe. Free some space and try again."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the disk reported an error, so nothing was saved; what was saved before is safe. Check the disk and make "
        "a backup."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the file was written by a newer Outremer (version %2 of the format, this program knows %3); it was left "
        "as it is. Open it with the newer program."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: this is not a chronicle of Outremer; it was left as it is."),
    QT_TRANSLATE_NOOP(
        "outremer::StoreWords", "%1: this is not a chronicle of Outremer; it was left as it is. Choose another file."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: this is not a campaign exported from Outremer; it was left as it is. Choose another file."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: this is not a chronicle of Outremer."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: this is not a file; it was left as it is."),
    QT_TRANSLATE_NOOP(
        "outremer::StoreWords", "%1: the file cannot be opened. Check that its folder exists and may be written."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: the file cannot be read. Check its permissions."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the chronicle is missing but the journal of its last change is there (%2). Put the file back, or move the "
        "journal away."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: there is not enough memory. Close other programs and try again."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the list of its tables cannot be read, so nothing can be salvaged. Restore a backup."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the backup was thrown away because it differs from the chronicle: %2. Check the chronicle and the disk."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the change before this one was saved after all, although the disk had reported an error. Look again "
        "before repeating it."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: there is no such file."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: a campaign is never that large; it was not read."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: the chronicle does not take that: %2."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: the chronicle could not do that: %2."),
    // What is damaged.
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it is empty"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "its header is wrong"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "its end is missing"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it cannot be checked"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "its checksum does not fit"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it does not hold exactly one campaign"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "its tables are not those of version %1"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "a row of \"%1\" does not fit its seal"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "a row of \"%1\" points to a row of \"%2\" that is not there"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "\"%1\" does not have the rows it should have"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "\"%1\" is not the same"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the tally of \"%1\" is missing"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "there are tallies of unknown tables"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "there are other tables"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "there are steps that belong to no line"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the lines of the journal and their heads do not fit"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the head of a line does not fit its seal"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "line %1 has no head"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "a line is its own ancestor"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "a line has a parent of another match"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "a line was forked where there is nothing"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the journal of match %1 breaks after step %2"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the copy made before changing it differs: %1"),
    QT_TRANSLATE_NOOP(
        "outremer::StoreWords", "match %1 of \"%2\" was not played again: its rules or its content pack are not here"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "structure: %1"),
    // What cannot be read.
    QT_TRANSLATE_NOOP("outremer::StoreWords", "match %1 is written down as finished, but it is not over"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1 cannot be read: %2"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "row %1 of \"%2\", field \"%3\""),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1 is not from %2 to %3"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "its text is too long"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it holds a control character"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "they are about another chapter"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "they speak of a seat that the campaign does not have"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it is not about the campaign's dynasties"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "its match is not over"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "they are not what its match came to"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it is not what its match came to"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "this campaign's dynasties do not fit its seats; it cannot be played"),
    // Who or what is in the way; the last come from SQLite and from the system.
    QT_TRANSLATE_NOOP("outremer::StoreWords", "process %1 on %2 since %3"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "another program"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "disk I/O error"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "Permission denied"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "Read-only file system"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "No space left on device"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "No such file or directory"),
};

QRegularExpression patternOf(const QString &sentence)
{
    static const QRegularExpression kPlace("\\\\%\\d");
    QString pattern = QRegularExpression::escape(sentence);
    return QRegularExpression(
        "^" + pattern.replace(kPlace, "(.+)") + "$", QRegularExpression::DotMatchesEverythingOption);
}

} // namespace

QString StoreWords::of(const QString &sentence)
{
    static const QList<QRegularExpression> kPatterns = [] {
        QList<QRegularExpression> patterns;
        for (const char *known : kSentences)
            patterns.append(patternOf(QString::fromUtf8(known)));
        return patterns;
    }();
    for (qsizetype i = 0; i < kPatterns.size(); ++i) {
        const QRegularExpressionMatch match = kPatterns[i].match(sentence);
        if (!match.hasMatch())
            continue;
        const QString words = QCoreApplication::translate(kStoreContext, kSentences[i]);
        const QString first = of(match.captured(1)), second = of(match.captured(2)), third = of(match.captured(3));
        switch (match.lastCapturedIndex()) {
        case 0:
            return words;
        case 1:
            return words.arg(first);
        case 2:
            return words.arg(first, second);
        default:
            return words.arg(first, second, third);
        }
    }
    return sentence;
}

} // namespace outremer
