#include "app/crusaders/book/statisticspart.h"

#include "app/archive/archive.h"
#include "app/campaigns/tale.h"
#include "app/crusaders/book/bookwords.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/grammar/numerals.h"

#include <QLocale>

#include <algorithm>

namespace outremer {
namespace {

constexpr int kBusiest = 20; // cards worth a line

std::string kindOf(campaign::Thing thing)
{
    switch (thing) {
    case campaign::Thing::Tactic:
        return "tactic";
    case campaign::Thing::Building:
        return "building";
    case campaign::Thing::Oath:
        return "oath";
    case campaign::Thing::Nickname:
        return "nickname";
    default:
        return {};
    }
}

// Every campaign of the chronicle that is not in the trash; this one alone when it cannot be read.
std::vector<campaign::CampaignFacts> allTales(const BookView &view)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    const auto campaigns = chronicle ? chronicle->campaigns().all() : Result<std::vector<Campaign>>(Refusal{});
    const auto names = campaigns ? taleNames(*chronicle) : Result<TaleNames>(Refusal{});
    std::vector<campaign::CampaignFacts> tales;
    for (std::size_t i = 0; names && i < campaigns->size(); ++i) {
        if (auto tale = taleOf(*chronicle, (*campaigns)[i].id, *campaign::chapterGame(), *names))
            tales.push_back(std::move(*tale));
    }
    return tales.empty() ? std::vector{ view.facts } : tales;
}

} // namespace

void StatisticsPart::setOfAll(bool ofAll)
{
    if (ofAll == m_ofAll)
        return;
    m_ofAll = ofAll;
    show(BookView(m_view));
}

void StatisticsPart::show(const BookView &view)
{
    m_view = view;
    campaign::Statistics statistics;
    if (view.isOpen())
        statistics = campaign::statisticsOf(m_ofAll ? allTales(view) : std::vector{ view.facts });
    showPeople(statistics);
    showStates(statistics);
    showCards(statistics);
    showInfluence();
    emit changed();
}

void StatisticsPart::showPeople(const campaign::Statistics &statistics)
{
    const QLocale locale(m_view.lang == Lang::Ru ? QLocale::Russian : QLocale::English);
    m_people = { QStringList{ tr("Player"), tr("Campaigns"), tr("Chapters"), tr("Victories"), tr("Mean place"),
        tr("States"), tr("Nicknames") } };
    for (const campaign::PersonStatistics &person : statistics.people) {
        const campaign::Names names = m_view.names();
        QStringList states, nicknames;
        for (const std::string &state : person.states)
            states.append(textOf(names.of(campaign::Thing::State, state, m_view.lang)));
        for (const campaign::NicknameHeld &held : person.nicknames)
            nicknames.append(textOf(names.nickname(held.id, held.isFeminine, m_view.lang)));
        m_people.append(QStringList{ textOf(person.person), QString::number(person.campaigns),
            QString::number(person.chapters), QString::number(person.won),
            person.chapters ? locale.toString(person.meanRankHundredths() / 100.0, 'f', 2) : QStringLiteral("–"),
            states.join(", "), nicknames.join(", ") });
    }
}

void StatisticsPart::showStates(const campaign::Statistics &statistics)
{
    m_battles.clear();
    m_states = { QStringList{ tr("State"), tr("Chapters"), tr("Victories"), tr("Battles"), tr("Battles won"),
        tr("Cities held at the ends") } };
    for (const campaign::StateStatistics &state : statistics.states) {
        const QString name = textOf(m_view.names().of(campaign::Thing::State, state.state, m_view.lang));
        m_states.append(QStringList{ name, QString::number(state.chapters), QString::number(state.won),
            QString::number(state.battles), QString::number(state.battlesWon), QString::number(state.cities) });
        m_battles.append(QVariantMap{ { "house", textOf(state.state) }, { "name", name }, { "whole", state.battles },
            { "part", state.battlesWon }, { "text", tr("%1 of %2").arg(state.battlesWon).arg(state.battles) } });
    }
}

void StatisticsPart::showCards(const campaign::Statistics &statistics)
{
    std::vector<campaign::ComponentStatistics> cards = statistics.components;
    std::ranges::stable_sort(cards, std::greater(), &campaign::ComponentStatistics::games);
    m_cards = { QStringList{ tr("Card"), tr("Kind"), tr("Times"), tr("Victories") } };
    for (const campaign::ComponentStatistics &card : cards) {
        const std::string kind = kindOf(card.kind);
        const auto name = m_view.cardName(kind, card.id);
        if (!name || m_cards.size() > kBusiest)
            continue; // sealed, or one too many
        m_cards.append(QStringList{ textOf(*name), BookWords::cards(textOf(kind)), QString::number(card.games),
            card.wins ? QString::number(*card.wins) : QStringLiteral("–") });
    }
}

void StatisticsPart::showInfluence()
{
    m_influence.clear();
    m_chapters.clear();
    for (const campaign::ChapterFacts &chapter : m_view.facts.chapters)
        m_chapters.append(textOf(campaign::roman(chapter.number)));
    for (const campaign::DynastyFacts &dynasty : m_view.facts.dynasties) {
        QVariantList values; // an unknown one is null
        for (const campaign::ChapterFacts &chapter : m_view.facts.chapters) {
            const auto one = std::ranges::find(chapter.standings, dynasty.seat, &campaign::Standing::seat);
            values.append(one != chapter.standings.end() && one->influence ? QVariant(*one->influence) : QVariant());
        }
        m_influence.append(QVariantMap{ { "id", textOf(dynasty.state) },
            { "name", textOf(m_view.names().of(campaign::Thing::State, dynasty.state, m_view.lang)) },
            { "values", values } });
    }
}

} // namespace outremer
