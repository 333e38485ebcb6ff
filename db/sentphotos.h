#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace outremer {

class Ledger;
struct Gathering;

// The photographs of a campaign on their way in its file: each is a sealed setting `photo.<path>` with the picture in base64,
// up to 32 MB each and 128 MB together; what is larger stays at home.
inline constexpr const char *kSentPhoto = "photo.";

// Inside a transaction of the file that is being written.
void sendPhotos(const Gathering &gathering, const std::filesystem::path &chronicle, Ledger &bundle);

// Takes the sent pictures out of `gathering` and puts them into the chronicle's folder under names of our own, which its
// rows then say. They go away again unless they are kept.
class UnpackedPhotos {
public:
    UnpackedPhotos(Gathering &gathering, const std::filesystem::path &chronicle, const std::string &campaignUuid);
    ~UnpackedPhotos();
    UnpackedPhotos(const UnpackedPhotos &) = delete;
    UnpackedPhotos &operator=(const UnpackedPhotos &) = delete;

    std::size_t wanted() const { return m_wanted; }
    std::size_t sent() const { return m_sent; }
    void keep() { m_written.clear(); }

private:
    std::vector<std::filesystem::path> m_written;
    std::size_t m_wanted = 0;
    std::size_t m_sent = 0;
};

} // namespace outremer
