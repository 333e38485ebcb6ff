#include "campaign/crusaders/companion/formjson.h"

#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/facts/facts_words.h"
#include "model/core/jsonreader.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign::table {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormVersion = 1;
constexpr int kMost = 9999; // of any number in a form

// A text of a form may be empty: somebody is still filling it in.
std::string textOf(const JsonReader &reader)
{
    if (!reader.isText())
        reader.fail("a text");
    return reader.isText() ? reader.node().text : std::string();
}
std::string textAt(const JsonReader &reader, std::string_view key)
{
    const auto found = reader.maybe(key);
    return found ? textOf(*found) : std::string();
}
int numberAt(const JsonReader &reader, std::string_view key, int byDefault)
{
    const auto found = reader.maybe(key);
    return found ? int(found->integer(-kMost, kMost)) : byDefault;
}
std::optional<int> maybeNumberAt(const JsonReader &reader, std::string_view key)
{
    const auto found = reader.maybe(key);
    return found ? std::optional(int(found->integer(-kMost, kMost))) : std::nullopt;
}
bool flagAt(const JsonReader &reader, std::string_view key, bool byDefault)
{
    const auto found = reader.maybe(key);
    return found ? found->boolean() : byDefault;
}
int seatAt(const JsonReader &reader)
{
    return int(reader.at("seat").integer(-kMost, kMost));
}

// Every part of a form is a list of small objects. Each has its keys, how it is written, and how it is read.
template <class T>
struct Part;

template <>
struct Part<Ranked> {
    static constexpr std::array<std::string_view, 8> kKeys{ "seat", "rank", "influence", "points", "traded", "hegemony",
        "righteousness", "fell" };
    static Ranked read(const JsonReader &in)
    {
        return { seatAt(in), numberAt(in, "rank", 0), maybeNumberAt(in, "influence"), maybeNumberAt(in, "points"),
            maybeNumberAt(in, "traded"), flagAt(in, "hegemony", false), flagAt(in, "righteousness", false),
            flagAt(in, "fell", false) };
    }
    static void write(Json &out, const Ranked &one)
    {
        out["seat"] = one.seat;
        out["rank"] = one.rank;
        if (one.influence)
            out["influence"] = *one.influence;
        if (one.points)
            out["points"] = *one.points;
        if (one.traded)
            out["traded"] = *one.traded;
        if (one.hegemony)
            out["hegemony"] = true;
        if (one.righteousness)
            out["righteousness"] = true;
        if (one.fell)
            out["fell"] = true;
    }
};

template <>
struct Part<HeldCity> {
    static constexpr std::array<std::string_view, 4> kKeys{ "city", "owner", "level", "units" };
    static HeldCity read(const JsonReader &in)
    {
        return { textAt(in, "city"), textAt(in, "owner"), maybeNumberAt(in, "level"), maybeNumberAt(in, "units") };
    }
    static void write(Json &out, const HeldCity &one)
    {
        out["city"] = one.city;
        out["owner"] = one.owner;
        if (one.level)
            out["level"] = *one.level;
        if (one.units)
            out["units"] = *one.units;
    }
};

template <>
struct Part<HolyLand> {
    static constexpr std::array<std::string_view, 2> kKeys{ "city", "state" };
    static HolyLand read(const JsonReader &in) { return { textAt(in, "city"), textAt(in, "state") }; }
    static void write(Json &out, const HolyLand &one) { out = { { "city", one.city }, { "state", one.state } }; }
};

template <>
struct Part<QualityMark> {
    static constexpr std::array<std::string_view, 3> kKeys{ "seat", "quality", "amount" };
    static QualityMark read(const JsonReader &in)
    {
        return { seatAt(in), textAt(in, "quality"), numberAt(in, "amount", 1) };
    }
    static void write(Json &out, const QualityMark &one)
    {
        out = { { "seat", one.seat }, { "quality", one.quality } };
        if (one.amount != 1)
            out["amount"] = one.amount;
    }
};

template <>
struct Part<SeatCard> {
    static constexpr std::array<std::string_view, 2> kKeys{ "seat", "card" };
    static SeatCard read(const JsonReader &in) { return { seatAt(in), textAt(in, "card") }; }
    static void write(Json &out, const SeatCard &one) { out = { { "seat", one.seat }, { "card", one.card } }; }
};

template <>
struct Part<SwornOath> {
    static constexpr std::array<std::string_view, 6> kKeys{ "round", "oath", "vassal", "suzerain", "accepted", "kept" };
    static SwornOath read(const JsonReader &in)
    {
        return { numberAt(in, "round", 0), textAt(in, "oath"), textAt(in, "vassal"), textAt(in, "suzerain"),
            flagAt(in, "accepted", true), flagAt(in, "kept", true) };
    }
    static void write(Json &out, const SwornOath &one)
    {
        if (one.round != 0)
            out["round"] = one.round;
        out["oath"] = one.oath;
        out["vassal"] = one.vassal;
        out["suzerain"] = one.suzerain;
        if (!one.accepted)
            out["accepted"] = false;
        if (!one.kept)
            out["kept"] = false;
    }
};

template <>
struct Part<CityScar> {
    static constexpr std::array<std::string_view, 3> kKeys{ "kind", "city", "year" };
    static CityScar read(const JsonReader &in)
    {
        return { Scar::Kind(in.at("kind").oneOf(kScarWords)), textAt(in, "city"), numberAt(in, "year", 0) };
    }
    static void write(Json &out, const CityScar &one)
    {
        out = { { "kind", kScarWords[std::size_t(one.kind)] }, { "city", one.city } };
        if (one.year != 0)
            out["year"] = one.year;
    }
};

template <>
struct Part<Unlocked> {
    static constexpr std::array<std::string_view, 2> kKeys{ "kind", "id" };
    static Unlocked read(const JsonReader &in) { return { textAt(in, "kind"), textAt(in, "id") }; }
    static void write(Json &out, const Unlocked &one) { out = { { "kind", one.kind }, { "id", one.id } }; }
};

template <>
struct Part<Counter> {
    static constexpr std::array<std::string_view, 3> kKeys{ "name", "value", "seat" };
    static Counter read(const JsonReader &in)
    {
        return { textAt(in, "name"), textAt(in, "value"), maybeNumberAt(in, "seat") };
    }
    static void write(Json &out, const Counter &one)
    {
        out = { { "name", one.name }, { "value", one.value } };
        if (one.seat)
            out["seat"] = *one.seat;
    }
};

template <>
struct Part<Remark> {
    static constexpr std::array<std::string_view, 2> kKeys{ "person", "text" };
    static Remark read(const JsonReader &in) { return { textAt(in, "person"), textAt(in, "text") }; }
    static void write(Json &out, const Remark &one)
    {
        if (!one.person.empty())
            out["person"] = one.person;
        out["text"] = one.text;
    }
};

template <>
struct Part<Photograph> {
    static constexpr std::array<std::string_view, 2> kKeys{ "file", "caption" };
    static Photograph read(const JsonReader &in) { return { textAt(in, "file"), textAt(in, "caption") }; }
    static void write(Json &out, const Photograph &one)
    {
        out["file"] = one.file;
        if (!one.caption.empty())
            out["caption"] = one.caption;
    }
};

// Calls visit(key, list) for every list of a form: reading and writing cannot differ in what there is.
template <class Form, class Visit>
void eachList(Form &form, Visit visit)
{
    visit("ranking", form.ranking);
    visit("cities", form.cities);
    visit("holyLands", form.holyLands);
    visit("marks", form.marks);
    visit("nicknames", form.nicknames);
    visit("heirlooms", form.heirlooms);
    visit("scars", form.scars);
    visit("oaths", form.oaths);
    visit("unlocked", form.unlocked);
    visit("counters", form.counters);
    visit("notes", form.notes);
    visit("photographs", form.photographs);
}

} // namespace

Json toJson(const ChapterForm &form)
{
    Json out{ { "form", kFormVersion }, { "chapter", form.chapter } };
    if (form.winner)
        out["winner"] = *form.winner;
    if (!form.ending.empty())
        out["ending"] = form.ending;
    if (form.rounds)
        out["rounds"] = *form.rounds;
    eachList(form, [&](const char *key, const auto &list) {
        for (const auto &one : list) {
            Json item;
            Part<std::decay_t<decltype(one)>>::write(item, one);
            out[key].push_back(std::move(item));
        }
    });
    return out;
}

Result<ChapterForm> formFrom(const std::string &text)
{
    auto parsed = parseJson(text, "form");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-form");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    std::vector<std::string_view> keys{ "form", "chapter", "winner", "ending", "rounds" };
    ChapterForm form;
    reader.at("form").integer(kFormVersion, kFormVersion);
    form.chapter = int(reader.at("chapter").integer(1, kChapters));
    form.winner = maybeNumberAt(reader, "winner");
    form.ending = textAt(reader, "ending");
    form.rounds = maybeNumberAt(reader, "rounds");
    eachList(form, [&](const char *key, auto &list) {
        using P = Part<typename std::decay_t<decltype(list)>::value_type>;
        keys.push_back(key);
        const auto found = reader.maybe(key);
        if (!found)
            return;
        for (const JsonReader &item : found->items()) {
            item.onlyKeys({ P::kKeys.begin(), P::kKeys.end() });
            list.push_back(P::read(item));
        }
    });
    reader.onlyKeys(keys);
    if (problem)
        return problem->refusal("bad-form");
    return form;
}

} // namespace outremer::campaign::table
