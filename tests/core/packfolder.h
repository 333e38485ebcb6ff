#pragma once

#include "model/core/pack.h"
#include "model/core/record.h"

#include <QTemporaryDir>

namespace outremer::test {

// A content pack on disk for the length of a test.
class PackFolder {
public:
    PackFolder() = default;
    explicit PackFolder(std::string_view game) { info(game); }

    void info(std::string_view game)
    {
        file("pack.json",
            R"({"id": "test", "game": ")" + std::string(game) + R"(", "name": {"ru": "Проба", "en": "Trial"}})");
    }
    void file(const std::string &name, std::string_view bytes) { writeFileSafely((path() / name).string(), bytes); }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

inline std::string builtInFile(std::string_view name)
{
    for (const EmbeddedFile &file : embeddedFiles()) {
        if (file.game == "kingdoms" && file.name == name)
            return std::string(file.bytes);
    }
    return {};
}

} // namespace outremer::test
