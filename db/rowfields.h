#pragma once

#include "db/ids.h"
#include "db/problems.h"
#include "db/row.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <type_traits>

namespace outremer {

// How the struct of a table becomes a Row and back. Such a struct has `kTable` and
//     template <class Self, class Visit> static void fields(Self &self, Visit &visit) { visit("name", self.name); ... }
// Enums are kept as the words of `wordsOf`, in the order of the enumeration.
class RowWriter {
public:
    explicit RowWriter(Row &row)
        : m_row(&row)
    {
    }
    template <class T>
    void operator()(std::string_view column, const T &value)
    {
        m_row->set(column, cell(value));
    }

private:
    static Cell cell(const std::string &value) { return value; }
    template <class Tag>
    static Cell cell(const Id<Tag> &value)
    {
        return value ? Cell(value.value) : Cell();
    }
    template <class T>
    static Cell cell(const std::optional<T> &value)
    {
        return value ? cell(*value) : Cell();
    }
    template <class T>
    requires std::is_integral_v<T>
    static Cell cell(const T &value) { return std::int64_t(value); }
    template <class T>
    requires std::is_enum_v<T>
    static Cell cell(const T &value) { return std::string(wordsOf(T{})[std::size_t(value)]); }

    Row *m_row;
};

class RowReader {
public:
    explicit RowReader(const Row &row)
        : m_row(&row)
    {
    }
    template <class T>
    void operator()(std::string_view column, T &value)
    {
        read(m_row->at(column), value);
    }

private:
    static void read(const Cell &cell, std::string &value) { value = cell.text; }
    template <class Tag>
    static void read(const Cell &cell, Id<Tag> &value)
    {
        read(cell, value.value);
    }
    template <class T>
    static void read(const Cell &cell, std::optional<T> &value)
    {
        value.reset();
        if (!cell.isNull())
            read(cell, value.emplace());
    }
    template <class T>
    requires std::is_integral_v<T>
    static void read(const Cell &cell, T &value)
    {
        if constexpr (std::is_signed_v<T>) // what does not fit must not come out as another number
            value =
                T(std::clamp<std::int64_t>(cell.integer, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
        else
            value = static_cast<T>(cell.integer); // hashes and seeds are all of their bits
    }
    template <class T>
    requires std::is_enum_v<T>
    static void read(const Cell &cell, T &value)
    {
        std::size_t index = 0;
        for (std::string_view known : wordsOf(T{})) {
            if (known == cell.text) {
                value = T(index);
                return;
            }
            ++index;
        }
        throw StoreProblem("damaged", "the chronicle holds the unknown word \"" + cell.text + "\"");
    }

    const Row *m_row;
};

template <class T>
Row rowOf(const T &value)
{
    Row row;
    RowWriter writer(row);
    T::fields(value, writer);
    return row;
}

template <class T>
T valueOfRow(const Row &row)
{
    T value{};
    RowReader reader(row);
    T::fields(value, reader);
    return value;
}

} // namespace outremer
