#pragma once

#include "app/drawing/svgpath.h"
#include "app/table/choiceicon.h"
#include "app/table/gamedoor.h"
#include "model/bots/bots.h"
#include "model/core/things.h"
#include "model/shelf.h"
#include "tests/app/seated.h"
#include "tests/app/signs.h"

#include <QFile>
#include <QStringList>

#include <set>

namespace outremer::test {

// What a game lacks to be at home in the window: its look and its door, told one by one. Empty when it is complete.
class DoorCheck {
public:
    explicit DoorCheck(const AnyGame &game)
        : m_game(game)
        , m_look(game.look())
        , m_pack(Pack::builtIn(game.id()))
        , m_signs(drawnSigns())
    {
    }

    QStringList missing()
    {
        emblem();
        questions();
        tones();
        icons();
        sections();
        links();
        setup();
        for (int seats = m_game.minSeats(); seats <= m_game.maxSeats(); ++seats)
            match(seats);
        answers();
        const QString page = m_game.id().empty() ? QString() : doorOf(m_game.id()).page().toString();
        demand(page.startsWith("qrc:") && QFile::exists(page.mid(3)), "a page: " + page);
        return m_missing;
    }

private:
    void demand(bool isThere, const QString &what)
    {
        if (!isThere && !m_missing.contains(what))
            m_missing.append(what);
    }
    static QString text(std::string_view words) { return QString::fromUtf8(words.data(), qsizetype(words.size())); }
    static bool isDrawn(const std::string &path, const QRectF &box)
    {
        const QRectF drawn = svgPath(text(path)).boundingRect();
        return drawn.width() > 10 && drawn.height() > 10 && box.contains(drawn);
    }
    // The names of phrases of one kind; a game built upon another shares its file.
    std::vector<std::string> named(const std::string &kind) const
    {
        std::vector<std::string> names;
        std::optional<Problem> problem;
        for (const auto &[key, phrase] : m_pack.file("phrases.json", problem).members()) {
            if (key.starts_with(kind + ".") && !key.ends_with(".hidden"))
                names.push_back(key.substr(kind.size() + 1));
        }
        return names;
    }

    void emblem()
    {
        demand(isDrawn(m_look.emblem.path, { 0, 0, 200, 200 }), "an emblem that can be seen");
        for (const Emblem::Field &field : m_look.emblem.fields)
            demand(isDrawn(field.path, { 0, 0, 200, 200 }), "an emblem with fields that can be seen");
        for (const Lang lang : kLanguages)
            demand(!m_look.showSecrets.in(lang).empty(), "words for looking at secrets");
    }
    void questions()
    {
        for (const std::string &name : named("decision")) {
            const bool isHinted = std::ranges::any_of(
                m_look.hints, [&](const Hint &hint) { return std::ranges::count(hint.at, name) > 0; });
            const bool isExempt = std::ranges::count(m_look.unhinted, name) > 0;
            demand(isHinted != isExempt, "a hint for \"" + text(name) + "\", or the word that it needs none");
        }
    }
    // Every kind of event has one tone, and nothing else has.
    void tones()
    {
        std::set<std::string_view> told;
        for (int kind = 0; kind < 256; ++kind)
            told.insert(m_game.eventName(std::uint8_t(kind)));
        told.erase("?");
        for (std::string_view event : told)
            demand(m_look.tones.contains(event), "a tone for \"" + text(event) + "\"");
        for (const auto &[event, tone] : m_look.tones)
            demand(told.contains(event), "no tone for \"" + text(event) + "\"");
    }
    // Every verb that has a sentence has an icon, also those that random matches never offer.
    void icons()
    {
        for (const std::string &verb : named("option")) {
            const VerbIcon icon = m_look.iconOf(verb);
            const bool isDrawnByName = m_signs.contains(QString::fromStdString(icon.sign));
            demand(isDrawnByName || !icon.noun.empty(), "a sign for \"" + text(verb) + "\"");
        }
    }
    // Whoever names a noun's signs has one of each.
    void icons(const AnyMatch &match)
    {
        for (const Option &option : match.options()) {
            const QString icon = choiceIcon(m_game, option, match.targets(option));
            demand(m_signs.contains(icon), "the sign \"" + icon + "\" of " + text(m_game.optionName(option)));
        }
    }
    void sections()
    {
        for (const Rule &rule : m_game.rulebook().rules()) {
            const std::string section = rule.id.substr(0, rule.id.rfind('-'));
            const auto title = m_look.sections.find(section);
            demand(title != m_look.sections.end(), "a title for the section " + text(section));
            for (const Lang lang : kLanguages)
                demand(title == m_look.sections.end() || !title->second.in(lang).empty(), "a title in both languages");
        }
    }
    void links()
    {
        std::string sentences;
        std::optional<Problem> problem;
        for (const auto &[key, phrase] : m_pack.file("phrases.json", problem).members()) {
            if (key.starts_with("event."))
                sentences += phrase.at("en").text();
        }
        for (const std::string &noun : m_look.links)
            demand(problem || sentences.find("{" + noun) != std::string::npos,
                "no link that leads nowhere: " + text(noun));
    }
    void setup()
    {
        for (const SetupOption &option : m_game.setupOptions()) {
            demand(m_game.phrases().has("setup." + option.id), "words for the option " + text(option.id));
            for (const std::string &value : option.values)
                demand(m_game.phrases().has("setup." + option.id + "." + value), "words for " + text(value));
        }
    }
    // Seats are houses by the end of a match at the latest, each with a colour of its own by day and by night.
    void match(int seats)
    {
        auto match = m_game.start(defaultSetup(m_game.setupOptions(), seats, 3));
        if (!match)
            return demand(false, "a match for " + QString::number(seats));
        Rng rng{ 5 };
        for (int step = 0; !(*match)->decision().isOver(); ++step) {
            icons(**match);
            if (step % 16 == 0)
                fields(**match, (*match)->decision().seat);
            (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Random, rng));
        }
        fields(**match, kNobody);
        std::set<std::string> day, night;
        for (Seat seat = 0; seat < seats; ++seat) {
            const std::string id = (*match)->seatId(seat);
            const auto house = std::ranges::find(m_look.houses, id, &House::id);
            demand(house != m_look.houses.end(), "a house \"" + text(id) + "\"");
            if (house == m_look.houses.end())
                continue;
            demand(isDrawn(house->charge, { 0, 0, 120, 140 }), "a charge for \"" + text(id) + "\"");
            demand(day.insert(house->field.day).second && night.insert(house->field.night).second,
                "a colour of its own for \"" + text(id) + "\"");
        }
    }
    // What the door says to those who sit at a table: something is open to all, and no price falls below nothing.
    void answers()
    {
        const GameDoor &door = doorOf(m_game.id());
        SeatedTable table(seededMatch(std::string(m_game.id()).c_str(), m_game.maxSeats(), 2));
        Rng rng{ 6 };
        for (int step = 0; step < 150 && table->phase() != Table::Over; ++step) {
            if (table->phase() == Table::HandOver)
                table.takeOver();
            const AnyMatch &match = *table->match();
            for (Seat seat = 0; seat < match.seatCount(); ++seat) {
                const std::vector<Sight> sights = door.sights(*table, match, seat);
                demand(std::ranges::count(sights, Sight::Group::Open, &Sight::group) > 0, "words for what all see");
                for (const Sight &sight : sights)
                    demand(!sight.text.isEmpty() && !sight.text.contains('%'), "words for a sight: " + sight.text);
            }
            const auto details = door.details(*table);
            for (const Option &option : match.options()) {
                const ChoiceDetails said = details(option, match.targets(option));
                demand(said.discount >= 0 && said.discount <= said.price.size(),
                    "a price for " + text(m_game.optionName(option)));
            }
            table->submit(someChoice(match, rng));
        }
    }
    void fields(const AnyMatch &match, Seat viewer)
    {
        for (const ThingGroup &group : match.things(viewer))
            demand(m_game.phrases().has("field." + group.field), "a name for the field \"" + text(group.field) + "\"");
    }

    const AnyGame &m_game;
    const Look &m_look;
    const Pack m_pack;
    const QVariantMap m_signs;
    QStringList m_missing;
};

} // namespace outremer::test
