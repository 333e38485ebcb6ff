#include "db/photofiles.h"

#include "db/files.h"
#include "db/problems.h"

#include "model/core/hash.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr const char *kTitle = "Outremer photographs 1";

std::uint64_t contentHash(std::string_view bytes)
{
    Hasher hasher;
    hasher.text(bytes);
    return hasher.result();
}

std::optional<std::uint64_t> numberFrom(const std::string &word, int base)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, base);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

// A path of ours goes down from the folder and has no letters that could end a line.
bool isInside(const fs::path &path)
{
    if (path.empty() || path.is_absolute())
        return false;
    if (std::ranges::any_of(path.string(), [](char letter) { return static_cast<unsigned char>(letter) < ' '; }))
        return false;
    return std::ranges::none_of(path, [](const fs::path &part) { return part == ".." || part == "."; });
}

} // namespace

fs::path photoFileOf(const fs::path &chronicle, const std::string &path)
{
    if (!isInside(path))
        return {};
    std::error_code error;
    const fs::path home = fs::canonical(chronicle.parent_path(), error);
    const fs::path file = fs::canonical(home / path, error); // wherever links lead
    if (error || !fs::is_regular_file(file, error) || fs::file_size(file, error) > kMaxPhoto)
        return {};
    const auto [end, inside] = std::ranges::mismatch(home, file);
    return end == home.end() ? file : fs::path();
}

std::string bytesOfPhoto(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    std::string bytes{ std::istreambuf_iterator<char>(in), {} };
    if (in.bad() || !in.is_open() || bytes.size() > kMaxPhoto)
        throw StoreProblem("cannot-open", file.string() + ": the file cannot be read. Check its permissions.");
    return bytes;
}

void writePhoto(const fs::path &file, const std::string &bytes)
{
    fs::create_directories(file.parent_path());
    const ScratchFolder scratch(file.parent_path());
    const fs::path draft = scratch.path() / "picture";
    writeNew(draft, bytes);
    renameDurably(draft, file);
}

KeptPhotos::KeptPhotos(const fs::path &backup)
    : m_backup(backup)
{
}

fs::path KeptPhotos::listOf(const fs::path &backup)
{
    return backup.string() + ".photos";
}

fs::path KeptPhotos::pictureOf(const Kept &kept) const
{
    return m_backup.parent_path() / "photos" / (hex(kept.hash) + "-" + std::to_string(kept.bytes));
}

KeptPhotos::List KeptPhotos::read(const fs::path &list)
{
    std::ifstream in(list, std::ios::binary);
    const std::string text{ std::istreambuf_iterator<char>(in), {} };
    const std::size_t sealAt = text.rfind("seal ");
    if (!in || !text.starts_with(kTitle) || sealAt == std::string::npos
        || text.substr(sealAt) != "seal " + hex(contentHash(std::string_view(text).substr(0, sealAt))) + "\n")
        return {};
    List kept;
    std::istringstream lines(text.substr(0, sealAt));
    std::string line;
    std::getline(lines, line); // the title
    while (std::getline(lines, line)) {
        const std::size_t first = line.find(' ');
        const std::size_t second = line.find(' ', first + 1);
        if (first == std::string::npos || second == std::string::npos)
            continue;
        const auto hash = numberFrom(line.substr(0, first), 16);
        const auto bytes = numberFrom(line.substr(first + 1, second - first - 1), 10);
        if (hash && bytes && isInside(line.substr(second + 1)))
            kept[line.substr(second + 1)] = { *hash, *bytes };
    }
    return kept;
}

void KeptPhotos::keep(const fs::path &chronicle, const std::vector<Photo> &photos, const std::vector<fs::path> &before)
{
    List known;
    for (const fs::path &older : before) {
        for (const auto &[path, kept] : read(listOf(older)))
            known[path] = kept;
    }
    std::string text = std::string(kTitle) + "\n";
    const std::size_t empty = text.size();
    for (const Photo &photo : photos) {
        const fs::path file = photoFileOf(chronicle, photo.path);
        if (file.empty())
            continue;
        // A picture never changes under its name, so one that is kept already is known by its size.
        const auto old = known.find(photo.path);
        Kept kept = old == known.end() ? Kept{} : old->second;
        std::error_code error;
        const bool isKept = old != known.end() && kept.bytes == fs::file_size(file)
            && fs::file_size(pictureOf(kept), error) == kept.bytes && !error;
        if (!isKept) {
            const std::string bytes = bytesOfPhoto(file);
            kept = { contentHash(bytes), bytes.size() };
            if (!fs::exists(pictureOf(kept)))
                writePhoto(pictureOf(kept), bytes);
            if (contentHash(bytesOfPhoto(pictureOf(kept))) != kept.hash)
                throw StoreProblem("backup-differs",
                    m_backup.string() + ": the backup was thrown away because it differs from the chronicle: "
                        + photo.path + ". Check the chronicle and the disk.");
        }
        text += hex(kept.hash) + " " + std::to_string(kept.bytes) + " " + photo.path + "\n";
    }
    if (text.size() > empty)
        writePhoto(listOf(m_backup), text + "seal " + hex(contentHash(text)) + "\n");
}

int KeptPhotos::bringBack(const fs::path &chronicle) const
{
    int lost = 0;
    for (const auto &[path, kept] : read(listOf(m_backup))) {
        const fs::path file = chronicle.parent_path() / path;
        if (fs::exists(fs::symlink_status(file)))
            continue;
        const auto refusal = guarded(file, [&] {
            const std::string bytes = bytesOfPhoto(pictureOf(kept));
            if (contentHash(bytes) != kept.hash)
                throw damaged(pictureOf(kept), "its checksum does not fit");
            writePhoto(file, bytes);
        });
        lost += refusal ? 1 : 0;
    }
    return lost;
}

} // namespace outremer
