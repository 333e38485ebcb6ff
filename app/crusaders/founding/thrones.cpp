#include "app/crusaders/founding/thrones.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/prose/rulers.h"

#include <algorithm>

namespace outremer {

std::vector<std::string> Thrones::states()
{
    std::vector<std::string> ids;
    for (const crusaders::Realm &realm : campaign::chapterRules(*campaign::chapterGame()).content().realms)
        ids.push_back(realm.id);
    return ids;
}

void Thrones::draw(int seats, std::uint64_t seed)
{
    const std::vector<Chair> before = std::move(m_chairs);
    m_chairs = drawnFounding(seats, seed).chairs;
    for (std::size_t seat = 0; seat < std::min(before.size(), m_chairs.size()); ++seat) {
        m_chairs[seat].person = before[seat].person;
        m_chairs[seat].gender = before[seat].gender;
        m_chairs[seat].bot = before[seat].bot;
    }
}

void Thrones::resize(int seats)
{
    m_chairs.resize(std::min(m_chairs.size(), std::size_t(seats)));
    for (const std::string &state : states()) {
        if (m_chairs.size() < std::size_t(seats) && !isTaken(state))
            install(m_chairs.emplace_back(), state);
    }
    makeRoom(0);
}

void Thrones::takeState(std::size_t seat, const std::string &state)
{
    if (m_chairs[seat].state == state)
        return;
    const auto holder = std::ranges::find(m_chairs, state, &Chair::state);
    if (holder != m_chairs.end()) {
        std::swap(holder->state, m_chairs[seat].state);
        std::swap(holder->ruler, m_chairs[seat].ruler);
        std::swap(holder->isFeminine, m_chairs[seat].isFeminine);
    } else {
        install(m_chairs[seat], state);
        makeRoom(seat);
    }
}

bool Thrones::isTaken(const std::string &state) const
{
    return std::ranges::find(m_chairs, state, &Chair::state) != m_chairs.end();
}

void Thrones::install(Chair &chair, const std::string &state) const
{
    const auto rulers = campaign::Rulers::builtIn().of(state);
    chair.state = state;
    chair.ruler = rulers.empty() ? std::string() : rulers.front()->id;
    chair.isFeminine = false;
}

bool Thrones::fit() const
{
    const campaign::Chapter &rules = campaign::chapterRules(*campaign::chapterGame());
    campaign::Book book;
    book.seats = std::uint8_t(m_chairs.size());
    for (std::size_t seat = 0; seat < m_chairs.size(); ++seat)
        book.dynasties[seat].realm = rules.content().realmNamed(m_chairs[seat].state).value_or(crusaders::kNoRealm);
    return rules.brokenBook(book).empty();
}

// Only two states can fail to fit, so trying each of the others in turn is enough.
void Thrones::makeRoom(std::size_t keep)
{
    for (std::size_t seat = 0; seat < m_chairs.size() && !fit(); ++seat) {
        const Chair before = m_chairs[seat];
        for (const std::string &state : states()) {
            if (seat == keep || fit())
                break;
            if (!isTaken(state))
                install(m_chairs[seat], state);
        }
        if (!fit())
            m_chairs[seat] = before;
    }
}

} // namespace outremer
