#include "db/settings.h"

#include "db/ledger.h"

namespace outremer {

std::optional<Refusal> Settings::set(const std::string &key, const std::string &json)
{
    return m_ledger.write([&] {
        if (m_ledger.rows("settings", { { "key", key } }).empty())
            m_ledger.insert("settings", { { "key", key }, { "value", json } });
        else
            m_ledger.change("settings", { { "key", key } }, { { "value", json } });
    });
}

Result<std::optional<std::string>> Settings::get(const std::string &key) const
{
    return m_ledger.read([&]() -> std::optional<std::string> {
        const auto found = m_ledger.rows("settings", { { "key", key } });
        if (found.empty())
            return std::nullopt;
        return found.front().text("value");
    });
}

Result<std::vector<std::pair<std::string, std::string>>> Settings::all() const
{
    return m_ledger.read([&] {
        std::vector<std::pair<std::string, std::string>> pairs;
        for (const Row &row : m_ledger.rows("settings"))
            pairs.emplace_back(row.text("key"), row.text("value"));
        return pairs;
    });
}

} // namespace outremer
