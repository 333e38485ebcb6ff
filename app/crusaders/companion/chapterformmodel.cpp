#include "app/crusaders/companion/chapterformmodel.h"

#include "app/campaigns/campaignplay.h"
#include "app/crusaders/board/boardview.h"
#include "app/crusaders/companion/formedit.h"
#include "app/ui/preferences.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/companion/formjson.h"

#include <QUrl>
#include <nlohmann/json.hpp>

namespace outremer {

using campaign::table::ChapterForm;

ChapterFormModel::ChapterFormModel(QObject *parent)
    : CompanionModel("form", parent)
    , m_sections({ "section", "title", "hint", "icon", "fields", "canGrow", "count", "errors" }, this)
    , m_problems({ "key", "section", "row", "field", "text", "isError" }, this)
{
}

ChapterFormModel::~ChapterFormModel()
{
    save();
}

ChapterForm ChapterFormModel::blank() const
{
    ChapterForm form;
    form.chapter = std::min(where().chapter, campaign::kChapters);
    for (const campaign::DynastyFacts &dynasty : where().tale.dynasties) {
        campaign::table::Ranked ranked;
        ranked.seat = dynasty.seat;
        form.ranking.push_back(ranked);
    }
    return form;
}

// A form of another chapter is a form that has been written down since.
void ChapterFormModel::take(const std::string *kept)
{
    const auto read = kept ? campaign::table::formFrom(*kept) : Refusal{};
    m_form = read && read->chapter == where().chapter ? *read : blank();
}

std::string ChapterFormModel::toKeep() const
{
    return campaign::table::toJson(m_form).dump();
}

RowModel *ChapterFormModel::rowsOf(const QString &section)
{
    RowModel *&rows = m_rows[section];
    if (!rows)
        rows = new RowModel({ "key", "row", "title", "detail", "house", "values", "notes" }, this);
    return rows;
}

void ChapterFormModel::showRows(
    const FormSections::Section &section, const QList<FormNote> &notes, const FormSections &words)
{
    QList<RowModel::Row> rows;
    const auto add = [&](const QString &key, const QVariantMap &values, const QString &title, const QString &detail,
                         const QString &house) {
        rows.append({ { "key", key }, { "row", rows.size() }, { "title", title }, { "detail", detail },
            { "house", house }, { "values", values }, { "notes", notesOfRow(notes, section.id, key, m_wasTried) } });
    };
    if (section.id == "cities") {
        const auto &cities = boxContent().cities;
        for (std::size_t city = 0; city < cities.size(); ++city) {
            if (!crusaders::isIn(where().closed(), crusaders::CityId(city)))
                add(QString::fromStdString(cities[city].id), answersOfCity(m_form, cities[city].id),
                    wordFor(cities[city].name), {}, {});
        }
    } else if (section.id == "ranking") {
        for (int row = 0; row < int(m_form.ranking.size()); ++row) {
            const int seat = m_form.ranking[std::size_t(row)].seat;
            const bool isKnown = seat >= 0 && seat < int(where().tale.dynasties.size());
            add(QString::number(row), answersOf(m_form, section.id, row), isKnown ? words.stateOf(seat) : QString(),
                isKnown ? words.playerOf(seat) : QString(),
                isKnown ? QString::fromStdString(where().tale.dynasties[std::size_t(seat)].state) : QString());
        }
    } else {
        const int count = section.id == "outcome" ? 1 : rowsIn(m_form, section.id);
        for (int row = 0; row < count; ++row)
            add(QString::number(row), answersOf(m_form, section.id, row), {}, {}, {});
    }
    rowsOf(section.id)->show(rows);
}

void ChapterFormModel::tell()
{
    const campaign::table::FormSetting setting{ boxContent(), where().tale, boxCatalogue() };
    const QList<FormNote> notes = notesOf(m_form, setting, Preferences::currentLanguage());
    const FormSections words(where());
    QList<RowModel::Row> sections, problems;
    for (const FormSections::Section &section : words.all()) {
        showRows(section, notes, words);
        int errors = 0;
        for (const FormNote &note : notes)
            errors += note.part == section.id && note.isError && (m_wasTried || !note.isMissing) ? 1 : 0;
        const int count = section.id == "cities" ? int(m_form.cities.size())
            : section.canGrow                    ? rowsOf(section.id)->count()
                                                 : 0;
        sections.append({ { "section", section.id }, { "title", section.title }, { "hint", section.hint },
            { "icon", section.icon }, { "fields", section.fields }, { "canGrow", section.canGrow }, { "count", count },
            { "errors", errors } });
    }
    bool hasError = false;
    for (const FormNote &note : notes) {
        hasError = hasError || note.isError;
        problems.append({ { "key", QString::number(problems.size()) + note.text }, { "section", note.part },
            { "row", note.row }, { "field", note.field }, { "text", note.text }, { "isError", note.isError } });
    }
    m_canSubmit = !hasError && !where().isOver() && !where().isPlayedHere;
    m_sections.show(sections);
    m_problems.show(problems);
    emit formChanged();
}

void ChapterFormModel::entered()
{
    touch();
    setProblem({});
    tell();
}

void ChapterFormModel::set(const QString &section, const QString &row, const QString &field, const QVariant &value)
{
    if (!isReady())
        return;
    const ChapterForm before = m_form;
    if (section == "cities")
        answerCity(m_form, row.toStdString(), field, value);
    else
        answer(m_form, section, row.toInt(), field, value);
    if (m_form != before)
        entered();
}

void ChapterFormModel::add(const QString &section)
{
    if (!isReady())
        return;
    addRow(m_form, section);
    entered();
}

void ChapterFormModel::remove(const QString &section, int row)
{
    if (!isReady())
        return;
    removeRow(m_form, section, row);
    entered();
}

void ChapterFormModel::addPhotograph(const QUrl &file)
{
    if (!isReady() || !file.isLocalFile())
        return;
    m_form.photographs.push_back({ file.toLocalFile().toStdString(), {} });
    entered();
}

void ChapterFormModel::clear()
{
    if (!isReady())
        return;
    m_form = blank();
    m_wasTried = false;
    entered();
}

void ChapterFormModel::refuse(const QString &why)
{
    setProblem(why);
    emit refused(why);
}

bool ChapterFormModel::submit()
{
    if (!isReady() || !archive() || !archive()->chronicle())
        return false;
    save();
    m_wasTried = true;
    tell();
    for (const RowModel::Row &problem : m_problems.rows()) {
        if (problem["isError"].toBool()) {
            refuse(problem["text"].toString());
            return false;
        }
    }
    auto play = CampaignPlay::open(*archive()->chronicle(), id(), campaign::chapterGame());
    const auto refusal = play ? play->recordTable(m_form) : std::optional(play.refusal());
    if (refusal) {
        refuse(wordsOf(*refusal));
        return false;
    }
    const int chapter = m_form.chapter;
    m_wasTried = false;
    archive()->announce(); // this model reads the next chapter then, too
    emit written(chapter);
    return true;
}

} // namespace outremer
