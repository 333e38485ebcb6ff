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
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: the file is no longer there, or another one has its name, so nothing more is saved. What was saved before "
        "can still be written to a new file."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: another program has written into the file while it was open, so nothing more is saved. The match can "
        "still be written to a new file."),
    // What was found beside a file when it was opened.
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: a crash had left a change half-done, which was taken back. The file as it was is kept as %2"),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: a journal lay beside it that does not belong to it; it was not played back and is kept as %2"),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: a write-ahead log lay beside it, which a chronicle never has; it was not read and is kept as %2"),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: this file is older than the one that was here before: it lacks %2 entries and %3 steps. If that is not "
        "what you want, look for the newer file or a newer backup."),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: a crash has left a change half-done; a copy without it was read, and nothing was touched"),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: a journal lies beside it that it does not need; it was left out, and nothing was touched"),
    QT_TRANSLATE_NOOP("outremer::StoreWords",
        "%1: files cannot be locked where it lies, so two programs could write it at once and spoil it. Copy it to a "
        "disk "
        "of this computer."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: a chronicle is never that large; it was not read."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the list of its tables was damaged and was written anew"),
    // What an import has to say.
    QT_TRANSLATE_NOOP("outremer::StoreWords", "photographs that did not come along: %1 of %2"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "this file was taken in before, as campaign %1; now it is here twice"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: there is no such file."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: a campaign is never that large; it was not read."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: the chronicle does not take that: %2."),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "%1: the chronicle could not do that: %2."),
    // What is damaged.
    QT_TRANSLATE_NOOP("outremer::StoreWords", "it is empty"),
    QT_TRANSLATE_NOOP("outremer::StoreWords", "the journal beside it does not make it whole"),
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
