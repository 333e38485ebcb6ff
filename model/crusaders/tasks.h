#pragma once

#include "crusaders/frame.h"

#include <string>
#include <string_view>
#include <vector>

namespace outremer::crusaders {

// The word of a task in the protocol and in positions, and the rules a question stands on.
struct TaskInfo {
    std::string_view word;
    std::vector<std::string> rules;
};
const TaskInfo &infoOf(Task task);
bool isQuestion(Task task);

} // namespace outremer::crusaders
