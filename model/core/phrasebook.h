#pragma once

#include "model/core/language.h"

#include <functional>
#include <span>
#include <vector>

namespace outremer {

// One blank of a sentence pattern: "{territory:acc}" asks for the accusative of the territory's name.
struct Blank {
    std::string_view argument;
    std::string_view form;
};

// The sentences of a game, by key, in both languages. Patterns are authored, never glued from fragments, so that
// each language keeps its own word order and cases.
class Phrasebook {
public:
    using Fill = std::function<std::string(const Blank &)>;

    // Every blank must be one of the game's nouns.
    static Phrasebook read(const JsonReader &reader, std::span<const std::string_view> nouns);

    // The same book with another's sentences; where both have one, the other's.
    Phrasebook with(const Phrasebook &other) const;

    bool has(const std::string &key) const { return m_patterns.contains(key); }
    // The sentence with its blanks filled; the key itself in angle brackets if there is no such pattern, which tests
    // look for and no player should ever see.
    std::string say(const std::string &key, Lang lang, const Fill &fill) const;
    std::string say(const std::string &key, Lang lang) const;

private:
    std::map<std::string, Bilingual, std::less<>> m_patterns;
};

} // namespace outremer
