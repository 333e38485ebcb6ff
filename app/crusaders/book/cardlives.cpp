#include "app/crusaders/book/cardlives.h"

#include "app/crusaders/book/bookwords.h"
#include "campaign/grammar/numerals.h"

#include <algorithm>

namespace outremer {
namespace {

using campaign::ChapterFacts;

// Gathers the lives out of the store's rows and the chapters' facts.
class Biographer {
    Q_DECLARE_TR_FUNCTIONS(outremer::ComponentsPart)

public:
    explicit Biographer(const BookView &view)
        : m_view(view)
        , m_names(view.names())
        , m_cast(view.cast(m_names))
    {
    }

    std::map<CardKey, CardLife> all()
    {
        for (const Unlock &unlock : m_view.unlocks)
            addUnlock(unlock);
        std::vector<ChapterFacts> chapters = m_view.facts.chapters;
        if (m_view.facts.pause)
            chapters.push_back(m_view.facts.pause->soFar);
        addBattles(chapters);
        addEvents(chapters);
        addOaths(chapters);
        for (const ChapterFacts &chapter : chapters)
            addKept(chapter);
        addPlays();
        addCareers();
        std::erase_if(m_lives, [&](const auto &life) { return !m_view.cardName(life.first.first, life.first.second); });
        return std::move(m_lives);
    }

private:
    static QString roman(int chapter) { return textOf(campaign::roman(chapter)); }
    QString ruler(int seat) const { return textOf(m_cast.said(m_cast.stateOf(seat), "nom")); }
    CardLife &life(const std::string &kind, const std::string &id) { return m_lives[{ kind, id }]; }
    void add(CardLife &life, const QString &deed, int fame = 1)
    {
        life.deeds.append(deed);
        life.fame += fame;
    }

    void addUnlock(const Unlock &unlock)
    {
        const int chapter = m_view.numberOf(unlock.chapter);
        life(unlock.kind, unlock.component).origin = chapter > 0
            ? tr("Opened with chapter %1, %2").arg(roman(chapter), BookWords::day(unlock.at))
            : tr("Opened on %1").arg(BookWords::day(unlock.at));
    }

    void addBattles(const std::vector<ChapterFacts> &chapters)
    {
        struct Use {
            int battles = 0;
            QString firstCity;
            int firstChapter = 0;
        };
        std::map<std::string, Use> uses;
        for (const ChapterFacts &chapter : chapters) {
            for (const campaign::Clash &clash : chapter.clashes) {
                for (const std::string &tactic : clash.tactics) {
                    Use &use = uses[tactic];
                    if (use.battles++ > 0)
                        continue;
                    use.firstCity = textOf(m_names.of(campaign::Thing::City, clash.city, m_view.lang));
                    use.firstChapter = chapter.number;
                }
            }
        }
        for (const auto &[tactic, use] : uses) {
            CardLife &played = life("tactic", tactic);
            add(played, tr("Battles it was played in: %1").arg(use.battles), use.battles);
            add(played, tr("First played in chapter %1: %2").arg(roman(use.firstChapter), use.firstCity), 0);
        }
    }

    void addEvents(const std::vector<ChapterFacts> &chapters)
    {
        for (const ChapterFacts &chapter : chapters) {
            for (const std::string &event : chapter.events)
                add(life("event", event), tr("Came to pass in chapter %1").arg(roman(chapter.number)));
        }
    }

    void addOaths(const std::vector<ChapterFacts> &chapters)
    {
        std::map<std::string, std::array<int, 3>> counts; // kept, broken, refused
        for (const ChapterFacts &chapter : chapters) {
            for (const campaign::OathFact &oath : chapter.oaths)
                ++counts[oath.oath][oath.accepted ? (oath.kept ? 0 : 1) : 2];
        }
        for (const auto &[oath, count] : counts) {
            CardLife &sworn = life("oath", oath);
            if (count[0] > 0)
                add(sworn, tr("Sworn and kept: %1").arg(count[0]), count[0]);
            if (count[1] > 0)
                add(sworn, tr("Sworn and broken: %1").arg(count[1]), count[1]);
            if (count[2] > 0)
                add(sworn, tr("Refused: %1").arg(count[2]), 0);
        }
    }

    void addKept(const ChapterFacts &chapter)
    {
        for (const campaign::Award &award : chapter.nicknames)
            add(life("nickname", award.nickname),
                tr("Earned in chapter %1: %2").arg(roman(chapter.number), ruler(award.seat)));
        for (std::size_t seat = 0; seat < chapter.heirlooms.size(); ++seat) {
            if (chapter.heirlooms[seat])
                add(life("building", *chapter.heirlooms[seat]),
                    tr("Heirloom after chapter %1: %2").arg(roman(chapter.number), ruler(int(seat))));
        }
    }

    void addPlays()
    {
        for (const ComponentPlay &play : m_view.plays) {
            const QString chapter = roman(m_view.numberOf(play.chapter));
            add(life(play.kind, play.component),
                (play.hasWon ? tr("Held to the end of chapter %1: %2, a victory")
                             : tr("Held to the end of chapter %1: %2"))
                    .arg(chapter, ruler(play.seat)));
        }
    }

    // Worth saying when other campaigns have known the card too.
    void addCareers()
    {
        for (auto &[key, told] : m_lives) {
            const auto career = m_view.lives.find(key);
            if (career == m_view.lives.end())
                continue;
            const auto here = std::ranges::count_if(
                m_view.plays, [&](const ComponentPlay &play) { return CardKey(play.kind, play.component) == key; });
            if (career->second.games > here)
                add(told, tr("In all campaigns: held %1, won %2").arg(career->second.games).arg(career->second.wins),
                    0);
        }
    }

    const BookView &m_view;
    campaign::Names m_names;
    campaign::Cast m_cast;
    std::map<CardKey, CardLife> m_lives;
};

} // namespace

std::map<CardKey, CardLife> cardLives(const BookView &view)
{
    return Biographer(view).all();
}

} // namespace outremer
