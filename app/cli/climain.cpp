#include "app/cli/command.h"
#include "app/cli/safeterminal.h"

#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace {

// A standard file that is closed would be the next file opened: what is meant for people would be written into a chronicle.
void keepStandardFiles()
{
    for (const int file : { STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO }) {
        if (::fcntl(file, F_GETFD) < 0)
            ::open(
                "/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY); // takes its place, and refuses all the same
    }
}

// A stream that is shown on a terminal, for as long as this object lives.
class GuardedTerminal {
public:
    GuardedTerminal(std::ostream &stream, int file)
        : m_stream(stream)
        , m_raw(stream.rdbuf())
        , m_safe(m_raw)
    {
        if (::isatty(file) == 1)
            stream.rdbuf(&m_safe);
    }
    ~GuardedTerminal()
    {
        m_stream.flush();
        m_stream.rdbuf(m_raw);
    }
    GuardedTerminal(const GuardedTerminal &) = delete;
    GuardedTerminal &operator=(const GuardedTerminal &) = delete;

private:
    std::ostream &m_stream;
    std::streambuf *m_raw;
    outremer::cli::SafeTerminal m_safe;
};

} // namespace

int main(int argc, char *argv[])
{
    keepStandardFiles();
    std::ios::sync_with_stdio(false);
    const GuardedTerminal out(std::cout, STDOUT_FILENO);
    const GuardedTerminal err(std::cerr, STDERR_FILENO);
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    outremer::cli::Console console{ std::cin, std::cout, std::cerr, ::isatty(STDERR_FILENO) == 1,
        program.parent_path().string() };
    try {
        return outremer::cli::runCommandLine({ argv + 1, argv + argc }, console);
    } catch (const std::exception &exception) { // ours never throw; what a library throws must still be said in words
        std::cerr << "outremer-cli: " << exception.what() << "\n";
        return 1;
    }
}
