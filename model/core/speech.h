#pragma once

#include "model/core/anygame.h"

namespace outremer {

// Puts options, events and outcomes of a match into sentences. People's names, when the table has them, stand in for
// the seats' own.
class Speech {
public:
    Speech(const AnyGame &game, Lang lang, std::vector<std::string> people = {})
        : m_game(game)
        , m_lang(lang)
        , m_people(std::move(people))
    {
    }

    std::string option(const Option &option, const RefList &targets) const;
    // As `viewer` may know it; empty when the viewer learns nothing of it.
    std::string event(const Event &event, Seat viewer) const;
    std::string decision(const Decision &decision) const;
    std::string ending(const Outcome &outcome) const;
    std::string name(Ref ref, std::string_view form = "nom") const;
    Lang lang() const { return m_lang; }

    // What is put around every name in a sentence, such as the marks of a link; nothing by default.
    using Decoration = std::function<std::string(Ref ref, const std::string &name)>;
    void decorate(Decoration decoration) { m_decoration = std::move(decoration); }

private:
    std::string fill(const std::string &key, const RefList &refs) const;

    const AnyGame &m_game;
    Lang m_lang;
    std::vector<std::string> m_people;
    Decoration m_decoration;
};

} // namespace outremer
