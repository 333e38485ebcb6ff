#pragma once

#include "db/ids.h"

#include "model/core/refusal.h"

#include <array>

namespace outremer {

class Ledger;

// How a person is spoken of in the chronicle's prose.
enum class Gender : std::uint8_t { Male, Female, Neutral };
constexpr std::array<std::string_view, 3> wordsOf(Gender)
{
    return { "m", "f", "n" };
}

struct Person {
    static constexpr const char *kTable = "people";
    PersonId id;
    std::string name;
    Gender gender = Gender::Neutral;
    Moment created = 0;
    std::optional<Moment> trashed;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("name", self.name);
        visit("gender", self.gender);
        visit("created", self.created);
        visit("trashed", self.trashed);
    }
};

struct Group {
    static constexpr const char *kTable = "groups";
    GroupId id;
    std::string name;
    Moment created = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("name", self.name);
        visit("created", self.created);
    }
};

// Who plays, and with whom.
class People {
public:
    explicit People(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    Result<PersonId> add(const std::string &name, Gender gender);
    // Somebody by name, written down if nobody is called so yet.
    Result<PersonId> named(const std::string &name, Gender gender);
    std::optional<Refusal> change(PersonId person, const std::string &name, Gender gender);
    Result<Person> get(PersonId person) const;
    Result<std::vector<Person>> all(bool withTrashed = false) const;

    Result<GroupId> addGroup(const std::string &name);
    std::optional<Refusal> renameGroup(GroupId group, const std::string &name);
    Result<std::vector<Group>> groups() const;
    std::optional<Refusal> join(GroupId group, PersonId person); // also again, after parting
    std::optional<Refusal> part(GroupId group, PersonId person);
    Result<std::vector<PersonId>> members(GroupId group) const; // who has not parted

private:
    Ledger &m_ledger;
};

} // namespace outremer
