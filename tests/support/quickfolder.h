#pragma once

#include <QDir>

namespace outremer::test {

// A pattern for QTemporaryDir where a sync costs nothing, if there is such a place: for tests that are not about the disk.
inline QString quickFolder()
{
    return QDir("/dev/shm").exists() ? "/dev/shm/outremer-XXXXXX" : QDir::tempPath() + "/outremer-XXXXXX";
}

} // namespace outremer::test
