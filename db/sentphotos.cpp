#include "db/sentphotos.h"

#include "db/gathering.h"
#include "db/ledger.h"
#include "db/photofiles.h"
#include "db/uuid.h"

#include <algorithm>
#include <array>
#include <set>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargest = 32u << 20;
constexpr std::size_t kMost = 128u << 20;
constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() * 4 / 3 + 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t group = 0;
        for (std::size_t i = 0; i < 3; ++i)
            group = group << 8 | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0u);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= count ? kLetters[group >> (18 - 6 * i) & 63] : '=';
    }
    return text;
}

// Nothing for what is no base64.
std::optional<std::string> fromBase64(std::string_view text)
{
    std::array<int, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        values[static_cast<unsigned char>(kLetters[i])] = int(i);
    std::string bytes;
    std::uint32_t group = 0;
    int bits = 0;
    while (text.ends_with('='))
        text.remove_suffix(1);
    for (const char letter : text) {
        const int value = values[static_cast<unsigned char>(letter)];
        if (value < 0)
            return std::nullopt;
        group = group << 6 | std::uint32_t(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += char(group >> bits & 255);
        }
    }
    return bytes;
}

// Only an ending that a picture has: the rest of the name is ours.
std::string endingOf(const std::string &path)
{
    static const std::set<std::string> kEndings{ ".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp", ".tiff", ".heic" };
    const std::string ending = fs::path(path).extension().string();
    return kEndings.contains(ending) ? ending : std::string();
}

const std::vector<Row> &photosOf(const Gathering &gathering)
{
    static const std::vector<Row> kNone;
    const auto photos = gathering.rows.find("photos");
    return photos == gathering.rows.end() ? kNone : photos->second;
}

} // namespace

void sendPhotos(const Gathering &gathering, const fs::path &chronicle, Ledger &bundle)
{
    std::set<std::string> sent;
    std::size_t sum = 0;
    for (const Row &row : photosOf(gathering)) {
        const std::string path = row.text("path");
        const fs::path file = photoFileOf(chronicle, path);
        if (file.empty() || fs::file_size(file) > std::min(kLargest, kMost - sum) || !sent.insert(path).second)
            continue;
        const std::string bytes = bytesOfPhoto(file);
        sum += bytes.size();
        bundle.insert("settings", { { "key", kSentPhoto + path }, { "value", '"' + toBase64(bytes) + '"' } });
    }
}

UnpackedPhotos::UnpackedPhotos(Gathering &gathering, const fs::path &chronicle, const std::string &campaignUuid)
{
    const auto settings = std::exchange(gathering.rows["settings"], {});
    gathering.rows.erase("settings");
    const auto found = gathering.rows.find("photos");
    if (found == gathering.rows.end())
        return;
    std::map<std::string, std::string> places; // what was sent, by its old path
    for (Row &photo : found->second) {
        ++m_wanted;
        const std::string path = photo.text("path");
        const auto picture =
            std::ranges::find_if(settings, [&](const Row &row) { return row.text("key") == kSentPhoto + path; });
        if (picture == settings.end())
            continue;
        if (!places.contains(path)) {
            const std::string value = picture->text("value");
            const auto bytes =
                value.size() < 2 ? std::nullopt : fromBase64(std::string_view(value).substr(1, value.size() - 2));
            if (!bytes || bytes->size() > kLargest)
                continue;
            const std::string place = "photos/" + campaignUuid + "/" + newUuid() + endingOf(path);
            const fs::path file = chronicle.parent_path() / place;
            writePhoto(file, *bytes);
            m_written.push_back(file);
            places[path] = place;
        }
        photo.set("path", places[path]);
        ++m_sent;
    }
}

UnpackedPhotos::~UnpackedPhotos()
{
    std::error_code ignored;
    for (const fs::path &file : m_written)
        fs::remove(file, ignored);
}

} // namespace outremer
