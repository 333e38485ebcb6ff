#include "app/crusaders/book/dynastiespart.h"

#include "app/crusaders/book/bookwords.h"
#include "campaign/crusaders/prose/rulers.h"
#include "campaign/grammar/letters.h"
#include "campaign/grammar/numerals.h"
#include "model/crusaders/cardtext.h"

#include <algorithm>

namespace outremer {
namespace {

using campaign::ChapterFacts;

const campaign::Standing *standingOf(const ChapterFacts &chapter, int seat)
{
    const auto found = std::ranges::find(chapter.standings, seat, &campaign::Standing::seat);
    return found == chapter.standings.end() ? nullptr : &*found;
}

// What the page of one dynasty says.
class DynastyRow {
    Q_DECLARE_TR_FUNCTIONS(outremer::DynastiesPart)

public:
    DynastyRow(const BookView &view, const campaign::DynastyFacts &dynasty)
        : m_view(view)
        , m_dynasty(dynasty)
        , m_names(view.names())
        , m_cast(view.cast(m_names))
    {
    }

    RowModel::Row made() const
    {
        const campaign::Dynasty &kept = m_view.book.dynasties[std::size_t(m_dynasty.seat)];
        return { { "seat", m_dynasty.seat }, { "house", textOf(m_dynasty.state) },
            { "stateName", nameOf(campaign::Thing::State, m_dynasty.state) },
            { "style", textOf(m_cast.style(m_dynasty.seat)) },
            { "holder", BookWords::whoHolds(m_dynasty.person, m_dynasty.bot) }, { "holders", holders() },
            { "qualities", qualities(kept) }, { "nicknames", nicknames() }, { "heirlooms", heirlooms() },
            { "oaths", oaths() }, { "places", places() }, { "points", int(kept.points) }, { "tally", finalScore() },
            { "isWinner", m_view.facts.winner == m_dynasty.seat } };
    }

private:
    QString nameOf(campaign::Thing thing, const std::string &id) const
    {
        return textOf(m_names.of(thing, id, m_view.lang));
    }
    static QString roman(const ChapterFacts &chapter) { return textOf(campaign::roman(chapter.number)); }

    // Only when the seat has changed hands is there a history to tell.
    QVariantList holders() const
    {
        QVariantList list;
        for (const DynastyHolder &holder : m_view.holders) {
            if (holder.seat == m_dynasty.seat)
                list.append(QVariantMap{
                    { "who", BookWords::whoHolds(m_view.personOf(holder.person), holder.bot.value_or("")) },
                    { "since", BookWords::day(holder.at) } });
        }
        return list.size() > 1 ? list : QVariantList();
    }

    static QVariantList qualities(const campaign::Dynasty &kept)
    {
        QVariantList list;
        for (std::size_t i = 0; i < crusaders::kQualityWords.size(); ++i) {
            const std::string id(crusaders::kQualityWords[i]);
            list.append(QVariantMap{
                { "id", textOf(id) }, { "name", BookWords::quality(id) }, { "marks", int(kept.marks[i]) } });
        }
        return list;
    }

    bool isFeminine() const
    {
        const campaign::Ruler *ruler = campaign::Rulers::builtIn().find(m_dynasty.ruler);
        return ruler ? ruler->isFeminine : m_dynasty.isFeminine;
    }

    QVariantList nicknames() const
    {
        const crusaders::Content &content = m_view.rules->content();
        QVariantList list;
        for (const ChapterFacts &chapter : m_view.facts.chapters) {
            for (const campaign::Award &award : chapter.nicknames) {
                if (award.seat != m_dynasty.seat)
                    continue;
                QVariantMap row{
                    { "name",
                        textOf(campaign::capitalised(m_names.nickname(award.nickname, isFeminine(), m_view.lang))) },
                    { "story", textOf(m_names.story(campaign::Thing::Nickname, award.nickname, m_view.lang)) },
                    { "chapter", roman(chapter) }
                };
                const auto card = std::ranges::find(content.nicknames, award.nickname, &crusaders::Nickname::id);
                if (card != content.nicknames.end()) {
                    row.insert("quality", textOf(std::string(crusaders::kQualityWords[std::size_t(card->quality)])));
                    row.insert("text",
                        textOf(nicknameText(content, crusaders::Card(card - content.nicknames.begin()), m_view.lang)));
                }
                list.append(row);
            }
        }
        return list;
    }

    QVariantList heirlooms() const
    {
        QVariantList list;
        for (const ChapterFacts &chapter : m_view.facts.chapters) {
            const auto seat = std::size_t(m_dynasty.seat);
            if (seat < chapter.heirlooms.size() && chapter.heirlooms[seat])
                list.append(QVariantMap{ { "name", nameOf(campaign::Thing::Building, *chapter.heirlooms[seat]) },
                    { "chapter", roman(chapter) } });
        }
        return list;
    }

    QVariantMap oath(const campaign::OathFact &fact, const ChapterFacts &chapter) const
    {
        const bool isVassal = fact.vassal == m_dynasty.state;
        const QString other = textOf(m_cast.said(isVassal ? fact.suzerain : fact.vassal, "nom"));
        const QString outcome = !fact.accepted ? "refused" : fact.kept ? "kept" : "broken";
        QString text;
        if (isVassal)
            text = !fact.accepted ? tr("Offered to %1, who refused")
                : fact.kept       ? tr("Sworn to %1 and kept")
                                  : tr("Sworn to %1 and broken");
        else
            text = !fact.accepted ? tr("Refused to %1") : fact.kept ? tr("Kept by %1") : tr("Broken by %1");
        return { { "name", nameOf(campaign::Thing::Oath, fact.oath) }, { "chapter", roman(chapter) },
            { "outcome", outcome }, { "text", text.arg(other) } };
    }

    QVariantList oaths() const
    {
        QVariantList list;
        for (const ChapterFacts &chapter : m_view.facts.chapters) {
            for (const campaign::OathFact &fact : chapter.oaths) {
                if (fact.vassal == m_dynasty.state || fact.suzerain == m_dynasty.state)
                    list.append(oath(fact, chapter));
            }
        }
        return list;
    }

    QVariantList places() const
    {
        QVariantList list;
        for (const ChapterFacts &chapter : m_view.facts.chapters) {
            const campaign::Standing *standing = standingOf(chapter, m_dynasty.seat);
            list.append(QVariantMap{ { "chapter", roman(chapter) }, { "rank", standing ? standing->rank : 0 },
                { "points", standing ? standing->points : 0 } });
        }
        return list;
    }

    QVariantMap finalScore() const
    {
        const auto score = std::ranges::find(m_view.facts.finals, m_dynasty.seat, &campaign::FinalScore::seat);
        if (score == m_view.facts.finals.end())
            return {};
        return { { "chronicle", score->chronicle }, { "fame", score->fame }, { "sets", score->sets },
            { "crown", score->crown }, { "total", score->total() } };
    }

    const BookView &m_view;
    const campaign::DynastyFacts &m_dynasty;
    campaign::Names m_names;
    campaign::Cast m_cast;
};

} // namespace

DynastiesPart::DynastiesPart(QObject *parent)
    : BookPart(parent)
    , m_rows(new RowModel({ "seat", "house", "stateName", "style", "holder", "holders", "qualities", "nicknames",
                              "heirlooms", "oaths", "places", "points", "tally", "isWinner" },
          this))
{
}

void DynastiesPart::show(const BookView &view)
{
    QList<RowModel::Row> rows;
    m_growth.clear();
    m_chapters.clear();
    for (const ChapterFacts &chapter : view.facts.chapters)
        m_chapters.append(textOf(campaign::roman(chapter.number)));
    for (const campaign::DynastyFacts &dynasty : view.facts.dynasties) {
        rows.append(DynastyRow(view, dynasty).made());
        QVariantList values;
        int sum = 0;
        for (const ChapterFacts &chapter : view.facts.chapters) {
            const campaign::Standing *standing = standingOf(chapter, dynasty.seat);
            sum += standing ? standing->points : 0;
            values.append(sum);
        }
        m_growth.append(QVariantMap{ { "id", textOf(dynasty.state) },
            { "name", textOf(view.names().of(campaign::Thing::State, dynasty.state, view.lang)) },
            { "values", values } });
    }
    m_rows->show(rows);
    emit changed();
}

} // namespace outremer
