#include "model/shelf.h"

#include "model/crusaders/crusaders.h"
#include "model/erased.h"
#include "model/kingdoms/kingdoms.h"

#include <cstdio>
#include <cstdlib>

namespace outremer {
namespace {

template <Game G>
constexpr GameLoader loaderOf()
{
    return { G::kId, &ErasedGame<G>::load };
}

// A new game is its folder, and here its include and one line.
constexpr std::array kLoaders{
    loaderOf<crusaders::Crusaders>(),
    loaderOf<kingdoms::Kingdoms>(),
};

std::vector<GameLoader> &loaders()
{
    static std::vector<GameLoader> all(kLoaders.begin(), kLoaders.end());
    return all;
}

} // namespace

void bringToShelf(const GameLoader &game, std::span<const EmbeddedFile> content)
{
    alsoEmbed(content);
    loaders().push_back(game);
}

const std::vector<GamePtr> &shelf()
{
    static const std::vector<GamePtr> kGames = [] {
        std::vector<GamePtr> games;
        for (const GameLoader &loader : loaders()) {
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
    for (const GameLoader &loader : loaders()) {
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
