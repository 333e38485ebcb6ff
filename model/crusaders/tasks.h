#pragma once

#include "model/core/tasktable.h"
#include "model/crusaders/frame.h"

namespace outremer::crusaders {

const TaskInfo &infoOf(Task task);
bool isQuestion(Task task);

} // namespace outremer::crusaders
