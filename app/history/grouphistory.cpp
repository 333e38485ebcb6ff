#include "app/history/grouphistory.h"

#include "app/archive/archive.h"
#include "app/history/historytables.h"
#include "app/play/pastplays.h"
#include "app/ui/preferences.h"
#include "campaign/plays/bgstats.h"
#include "model/core/record.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace outremer {

GroupHistory::GroupHistory(QObject *parent)
    : QObject(parent)
{
    connect(Archive::instance(), &Archive::contentChanged, this, &GroupHistory::read);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &GroupHistory::count);
    read();
}

// While the file is lent to a worker the page goes on showing what it showed.
void GroupHistory::read()
{
    Archive *archive = Archive::instance();
    if (archive->state() == Archive::Busy || archive->state() == Archive::Opening)
        return;
    m_plays.clear();
    if (archive->chronicle()) {
        auto plays = pastPlays(*archive->chronicle());
        if (plays)
            m_plays = std::move(*plays);
        else
            archive->accepts(plays.refusal());
    }
    count();
}

void GroupHistory::fillChoices()
{
    const Lang lang = Preferences::currentLanguage();
    m_gameChoices = { QVariantMap{ { "value", QString() }, { "text", tr("All games") } } };
    m_personChoices = { QVariantMap{ { "value", 0 }, { "text", tr("Everybody") } } };
    const plays::PlayStatistics all = plays::statisticsOf(m_plays);
    for (const plays::GameCount &game : all.games)
        m_gameChoices.append(QVariantMap{ { "value", QString::fromStdString(game.game) },
            { "text", QString::fromStdString(shelfNames().game(game.game, lang)) } });
    for (const plays::SitterCount &person : all.people)
        m_personChoices.append(
            QVariantMap{ { "value", int(person.who.person) }, { "text", HistoryTables::nameOf(person.who) } });
}

void GroupHistory::count()
{
    fillChoices();
    m_statistics = plays::statisticsOf(m_plays, m_filter);
    const HistoryTables tables(m_statistics, Preferences::currentLanguage());
    m_summary = tables.summary();
    m_winBars = tables.winBars();
    m_gameBars = tables.gameBars();
    m_winLines = tables.winLines();
    m_columns = tables.columns();
    m_people = tables.people();
    m_peopleArms = tables.peopleArms();
    m_bots = tables.bots();
    m_headToHead = tables.headToHead();
    m_rivalries = tables.rivalries();
    m_againstBots = tables.againstBots();
    m_games = tables.games();
    m_houses = tables.houses();
    m_houseArms = tables.houseArms();
    m_evenings = tables.evenings(m_shown);
    emit changed();
}

void GroupHistory::setGame(const QString &game)
{
    m_filter.game = game.toStdString();
    count();
}

void GroupHistory::setPerson(int person)
{
    m_filter.person = person;
    count();
}

void GroupHistory::setWithoutBots(bool withoutBots)
{
    m_filter.withoutBots = withoutBots;
    count();
}

void GroupHistory::showOlder()
{
    m_shown += kEvenings;
    count();
}

QString GroupHistory::folder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString GroupHistory::suggestedName() const
{
    return tr("Our plays") + ".bgsplay";
}

void GroupHistory::say(const QString &message, bool isAsking)
{
    m_message = message;
    m_isAsking = isAsking;
    emit messageChanged();
}

void GroupHistory::save(const QString &path)
{
    if (QFileInfo(path).isDir() || !QFileInfo(path).dir().exists())
        return say(tr("There is no such folder. Choose another."));
    m_path = path;
    if (QFileInfo::exists(path))
        return say(tr("There is already a file of that name. Shall it be replaced?"), true);
    write(path);
}

void GroupHistory::replace()
{
    if (m_isAsking)
        write(m_path);
}

void GroupHistory::dismiss()
{
    say({});
}

void GroupHistory::write(const QString &path)
{
    const auto file = plays::bgStatsOf(m_statistics.plays, shelfNames(), {}, Preferences::currentLanguage());
    if (writeFileSafely(path.toStdString(), file.text))
        return say(tr("The file could not be written. Choose another folder."));
    const QString done = tr("Written to %1").arg(QDir::toNativeSeparators(path));
    say(file.left.empty() ? done
                          : done + "\n"
                + tr("%n play(s) were left out: their day or their end is not known.", nullptr, int(file.left.size())));
}

} // namespace outremer
