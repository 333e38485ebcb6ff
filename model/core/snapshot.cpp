#include "model/core/snapshot.h"

#include "model/core/hash.h"

#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <boost/crc.hpp>

#include <cstring>
#include <sstream>

namespace outremer {
namespace {

constexpr char kMagic[4] = { 'O', 'U', 'T', 'R' };
constexpr unsigned kArchiveFlags = boost::archive::no_header | boost::archive::no_codecvt;

struct Head {
    char magic[4];
    std::uint32_t format;
    std::uint32_t length;
    std::uint32_t checksum;
};

// Behind the head and covered by its checksum.
struct Address {
    std::uint64_t game;
    std::uint64_t packHash;
    std::uint32_t revision;
    std::uint32_t archiveVersion;
};

std::uint32_t checksumOf(std::string_view bytes)
{
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data(), bytes.size());
    return crc.checksum();
}

std::uint32_t archiveVersion()
{
    const boost::archive::library_version_type version = boost::archive::BOOST_ARCHIVE_VERSION();
    return version;
}

Address addressOf(const SnapshotStamp &stamp)
{
    Hasher hasher;
    hasher.text(stamp.game);
    return { hasher.result(), stamp.packHash, std::uint32_t(stamp.revision), archiveVersion() };
}

template <class T>
std::string_view bytesOf(const T &value)
{
    return { reinterpret_cast<const char *>(&value), sizeof value };
}

} // namespace

std::string sealSnapshot(const SnapshotStamp &stamp, std::string_view archive)
{
    const Address address = addressOf(stamp);
    std::string rest(bytesOf(address));
    rest += archive;
    Head head{ {}, kSnapshotFormat, std::uint32_t(rest.size()), checksumOf(rest) };
    std::memcpy(head.magic, kMagic, sizeof kMagic);
    return std::string(bytesOf(head)) + rest;
}

Result<std::string_view> openSnapshot(const SnapshotStamp &stamp, std::string_view bytes)
{
    Head head;
    if (bytes.size() < sizeof head + sizeof(Address))
        return Refusal{ "snapshot-short", "the snapshot is cut off" };
    std::memcpy(&head, bytes.data(), sizeof head);
    if (std::memcmp(head.magic, kMagic, sizeof kMagic) != 0)
        return Refusal{ "snapshot-foreign", "this is not a snapshot of Outremer" };
    if (head.format != kSnapshotFormat)
        return Refusal{ "snapshot-version", "the snapshot was written in another format" };
    const std::string_view rest = bytes.substr(sizeof head);
    if (head.length != rest.size() || rest.size() > kMaxSnapshot || head.checksum != checksumOf(rest))
        return Refusal{ "snapshot-damaged", "the snapshot is damaged" };
    Address address;
    std::memcpy(&address, rest.data(), sizeof address);
    const Address wanted = addressOf(stamp);
    if (address.game != wanted.game)
        return Refusal{ "snapshot-other-game", "the snapshot belongs to another game" };
    if (address.revision != wanted.revision || address.archiveVersion != wanted.archiveVersion)
        return Refusal{ "snapshot-version", "the snapshot was written by another version" };
    if (address.packHash != wanted.packHash)
        return Refusal{ "snapshot-other-pack", "the snapshot was made with another content pack" };
    return rest.substr(sizeof address);
}

struct ArchiveWriter::Inner {
    std::ostringstream stream{ std::ios::binary };
    boost::archive::binary_oarchive archive{ stream, kArchiveFlags };
};

ArchiveWriter::ArchiveWriter()
    : m_inner(std::make_unique<Inner>())
{
}

ArchiveWriter::~ArchiveWriter() = default;

void ArchiveWriter::put(std::int64_t value)
{
    m_inner->archive << value;
}

std::string ArchiveWriter::finish()
{
    return m_inner->stream.str();
}

struct ArchiveReader::Inner {
    explicit Inner(std::string_view bytes)
        : stream(std::string(bytes), std::ios::binary)
    {
    }
    std::istringstream stream;
    boost::archive::binary_iarchive archive{ stream, kArchiveFlags };
};

ArchiveReader::ArchiveReader(std::string_view archive)
    : m_inner(std::make_unique<Inner>(archive))
{
}

ArchiveReader::~ArchiveReader() = default;

std::int64_t ArchiveReader::take()
{
    std::int64_t value = 0;
    try {
        if (m_ok)
            m_inner->archive >> value;
    } catch (const std::exception &) { // Boost throws on a short stream; damage is a value to us
        m_ok = false;
        value = 0;
    }
    return value;
}

bool ArchiveReader::finish()
{
    return m_ok && m_inner->stream.peek() == std::istringstream::traits_type::eof();
}

} // namespace outremer
