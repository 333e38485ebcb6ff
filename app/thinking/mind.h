#pragma once

#include "model/bots/thought.h"

#include <QObject>

#include <thread>

namespace outremer {

// Thinks about one question at a time, on a thread of its own, so that the window goes on. What it is given is a
// seat's view and no match: the table may do meanwhile what it likes. An answer comes on the thread the mind lives in,
// and only to the last question: whatever was asked before it, or forgotten, is never heard of again.
class Mind : public QObject {
    Q_OBJECT
public:
    explicit Mind(QObject *parent = nullptr);
    ~Mind() override; // waits for the end of one iteration

    void ask(Thinker thinker, const ThinkRequest &request); // its stop token is ours to give
    void hurry();                                           // the answer comes soon, with what is known by then
    void forget();                                          // there will be no answer
    bool isThinking() const { return m_current != 0; }

signals:
    void answered(const outremer::Thought &thought);

private:
    struct Work {
        std::uint64_t id;
        std::jthread thread;
    };
    void finish(std::uint64_t id, const Thought &thought);
    void stop(std::uint64_t id);

    std::vector<Work> m_works; // the current one, and those that were told to stop and have not heard it yet
    std::uint64_t m_current = 0;
    std::uint64_t m_last = 0;
};

} // namespace outremer
