#pragma once

#include "model/core/language.h"

#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>

namespace outremer {

// A content file compiled into the program (the list is in model/CMakeLists.txt).
struct EmbeddedFile {
    std::string_view game;
    std::string_view name;
    std::string_view bytes;
};
std::span<const EmbeddedFile> embeddedFiles();
// More of them, of a game that a program brings itself; before any is asked for.
void alsoEmbed(std::span<const EmbeddedFile> files);

// What a pack says about itself in its pack.json.
struct PackInfo {
    std::string id;
    std::string game;
    Bilingual name;
};
std::variant<PackInfo, Problem> readPackInfo(const std::filesystem::path &folder);

// The content files of one game: the built-in ones, with any number of packs laid over them. A pack's objects replace
// the fields they name; arrays of objects with an "id" are merged by id; everything else is replaced whole.
class Pack {
public:
    static Pack builtIn(std::string_view game);

    std::optional<Problem> overlay(const std::filesystem::path &folder);
    // One file in a text, as a pack would hold it: how tests state small packs.
    std::optional<Problem> overlayFile(const std::string &name, std::string_view bytes, const std::string &path);

    const std::string &game() const { return m_game; }
    bool isBuiltIn() const { return m_isBuiltIn; }

    // All that can change how a match goes, as one JSON text for the chronicle: a match keeps the content it began with.
    // Files that only say things are left out unless they differ from those of this program.
    std::string document() const;
    // The pack such a text says. What only says things is that of today, laid over what the text has of it: a newer
    // program tells of things that the old words have no sentence for.
    static std::variant<Pack, Problem> fromDocument(std::string_view text, const std::string &file);

    JsonReader file(const std::string &name, std::optional<Problem> &problem) const;

private:
    bool isSameAsBuiltIn(const std::string &name) const;

    std::string m_game;
    bool m_isBuiltIn = true;                                        // nothing was laid over it
    std::map<std::string, std::shared_ptr<const JsonNode>> m_files; // shared by copies until an overlay changes one
};

// What lies in a folder, sorted, so that the same folder reads the same on every file system; empty when it cannot be
// read.
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path &folder);

// The whole file, or why it cannot be had. Refuses anything over kMaxJsonBytes without reading it.
std::variant<std::string, Problem> readFile(const std::filesystem::path &path);

} // namespace outremer
