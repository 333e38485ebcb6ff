// What the campaign's own cards say.
#include "model/crusaders/cardtext.h"

namespace outremer::crusaders {
namespace {

using Filling = std::map<std::string_view, std::string>;

std::string say(const Content &content, Lang lang, const std::string &key, const Filling &filling = {})
{
    return content.cardWords.say(key, lang, [&](const Blank &blank) {
        const auto found = filling.find(blank.argument);
        return found == filling.end() ? "<" + std::string(blank.argument) + ">" : found->second;
    });
}

std::string join(const std::string &text, const std::string &more)
{
    return text.empty() || more.empty() ? text + more : text + " " + more;
}

std::string dutyText(const Content &content, const Oath &oath, Lang lang)
{
    const std::string key = "duty." + std::string(kDutyWords[std::size_t(oath.duty)]);
    const std::string order = "duty.order." + std::string(kOrderWords[std::size_t(oath.order)]);
    const std::string deed = "duty.deed." + std::string(kDeedWords[std::size_t(oath.deed)]);
    Filling filling{ { "number", std::to_string(oath.atLeast) } };
    if (oath.duty == Duty::LeaveInner || oath.duty == Duty::Place)
        filling.emplace("first", say(content, lang, order));
    if (oath.duty == Duty::Do)
        filling.emplace("deed", say(content, lang, deed));
    return say(content, lang, key, filling);
}

} // namespace

std::string oathText(const Content &content, Card card, Lang lang)
{
    const Oath &oath = content.oaths[card < content.oaths.size() ? card : kNoCard];
    return say(content, lang, "oath",
        { { "first", dutyText(content, oath, lang) }, { "effects", clausesOf(content, oath.reward, lang) },
            { "second", clausesOf(content, oath.tribute, lang) }, { "number", std::to_string(oath.influence) },
            { "other", std::to_string(oath.coins) } });
}

std::string commanderText(const Content &content, Card card, Lang lang)
{
    const CommanderCard &face = content.commander[card < content.commander.size() ? card : kNoCard];
    std::string text;
    if (face.gather > 0)
        text = say(content, lang, "commander.gather", { { "number", std::to_string(face.gather) } });
    if (face.moves > 0) {
        const std::string aim = say(content, lang, "aim." + std::string(kAimWords[std::size_t(face.aim)]));
        text = join(text,
            say(content, lang, face.moves == 1 ? "commander.move" : "commander.moves",
                { { "number", std::to_string(face.moves) }, { "first", aim } }));
    }
    if (face.siege.count > 0)
        text =
            join(text, say(content, lang, "commander.siege", { { "effects", clausesOf(content, face.siege, lang) } }));
    return text;
}

std::string nicknameText(const Content &content, Card card, Lang lang)
{
    const Nickname &nickname = content.nicknames[card < content.nicknames.size() ? card : kNoCard];
    std::string text;
    for (std::size_t i = 0; i < nickname.boons.size(); ++i) {
        const std::string place(kPlaceWords[std::size_t(Place::PrayerPoints) + i]);
        if (nickname.boons[i] > 0)
            text = join(text, say(content, lang, "boon." + place, { { "number", std::to_string(nickname.boons[i]) } }));
    }
    if (nickname.start.count > 0)
        text =
            join(text, say(content, lang, "boon.start", { { "effects", clausesOf(content, nickname.start, lang) } }));
    if (nickname.income.count > 0)
        text =
            join(text, say(content, lang, "boon.income", { { "effects", clausesOf(content, nickname.income, lang) } }));
    return text;
}

} // namespace outremer::crusaders
