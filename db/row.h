#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace outremer {

// NULL, a number or a text: all that tables of truth hold.
struct Cell {
    enum class Kind : std::uint8_t { Null, Integer, Text };
    Kind kind = Kind::Null;
    std::int64_t integer = 0;
    std::string text;

    Cell() = default;
    Cell(std::int64_t value)
        : kind(Kind::Integer)
        , integer(value)
    {
    }
    Cell(std::string value)
        : kind(Kind::Text)
        , text(std::move(value))
    {
    }
    bool isNull() const { return kind == Kind::Null; }
};

// One row of a table of truth: its columns by name, without the seal. What is not there is NULL.
class Row {
public:
    Row() = default;
    Row(std::initializer_list<std::pair<std::string, Cell>> cells)
        : m_cells(cells)
    {
    }

    const Cell &at(std::string_view column) const
    {
        static const Cell kNull;
        for (const auto &[name, cell] : m_cells) {
            if (name == column)
                return cell;
        }
        return kNull;
    }
    void set(std::string_view column, Cell value)
    {
        for (auto &[name, cell] : m_cells) {
            if (name == column) {
                cell = std::move(value);
                return;
            }
        }
        m_cells.emplace_back(column, std::move(value));
    }
    bool isNull(std::string_view column) const { return at(column).isNull(); }
    std::int64_t integer(std::string_view column) const { return at(column).integer; } // 0 for NULL
    const std::string &text(std::string_view column) const { return at(column).text; } // empty for NULL

    auto begin() const { return m_cells.begin(); }
    auto end() const { return m_cells.end(); }

private:
    std::vector<std::pair<std::string, Cell>> m_cells;
};

} // namespace outremer
