#pragma once

#include "app/care/rulesearch.h"
#include "model/shelf.h"

#include <QAbstractListModel>
#include <QVariantList>
#include <qqml.h>

namespace outremer {

// Every rule of a game in the order of its book, by section, and of those the ones that have the words somebody types.
class RulesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged)
    Q_PROPERTY(QStringList gameTitles READ gameTitles NOTIFY wordsChanged)         // of all that have rules
    Q_PROPERTY(int gameIndex READ gameIndex WRITE setGameIndex NOTIFY gameChanged) // the present one's among them
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    // Those that have a rule to show: maps of id, title, count (of rules shown) and row (of the first).
    Q_PROPERTY(QVariantList sections READ sections NOTIFY shownChanged)
    Q_PROPERTY(int count READ count NOTIFY shownChanged)

public:
    enum Role { RuleIdRole = Qt::UserRole, MarkedIdRole, TextRole, MarkedRole, HeadingRole };

    explicit RulesModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString gameId() const;
    void setGameId(const QString &id);
    QStringList gameTitles() const;
    int gameIndex() const;
    void setGameIndex(int index);
    QString search() const { return m_typed; }
    void setSearch(const QString &typed);
    QVariantList sections() const { return m_sections; }
    int count() const { return int(m_shown.size()); }

    // Shows all rules of a game that has this one, the present game if it does; answers its row, or -1 if none has it.
    Q_INVOKABLE int open(const QString &ruleId);
    Q_INVOKABLE QString sectionAt(int row) const; // its id

    // "CR-BATTLE" of "CR-BATTLE-31"; and what people call it, empty if nobody gave it a title.
    static QString sectionOf(const QString &ruleId);
    static QString titleOf(const QString &section);

signals:
    void gameChanged();
    void searchChanged();
    void wordsChanged();
    void shownChanged();

private:
    struct Entry {
        QString id;
        QString text;
        QString foldedId;
        QString foldedText;
        QString section;
    };

    void reload(); // the game or the language is another one
    void filter();
    int rowOf(const QString &ruleId) const;

    GamePtr m_game;
    QString m_typed;
    RuleSearch m_search;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_shown; // indexes of entries
    QVariantList m_sections;
};

} // namespace outremer
