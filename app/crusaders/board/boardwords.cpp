#include "app/crusaders/board/boardwords.h"

namespace outremer {

using namespace crusaders;

QString ownerName(const BoardView &view, Seat owner)
{
    if (owner == kSaracens)
        return wordFor(view.content->saracens);
    if (owner == kAutoma)
        return wordFor(view.content->automa);
    if (owner >= view.state.seats)
        return {};
    const auto realm = view.state.player(owner).realm;
    return realm == kNoRealm ? thingName(*view.content, "seat.seat-" + std::to_string(owner + 1))
                             : wordFor(view.content->realms[realm].name);
}

QString thingName(const Content &content, std::string_view key)
{
    const auto found = content.names.find(key);
    return found == content.names.end() ? idWord(key) : wordFor(found->second);
}

QString goodName(const Content &content, Good good)
{
    return thingName(content, "good." + std::string(kGoodWords[std::size_t(good)]));
}

QString idWord(std::string_view id)
{
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

} // namespace outremer
