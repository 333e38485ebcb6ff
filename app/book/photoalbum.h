#pragma once

#include "model/core/refusal.h"

#include <QString>
#include <QUrl>

namespace outremer {

// Photographs in the data folder. What the store keeps of one is its path inside that folder.

// Copies a picture in, under a name of its own, whole or not at all; answers its path. Refuses what is no picture. May be
// called from any thread.
Result<std::string> copyPhoto(const QString &file, const std::string &campaignUuid);

// Where a kept picture can be shown from; empty when it is not in the data folder (any more), whatever the path says.
QUrl photoUrl(const std::string &path);

} // namespace outremer
