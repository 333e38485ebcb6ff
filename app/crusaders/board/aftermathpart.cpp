#include "app/crusaders/board/aftermathpart.h"

#include "app/table/table.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/prose/chapters.h"
#include "model/crusaders/crusaders.h"

namespace outremer {
namespace {

using campaign::EventKind;
using campaign::Stage;

QString stageWord(Stage stage)
{
    constexpr std::array<const char *, 5> kWords{ "match", "interlude", "nicknames", "heirlooms", "over" };
    return kWords[std::size_t(stage)];
}

// Under which heading the ceremony tells an event.
QString groupOf(EventKind kind)
{
    switch (kind) {
    case EventKind::ChapterEnded:
    case EventKind::DynastyRanked:
    case EventKind::LegacyWritten:
    case EventKind::FinalCounted:
    case EventKind::CampaignWon:
        return "standing";
    case EventKind::BullMark:
    case EventKind::DeedMark:
    case EventKind::MarkLost:
        return "deeds";
    case EventKind::InterludeChosen:
    case EventKind::InterludeRevealed:
    case EventKind::InterludeMark:
        return "interlude";
    case EventKind::NicknameTaken:
    case EventKind::NicknameDeclined:
    case EventKind::HeirloomChosen:
    case EventKind::HeirloomDeclined:
        return "names";
    case EventKind::CityScarred:
    case EventKind::CityRuined:
        return "scars";
    }
    return {};
}

QVariantMap choiceRow(const BoardView &view, const AnyGame &game, Ref ref)
{
    const crusaders::Content &c = *view.content;
    QVariantMap row{ { "noun",
                         QString::fromUtf8(game.nounName(ref.noun).data(), qsizetype(game.nounName(ref.noun).size())) },
        { "id", QString::fromStdString(game.idOf(ref)) }, { "title", wordFor(game.nameOf(ref)) },
        { "text", QString::fromStdString(game.describe(ref, Preferences::currentLanguage())) } };
    row["key"] = row["id"];
    if (ref.noun == crusaders::kInterludeNoun)
        row["story"] = wordFor(c.interludes[std::size_t(ref.value / 2)].options[std::size_t(ref.value % 2)].story);
    else
        row["face"] = view.faceOf(ref);
    return row;
}

} // namespace

AftermathPart::AftermathPart(QObject *parent)
    : BoardPart(parent)
    , m_dynasties(new RowModel(
          { "seatId", "name", "house", "rank", "points", "marks", "nicknames", "heirloom", "isAsked" }, this))
    , m_deeds(new RowModel({ "number", "group", "kind", "seatId", "text" }, this))
    , m_choices(new RowModel({ "key", "noun", "id", "title", "text", "story", "face" }, this))
{
}

void AftermathPart::clear()
{
    m_isActive = false;
    m_dynasties->clear();
    m_deeds->clear();
    m_choices->clear();
    emit changed();
}

void AftermathPart::show(const BoardView &view)
{
    if (!view.chapter || view.chapter->isInMatch()) {
        if (m_isActive)
            clear();
        return;
    }
    m_isActive = true;
    m_stage = stageWord(view.chapter->aftermath.stage);
    m_chapter = view.chapter->chapter();
    m_chapterTitle = wordFor(campaign::chapterText(m_chapter).title);
    showDynasties(view);
    showDeeds(view);
    showChoices(view);
    emit changed();
}

void AftermathPart::showDynasties(const BoardView &view)
{
    const campaign::State &chapter = *view.chapter;
    QList<RowModel::Row> rows;
    for (int place = 0; place < chapter.seats; ++place) {
        const Seat seat = chapter.aftermath.ranking[std::size_t(place)];
        if (seat >= chapter.seats)
            continue;
        const campaign::Dynasty &dynasty = chapter.book.dynasties[seat];
        QVariantList marks;
        for (const std::int8_t mark : dynasty.marks)
            marks.append(int(mark));
        QVariantList nicknames;
        for (const crusaders::Card card : dynasty.nicknames)
            nicknames.append(view.faceOf({ crusaders::kNicknameNoun, card }));
        rows.append({ { "seatId", view.ownerId(seat) }, { "name", view.table->nameOf(seat) },
            { "house", wordFor(view.content->realms[dynasty.realm].name) }, { "rank", place + 1 },
            { "points", dynasty.points }, { "marks", marks }, { "nicknames", nicknames },
            { "heirloom", view.faceOf({ crusaders::kBuildingNoun, dynasty.heirloom }) },
            { "isAsked", view.table->activeSeat() == view.ownerId(seat) } });
    }
    m_dynasties->show(rows);
}

void AftermathPart::showDeeds(const BoardView &view)
{
    const AnyMatch &match = *view.table->shown();
    const Speech speech = view.table->speech();
    QList<RowModel::Row> rows;
    for (std::size_t i = 0; i < match.events().size(); ++i) {
        const Event &event = match.events()[i];
        if (!campaign::isOurs(event.kind))
            continue;
        const std::string text = speech.event(event, view.viewer);
        if (text.empty())
            continue;
        QString seatId;
        for (const Ref &ref : event.fields) {
            if (ref.noun == crusaders::kRealmNoun && seatId.isEmpty())
                seatId = QString::fromStdString(match.game().idOf(ref));
        }
        const std::string_view kind = match.game().eventName(event.kind);
        rows.append({ { "number", qulonglong(i) }, { "group", groupOf(EventKind(event.kind)) },
            { "kind", QString::fromUtf8(kind.data(), qsizetype(kind.size())) }, { "seatId", seatId },
            { "text", QString::fromStdString(text) } });
    }
    m_deeds->show(rows);
}

void AftermathPart::showChoices(const BoardView &view)
{
    const AnyMatch &match = *view.table->shown();
    QList<RowModel::Row> rows;
    m_story.clear();
    // Only who is asked sees what they may choose: a choice is made in secret, and a nickname others may not take says
    // how they stand.
    const Decision decision = match.decision();
    if (!decision.isOver() && decision.seat == view.chooser) {
        if (view.chapter->aftermath.stage == Stage::Interlude) // the one that follows this chapter
            m_story = wordFor(view.content->interludes[std::size_t(m_chapter)].story);
        for (const Option &option : match.options()) {
            for (const Ref &ref : match.targets(option)) {
                if (ref.noun == crusaders::kInterludeNoun || ref.noun == crusaders::kNicknameNoun
                    || ref.noun == crusaders::kBuildingNoun)
                    rows.append(choiceRow(view, match.game(), ref));
            }
        }
    }
    m_choices->show(rows);
}

} // namespace outremer
