#include "db/system.h"

#include <cerrno>
#include <cstdio>
#include <sys/file.h>
#include <unistd.h>

namespace outremer {
namespace {

int renameOverNothing(const char *from, const char *to)
{
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

int linkTo(const char *from, const char *to)
{
    return ::link(from, to);
}

int lockFile(int file)
{
    return ::flock(file, LOCK_EX | LOCK_NB);
}

// Of the open file, so that it lasts as long as a flock would.
int lockOtherwise(int file)
{
    struct flock whole {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    if (::fcntl(file, F_OFD_SETLK, &whole) == 0)
        return 0;
    if (errno == EACCES || errno == EAGAIN)
        errno = EWOULDBLOCK;
    return -1;
}

} // namespace

System &system()
{
    static System calls{ &renameOverNothing, &linkTo, &lockFile, &lockOtherwise };
    return calls;
}

bool isUnknownThere()
{
    return errno == EINVAL || errno == ENOSYS || errno == ENOTSUP || errno == EPERM || errno == ENOLCK;
}

} // namespace outremer
