#include "app/cli/command.h"

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
    try {
        return outremer::cli::runCommandLine({ argv + 1, argv + argc }, console);
    } catch (const std::exception &exception) { // ours never throw; what a library throws must still be said in words
        std::cerr << "outremer-cli: " << exception.what() << "\n";
        return 1;
    }
}
