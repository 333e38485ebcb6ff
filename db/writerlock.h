#pragma once

#include "model/core/refusal.h"

#include <filesystem>

namespace outremer {

// The right to write a chronicle: a locked file `<chronicle>.owner` beside it that says who holds it. The system lets
// go of the lock when the holder ends, however it ends, so nobody is ever locked out by a crash.
class WriterLock {
public:
    // Refuses with "in-use" and the holder's words when somebody else holds it.
    static Result<WriterLock> take(const std::filesystem::path &chronicle);
    // What the present or last holder wrote; for telling people.
    static std::string holderOf(const std::filesystem::path &chronicle);

    WriterLock(WriterLock &&other) noexcept
        : m_file(std::exchange(other.m_file, -1))
    {
    }
    WriterLock &operator=(WriterLock &&other) noexcept
    {
        std::swap(m_file, other.m_file);
        return *this;
    }
    ~WriterLock();

private:
    explicit WriterLock(int file)
        : m_file(file)
    {
    }
    int m_file;
};

} // namespace outremer
