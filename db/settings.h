#pragma once

#include "model/core/refusal.h"

namespace outremer {

class Ledger;

// Named JSON documents that belong to the chronicle rather than to the program. What they mean is the app's business.
class Settings {
public:
    explicit Settings(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    std::optional<Refusal> set(const std::string &key, const std::string &json);
    Result<std::optional<std::string>> get(const std::string &key) const;
    Result<std::vector<std::pair<std::string, std::string>>> all() const;

private:
    Ledger &m_ledger;
};

} // namespace outremer
