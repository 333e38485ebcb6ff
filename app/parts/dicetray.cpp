#include "app/parts/dicetray.h"

#include "app/table/tablelink.h"

namespace outremer {
namespace {

using Dice = FixedList<Die, Event::kMostDice>;

Dice diceIn(const Event &event, Seat viewer)
{
    const auto seen = seenFrom(event, viewer);
    return seen ? seen->dice : Dice{};
}

QString wordsOf(const Die &die, const Phrasebook &phrases, Lang lang)
{
    const std::string kind = "die." + std::to_string(die.kind);
    const QString value = QString::number(die.value);
    return die.kind == 0 ? value : QString::fromStdString(phrases.say(kind, lang)) + ' ' + value;
}

} // namespace

RollSpan newestRoll(const std::vector<Event> &events, Seat viewer)
{
    std::size_t end = events.size();
    while (end > 0 && diceIn(events[end - 1], viewer).empty())
        --end;
    std::size_t first = end;
    while (first > 0 && !diceIn(events[first - 1], viewer).empty())
        --first;
    return { first, end };
}

DiceTray::DiceTray(QObject *parent)
    : QObject(parent)
    , m_dice(new ThingRows(this))
{
}

void DiceTray::setTable(Table *table)
{
    if (!turnTo(table, m_table, this))
        return;
    forget();
    if (m_table) {
        connect(m_table, &Table::opened, this, &DiceTray::forget);
        connect(m_table, &Table::moved, this, &DiceTray::follow);
        follow();
    }
    emit tableChanged();
}

void DiceTray::forget()
{
    m_isFollowing = false;
    m_roll = {};
    m_dice->clear();
    m_sentence.clear();
    m_spoken.clear();
    emit changed();
}

void DiceTray::follow()
{
    const AnyMatch *match = m_table ? m_table->shown() : nullptr;
    if (!match)
        return;
    const std::size_t before = m_events;
    const std::size_t forgotten = std::size_t(m_table->stepCount()) - m_table->match()->journal().size();
    const bool hasFollowed = m_isFollowing && forgotten == m_forgotten; // else its past has come in since
    m_events = match->events().size();
    m_forgotten = forgotten;
    m_isFollowing = !m_table->replaying(); // going on after looking back is nothing new
    m_roll = newestRoll(match->events(), m_table->viewer());
    show(*match);
    if (hasFollowed && m_isFollowing && !m_roll.isEmpty() && m_roll.end > before)
        emit rolled();
}

void DiceTray::show(const AnyMatch &match)
{
    const Speech speech = m_table->speech();
    QList<DieThing> dice;
    QStringList sentences;
    for (std::size_t i = m_roll.first; i < m_roll.end; ++i) {
        for (const Die &die : diceIn(match.events()[i], m_table->viewer())) {
            DieThing thing;
            thing.id = QString("%1.%2").arg(i).arg(dice.size());
            thing.sides = die.sides;
            thing.value = die.value;
            thing.isCounting = die.counts;
            thing.kind = die.kind;
            thing.shows = wordsOf(die, match.game().phrases(), speech.lang());
            thing.label = thing.isCounting ? tr("%1, counts").arg(thing.shows) : thing.shows;
            dice.append(thing);
        }
        const auto words = QString::fromStdString(speech.event(match.events()[i], m_table->viewer()));
        if (!words.isEmpty() && !sentences.contains(words))
            sentences.append(words);
    }
    m_dice->show(dice);
    m_sentence = sentences.join(' ');
    m_spoken = wordsFor(dice, m_sentence);
    emit changed();
}

QString DiceTray::wordsFor(const QList<DieThing> &dice, const QString &sentence)
{
    QStringList all, counting;
    for (const DieThing &die : dice) {
        all.append(die.shows);
        if (die.isCounting)
            counting.append(all.last());
    }
    if (all.isEmpty())
        return {};
    const QString values = counting.isEmpty() ? tr("Rolled %1.").arg(all.join(", "))
                                              : tr("Rolled %1; counting: %2.").arg(all.join(", "), counting.join(", "));
    return sentence.isEmpty() ? values : values + ' ' + sentence;
}

} // namespace outremer
