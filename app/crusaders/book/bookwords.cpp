#include "app/crusaders/book/bookwords.h"

#include "app/archive/problemwords.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/companion/phrases.h"
#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/grammar/letters.h"

#include <QDateTime>
#include <QLocale>

namespace outremer {
namespace {

QString momentAs(Moment moment, const QString &pattern)
{
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    const QLocale locale(
        isRussian ? QLocale::Russian : QLocale::English, isRussian ? QLocale::Russia : QLocale::UnitedKingdom);
    return locale.toString(QDateTime::fromMSecsSinceEpoch(moment), pattern);
}

} // namespace

QString BookWords::day(Moment moment)
{
    return momentAs(moment, "d MMMM yyyy");
}

QString BookWords::minute(Moment moment)
{
    return momentAs(moment, "d MMMM yyyy, HH:mm");
}

QString BookWords::ending(const std::string &ending)
{
    if (ending == "hegemony")
        return tr("Hegemony");
    if (ending == "righteousness")
        return tr("Righteousness");
    if (ending == "hegemony-and-righteousness")
        return tr("Hegemony and righteousness");
    if (ending == "defeat")
        return tr("The crusaders’ defeat");
    if (ending == "era")
        return tr("The end of the era");
    return textOf(ending);
}

QString BookWords::phase(const std::string &phase)
{
    using namespace campaign::table;
    const std::string key = "phase." + phase;
    return textOf(
        hasPhrase(Texts::Checklists, key) ? say(Texts::Checklists, key, Preferences::currentLanguage()) : phase);
}

QString BookWords::cards(const QString &kind)
{
    if (kind == "event")
        return tr("Events");
    if (kind == "building")
        return tr("Buildings");
    if (kind == "tactic")
        return tr("Tactics");
    if (kind == "rescript")
        return tr("Rescripts");
    if (kind == "spy")
        return tr("Spies");
    if (kind == "oath")
        return tr("Oaths");
    if (kind == "commander")
        return tr("Commander cards");
    if (kind == "nickname")
        return tr("Nicknames");
    return tr("Other finds");
}

QString BookWords::quality(const std::string &quality)
{
    return textOf(campaign::capitalised(campaign::prosePatterns().quality(quality, Preferences::currentLanguage())));
}

QString BookWords::refusal(const Refusal &refusal)
{
    if (refusal.code == "cannot-write")
        return tr("That place may not be written. Choose another folder.");
    if (refusal.code == "exists")
        return tr("There is already a file of that name. Choose another.");
    if (refusal.code == "no-typeface")
        return tr("No installed typeface has both Latin and Russian letters. Install EB Garamond or PT Serif.");
    return ProblemWords::told(refusal);
}

QString BookWords::whoHolds(const std::string &person, const std::string &bot)
{
    if (!person.empty())
        return textOf(person);
    return bot.empty() ? tr("nobody") : tr("a bot");
}

} // namespace outremer
