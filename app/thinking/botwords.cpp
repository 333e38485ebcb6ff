#include "app/thinking/botwords.h"

#include "app/campaigns/campaigncontent.h"
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

QString BotWords::aboutOf(const BotSpec &bot, const AnyGame &game)
{
    const QStringList kinds{ tr("Draws lots: any legal move is as good as another."),
        tr("Takes at once what looks best now and never thinks of tomorrow."),
        tr("Young and quick: he thinks a little ahead, and at times he surprises even himself."),
        tr("A worthy opponent: he weighs the likely course of events and makes few mistakes."),
        tr("Thinks the longest, as long as the settings allow. Hard to beat.") };
    const auto style = game.look().styles.find(std::string(outremer::nameOf(bot.style)));
    if (bot.style == Style::Even || style == game.look().styles.end())
        return kinds.value(int(bot.kind));
    const std::string words = style->second.in(Preferences::currentLanguage());
    return (kinds.value(int(bot.kind)) + " " + QString::fromStdString(words)).trimmed();
}

bool BotWords::hasStyles(const QString &game) const
{
    const GamePtr known = gameOfMatch(game.toStdString());
    return known && known->knowsStyles();
}

QString BotWords::about(int kind, int style, const QString &game) const
{
    const auto bot = picked(kind, style, hasStyles(game));
    const GamePtr known = gameOfMatch(game.toStdString());
    return bot && known ? aboutOf(*bot, *known) : QString();
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
