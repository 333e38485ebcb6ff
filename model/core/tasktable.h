#pragma once

#include "model/core/option.h"
#include "model/core/pending.h"

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

namespace outremer {

// The word of a task in the protocol and in positions, the rules a question stands on, and what the bytes of its frames
// are. An open question can be answered from what everybody knows (Game::isOpen).
struct TaskInfo {
    std::string_view word;
    std::vector<std::string> rules{};
    bool isOpen = false;
    std::vector<PayloadField> payload{};
};

// A row of a table of questions alone, in the order of whatever they are asked in.
template <class Phase>
struct QuestionRow {
    Phase kind;
    TaskInfo info;
};

// One row of a game's table of everything that can be pending, in the order of its tasks. `Board` reads a State and lists
// options, `Referee` changes it.
template <class Frame, class Board, class Referee, class Options>
struct TaskRow {
    typename Frame::Task kind;
    TaskInfo info;
    void (Board::*list)(const Frame &, Options &) const = nullptr; // a question has these two,
    void (Referee::*take)(const Option &) = nullptr;
    void (Referee::*run)(const Frame &) = nullptr; // a step this one

    bool isQuestion() const { return list != nullptr; }
};

// The row of a task, or of a question. Rows hold words and are no constants: that each stands in its place is asserted
// whenever it is looked up.
template <class Rows, class Task>
const auto &rowOf(const Rows &rows, Task task)
{
    const auto &row = rows[std::size_t(task)];
    assert(std::size_t(row.kind) == std::size_t(task));
    return row;
}

// Runs what is pending until somebody has to choose: run(row, frame) carries out a step that has left the stack,
// drawLots(row) answers a question that nobody may choose.
template <class Rows, class Stack, class Run, class DrawLots>
void settlePending(const Rows &rows, Stack &frames, Run run, DrawLots drawLots)
{
    for (;;) {
        const auto frame = frames.back();
        const auto &row = rowOf(rows, frame.task);
        if (row.run) {
            frames.pop();
            run(row, frame);
        } else if (row.isQuestion() && frame.seat == kNobody) {
            drawLots(row);
        } else {
            return;
        }
    }
}

} // namespace outremer
