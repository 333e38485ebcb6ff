#include "crusaders/boardview.h"

#include "chapter.h"
#include "erased.h"
#include "preferences.h"
#include "table.h"

namespace outremer {

std::optional<BoardView> BoardView::of(const Table &table)
{
    const Seat viewer = table.viewer();
    if (const auto *match = dynamic_cast<const ErasedMatch<crusaders::Crusaders> *>(table.shown()))
        return BoardView{ match->rules().sharedContent(), *match->viewFor(viewer), viewer, table.homeSeat(), {},
            &table };
    if (const auto *match = dynamic_cast<const ErasedMatch<campaign::Chapter> *>(table.shown())) {
        const auto view = match->viewFor(viewer);
        return BoardView{ match->rules().crusaders().sharedContent(), view->match, viewer, table.homeSeat(), *view,
            &table };
    }
    return std::nullopt;
}

QString BoardView::ownerId(Seat owner) const
{
    if (owner == crusaders::kSaracens)
        return "saracens";
    if (owner == crusaders::kAutoma)
        return "automa";
    if (owner == crusaders::kClosed)
        return "closed";
    if (owner >= state.seats)
        return {};
    const auto realm = state.player(owner).realm;
    return realm == crusaders::kNoRealm ? "seat-" + QString::number(owner + 1)
                                        : QString::fromStdString(content->realms[realm].id);
}

QString wordFor(const Name &name)
{
    return QString::fromStdString(name.in(Preferences::currentLanguage()));
}

QString wordFor(const Bilingual &text)
{
    return QString::fromStdString(text.in(Preferences::currentLanguage()));
}

} // namespace outremer
