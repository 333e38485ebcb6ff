#pragma once

#include "model/core/refusal.h"

#include <exception>
#include <filesystem>
#include <type_traits>

namespace outremer {

// How the inside of the store gives up. It never leaves db/: `guarded` turns it into the Refusal it carries.
class StoreProblem : public std::exception {
public:
    StoreProblem(std::string code, std::string message)
        : m_refusal{ std::move(code), std::move(message) }
    {
    }
    explicit StoreProblem(Refusal refusal)
        : m_refusal(std::move(refusal))
    {
    }
    const Refusal &refusal() const { return m_refusal; }
    const char *what() const noexcept override { return m_refusal.message.c_str(); }

private:
    Refusal m_refusal;
};

// The problems of a file, in words and with what to do next.
StoreProblem damaged(const std::filesystem::path &file, const std::string &what);
StoreProblem notFound(const std::string &what);

// The exception being handled right now, as a Refusal about `file`.
Refusal refusalOfCurrentException(const std::filesystem::path &file);

// Runs `work`; whatever it throws becomes a Refusal. A `work` that answers nothing gives std::optional<Refusal>.
template <class Work>
auto guarded(const std::filesystem::path &file, Work work)
{
    using Value = std::invoke_result_t<Work>;
    if constexpr (std::is_void_v<Value>) {
        try {
            work();
            return std::optional<Refusal>();
        } catch (...) {
            return std::optional<Refusal>(refusalOfCurrentException(file));
        }
    } else {
        try {
            return Result<Value>(work());
        } catch (...) {
            return Result<Value>(refusalOfCurrentException(file));
        }
    }
}

// The other way round: inside db/ a refusal of a part ends the whole.
template <class T>
T valueOf(Result<T> result)
{
    if (!result)
        throw StoreProblem(result.refusal());
    return std::move(*result);
}
void demand(const std::optional<Refusal> &refusal);

} // namespace outremer
