#include "shelf.h"

#include "crusaders/crusaders.h"
#include "erased.h"
#include "kingdoms/kingdoms.h"

#include <cstdio>
#include <cstdlib>

namespace outremer {
namespace {

struct Loader {
    std::string_view id;
    Result<GamePtr> (*load)(const Pack &);
};

template <Game G>
constexpr Loader loaderOf()
{
    return { G::kId, &ErasedGame<G>::load };
}

// A new game is its folder and one line here.
constexpr std::array kLoaders{
    loaderOf<crusaders::Crusaders>(),
    loaderOf<kingdoms::Kingdoms>(),
};

} // namespace

const std::vector<GamePtr> &shelf()
{
    static const std::vector<GamePtr> kGames = [] {
        std::vector<GamePtr> games;
        for (const Loader &loader : kLoaders) {
            auto game = loader.load(Pack::builtIn(loader.id));
            if (!game) { // our own content is broken: no program without its games
                std::fprintf(stderr, "%s\n", game.refusal().message.c_str());
                std::abort();
            }
            games.push_back(*game);
        }
        return games;
    }();
    return kGames;
}

GamePtr gameOnShelf(std::string_view id)
{
    for (const GamePtr &game : shelf()) {
        if (game->id() == id)
            return game;
    }
    return nullptr;
}

Result<GamePtr> gameWithPacks(std::string_view id, const std::vector<std::filesystem::path> &packs)
{
    for (const Loader &loader : kLoaders) {
        if (loader.id != id)
            continue;
        Pack pack = Pack::builtIn(id);
        for (const auto &folder : packs) {
            if (const auto problem = pack.overlay(folder))
                return problem->refusal("bad-pack");
        }
        return loader.load(pack);
    }
    return Refusal{ "unknown-game", "there is no game \"" + std::string(id) + "\" on the shelf" };
}

} // namespace outremer
