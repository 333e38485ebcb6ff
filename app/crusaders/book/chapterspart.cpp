#include "app/crusaders/book/chapterspart.h"

#include "app/crusaders/book/bookwords.h"
#include "campaign/crusaders/prose/chapters.h"
#include "campaign/grammar/numerals.h"

#include <algorithm>

namespace outremer {
namespace {

using campaign::ChapterFacts;

// What the page of one chapter says.
class ChapterRow {
    Q_DECLARE_TR_FUNCTIONS(outremer::ChaptersPart)

public:
    ChapterRow(const BookView &view, int number)
        : m_view(view)
        , m_names(view.names())
        , m_cast(view.facts, m_names, view.lang)
        , m_number(number)
    {
        // Nobody is called by what was earned later.
        for (const ChapterFacts &chapter : view.facts.chapters) {
            for (const campaign::Award &award : chapter.nicknames) {
                if (chapter.number < number)
                    m_cast.award(award);
            }
        }
        insert("number", number);
        insert("roman", textOf(campaign::roman(number)));
    }

    RowModel::Row made()
    {
        if (m_number > m_view.reached())
            closed();
        else if (const Chapter *chapter = m_view.chapter(m_number))
            begun(*chapter);
        else
            lost();
        return m_row;
    }

private:
    void insert(const char *role, const QVariant &value) { m_row.insert(role, value); }
    QString nameOf(campaign::Thing thing, const std::string &id) const
    {
        return textOf(m_names.of(thing, id, m_view.lang));
    }

    // Not even its name is told.
    void closed()
    {
        const Chapter *before = m_view.chapter(m_number - 1);
        const bool isNext = m_number == 1 || (before && before->status == ChapterStatus::Finished);
        insert("stage", isNext ? "next" : "sealed");
        insert("stageText", isNext ? tr("To be played next") : tr("Sealed"));
        insert("why",
            isNext ? tr("The seal is broken when you begin this chapter.")
                   : tr("Opens when chapter %1 is written.").arg(textOf(campaign::roman(m_number - 1))));
    }

    // A salvaged campaign may lack a chapter that was played.
    void lost()
    {
        insert("stage", "lost");
        insert("stageText", tr("Lost"));
        insert("why", tr("This chapter is missing from the file: its pages are lost."));
    }

    void begun(const Chapter &chapter)
    {
        const campaign::ChapterText &text = campaign::chapterText(m_number);
        insert("title", textOf(text.title.in(m_view.lang)));
        insert("subtitle", textOf(text.subtitle.in(m_view.lang)));
        insert("years", textOf(campaign::years(text.firstYear, text.lastYear)));
        insert("isTable", chapter.origin == ChapterOrigin::Table);
        addEvenings();
        addUnlocked();
        if (const ChapterFacts *told = m_view.told(m_number)) {
            insert("stage", "written");
            insert("stageText",
                chapter.finished ? tr("Written on %1").arg(BookWords::day(*chapter.finished)) : tr("Written"));
            addFacts(*told);
            return;
        }
        insert("stage", "playing");
        insert("stageText", tr("Being played since %1").arg(BookWords::day(chapter.started)));
        if (m_view.facts.pause)
            addPause(*m_view.facts.pause);
        else if (m_view.pauseProblem)
            insert("pause", BookWords::refusal(*m_view.pauseProblem));
    }

    void addPause(const campaign::Pause &pause)
    {
        const QString phase = BookWords::phase(pause.phase);
        insert("pause",
            pause.toMove.empty() ? tr("Round %1, %2").arg(pause.round).arg(phase)
                                 : tr("Round %1, %2; to move: %3")
                                       .arg(pause.round)
                                       .arg(phase, nameOf(campaign::Thing::State, pause.toMove)));
        addFacts(pause.soFar);
        insert("ending", {});
    }

    void addFacts(const ChapterFacts &told)
    {
        insert("ending", told.ending.empty() ? QString() : BookWords::ending(told.ending));
        insert("rounds", told.rounds);
        insert("hasMap", !told.map.empty());
        const std::string winner = told.winner < 0 ? std::string() : m_cast.stateOf(told.winner);
        insert("winnerHouse", textOf(winner));
        insert("winner", winner.empty() ? QString() : textOf(m_cast.said(winner, "style.nom")));
        if (!told.legacy.empty()) {
            insert("legacy", nameOf(campaign::Thing::Legacy, told.legacy));
            insert("legacyStory", textOf(m_names.story(campaign::Thing::Legacy, told.legacy, m_view.lang)));
        }
        addStandings(told);
        QStringList scars;
        for (const campaign::Scar &scar : told.scars)
            scars.append((scar.kind == campaign::Scar::Kind::Taken ? tr("%1: taken by the Saracens")
                                                                   : tr("%1: the most fought over"))
                             .arg(nameOf(campaign::Thing::City, scar.city)));
        insert("scars", scars);
    }

    void addStandings(const ChapterFacts &told)
    {
        QVariantList standings;
        bool hasSales = false;
        const auto number = [](const std::optional<int> &value) {
            return value ? QString::number(*value) : QStringLiteral("–");
        };
        for (const campaign::Standing &one : told.standings) {
            QStringList marks;
            if (one.hegemony)
                marks.append("hegemony");
            if (one.righteousness)
                marks.append("righteousness");
            hasSales = hasSales || one.traded.has_value();
            standings.append(QVariantMap{ { "rank", one.rank }, { "house", textOf(one.state) },
                { "ruler", textOf(m_cast.said(one.state, "full.nom")) }, { "influence", number(one.influence) },
                { "cities", int(one.cities.size()) }, { "holyLands", int(one.holyLands.size()) },
                { "traded", number(one.traded) }, { "points", one.points }, { "marks", marks }, { "fell", one.fell } });
        }
        insert("standings", standings);
        insert("hasSales", hasSales);
    }

    void addEvenings()
    {
        QStringList evenings;
        for (const campaign::EveningFact &evening : m_view.facts.evenings) {
            if (evening.firstChapter > 0 && evening.firstChapter <= m_number && m_number <= evening.lastChapter)
                evenings.append(textOf(campaign::date(evening.date, m_view.lang)));
        }
        evenings.removeDuplicates();
        insert("evenings", evenings);
    }

    void addUnlocked()
    {
        std::vector<std::pair<QString, int>> kinds; // in the order they were opened
        for (const Unlock &unlock : m_view.unlocks) {
            if (m_view.numberOf(unlock.chapter) != m_number)
                continue;
            const QString kind = textOf(unlock.kind);
            auto known = std::ranges::find(kinds, kind, &std::pair<QString, int>::first);
            if (known == kinds.end())
                known = kinds.insert(kinds.end(), { kind, 0 });
            ++known->second;
        }
        QVariantList unlocked;
        for (const auto &[kind, count] : kinds)
            unlocked.append(
                QVariantMap{ { "kind", kind }, { "text", tr("%1: %2").arg(BookWords::cards(kind)).arg(count) } });
        insert("unlocked", unlocked);
    }

    const BookView &m_view;
    campaign::Names m_names;
    campaign::Cast m_cast;
    int m_number;
    RowModel::Row m_row;
};

} // namespace

ChaptersPart::ChaptersPart(QObject *parent)
    : BookPart(parent)
    , m_rows(new RowModel({ "number", "roman", "stage", "stageText", "why", "title", "subtitle", "years", "isTable",
                              "ending", "winner", "winnerHouse", "rounds", "pause", "evenings", "standings", "hasSales",
                              "hasMap", "legacy", "legacyStory", "unlocked", "scars" },
          this))
{
}

void ChaptersPart::show(const BookView &view)
{
    QList<RowModel::Row> rows;
    for (int number = 1; view.isOpen() && number <= campaign::kChapters; ++number)
        rows.append(ChapterRow(view, number).made());
    m_current = std::max(1, view.reached());
    m_rows->show(rows);
    emit changed();
}

} // namespace outremer
