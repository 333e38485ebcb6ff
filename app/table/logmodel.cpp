#include "app/table/logmodel.h"

#include "app/table/table.h"
#include "app/ui/preferences.h"

namespace outremer {
namespace {

// Marks around a name, replaced by tags once the sentence was made safe for styled text: private-use characters, which
// nobody types.
constexpr QChar kLink(0xe000), kName(0xe001), kEnd(0xe002);

} // namespace

LogModel::LogModel(Table &table)
    : QAbstractListModel(&table)
    , m_table(table)
{
    connect(&table, &Table::textChanged, this, [this] { refresh(); });
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QString LogModel::linked(int row) const
{
    const AnyMatch &match = *m_table.shown();
    const AnyGame &game = match.game();
    Speech speech = m_table.speech();
    speech.decorate([&game](Ref ref, const std::string &name) {
        const std::string_view noun = game.nounName(ref.noun);
        if (!game.look().isLinked(noun))
            return name;
        return (kLink + QString::fromUtf8(noun.data(), qsizetype(noun.size())) + ":"
            + QString::fromStdString(game.idOf(ref)) + kName + QString::fromStdString(name) + kEnd)
            .toStdString();
    });
    QString text = QString::fromStdString(speech.event(match.events()[std::size_t(row)], m_table.viewer()));
    text = text.toHtmlEscaped();
    return text.replace(kLink, "<a href=\"").replace(kName, "\">").replace(kEnd, "</a>");
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_table.shown()->events()[std::size_t(index.row())];
    const AnyGame &game = m_table.shown()->game();
    switch (role) {
    case TextRole:
        return QString::fromStdString(m_table.speech().event(event, m_table.viewer()));
    case LinkedRole:
        return linked(index.row());
    case SeatIdRole:
        for (const Ref &ref : event.fields) {
            if (ref.noun == kSeatNoun || ref.noun == m_table.shown()->seatRef(0).noun)
                return QString::fromStdString(game.idOf(ref));
        }
        return QString();
    case KindRole:
        return QString::fromUtf8(game.eventName(event.kind).data(), qsizetype(game.eventName(event.kind).size()));
    case ToneRole:
        return int(game.look().toneOf(game.eventName(event.kind)));
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return { { TextRole, "text" }, { LinkedRole, "linked" }, { SeatIdRole, "seatId" }, { KindRole, "kind" },
        { ToneRole, "tone" } };
}

void LogModel::reset()
{
    beginResetModel();
    m_rows = m_table.shown() ? int(m_table.shown()->events().size()) : 0;
    endResetModel();
}

// Lines are added as the match goes on and taken away by undo; a change of viewer or language rewords the rest.
void LogModel::refresh()
{
    if (!m_table.shown())
        return;
    const int wanted = int(m_table.shown()->events().size());
    if (wanted < m_rows) {
        beginRemoveRows({}, wanted, m_rows - 1);
        m_rows = wanted;
        endRemoveRows();
    }
    const QString language = Preferences::instance()->language();
    if (m_rows > 0 && (m_viewer != m_table.viewer() || m_language != language))
        emit dataChanged(index(0), index(m_rows - 1));
    m_viewer = m_table.viewer();
    m_language = language;
    if (wanted > m_rows) {
        beginInsertRows({}, m_rows, wanted - 1);
        m_rows = wanted;
        endInsertRows();
    }
}

} // namespace outremer
