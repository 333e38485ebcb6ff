#include "app/archive/problemwords.h"

#include "app/archive/storewords.h"

#include <array>
#include <string_view>

namespace outremer {
namespace {

struct Entry {
    std::string_view code;
    const char *title;
    const char *text;
};

constexpr const char *kContext = "outremer::ProblemWords";

constexpr std::array kEntries{
    Entry{ "damaged", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle is damaged"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "Something has changed the file from outside: part of what it holds is no longer what was written. Go back "
            "to a proven backup, or save what can still be read into a new file.") },
    Entry{ "in-use", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle is open elsewhere"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "Another window of Outremer or another program holds the file. Close it there and try again: two at once "
            "would spoil each other’s work.") },
    Entry{ "read-only", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle cannot be written"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "The file or its folder is protected, so not a single move could be saved. Allow writing there and try "
            "again.") },
    Entry{ "disk-full", QT_TRANSLATE_NOOP("outremer::ProblemWords", "There is no room left on the disk"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "Everything saved so far is safe, but what comes next would have nowhere to go. Free some space and try "
            "again.") },
    Entry{ "newer-version", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle comes from a newer Outremer"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "This program is older than the one that last wrote the file, and it will not guess. Open the file with "
            "the "
            "newer program, or begin another chronicle here: this one is kept under a dated name.") },
    Entry{ "not-a-chronicle", QT_TRANSLATE_NOOP("outremer::ProblemWords", "This is not a chronicle"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "In the chronicle’s place lies a file of some other kind. It may be dear to somebody, so nobody has "
            "touched it.") },
    Entry{ "cannot-open", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle cannot be reached"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "The file or its folder cannot be read. See whether the disk is connected and whether you may read there, "
            "then try again.") },
    Entry{ "disk-error", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The disk reports an error"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "What was saved before is safe, but this disk should not be trusted with more. Copy the chronicle’s folder "
            "to another one, then try again.") },
    Entry{ "no-memory", QT_TRANSLATE_NOOP("outremer::ProblemWords", "There is not enough memory"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "Close a few other programs and try again.") },
    Entry{ "file-moved", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle’s file is gone"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "It was deleted, moved or replaced while it was open. What is on the table is still here: write it to a "
            "new "
            "file, or read the file that is there now.") },
    Entry{ "file-changed", QT_TRANSLATE_NOOP("outremer::ProblemWords", "Somebody else has written into the chronicle"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "Another program has changed the file while it was open, so nothing more is saved into it. Write what is "
            "on "
            "the table to a new file, or read the file that is there now.") },
    Entry{ "no-locks", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle lies where it is not safe"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "That drive cannot keep two programs from writing the same file at once. Copy the chronicle’s folder to a "
            "disk of this computer.") },
    Entry{ "unfinished", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle’s file is missing"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "Only the journal of its last change is there. If the file was moved, put it back beside the journal and "
            "try again.") },
    Entry{ "nothing-to-salvage", QT_TRANSLATE_NOOP("outremer::ProblemWords", "Nothing could be saved"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "Of this file not even the list of its tables can be read. A backup is the only way back.") },
    Entry{ "no-backup", QT_TRANSLATE_NOOP("outremer::ProblemWords", "No backup could be put in place"),
        QT_TRANSLATE_NOOP(
            "outremer::ProblemWords", "There is none beside the chronicle, or none of them is sound any more.") },
    Entry{ "backup-differs", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The backup was thrown away"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords",
            "It differed from the chronicle, and such a copy is worse than none. Check the chronicle and the disk.") },
    Entry{ "not-found", QT_TRANSLATE_NOOP("outremer::ProblemWords", "It is no longer there"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "What you have chosen is not in the chronicle any more.") },
    Entry{ "closed", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The chronicle is not open"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "Wait until it is, and try again.") },
    Entry{ "no-title", QT_TRANSLATE_NOOP("outremer::ProblemWords", "A campaign needs a title"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "It will stand on the first page of the book.") },
    Entry{ "bad-states", QT_TRANSLATE_NOOP("outremer::ProblemWords", "These states cannot play together"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "Choose another one for one of the thrones.") },
    Entry{ "other-rules", QT_TRANSLATE_NOOP("outremer::ProblemWords", "This match was played by other rules"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "Open it with the version of the program it was played with.") },
    Entry{ "other-pack", QT_TRANSLATE_NOOP("outremer::ProblemWords", "This match was played with another content pack"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "Choose the pack it was played with.") },
    Entry{ "match-lost", QT_TRANSLATE_NOOP("outremer::ProblemWords", "The match of this chapter is missing"),
        QT_TRANSLATE_NOOP("outremer::ProblemWords", "Restore a backup to go on with the campaign.") },
};

const Entry *find(std::string_view code)
{
    for (const Entry &entry : kEntries) {
        if (entry.code == code)
            return &entry;
    }
    return nullptr;
}

} // namespace

bool ProblemWords::knows(const std::string &code)
{
    return find(code) != nullptr;
}

ProblemWords ProblemWords::of(const std::string &code)
{
    ProblemWords words;
    const Entry *entry = find(code);
    words.title = entry ? QCoreApplication::translate(kContext, entry->title) : tr("Something is in the way");
    words.text = entry ? QCoreApplication::translate(kContext, entry->text)
                       : tr("The store could not do that. What was saved before is safe; below is what it says.");
    return words;
}

QString ProblemWords::told(const Refusal &refusal)
{
    const ProblemWords words = of(refusal.code);
    if (!knows(refusal.code))
        return tr("%1.\n%2").arg(words.title, StoreWords::of(refusal.message));
    return tr("%1.\n%2").arg(words.title, words.text);
}

} // namespace outremer
