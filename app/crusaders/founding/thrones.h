#pragma once

#include "app/campaigns/founding.h"

namespace outremer {

// The chairs of a campaign while it is being founded. Whichever state somebody takes, the others make room, so that the
// states always fit together as the rules want it (CR-SETUP-03).
class Thrones {
public:
    using Chair = Founding::Chair;

    const std::vector<Chair> &chairs() const { return m_chairs; }
    Chair &operator[](std::size_t seat) { return m_chairs[seat]; }
    std::size_t count() const { return m_chairs.size(); }

    // Other states and rulers, drawn by lot; who sits there stays.
    void draw(int seats, std::uint64_t seed);
    void resize(int seats);
    // If somebody else holds the state, the two change thrones.
    void takeState(std::size_t seat, const std::string &state);

    static std::vector<std::string> states(); // all there are, by id

private:
    bool fit() const;
    void makeRoom(std::size_t keep); // changes the others until they fit
    void install(Chair &chair, const std::string &state) const;
    bool isTaken(const std::string &state) const;

    std::vector<Chair> m_chairs;
};

} // namespace outremer
