#include "app/archive/salvagewords.h"

#include "app/archive/storewords.h"

#include <QRegularExpression>

namespace outremer {

QString SalvageWords::thing(const QString &table)
{
    const std::pair<const char *, QString> kThings[] = {
        { "people", tr("People") },
        { "groups", tr("Groups") },
        { "matches", tr("Matches") },
        { "lines", tr("Lines of play") },
        { "campaigns", tr("Campaigns") },
        { "dynasties", tr("Dynasties") },
        { "chapters", tr("Chapters") },
        { "evenings", tr("Evenings") },
        { "attendance", tr("Attendances") },
        { "notes", tr("Notes") },
        { "photos", tr("Photographs") },
        { "nickname_awards", tr("Nicknames") },
        { "quality_marks", tr("Marks of quality") },
        { "settings", tr("Settings") },
        { "backups", tr("Notes of backups") },
    };
    for (const auto &[name, words] : kThings) {
        if (table == name)
            return words;
    }
    return {};
}

QString SalvageWords::of(const std::string &line)
{
    static const QRegularExpression kTable("^([a-z_]+): (\\d+) of (\\d+|an unknown number)$");
    static const QRegularExpression kLine("^match ([0-9a-f-]+), line (\\d+): (\\d+) of (\\d+|an unknown number)$");
    const QString text = QString::fromStdString(line);
    const auto wanted = [](const QString &count) { return count.front().isDigit() ? count : tr("an unknown number"); };
    if (const auto found = kTable.match(text); found.hasMatch() && !thing(found.captured(1)).isEmpty())
        return tr("%1: %2 of %3").arg(thing(found.captured(1)), found.captured(2), wanted(found.captured(3)));
    if (const auto found = kLine.match(text); found.hasMatch())
        return tr("Match %1, line %2: steps %3 of %4")
            .arg(found.captured(1).left(8), found.captured(2), found.captured(3), wanted(found.captured(4)));
    return StoreWords::of(text);
}

} // namespace outremer
