#include "app/care/rulesmodel.h"

#include "app/campaigns/campaigncontent.h"
#include "app/ui/preferences.h"

#include <algorithm>

namespace outremer {
namespace {

GamePtr gameWithRules(const QString &id)
{
    const auto games = allGames();
    const auto found = std::ranges::find(games, id.toStdString(), [](const GamePtr &game) { return game->id(); });
    return found == games.end() ? nullptr : *found;
}

} // namespace

RulesModel::RulesModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_game(allGames().front())
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &RulesModel::reload);
    reload();
}

QString RulesModel::sectionOf(const QString &ruleId)
{
    return ruleId.section('-', 0, -2);
}

QString RulesModel::titleOf(const QString &section)
{
    for (const GamePtr &game : allGames()) {
        const auto &titles = game->look().sections;
        if (const auto found = titles.find(section.toStdString()); found != titles.end())
            return QString::fromStdString(found->second.in(Preferences::currentLanguage()));
    }
    return {};
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[m_shown[std::size_t(index.row())]];
    switch (role) {
    case RuleIdRole:
        return entry.id;
    case MarkedIdRole:
        return m_search.marked(entry.id);
    case TextRole:
        return entry.text;
    case MarkedRole:
        return m_search.marked(entry.text);
    case HeadingRole: // above the first of a section
        return sectionAt(index.row() - 1) == entry.section ? QString() : titleOf(entry.section);
    default:
        return {};
    }
}

QHash<int, QByteArray> RulesModel::roleNames() const
{
    return { { RuleIdRole, "ruleId" }, { MarkedIdRole, "markedId" }, { TextRole, "text" }, { MarkedRole, "marked" },
        { HeadingRole, "heading" } };
}

QString RulesModel::gameId() const
{
    return QString::fromStdString(std::string(m_game->id()));
}

void RulesModel::setGameId(const QString &id)
{
    const GamePtr game = gameWithRules(id);
    if (!game || game == m_game)
        return;
    m_game = game;
    emit gameChanged();
    reload();
}

QStringList RulesModel::gameTitles() const
{
    QStringList titles;
    for (const GamePtr &game : allGames())
        titles.append(QString::fromStdString(game->phrases().say("title", Preferences::currentLanguage())));
    return titles;
}

int RulesModel::gameIndex() const
{
    const auto games = allGames();
    return int(std::ranges::find(games, m_game) - games.begin());
}

void RulesModel::setGameIndex(int index)
{
    const auto games = allGames();
    if (index >= 0 && index < int(games.size()))
        setGameId(QString::fromStdString(std::string(games[std::size_t(index)]->id())));
}

void RulesModel::reload()
{
    m_entries.clear();
    for (const Rule &rule : m_game->rulebook().rules()) {
        Entry entry;
        entry.id = QString::fromStdString(rule.id);
        entry.text = QString::fromStdString(rule.text.in(Preferences::currentLanguage()));
        entry.foldedId = RuleSearch::folded(entry.id);
        entry.foldedText = RuleSearch::folded(entry.text);
        entry.section = sectionOf(entry.id);
        m_entries.push_back(std::move(entry));
    }
    emit wordsChanged();
    filter();
}

void RulesModel::setSearch(const QString &typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    m_search = RuleSearch(typed);
    emit searchChanged();
    filter();
}

void RulesModel::filter()
{
    beginResetModel();
    m_shown.clear();
    m_sections.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        if (!m_search.matches(entry.foldedId, entry.foldedText))
            continue;
        const QVariantMap last = m_sections.isEmpty() ? QVariantMap() : m_sections.last().toMap();
        if (last["id"].toString() == entry.section) {
            m_sections.last() = QVariantMap{ { "id", entry.section }, { "title", last["title"] },
                { "count", last["count"].toInt() + 1 }, { "row", last["row"] } };
        } else {
            m_sections.append(QVariantMap{
                { "id", entry.section }, { "title", titleOf(entry.section) }, { "count", 1 }, { "row", count() } });
        }
        m_shown.push_back(i);
    }
    endResetModel();
    emit shownChanged();
}

int RulesModel::rowOf(const QString &ruleId) const
{
    const auto found = std::ranges::find(m_shown, ruleId, [this](std::size_t entry) { return m_entries[entry].id; });
    return found == m_shown.end() ? -1 : int(found - m_shown.begin());
}

int RulesModel::open(const QString &ruleId)
{
    const auto has = [&](const GamePtr &game) { return game->rulebook().find(ruleId.toStdString()) != nullptr; };
    const auto games = allGames();
    const auto other = std::ranges::find_if(games, has);
    if (!has(m_game) && other == games.end())
        return -1;
    setSearch({});
    if (!has(m_game))
        setGameId(QString::fromStdString(std::string((*other)->id())));
    return rowOf(ruleId);
}

QString RulesModel::sectionAt(int row) const
{
    return row >= 0 && row < count() ? m_entries[m_shown[std::size_t(row)]].section : QString();
}

} // namespace outremer
