#pragma once

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char **environ;

namespace outremer::test {

// This very program once more, as a process of its own that does a deed. Killed with this object if it is still there.
class Child {
public:
    Child(const std::string &program, std::vector<std::string> words)
    {
        int in[2] = { -1, -1 };
        int out[2] = { -1, -1 };
        if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0)
            return;
        words.insert(words.begin(), { program, "--deed" });
        std::vector<char *> arguments;
        for (std::string &word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_adddup2(&actions, in[0], 0);
        ::posix_spawn_file_actions_adddup2(&actions, out[1], 1);
        ::posix_spawn(&m_process, program.c_str(), &actions, nullptr, arguments.data(), environ);
        ::posix_spawn_file_actions_destroy(&actions);
        ::close(in[0]);
        ::close(out[1]);
        m_to = in[1];
        m_from = out[0];
    }
    ~Child()
    {
        kill();
        ::close(m_to);
        ::close(m_from);
    }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    // The next line it says; empty when it says no more.
    std::string line()
    {
        for (;;) {
            if (const std::size_t end = m_heard.find('\n'); end != std::string::npos) {
                const std::string words = m_heard.substr(0, end);
                m_heard.erase(0, end + 1);
                return words;
            }
            char bytes[4096];
            const ssize_t got = ::read(m_from, bytes, sizeof bytes);
            if (got <= 0)
                return {};
            m_heard.append(bytes, std::size_t(got));
        }
    }
    // Until it says something, but not longer than this.
    void await(std::chrono::nanoseconds longest)
    {
        pollfd ear{ m_from, POLLIN, 0 };
        const timespec time{ longest.count() / 1'000'000'000, longest.count() % 1'000'000'000 };
        ::ppoll(&ear, 1, &time, nullptr);
    }
    void go() { [[maybe_unused]] const ssize_t sent = ::write(m_to, "\n", 1); }
    void kill()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
    }

private:
    pid_t m_process = 0;
    int m_to = -1;
    int m_from = -1;
    std::string m_heard;
};

} // namespace outremer::test
