#include "app/thinking/botwords.h"

#include "app/ui/preferences.h"

#include <QQmlEngine>

namespace outremer {

BotWords *BotWords::create(QQmlEngine *, QJSEngine *)
{
    return new BotWords; // the engine's
}

BotWords::BotWords(QObject *parent)
    : QObject(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &BotWords::wordsChanged);
}

QStringList BotWords::kinds()
{
    return { tr("at random"), tr("greedy"), tr("squire"), tr("knight"), tr("king") };
}

QString BotWords::aboutOf(const BotSpec &bot)
{
    const QStringList kinds{ tr("Draws lots: any legal move is as good as another."),
        tr("Takes at once what looks best now and never thinks of tomorrow."),
        tr("Young and quick: he thinks a little ahead, and at times he surprises even himself."),
        tr("A worthy opponent: he weighs the likely course of events and makes few mistakes."),
        tr("Thinks the longest, as long as the settings allow. Hard to beat.") };
    const QStringList styles{ {}, tr("Prefers the march and the battle."), tr("Prefers prayer and holiness."),
        tr("Prefers goods, coins and buildings.") };
    return (kinds.value(int(bot.kind)) + " " + styles[int(bot.style)]).trimmed();
}

QString BotWords::about(int kind, int style, bool knowsStyles) const
{
    const auto bot = picked(kind, style, knowsStyles);
    return bot ? aboutOf(*bot) : QString();
}

QStringList BotWords::styles()
{
    return { tr("balanced"), tr("warlike"), tr("pious"), tr("merchant") };
}

QString BotWords::nameOf(const BotSpec &bot)
{
    const QString kind = int(bot.kind) < kOffered ? kinds()[int(bot.kind)] : tr("by search");
    return bot.style == Style::Even
        ? kind
        : tr("%1, %2", "a bot and its style: knight, pious").arg(kind, styles()[int(bot.style)]);
}

std::optional<BotSpec> BotWords::picked(int kind, int style, bool knowsStyles)
{
    if (kind < 0 || kind >= kOffered || style < 0 || style > int(Style::Merchant))
        return std::nullopt;
    BotSpec bot{ BotKind(kind) };
    if (knowsStyles && bot.kind != BotKind::Random)
        bot.style = Style(style);
    return bot;
}

} // namespace outremer
