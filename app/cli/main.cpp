#include "cli/command.h"

#include <filesystem>
#include <iostream>
#include <unistd.h>

int main(int argc, char *argv[])
{
    std::ios::sync_with_stdio(false);
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    outremer::cli::Console console{ std::cin, std::cout, std::cerr, ::isatty(STDERR_FILENO) == 1,
        program.parent_path().string() };
    return outremer::cli::runCommandLine({ argv + 1, argv + argc }, console);
}
