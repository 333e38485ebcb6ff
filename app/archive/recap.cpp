#include "archive/recap.h"

#include "archive/archive.h"
#include "archive/problemwords.h"
#include "campaigns/tale.h"
#include "chaptergame.h"
#include "core/speech.h"
#include "play/singleplay.h"
#include "preferences.h"
#include "prose/chronicle.h"
#include "prose/contentnames.h"

namespace outremer {
namespace {

constexpr std::size_t kMatchLines = 5;

// The chapter that is being played, from its beginning; null between chapters.
Result<std::unique_ptr<AnyMatch>> playedChapter(Chronicle &chronicle, CampaignId id)
{
    const auto chapters = chronicle.campaigns().chapters(id);
    if (!chapters)
        return chapters.refusal();
    if (chapters->empty() || chapters->back().status == ChapterStatus::Finished || !chapters->back().match)
        return std::unique_ptr<AnyMatch>();
    const auto match = chronicle.journal().match(*chapters->back().match);
    if (!match)
        return match.refusal();
    return chronicle.journal().resume(*campaign::chapterGame(), match->currentLine);
}

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

Recap::Recap(QObject *parent)
    : QObject(parent)
{
}

Result<QStringList> Recap::campaignLines(Chronicle &chronicle, int id) const
{
    const AnyGame &game = *campaign::chapterGame();
    const auto playing = playedChapter(chronicle, { id });
    if (!playing)
        return playing.refusal();
    auto tale = taleOf(chronicle, { id }, game, playing->get());
    if (!tale)
        return tale.refusal();
    tale->evenings.clear(); // the day stands beside the recap
    const auto &content = campaign::chapterRules(game).crusaders().sharedContent();
    const campaign::Names names(std::make_shared<campaign::ContentNames>(content));
    QStringList lines;
    for (const campaign::Block &block : campaign::recapOf(*tale, names, Preferences::currentLanguage()).blocks) {
        if (block.kind == campaign::Block::Kind::Paragraph)
            lines.append(words(block.text));
    }
    return lines;
}

Result<QStringList> Recap::matchLines(Chronicle &chronicle, int id) const
{
    const auto row = chronicle.journal().match({ id });
    if (!row)
        return row.refusal();
    const GamePtr game = gameOnShelf(row->game);
    if (!game)
        return Refusal{ "other-rules", "there is no game \"" + row->game + "\" here" };
    const auto match = chronicle.journal().resume(*game, row->currentLine);
    if (!match)
        return match.refusal();
    const auto players = playersOf(chronicle, *row);
    if (!players)
        return players.refusal();
    std::vector<std::string> names;
    for (const Player &player : *players)
        names.push_back(player.name);
    const Speech speech(*game, Preferences::currentLanguage(), names);
    QStringList lines;
    const auto &events = (*match)->events();
    for (std::size_t i = events.size(); i > 0 && std::size_t(lines.size()) < kMatchLines; --i) {
        if (const std::string told = speech.event(events[i - 1], kNobody); !told.empty())
            lines.prepend(words(told));
    }
    const Decision decision = (*match)->decision();
    if (decision.isOver()) {
        lines.append(words(speech.ending((*match)->outcome())));
    } else {
        const std::string &name = names[decision.seat];
        lines.append(tr("To move: %1").arg(words(name.empty() ? speech.name((*match)->seatRef(decision.seat)) : name)));
    }
    return lines;
}

void Recap::tellCampaign(int id)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle)
        return;
    const auto told = campaignLines(*chronicle, id);
    show(told ? *told : QStringList{ ProblemWords::told(told.refusal()) }, told ? Tale : List);
}

void Recap::tellMatch(int id)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle)
        return;
    const auto told = matchLines(*chronicle, id);
    show(told ? *told : QStringList{ ProblemWords::told(told.refusal()) }, List);
}

void Recap::show(const QStringList &lines, Form form)
{
    if (lines == m_lines && form == m_form)
        return;
    m_lines = lines;
    m_form = form;
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
