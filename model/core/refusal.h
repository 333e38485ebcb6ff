#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace outremer {

// Why a request from outside was turned down: a stable code for programs, a sentence for people, and the rules
// that forbid it. Nothing has changed when one of these is returned.
struct Refusal {
    std::string code;
    std::string message;
    std::vector<std::string> rules{};
};

// A value, or the reason there is none. Bad input is a value here, never an exception.
template <class T>
class Result {
public:
    Result(T value)
        : m_content(std::move(value))
    {
    }
    Result(Refusal refusal)
        : m_content(std::move(refusal))
    {
    }

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    T &operator*() { return std::get<T>(m_content); }
    const T &operator*() const { return std::get<T>(m_content); }
    T *operator->() { return &std::get<T>(m_content); }
    const T *operator->() const { return &std::get<T>(m_content); }
    const Refusal &refusal() const { return std::get<Refusal>(m_content); }

private:
    std::variant<T, Refusal> m_content;
};

} // namespace outremer
