#include "app/ui/shortcuts.h"

#include "app/ui/preferences.h"

#include <QQmlEngine>

#include <algorithm>
#include <array>

namespace outremer {
namespace {

enum class Group { Moving, Choosing, Table, Pages };
constexpr std::array kGroupTitles{
    QT_TRANSLATE_NOOP("outremer::Shortcuts", "Moving"),
    QT_TRANSLATE_NOOP("outremer::Shortcuts", "Choosing"),
    QT_TRANSLATE_NOOP("outremer::Shortcuts", "At the table"),
    QT_TRANSLATE_NOOP("outremer::Shortcuts", "Pages"),
};

struct Key {
    const char *id;
    Group group;
    const char *sequences; // separated by blanks
    const char *caps;      // separated by bars; empty: the sequences that are not Russian
    const char *text;
};

// F1 is help everywhere, as people expect; so the boards of the states begin at F2.
constexpr std::array kKeys{
    Key{ "move", Group::Moving, "Left Up Down Right", "←|↑|↓|→",
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "Walk from thing to thing on the board") },
    Key{ "next", Group::Moving, "Tab", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "To the next control") },
    Key{ "previous", Group::Moving, "Shift+Tab", "",
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "To the control before it") },
    Key{ "letGo", Group::Moving, "Esc", "",
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "Let go of what was taken up; go back") },

    Key{ "choose", Group::Choosing, "Return Enter Space", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Enter|Space"),
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "Choose what has the frame") },
    Key{ "option", Group::Choosing, "1 2 3 4 5 6 7 8 9", "1|–|9",
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "Choose from the list by number") },
    Key{ "pass", Group::Choosing, "0", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Finish, or do without") },
    Key{ "undo", Group::Choosing, "Ctrl+Z", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Take the last step back") },
    Key{
        "whyNot", Group::Choosing, "W Ц", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Why can this not be chosen?") },
    Key{ "guide", Group::Choosing, "G П", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "A hint for this decision") },
    Key{ "counsel", Group::Choosing, "H Р", "",
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "Counsel: the best moves, and why") },

    Key{ "ready", Group::Table, "Space", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Space"),
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "Take the screen over") },
    Key{ "zoom", Group::Table, "Z Я", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Look at a card closely") },
    Key{ "log", Group::Table, "L Д", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "The chronicle of the match") },
    Key{ "replay", Group::Table, "R К", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "See the match again") },
    Key{ "states", Group::Table, "F2 F3 F4 F5", "F2|–|F5",
        QT_TRANSLATE_NOOP("outremer::Shortcuts", "The board of a state") },

    Key{ "help", Group::Pages, "? F1", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "These keys") },
    Key{ "rules", Group::Pages, "Ctrl+F", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Find a rule") },
    Key{ "settings", Group::Pages, "Ctrl+,", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Settings") },
    Key{ "book", Group::Pages, "Ctrl+B", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "The book of the campaign") },
    Key{ "fullScreen", Group::Pages, "F11", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Full screen") },
    Key{ "quit", Group::Pages, "Ctrl+Q", "", QT_TRANSLATE_NOOP("outremer::Shortcuts", "Quit") },
};

const Key *find(const QString &id)
{
    const auto found = std::ranges::find_if(kKeys, [&](const Key &key) { return id == QLatin1String(key.id); });
    return found == kKeys.end() ? nullptr : &*found;
}

QStringList sequencesOf(const Key &key)
{
    return QString::fromUtf8(key.sequences).split(' ');
}

QStringList capsOf(const Key &key)
{
    if (*key.caps != '\0')
        return Shortcuts::tr(key.caps).split('|');
    QStringList caps = sequencesOf(key);
    caps.removeIf([](const QString &cap) { return cap.size() == 1 && cap[0].script() == QChar::Script_Cyrillic; });
    return caps;
}

} // namespace

Shortcuts *Shortcuts::create(QQmlEngine *, QJSEngine *)
{
    return new Shortcuts; // the engine's
}

Shortcuts::Shortcuts(QObject *parent)
    : QObject(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Shortcuts::wordsChanged);
}

QVariantList Shortcuts::groups() const
{
    QVariantList groups;
    for (std::size_t group = 0; group < kGroupTitles.size(); ++group) {
        QVariantList keys;
        for (const Key &key : kKeys) {
            if (key.group == Group(group))
                keys.append(QVariantMap{ { "id", key.id }, { "caps", capsOf(key) }, { "text", tr(key.text) } });
        }
        groups.append(QVariantMap{ { "title", tr(kGroupTitles[group]) }, { "keys", keys } });
    }
    return groups;
}

QVariantList Shortcuts::keys(const QString &id) const
{
    QVariantList keys;
    if (const Key *key = find(id)) {
        for (const QString &sequence : sequencesOf(*key))
            keys.append(sequence);
    }
    return keys;
}

QString Shortcuts::cap(const QString &id) const
{
    const Key *key = find(id);
    return key ? capsOf(*key).first() : QString();
}

} // namespace outremer
