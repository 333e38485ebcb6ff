#include "app/crusaders/founding/foundingmodel.h"

#include "app/archive/archive.h"
#include "app/crusaders/founding/campaigntitles.h"
#include "app/crusaders/founding/thrones.h"
#include "app/table/newmatch.h"
#include "app/thinking/botwords.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/prose/rulers.h"

#include <QRandomGenerator>

#include <algorithm>

namespace outremer {
namespace {

constexpr int kUsualSeats = 3;
constexpr qsizetype kMaxNewTitle = 80;
constexpr std::array kOptions{ "governors", "bulls" }; // of the set-up that a campaign agrees on once
constexpr std::array kValues{ std::array{ "starting", "draw" }, std::array{ "one", "choose" } };

QString wordsOf(const std::string &text)
{
    return QString::fromStdString(text);
}

QString wordsOf(const Name *name)
{
    return name ? wordsOf(name->in(Preferences::currentLanguage())) : QString();
}

// A title that no campaign has yet; without a chronicle any will do.
bool isUsed(const QString &title)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle)
        return false;
    const auto campaigns = chronicle->campaigns().all(true);
    return campaigns && std::ranges::find(*campaigns, title.toStdString(), &Campaign::title) != campaigns->end();
}

} // namespace

FoundingModel::FoundingModel(QObject *parent)
    : QObject(parent)
    , m_thrones(std::make_unique<Thrones>())
    , m_chairs(new RowModel({ "seat", "house", "stateName", "states", "stateIndex", "rulers", "rulerIndex", "ownName",
                                "isFeminine", "rulerTitle", "person", "placeholder", "isBot", "botKind", "botStyle" },
          this))
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, [this] {
        emit wordsChanged();
        refresh();
    });
    begin();
}

FoundingModel::~FoundingModel() = default;

int FoundingModel::seatCount() const
{
    return int(m_thrones->count());
}

void FoundingModel::begin()
{
    m_ownTitle.reset();
    m_group.clear();
    m_kind = int(CampaignKind::Digital);
    m_isHard = m_drawsGovernors = m_choosesBull = false;
    // One person against bots: the quickest way to a first evening.
    *m_thrones = {};
    m_isBot.assign(campaign::Chapter::kMaxSeats, true);
    m_isBot[0] = false;
    m_seed = QRandomGenerator::global()->generate64();
    m_thrones->draw(kUsualSeats, m_seed);
    seatLastCompany();
    chooseTitle();
    refresh();
}

// Whoever played last will most likely play again.
void FoundingModel::seatLastCompany()
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle)
        return;
    const auto campaigns = chronicle->campaigns().all();
    if (!campaigns || campaigns->empty())
        return;
    const Campaign &last = campaigns->back();
    const auto dynasties = chronicle->campaigns().dynasties(last.id);
    const auto people = chronicle->people().all();
    const auto groups = chronicle->people().groups();
    if (!dynasties || !people || !groups)
        return; // what is wrong there will be told by whoever lists it
    if (const auto group = std::ranges::find(*groups, last.group, [](const Group &g) { return std::optional(g.id); });
        group != groups->end())
        m_group = wordsOf(group->name);
    m_thrones->draw(last.seats, m_seed);
    for (const Dynasty &dynasty : *dynasties) {
        const auto person =
            std::ranges::find(*people, dynasty.person, [](const Person &p) { return std::optional(p.id); });
        if (!hasSeat(dynasty.seat))
            continue;
        m_isBot[std::size_t(dynasty.seat)] = person == people->end();
        const auto bot = dynasty.bot ? botNamed(*dynasty.bot) : std::nullopt;
        (*m_thrones)[std::size_t(dynasty.seat)].bot =
            bot && int(bot->kind) < BotWords::kOffered ? *bot : BotSpec(BotWords::kUsual);
        (*m_thrones)[std::size_t(dynasty.seat)].person = person == people->end() ? std::string() : person->name;
    }
}

void FoundingModel::chooseTitle()
{
    m_proposed = int(m_seed % std::uint64_t(CampaignTitles::count()));
    for (int tried = 0; tried < CampaignTitles::count() && isUsed(CampaignTitles::at(m_proposed)); ++tried)
        m_proposed = (m_proposed + 1) % CampaignTitles::count();
}

void FoundingModel::draw()
{
    m_seed = QRandomGenerator::global()->generate64();
    m_thrones->draw(seatCount(), m_seed);
    m_ownTitle.reset();
    chooseTitle();
    refresh();
}

QString FoundingModel::title() const
{
    return m_ownTitle.value_or(CampaignTitles::at(m_proposed));
}

QString FoundingModel::game()
{
    return wordsOf(std::string(campaign::chapterGame()->id()));
}

void FoundingModel::setTitle(const QString &title)
{
    if (title == this->title())
        return;
    m_ownTitle = title.left(kMaxNewTitle);
    emit changed();
}

void FoundingModel::setGroup(const QString &group)
{
    m_group = group.left(kMaxNewTitle);
    emit changed();
}

void FoundingModel::setSeatCount(int seats)
{
    if (seats == seatCount() || seats < campaign::Chapter::kMinSeats || seats > campaign::Chapter::kMaxSeats)
        return;
    m_thrones->resize(seats);
    refresh();
}

void FoundingModel::setKind(int kind)
{
    if (kind < 0 || std::size_t(kind) >= wordsOf(CampaignKind{}).size())
        return;
    m_kind = kind;
    if (CampaignKind(kind) == CampaignKind::Table) // nobody but people sits there
        m_isBot.assign(campaign::Chapter::kMaxSeats, false);
    emit changed();
    refresh();
}

void FoundingModel::setHard(bool isHard)
{
    m_isHard = isHard;
    emit changed();
}

QVariantList FoundingModel::options() const
{
    const Phrasebook &phrases = gameOnShelf("crusaders")->phrases();
    const auto say = [&](const std::string &key) { return wordsOf(phrases.say(key, Preferences::currentLanguage())); };
    QVariantList options;
    for (std::size_t i = 0; i < kOptions.size(); ++i) {
        const std::string key = std::string("setup.") + kOptions[i];
        QStringList values;
        for (const char *value : kValues[i])
            values.append(say(key + "." + value));
        options.append(QVariantMap{ { "label", say(key) }, { "values", values } });
    }
    return options;
}

void FoundingModel::setOption(int index, int value)
{
    if (index == 0)
        m_drawsGovernors = value == 1;
    else if (index == 1)
        m_choosesBull = value == 1;
    emit changed();
}

QString FoundingModel::placeholder(std::size_t seat) const
{
    return tr("Player %1").arg(seat + 1);
}

QVariantMap FoundingModel::rowOf(std::size_t seat) const
{
    const Founding::Chair &chair = m_thrones->chairs()[seat];
    const crusaders::Content &content = campaign::chapterRules(*campaign::chapterGame()).content();
    const campaign::Rulers &known = campaign::Rulers::builtIn();
    const Lang lang = Preferences::currentLanguage();
    QStringList states;
    int stateIndex = 0;
    for (const std::string &id : Thrones::states()) {
        if (id == chair.state)
            stateIndex = int(states.size());
        states.append(wordsOf(content.realms[*content.realmNamed(id)].name.in(lang)));
    }
    QStringList rulers;
    const campaign::Ruler *chosen = known.find(chair.ruler);
    int rulerIndex = -1;
    for (const campaign::Ruler *ruler : known.of(chair.state)) {
        if (ruler == chosen)
            rulerIndex = int(rulers.size());
        rulers.append(wordsOf(ruler->name.in(lang)));
    }
    const bool isOwn = rulerIndex < 0;
    rulers.append(tr("A name of our own"));
    return { { "seat", int(seat) }, { "house", wordsOf(chair.state) }, { "stateName", states[stateIndex] },
        { "states", states }, { "stateIndex", stateIndex }, { "rulers", rulers },
        { "rulerIndex", isOwn ? int(rulers.size()) - 1 : rulerIndex },
        { "ownName", isOwn ? wordsOf(chair.ruler) : QString() }, { "isFeminine", chair.isFeminine },
        { "rulerTitle", wordsOf(known.title(chair.state, isOwn ? chair.isFeminine : chosen->isFeminine)) },
        { "person", wordsOf(chair.person) }, { "placeholder", placeholder(seat) }, { "isBot", bool(m_isBot[seat]) },
        { "botKind", int(chair.bot.kind) }, { "botStyle", int(chair.bot.style) } };
}

void FoundingModel::refresh()
{
    QList<QVariantMap> rows;
    for (std::size_t seat = 0; seat < m_thrones->count(); ++seat)
        rows.append(rowOf(seat));
    m_chairs->show(rows);
    emit changed();
}

void FoundingModel::setState(int seat, int stateIndex)
{
    const auto states = Thrones::states();
    if (!hasSeat(seat) || stateIndex < 0 || std::size_t(stateIndex) >= states.size())
        return;
    m_thrones->takeState(std::size_t(seat), states[std::size_t(stateIndex)]);
    refresh();
}

void FoundingModel::setRuler(int seat, int rulerIndex)
{
    if (!hasSeat(seat))
        return;
    Founding::Chair &chair = (*m_thrones)[std::size_t(seat)];
    const auto rulers = campaign::Rulers::builtIn().of(chair.state);
    const bool isOwn = rulerIndex < 0 || std::size_t(rulerIndex) >= rulers.size();
    chair.ruler = isOwn ? std::string() : rulers[std::size_t(rulerIndex)]->id;
    refresh();
}

void FoundingModel::setOwnRuler(int seat, const QString &name, bool isFeminine)
{
    if (!hasSeat(seat))
        return;
    (*m_thrones)[std::size_t(seat)].ruler = name.simplified().left(NewMatch::kMaxName).toStdString();
    (*m_thrones)[std::size_t(seat)].isFeminine = isFeminine;
    refresh();
}

void FoundingModel::setPerson(int seat, const QString &name)
{
    if (!hasSeat(seat))
        return;
    (*m_thrones)[std::size_t(seat)].person = name.simplified().left(NewMatch::kMaxName).toStdString();
    refresh();
}

void FoundingModel::setBot(int seat, bool isBot)
{
    if (!hasSeat(seat))
        return;
    m_isBot[std::size_t(seat)] = isBot;
    refresh();
}

void FoundingModel::setBotKind(int seat, int kind, int style)
{
    const auto bot = BotWords::picked(kind, style, true);
    if (!bot || !hasSeat(seat))
        return;
    (*m_thrones)[std::size_t(seat)].bot = *bot;
    refresh();
}

int FoundingModel::found()
{
    Archive *archive = Archive::instance();
    if (!archive->chronicle()) {
        archive->accepts(Refusal{ "closed", {} });
        return 0;
    }
    Founding founding;
    founding.title = title().simplified().toStdString();
    founding.group = m_group.simplified().toStdString();
    founding.kind = CampaignKind(m_kind);
    founding.isHard = m_isHard;
    founding.seed = m_seed;
    founding.drawsGovernors = m_drawsGovernors;
    founding.choosesBull = m_choosesBull;
    founding.chairs = m_thrones->chairs();
    for (std::size_t seat = 0; seat < founding.chairs.size(); ++seat) {
        std::string &person = founding.chairs[seat].person;
        person = m_isBot[seat] ? std::string() : person.empty() ? placeholder(seat).toStdString() : person;
    }
    const auto id = outremer::found(*archive->chronicle(), founding);
    if (!id) {
        archive->accepts(id.refusal());
        return 0;
    }
    archive->announce();
    return int(id->value);
}

} // namespace outremer
