#include "app/booklet/pages.h"

#include "app/booklet/measures.h"

#include <utility>

namespace outremer::booklet {
namespace {

// Boxes that stay on one page, in their order.
using Group = std::vector<const Box *>;

class Paginator {
public:
    explicit Paginator(const Boxes &boxes)
        : m_boxes(boxes)
    {
    }

    std::vector<Page> run()
    {
        while (m_next < m_boxes.size()) {
            Group group = takeGroup();
            if (!maybeFloat(group))
                place(group);
        }
        while (!m_floats.empty())
            turn();
        return std::move(m_pages);
    }

private:
    // Heights are sums of fractions: a line that exactly fits must not fall off by rounding.
    static constexpr qreal kSlack = 0.01;
    static constexpr qreal kFloatGap = kLeading;

    Group takeGroup()
    {
        Group group;
        do
            group.push_back(&m_boxes[m_next++]);
        while (group.back()->keepWithNext && m_next < m_boxes.size() && !m_boxes[m_next].startsPage);
        return group;
    }

    bool isFresh() const { return m_pages.empty() || m_pages.back().boxes.empty(); }
    bool fits(const Box &box) const
    {
        const qreal before = !m_isTop ? box.spaceBefore : box.top ? box.top->height : 0;
        return m_top + before + box.height <= kTextHeight + kSlack;
    }
    bool fits(const Group &group) const
    {
        qreal height = m_isTop ? -group.front()->spaceBefore : 0;
        for (const Box *box : group)
            height += box->spaceBefore + box->height;
        return m_top + height <= kTextHeight + kSlack;
    }

    // A picture that does not fit waits for the next page if what introduces it and what follows it fit here without.
    bool maybeFloat(const Group &group)
    {
        if (!group.back()->mayFloat || group.front()->startsPage || isFresh() || fits(group) || m_next == m_boxes.size()
            || m_boxes[m_next].startsPage)
            return false;
        const std::size_t after = m_next;
        Group rest(group.begin(), group.end() - 1);
        for (const Box *box : takeGroup())
            rest.push_back(box);
        if (rest.back()->mayFloat || !fits(rest)) {
            m_next = after;
            return false;
        }
        m_floats.push_back(group.back());
        place(rest);
        return true;
    }

    // Pages are turned until one has room; pictures that waited may take the first ones.
    void place(const Group &group)
    {
        const Box &first = *group.front();
        if (m_pages.empty())
            turn();
        while (!isFresh() && (first.startsPage || !(fits(group) || first.isOptional)))
            turn();
        for (const Box *box : group)
            put(*box);
    }

    void put(const Box &box)
    {
        if (box.isOptional && !fits(box))
            return;
        while (!fits(box) && !isFresh())
            turn();
        if (!box.chapter.isEmpty()) {
            m_chapter = box.chapter;
            m_pages.back().isOpening = true;
        }
        m_pages.back().chapter = m_chapter;
        if (m_isTop && box.top)
            add(*box.top);
        else if (!m_isTop)
            m_top += box.spaceBefore;
        add(box);
        m_isTop = false;
    }

    void add(const Box &box)
    {
        m_pages.back().boxes.push_back({ &box, m_top });
        m_top += box.height;
    }

    void turn()
    {
        m_pages.push_back({});
        m_pages.back().chapter = m_chapter;
        m_top = 0;
        m_isTop = true;
        for (const Box *picture : std::exchange(m_floats, {})) {
            if (m_top + picture->height > kTextHeight + kSlack && !isFresh()) {
                m_floats.push_back(picture);
                continue;
            }
            add(*picture);
            m_top += kFloatGap;
        }
    }

    const Boxes &m_boxes;
    std::size_t m_next = 0;
    std::vector<Page> m_pages;
    std::vector<const Box *> m_floats; // waiting for the next page
    QString m_chapter;
    qreal m_top = 0;
    bool m_isTop = true; // nothing but waiting pictures stands on the page
};

} // namespace

std::vector<Page> paginate(const Boxes &boxes)
{
    return Paginator(boxes).run();
}

std::vector<ChapterStart> chaptersOf(const std::vector<Page> &pages)
{
    std::vector<ChapterStart> starts;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (pages[i].isOpening)
            starts.push_back({ pages[i].chapter, i });
    }
    return starts;
}

} // namespace outremer::booklet
