#include "app/crusaders/board/boardview.h"

#include "app/crusaders/board/cardfaces.h"
#include "app/table/table.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chapter.h"
#include "model/erased.h"

#include <map>

namespace outremer {

std::optional<BoardView> BoardView::of(const Table &table)
{
    if (!table.shown())
        return std::nullopt;
    auto seen = of(*table.shown(), table.viewer(), table.homeSeat());
    if (!seen)
        return std::nullopt;
    seen->table = &table;
    seen->people = table.players();
    if (table.phase() != Table::Choosing || table.replaying()) {
        seen->options.clear();
    } else if (table.askedOpenly()) { // everybody knows what there is to choose
        seen->chooser = seen->active;
        seen->options = table.match()->options();
    }
    return seen;
}

std::optional<BoardView> BoardView::of(const AnyMatch &match, Seat viewer, Seat home)
{
    std::optional<BoardView> seen;
    if (const auto *erased = dynamic_cast<const ErasedMatch<crusaders::Crusaders> *>(&match)) {
        seen = BoardView{ erased->rules().sharedContent(), *erased->viewFor(viewer), viewer, home, {} };
    } else if (const auto *chapter = dynamic_cast<const ErasedMatch<campaign::Chapter> *>(&match)) {
        const auto view = chapter->viewFor(viewer);
        seen = BoardView{ chapter->rules().crusaders().sharedContent(), view->match, viewer, home, *view };
    }
    if (!seen)
        return std::nullopt;
    seen->active = match.decision().seat;
    seen->chooser = viewer;
    if (crusaders::isPlayer(viewer) && seen->active == viewer)
        seen->options = match.options();
    if (seen->state.phase == crusaders::Phase::Over)
        seen->reckoning = Reckoning::of(match, *seen->content, seen->state);
    return seen;
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

QVariantMap BoardView::faceOf(Ref ref) const
{
    struct Faces {
        std::shared_ptr<const crusaders::Content> content; // held: another one cannot be taken for it
        Lang lang{};
        std::map<std::pair<int, int>, QVariantMap> made;
    };
    static Faces faces;
    const Lang lang = Preferences::currentLanguage();
    if (faces.content != content || faces.lang != lang)
        faces = { content, lang, {} };
    const auto [face, isNew] = faces.made.try_emplace({ ref.noun, ref.value });
    if (isNew)
        face->second = outremer::faceOf(*content, ref);
    return face->second;
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
