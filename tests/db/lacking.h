#pragma once

#include "db/system.h"

#include <cerrno>

namespace outremer::test {

// The file system lacks something, for as long as this object lives.
class Lacking {
public:
    Lacking() = default;
    ~Lacking() { system() = m_whole; }
    Lacking(const Lacking &) = delete;
    Lacking &operator=(const Lacking &) = delete;

    void rename()
    {
        system().renameOverNothing = [](const char *, const char *) { return refuse(EINVAL); };
    }
    void links()
    {
        system().link = [](const char *, const char *) { return refuse(EPERM); };
    }
    void locks()
    {
        system().lock = [](int) { return refuse(ENOLCK); };
    }
    void allLocks()
    {
        locks();
        system().lockOtherwise = [](int) { return refuse(ENOSYS); };
    }

private:
    static int refuse(int reason)
    {
        errno = reason;
        return -1;
    }
    System m_whole = system();
};

} // namespace outremer::test
