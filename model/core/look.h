#pragma once

#include "model/core/pack.h"
#include "model/core/phrasebook.h"
#include "model/core/rulebook.h"

#include <vector>

namespace outremer {

// A colour on vellum and on black vellum, each "#rrggbb".
struct Tincture {
    std::string day;
    std::string night;
};

// Somebody things belong to: the seat of a player, or an owner that nobody plays. Known by the id that the game gives
// its seats, and drawn as a shield.
struct House {
    std::string id;
    Tincture field;                  // the ground of its shield
    std::optional<Tincture> text{};  // the same as ink on parchment
    std::string charge;              // an SVG path in a box of 120 by 140
    std::optional<Tincture> metal{}; // of the charge, where it is not the common ink
    std::optional<Tincture> plot{};  // as a line or a bar, where the ink of its text is too much like another's
    bool isLight = false;            // dark ink is written upon it
};

// What prices are paid with, known by the name of its sign: a good, say, and the colour of its roundel.
struct Means {
    std::string id;
    Tincture field;
    Tincture ink; // of the sign upon it
};

// The roundel of a game in a box of 200 by 200: a sign in gold, and fields in the colours of houses.
struct Emblem {
    struct Field {
        std::string path;
        std::string house; // empty: parchment
    };
    std::string path;
    std::vector<Field> fields;
};

// A few sentences for somebody who meets a part of a game for the first time: what it is, what one usually considers,
// and which rules say so.
struct Hint {
    std::string id;              // "<game>/plan.place"
    std::vector<std::string> at; // the decisions it belongs to
    std::string event;           // where it belongs to none: it is told once this has happened...
    int times = 0;               // ...so often
    Bilingual title;
    Bilingual text;
    std::vector<std::string> rules;
};

// How loud a line of the log is: small change is quiet, what a group remembers is strong.
enum class Tone : std::uint8_t { Quiet, Plain, Strong };

// What stands for a verb where it is offered: a drawn sign of the window, or the sign that is called like what the option
// is about ("{good}" in look.json).
struct VerbIcon {
    std::string sign;
    std::string noun; // of whose id the sign is; empty: the sign stands for all
};

// How a game looks and is explained, as its content/look.json says it. Nothing of it can change how a match goes, so no
// pack hash holds it.
struct Look {
    Emblem emblem;
    std::vector<House> houses; // that seats can be, and then...
    std::vector<House> others; // ...who owns things without a seat
    std::vector<Means> means;  // if it has prices
    Bilingual showSecrets;     // what a button says that lets a player look at what nobody else may see
    std::map<std::string, Tone, std::less<>> tones;
    Tone usualTone = Tone::Plain;
    std::map<std::string, VerbIcon, std::less<>> icons;   // of verbs, by the names of their options
    std::vector<std::string> passes;                      // verbs that leave things as they are
    std::map<std::string, Bilingual, std::less<>> styles; // what to expect of a bot's style, if it knows styles
    std::vector<std::string> links;                       // nouns whose names lead somewhere in the log
    std::map<std::string, Bilingual, std::less<>> sections;
    std::vector<Hint> hints;           // in the order in which they are told: a phase before its decisions
    std::vector<std::string> unhinted; // decisions that explain themselves

    // What it names must be in the game's own phrases and rules: a look cannot speak of what there is not.
    struct Words {
        std::string_view game;
        const Phrasebook &phrases;
        const Rulebook &rules;
    };
    static Result<Look> load(const Pack &pack, const Words &words);
    // Over a base it may leave out whatever is as there; its own hints are told first.
    static Look read(const JsonReader &reader, const Words &words, const Look *base = nullptr);

    Tone toneOf(std::string_view event) const;
    VerbIcon iconOf(std::string_view verb) const; // none of a verb it does not know
    bool isPass(std::string_view verb) const;
    bool isLinked(std::string_view noun) const;
};

} // namespace outremer
