#include "db/people.h"

#include "db/clock.h"
#include "db/ledger.h"

#include <algorithm>

namespace outremer {
namespace {

struct Membership {
    static constexpr const char *kTable = "group_people";
    GroupId group;
    PersonId person;
    Moment joined = 0;
    std::optional<Moment> parted;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("group_id", self.group);
        visit("person", self.person);
        visit("joined", self.joined);
        visit("parted", self.parted);
    }
};

Row memberKey(GroupId group, PersonId person)
{
    return { { "group_id", group.value }, { "person", person.value } };
}

} // namespace

Result<PersonId> People::add(const std::string &name, Gender gender)
{
    return m_ledger.write([&] { return PersonId{ m_ledger.insert(Person{ {}, name, gender, now(), {} }) }; });
}

Result<PersonId> People::named(const std::string &name, Gender gender)
{
    const auto people = all();
    if (!people)
        return people.refusal();
    const auto known = std::ranges::find(*people, name, &Person::name);
    return known != people->end() ? Result<PersonId>(known->id) : add(name, gender);
}

std::optional<Refusal> People::change(PersonId person, const std::string &name, Gender gender)
{
    return m_ledger.write([&] {
        m_ledger.change("people", { { "id", person.value } },
            { { "name", name }, { "gender", std::string(wordsOf(gender)[std::size_t(gender)]) } });
    });
}

Result<Person> People::get(PersonId person) const
{
    return m_ledger.read([&] { return m_ledger.get<Person>(person); });
}

Result<std::vector<Person>> People::all(bool withTrashed) const
{
    return m_ledger.read([&] {
        return withTrashed ? m_ledger.tame<Person>() : m_ledger.tame<Person>({ { "trashed", {} } });
    });
}

Result<GroupId> People::addGroup(const std::string &name)
{
    return m_ledger.write([&] { return GroupId{ m_ledger.insert(Group{ {}, name, now() }) }; });
}

std::optional<Refusal> People::renameGroup(GroupId group, const std::string &name)
{
    return m_ledger.write([&] { m_ledger.change("groups", { { "id", group.value } }, { { "name", name } }); });
}

Result<std::vector<Group>> People::groups() const
{
    return m_ledger.read([&] { return m_ledger.tame<Group>(); });
}

std::optional<Refusal> People::join(GroupId group, PersonId person)
{
    return m_ledger.write([&] {
        if (m_ledger.rows("group_people", memberKey(group, person)).empty())
            m_ledger.insert(Membership{ group, person, now(), {} });
        else
            m_ledger.change("group_people", memberKey(group, person), { { "parted", {} } });
    });
}

std::optional<Refusal> People::part(GroupId group, PersonId person)
{
    return m_ledger.write([&] { m_ledger.change("group_people", memberKey(group, person), { { "parted", now() } }); });
}

Result<std::vector<PersonId>> People::members(GroupId group) const
{
    return m_ledger.read([&] {
        std::vector<PersonId> people;
        for (const Membership &one : m_ledger.list<Membership>({ { "group_id", group.value }, { "parted", {} } }))
            people.push_back(one.person);
        return people;
    });
}

} // namespace outremer
