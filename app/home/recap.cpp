#include "app/home/recap.h"

#include "app/archive/archive.h"
#include "app/archive/problemwords.h"
#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/chapterrecord.h"
#include "app/campaigns/tale.h"
#include "app/play/replays.h"
#include "app/play/singleplay.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/gather.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/crusaders/prose/storybook.h"
#include "model/core/speech.h"

#include <QCoreApplication>

namespace outremer {
namespace {

constexpr std::size_t kMatchLines = 5;

// The line of the chapter that is being played; nothing between chapters.
Result<std::optional<SavedLine>> playedChapter(Chronicle &chronicle, CampaignId id)
{
    const auto chapters = chronicle.campaigns().chapters(id);
    if (!chapters)
        return chapters.refusal();
    if (chapters->empty() || chapters->back().status == ChapterStatus::Finished || !chapters->back().match)
        return std::optional<SavedLine>();
    const auto match = chronicle.journal().match(*chapters->back().match);
    if (!match)
        return match.refusal();
    auto saved = chronicle.journal().read(*campaign::chapterGame(), match->currentLine);
    return saved ? Result(std::optional(std::move(*saved))) : saved.refusal();
}

// A match with its past, for `tell`: whoever left it a moment ago has it, or it is played again. It stays for whoever
// plays it next.
template <class Tell>
std::optional<Refusal> withMatch(const SavedLine &saved, Tell tell)
{
    auto match = Replays::instance().take(saved.line.chains.back());
    if (!match) {
        auto whole = saved.replay();
        if (!whole)
            return whole.refusal();
        match = std::move(*whole);
    }
    tell(*match);
    Replays::instance().keep(saved.line.chains.back(), std::move(match));
    return std::nullopt;
}

QString recapWords(const std::string &text)
{
    return QString::fromStdString(text);
}

QStringList recapLines(const campaign::CampaignFacts &tale, Lang lang)
{
    const auto &content = campaign::chapterRules(*campaign::chapterGame()).crusaders().sharedContent();
    const campaign::Names names(std::make_shared<campaign::ContentNames>(content));
    QStringList lines;
    for (const campaign::Block &block : campaign::recapOf(tale, names, lang).blocks) {
        if (block.kind == campaign::Block::Kind::Paragraph)
            lines.append(recapWords(block.text));
    }
    return lines;
}

QStringList matchLines(const AnyMatch &match, const std::vector<std::string> &names, Lang lang)
{
    const Speech speech(match.game(), lang, names);
    QStringList lines;
    const auto &events = match.events();
    for (std::size_t i = events.size(); i > 0 && std::size_t(lines.size()) < kMatchLines; --i) {
        if (const std::string told = speech.event(events[i - 1], kNobody); !told.empty())
            lines.prepend(recapWords(told));
    }
    const Decision decision = match.decision();
    if (decision.isOver()) {
        lines.append(recapWords(speech.ending(match.outcome())));
    } else {
        const std::string &name = names[decision.seat];
        lines.append(
            Recap::tr("To move: %1").arg(recapWords(name.empty() ? speech.name(match.seatRef(decision.seat)) : name)));
    }
    return lines;
}

} // namespace

Recap::Recap(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

Recap::~Recap()
{
    m_pool.waitForDone();
}

void Recap::work(std::function<Told()> telling)
{
    m_pool.start([this, asked = ++m_asked, telling = std::move(telling)] {
        const auto tell = [this, asked, told = telling()] {
            if (asked == m_asked)
                show(told);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void Recap::await()
{
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void Recap::tellCampaign(int id)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle)
        return;
    auto saved = playedChapter(*chronicle, { id });
    auto tale = taleOf(*chronicle, { id }, *campaign::chapterGame());
    if (!saved || !tale) {
        clear();
        return show({ { ProblemWords::told(saved ? tale.refusal() : saved.refusal()) }, List });
    }
    tale->evenings.clear(); // the day stands beside the recap
    const auto before = *saved ? storyBefore(*chronicle, (*saved)->line.match.id) : campaign::Story();
    const auto line = std::make_shared<std::optional<SavedLine>>(std::move(*saved));
    work([line, before, facts = std::make_shared<campaign::CampaignFacts>(std::move(*tale)),
             lang = Preferences::currentLanguage()]() -> Told {
        if (*line) {
            const auto refusal = withMatch(**line, [&](const AnyMatch &match) {
                if (const auto *chapter = campaign::chapterOf(match))
                    facts->pause = campaign::pauseOf(*chapter, before);
            });
            if (refusal)
                return { { ProblemWords::told(*refusal) }, List };
        }
        return { recapLines(*facts, lang), Tale };
    });
}

void Recap::tellMatch(int id)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle)
        return;
    const auto refuse = [this](const Refusal &refusal) {
        clear();
        show({ { ProblemWords::told(refusal) }, List });
    };
    const auto row = chronicle->journal().match({ id });
    if (!row)
        return refuse(row.refusal());
    const GamePtr game = gameOnShelf(row->game);
    if (!game)
        return refuse({ "other-rules", "there is no game \"" + row->game + "\" here" });
    auto saved = chronicle->journal().read(*game, row->currentLine);
    if (!saved)
        return refuse(saved.refusal());
    const auto players = playersOf(*chronicle, *row);
    if (!players)
        return refuse(players.refusal());
    std::vector<std::string> names;
    for (const Player &player : *players)
        names.push_back(player.name);
    work([line = std::make_shared<SavedLine>(std::move(*saved)), names = std::move(names),
             lang = Preferences::currentLanguage()]() -> Told {
        Told told;
        if (const auto refusal =
                withMatch(*line, [&](const AnyMatch &match) { told.lines = matchLines(match, names, lang); }))
            told.lines = { ProblemWords::told(*refusal) };
        return told;
    });
}

void Recap::clear()
{
    ++m_asked;
    show({});
}

void Recap::show(const Told &told)
{
    if (told.lines == m_lines && told.form == m_form)
        return;
    m_lines = told.lines;
    m_form = told.form;
    emit changed();
}

QString Recap::initial() const
{
    const bool hasOne = m_form == Tale && !m_lines.isEmpty() && m_lines.front().front().isLetter();
    return hasOne ? m_lines.front().left(1) : QString();
}

QString Recap::text() const
{
    const QString rest = m_lines.join(u"\n\u2003").mid(initial().size());
    return rest.startsWith(' ') ? rest.mid(1) : rest; // a word of one letter
}

} // namespace outremer
