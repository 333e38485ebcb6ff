#include "tests/db/faultyvfs.h"

#include <sqlite3.h>

#include <cstring>
#include <fstream>
#include <new>

namespace outremer::test {
namespace {

constexpr std::size_t kSector = 512;

FaultyDisk *s_disk = nullptr;
sqlite3_vfs *s_real = nullptr;

// Our file: the methods, where it is, and behind it in the same memory the real one.
struct File {
    sqlite3_file base;
    std::string *path;
    sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

File *fileOf(sqlite3_file *file)
{
    return reinterpret_cast<File *>(file);
}

int fileClose(sqlite3_file *file)
{
    delete fileOf(file)->path;
    return fileOf(file)->real()->pMethods->xClose(fileOf(file)->real());
}

int fileRead(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    return fileOf(file)->real()->pMethods->xRead(fileOf(file)->real(), bytes, size, at);
}

int fileWrite(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    if (const int code = s_disk->strike())
        return code == SQLITE_IOERR ? SQLITE_IOERR_WRITE : code;
    s_disk->changed(
        *fileOf(file)->path, { false, at, std::string(static_cast<const char *>(bytes), std::size_t(size)) });
    return fileOf(file)->real()->pMethods->xWrite(fileOf(file)->real(), bytes, size, at);
}

int fileTruncate(sqlite3_file *file, sqlite3_int64 size)
{
    if (const int code = s_disk->strike())
        return code == SQLITE_IOERR ? SQLITE_IOERR_TRUNCATE : code;
    s_disk->changed(*fileOf(file)->path, { true, size, {} });
    return fileOf(file)->real()->pMethods->xTruncate(fileOf(file)->real(), size);
}

int fileSync(sqlite3_file *file, int flags)
{
    if (const int code = s_disk->strike())
        return code == SQLITE_IOERR ? SQLITE_IOERR_FSYNC : code;
    s_disk->synced(*fileOf(file)->path);
    return fileOf(file)->real()->pMethods->xSync(fileOf(file)->real(), flags);
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return fileOf(file)->real()->pMethods->xFileSize(fileOf(file)->real(), size);
}

int fileLock(sqlite3_file *file, int level)
{
    return fileOf(file)->real()->pMethods->xLock(fileOf(file)->real(), level);
}

int fileUnlock(sqlite3_file *file, int level)
{
    return fileOf(file)->real()->pMethods->xUnlock(fileOf(file)->real(), level);
}

int fileIsReserved(sqlite3_file *file, int *answer)
{
    return fileOf(file)->real()->pMethods->xCheckReservedLock(fileOf(file)->real(), answer);
}

int fileControl(sqlite3_file *file, int request, void *argument)
{
    return fileOf(file)->real()->pMethods->xFileControl(fileOf(file)->real(), request, argument);
}

int fileSectorSize(sqlite3_file *file)
{
    return fileOf(file)->real()->pMethods->xSectorSize(fileOf(file)->real());
}

int fileTraits(sqlite3_file *file)
{
    return fileOf(file)->real()->pMethods->xDeviceCharacteristics(fileOf(file)->real());
}

// Version 1: no shared memory and no mapping, so that nothing is written behind our back.
constexpr sqlite3_io_methods kMethods{ 1, fileClose, fileRead, fileWrite, fileTruncate, fileSync, fileSize, fileLock,
    fileUnlock, fileIsReserved, fileControl, fileSectorSize, fileTraits, nullptr, nullptr, nullptr, nullptr, nullptr,
    nullptr };

int vfsOpen(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *flagsOut)
{
    File *ours = fileOf(file);
    ours->base.pMethods = nullptr;
    const int code = s_real->xOpen(s_real, name, ours->real(), flags, flagsOut);
    if (code != SQLITE_OK)
        return code;
    ours->path = new std::string(name ? name : "");
    s_disk->opened(*ours->path);
    ours->base.pMethods = &kMethods;
    return SQLITE_OK;
}

int vfsDelete(sqlite3_vfs *, const char *name, int syncFolder)
{
    if (const int code = s_disk->strike())
        return code == SQLITE_IOERR ? SQLITE_IOERR_DELETE : code;
    s_disk->removed(name);
    return s_real->xDelete(s_real, name, syncFolder);
}

sqlite3_vfs *ourVfs()
{
    static sqlite3_vfs vfs = [] {
        s_real = sqlite3_vfs_find("unix");
        sqlite3_vfs made = *s_real;
        made.zName = "faulty";
        made.szOsFile = int(sizeof(File)) + s_real->szOsFile;
        made.xOpen = vfsOpen;
        made.xDelete = vfsDelete;
        return made;
    }();
    return &vfs;
}

std::string contentOf(const std::string &path)
{
    std::ifstream in(path, std::ios::binary);
    return { std::istreambuf_iterator<char>(in), {} };
}

void put(std::string &image, std::size_t at, std::string_view bytes)
{
    if (image.size() < at + bytes.size())
        image.resize(at + bytes.size(), '\0');
    image.replace(at, bytes.size(), bytes);
}

void apply(std::string &image, const FaultyDisk::Change &change)
{
    if (change.isTruncation)
        image.resize(std::size_t(change.at), '\0');
    else
        put(image, std::size_t(change.at), change.bytes);
}

} // namespace

FaultyDisk::FaultyDisk()
{
    s_disk = this;
    sqlite3_vfs_register(ourVfs(), 1);
}

FaultyDisk::~FaultyDisk()
{
    sqlite3_vfs_register(s_real, 1);
    sqlite3_vfs_unregister(ourVfs());
    s_disk = nullptr;
}

void FaultyDisk::failAt(int call, int code, bool lasts)
{
    beSound();
    m_failAt = call;
    m_code = code;
    m_lasts = lasts;
}

void FaultyDisk::losePowerAt(int call)
{
    failAt(call, SQLITE_IOERR, true);
    m_isRecording = true;
    m_images.clear();
}

void FaultyDisk::beSound()
{
    m_calls = 0;
    m_failAt = 0;
    m_hasStruck = false;
    m_isRecording = false;
}

int FaultyDisk::strike()
{
    ++m_calls;
    if (m_failAt == 0 || m_calls < m_failAt || (m_calls > m_failAt && !m_lasts))
        return SQLITE_OK;
    m_hasStruck = true;
    return m_code;
}

FaultyDisk::Image *FaultyDisk::imageOf(const std::string &path)
{
    if (!m_isRecording || path.empty())
        return nullptr;
    return &m_images[path];
}

void FaultyDisk::opened(const std::string &path)
{
    if (!m_isRecording || m_images.contains(path))
        return;
    Image &image = m_images[path];
    image.durable = contentOf(path);
    image.isThere = !image.durable.empty(); // a file that is empty was made just now
}

void FaultyDisk::changed(const std::string &path, Change change)
{
    if (Image *image = imageOf(path))
        image->pending.push_back(std::move(change));
}

void FaultyDisk::synced(const std::string &path)
{
    if (Image *image = imageOf(path)) {
        for (const Change &change : image->pending)
            apply(image->durable, change);
        image->pending.clear();
        image->isThere = true;
    }
}

void FaultyDisk::removed(const std::string &path)
{
    if (m_isRecording)
        m_images.erase(path);
}

void FaultyDisk::writeSurvivors(const std::filesystem::path &folder, Rng &rng) const
{
    for (const auto &[path, image] : m_images) {
        if (!image.isThere && rng.below(2) == 0)
            continue;
        std::string bytes = image.durable;
        std::vector<const Change *> changes;
        for (const Change &change : image.pending)
            changes.push_back(&change);
        if (rng.below(2) == 0) { // the disk takes them in its own order
            for (std::size_t i = changes.size(); i > 1; --i)
                std::swap(changes[i - 1], changes[rng.below(std::uint32_t(i))]);
        }
        for (const Change *change : changes) {
            const std::uint32_t fate = rng.below(3);
            if (fate == 0)
                continue;
            if (fate == 1 || change->isTruncation) {
                apply(bytes, *change);
                continue;
            }
            for (std::size_t from = 0; from < change->bytes.size(); from += kSector) {
                if (rng.below(2) == 0)
                    put(bytes, std::size_t(change->at) + from, std::string_view(change->bytes).substr(from, kSector));
            }
        }
        std::ofstream(folder / std::filesystem::path(path).filename(), std::ios::binary) << bytes;
    }
}

} // namespace outremer::test
