#include "campaign/crusaders/facts/facts.h"

#include "campaign/crusaders/facts/facts_words.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign {
namespace {

using Json = nlohmann::ordered_json;

// What is unknown, empty or zero is left out: a table chapter with only a ranking is a short file.
template <class T>
void put(Json &json, const char *key, const T &value)
{
    if (value != T{})
        json[key] = value;
}
template <class T>
void put(Json &json, const char *key, const std::optional<T> &value)
{
    if (value)
        json[key] = *value;
}

template <class T>
void putAll(Json &json, const char *key, const std::vector<T> &things, Json (*write)(const T &))
{
    for (const T &thing : things)
        json[key].push_back(write(thing));
}

void putSeat(Json &json, const char *key, int seat)
{
    if (seat >= 0)
        json[key] = seat;
}

Json ofStanding(const Standing &standing)
{
    Json json{ { "seat", standing.seat }, { "state", standing.state }, { "rank", standing.rank } };
    put(json, "influence", standing.influence);
    put(json, "points", standing.points);
    put(json, "hegemony", standing.hegemony);
    put(json, "righteousness", standing.righteousness);
    put(json, "fell", standing.fell);
    put(json, "cities", standing.cities);
    put(json, "holyLands", standing.holyLands);
    put(json, "traded", standing.traded);
    return json;
}

Json ofClash(const Clash &clash)
{
    Json json{ { "kind", kClashWords[std::size_t(clash.kind)] } };
    put(json, "round", clash.round);
    json["city"] = clash.city;
    json["attacker"] = clash.attacker;
    json["defender"] = clash.defender;
    put(json, "attackers", clash.attackers);
    put(json, "strength", clash.strength);
    put(json, "attackerWon", clash.attackerWon);
    put(json, "captured", clash.captured);
    put(json, "commanderBeaten", clash.commanderBeaten);
    put(json, "tactics", clash.tactics);
    return json;
}

Json ofOath(const OathFact &oath)
{
    Json json = Json::object();
    put(json, "round", oath.round);
    json["oath"] = oath.oath;
    json["vassal"] = oath.vassal;
    json["suzerain"] = oath.suzerain;
    put(json, "accepted", oath.accepted);
    put(json, "kept", oath.kept);
    return json;
}

Json ofMark(const Mark &mark)
{
    Json json{ { "seat", mark.seat }, { "quality", mark.quality }, { "reason", mark.reason },
        { "amount", mark.amount } };
    put(json, "value", mark.value);
    return json;
}

Json ofInterlude(const InterludeFact &fact)
{
    Json json{ { "interlude", fact.interlude } };
    put(json, "options", fact.options);
    return json;
}

Json ofAward(const Award &award)
{
    return { { "seat", award.seat }, { "nickname", award.nickname } };
}

Json ofScar(const Scar &scar)
{
    Json json{ { "kind", kScarWords[std::size_t(scar.kind)] }, { "city", scar.city } };
    put(json, "year", scar.year);
    return json;
}

Json ofCity(const CityAtEnd &city)
{
    Json json{ { "city", city.city }, { "owner", city.owner }, { "level", city.level } };
    put(json, "units", city.units);
    put(json, "holyLandOf", city.holyLandOf);
    return json;
}

Json ofCounter(const std::pair<std::string, std::string> &counter)
{
    return { { "name", counter.first }, { "value", counter.second } };
}

Json ofHeirloom(const std::optional<std::string> &heirloom)
{
    return heirloom ? Json(*heirloom) : Json(nullptr);
}

Json ofDynasty(const DynastyFacts &dynasty)
{
    Json json{ { "seat", dynasty.seat }, { "state", dynasty.state }, { "ruler", dynasty.ruler } };
    put(json, "feminine", dynasty.isFeminine);
    put(json, "person", dynasty.person);
    put(json, "bot", dynasty.bot);
    return json;
}

Json ofEvening(const EveningFact &evening)
{
    Json json{ { "number", evening.number } };
    put(json, "date", evening.date);
    put(json, "place", evening.place);
    put(json, "present", evening.present);
    put(json, "firstChapter", evening.firstChapter);
    put(json, "lastChapter", evening.lastChapter);
    return json;
}

Json ofNote(const NoteFact &note)
{
    Json json = Json::object();
    put(json, "chapter", note.chapter);
    put(json, "evening", note.evening);
    put(json, "person", note.person);
    json["text"] = note.text;
    return json;
}

Json ofFinal(const FinalScore &score)
{
    return { { "seat", score.seat }, { "chronicle", score.chronicle }, { "fame", score.fame }, { "sets", score.sets },
        { "crown", score.crown } };
}

Json ofPause(const Pause &pause)
{
    Json json{ { "chapter", pause.chapter } };
    put(json, "round", pause.round);
    put(json, "phase", pause.phase);
    put(json, "toMove", pause.toMove);
    json["soFar"] = toJson(pause.soFar);
    return json;
}

} // namespace

Json toJson(const ChapterFacts &facts)
{
    Json json{ { "number", facts.number }, { "origin", kOriginWords[std::size_t(facts.origin)] } };
    put(json, "legacy", facts.legacy);
    put(json, "ending", facts.ending);
    put(json, "rounds", facts.rounds);
    putSeat(json, "winner", facts.winner);
    putAll(json, "standings", facts.standings, ofStanding);
    putAll(json, "clashes", facts.clashes, ofClash);
    putAll(json, "oaths", facts.oaths, ofOath);
    put(json, "events", facts.events);
    putAll(json, "marks", facts.marks, ofMark);
    putAll(json, "interlude", facts.interlude, ofInterlude);
    putAll(json, "nicknames", facts.nicknames, ofAward);
    putAll(json, "heirlooms", facts.heirlooms, ofHeirloom);
    putAll(json, "scars", facts.scars, ofScar);
    putAll(json, "map", facts.map, ofCity);
    putAll(json, "counters", facts.counters, ofCounter);
    return json;
}

Json toJson(const CampaignFacts &facts)
{
    Json json{ { "title", facts.title } };
    put(json, "group", facts.group);
    put(json, "hard", facts.isHard);
    putAll(json, "dynasties", facts.dynasties, ofDynasty);
    for (const ChapterFacts &chapter : facts.chapters)
        json["chapters"].push_back(toJson(chapter));
    putAll(json, "evenings", facts.evenings, ofEvening);
    putAll(json, "notes", facts.notes, ofNote);
    if (facts.pause)
        json["pause"] = ofPause(*facts.pause);
    putAll(json, "finals", facts.finals, ofFinal);
    putSeat(json, "winner", facts.winner);
    put(json, "epilogue", facts.epilogue);
    return json;
}

} // namespace outremer::campaign
