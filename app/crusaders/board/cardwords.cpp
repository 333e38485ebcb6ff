#include "app/crusaders/board/cardwords.h"

#include "app/crusaders/board/boardview.h"

namespace outremer {

QString CardWords::kind(const QVariantMap &face) const
{
    const QString noun = face["noun"].toString();
    if (noun == "tactic") {
        if (face["saracen"].toBool())
            return tr("Saracen tactic");
        return face.contains("realm") ? tr("Starting tactic") : tr("Tactic");
    }
    if (noun == "building")
        return tr("Building");
    if (noun == "rescript")
        return tr("Rescript");
    if (noun == "spy")
        return tr("Spy");
    if (noun == "governor")
        return face.contains("realm") ? tr("Starting governor") : tr("Governor");
    if (noun == "bull")
        return tr("Papal bull");
    if (noun == "event")
        return tr("Event");
    if (noun == "oath")
        return tr("Oath");
    if (noun == "commander")
        return tr("Zengi’s plan");
    return noun == "nickname" ? tr("Nickname") : QString();
}

QString CardWords::good(const QString &id) const
{
    const auto found = c.names.find("good." + id.toStdString());
    return found == c.names.end() ? tr("any good") : wordFor(found->second);
}

QString CardWords::goods(const QVariant &ids) const
{
    QStringList words;
    for (const QString &id : ids.toStringList())
        words.append(good(id));
    return words.join(", ");
}

QString CardWords::label(const QVariantMap &face) const
{
    QStringList words{ tr("%1: %2.").arg(kind(face), face["name"].toString()) };
    if (face.contains("level") && !face.contains("realm") && !face["saracen"].toBool())
        words.append(tr("Level %1.").arg(face["level"].toInt()));
    if (const QString list = goods(face["colours"]); !list.isEmpty())
        words.append(tr("Colours: %1.").arg(list));
    if (const QString list = goods(face["goods"]); !list.isEmpty())
        words.append(tr("Goods: %1.").arg(list));
    if (const QString list = goods(face["price"]); !list.isEmpty())
        words.append(tr("Price: %1.").arg(list));
    words.append(face["text"].toString());
    return words.join(' ');
}

} // namespace outremer
