#include "app/crusaders/board/handpart.h"

namespace outremer {

using namespace crusaders;

namespace {

constexpr double kDiscardStep = 0.3; // the personal discard is a pile, not a fan

// Lays the viewer's cards out in groups, one after the other.
class Fan {
public:
    explicit Fan(const BoardView &view)
        : m_view(view)
        , m_board(view.board())
    {
    }

    void begin(const QString &key, const QString &caption, double step = 1)
    {
        m_step = step;
        m_inGroup = 0;
        m_next = { { "key", key }, { "caption", caption } };
    }
    void lay(std::uint16_t noun, Card card, const QString &state = "held", const QString &prefix = {})
    {
        const QVariantMap face = m_view.faceOf({ noun, card });
        if (face.isEmpty())
            return; // not there, or not to be known
        if (m_inGroup++ == 0) {
            m_next.insert("shift", shifts);
            groups.append(m_next);
        } else {
            shifts += m_step;
        }
        groups.back()["count"] = m_inGroup;
        const QString nounName = QString::fromUtf8(kNounNames[noun]);
        const QString id = face["id"].toString();
        QString key = prefix + nounName + "." + id;
        for (int copy = 2; m_keys.contains(key); ++copy)
            key = QString("%1%2.%3.%4").arg(prefix, nounName, id).arg(copy);
        m_keys.append(key);
        cards.append({ { "key", key }, { "noun", nounName }, { "cardId", id }, { "face", face },
            { "group", int(groups.size()) - 1 }, { "state", state }, { "shift", shifts } });
    }
    template <class List>
    void layAll(std::uint16_t noun, const List &list)
    {
        for (const Card card : list)
            lay(noun, card);
    }
    void layTactics()
    {
        const auto &battle = m_view.state.battle;
        const int side = battle.attacker == m_view.viewer ? kAttacker : kDefender;
        const bool fights = m_view.state.isFighting() && m_board.ownerOf(Side(side)) == m_view.viewer;
        const auto &left = battle.hands[std::size_t(side)];
        for (const Card card : m_view.state.player(m_view.viewer).tactics)
            lay(kTacticNoun, card, !fights ? "held" : left.contains(card) ? "battle" : "used");
    }
    // Whoever plays the Saracens in a battle holds their cards (CR-AMB-57).
    void laySaracens()
    {
        if (!m_view.state.isFighting())
            return;
        for (const Side side : { kDefender, kAttacker }) {
            if (m_board.ownerOf(side) != kSaracens || m_board.seatOf(side) != m_view.viewer)
                continue;
            for (const Card card : m_view.state.battle.hands[side])
                lay(kTacticNoun, card, "battle");
        }
    }
    // What is laid before the viewer to choose from.
    void layOffers()
    {
        const Frame &top = m_board.top();
        if (top.seat != m_view.viewer)
            return;
        if (top.task == Task::KeepGovernor) {
            lay(kGovernorNoun, top.as<TwoGovernors>().one);
            lay(kGovernorNoun, top.as<TwoGovernors>().two);
        } else if (top.task == Task::AnswerOath) {
            lay(kOathNoun, top.as<OneCard>().card, "held", "offer.");
        }
    }

    QList<RowModel::Row> cards, groups;
    double shifts = 0;

private:
    const BoardView &m_view;
    const Board m_board;
    RowModel::Row m_next;
    QStringList m_keys;
    double m_step = 1;
    int m_inGroup = 0;
};

} // namespace

HandPart::HandPart(QObject *parent)
    : BoardPart(parent)
    , m_cards(new RowModel({ "key", "noun", "cardId", "face", "group", "state", "shift" }, this))
    , m_groups(new RowModel({ "key", "caption", "shift", "count" }, this))
{
}

void HandPart::show(const BoardView &view)
{
    if (view.viewer >= view.state.seats)
        return clear();
    const crusaders::Player &player = view.state.player(view.viewer);
    Fan fan(view);
    fan.begin("offers", tr("On offer"));
    fan.layOffers();
    fan.begin("saracens", tr("Saracens"));
    fan.laySaracens();
    fan.begin("tactics", tr("Tactics"));
    fan.layTactics();
    fan.begin("rescripts", tr("Rescripts"));
    fan.layAll(kRescriptNoun, player.rescripts);
    fan.begin("spies", tr("Spies"));
    fan.layAll(kSpyNoun, player.heldSpies);
    fan.begin("bulls", tr("Bull"));
    fan.layAll(kBullNoun, player.bulls);
    fan.begin("oaths", tr("Oaths"));
    fan.layAll(kOathNoun, view.state.saga.dynasts[view.viewer].oaths);
    fan.begin("discard", tr("Discard"), kDiscardStep);
    if (player.realm != kNoRealm) {
        for (const Card card : view.board().personalDiscard(view.viewer))
            fan.lay(kTacticNoun, card, "discarded");
    }
    m_groups->show(fan.groups);
    m_cards->show(fan.cards);
    if (m_shifts != fan.shifts) {
        m_shifts = fan.shifts;
        emit shiftsChanged();
    }
}

void HandPart::clear()
{
    m_cards->clear();
    m_groups->clear();
}

} // namespace outremer
