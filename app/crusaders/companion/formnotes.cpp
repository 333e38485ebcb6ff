#include "app/crusaders/companion/formnotes.h"

#include <QRegularExpression>

namespace outremer {
namespace {

using campaign::table::ChapterForm;
using campaign::table::FormProblem;
using campaign::table::FormSetting;

// "cities[2].owner" is in the row of that city; "rounds" stands by itself.
void place(FormNote &note, const QString &field, const ChapterForm &form)
{
    static const QRegularExpression pattern("^(\\w+)(?:\\[(\\d+)\\]\\.(\\w+))?$");
    const auto match = pattern.match(field);
    note.part = match.captured(1);
    note.row = match.captured(2);
    note.field = match.captured(3);
    const std::size_t row = note.row.toUInt();
    if (note.part == "cities" && row < form.cities.size()) {
        note.row = QString::fromStdString(form.cities[row].city);
    } else if (note.part == "holyLands" && row < form.holyLands.size()) {
        note.part = "cities";
        note.row = QString::fromStdString(form.holyLands[row].city);
        note.field = "holyLand";
    } else if (note.part == "ending" || note.part == "rounds" || note.part == "winner" || note.part == "chapter") {
        note.field = note.part;
        note.part = "outcome";
        note.row = "0";
    }
}

} // namespace

QList<FormNote> notesOf(const ChapterForm &form, const FormSetting &setting, Lang lang)
{
    QList<FormNote> notes;
    for (const FormProblem &problem : problemsOf(form, setting)) {
        FormNote note;
        place(note, QString::fromStdString(problem.field), form);
        note.text = QString::fromStdString(problem.text.in(lang));
        note.isError = problem.weight == FormProblem::Weight::Error;
        note.isMissing = problem.code == "rank-missing" || problem.code == "card-missing"
            || problem.code == "city-missing" || problem.code == "state-missing" || problem.code == "note-empty"
            || problem.code == "photograph-missing" || problem.code == "component-missing"
            || problem.code == "counter-unnamed";
        notes.append(note);
    }
    return notes;
}

QVariantMap notesOfRow(const QList<FormNote> &notes, const QString &part, const QString &row, bool withMissing)
{
    QVariantMap found;
    for (const FormNote &note : notes) {
        if (note.part == part && note.row == row && !found.contains(note.field) && (withMissing || !note.isMissing))
            found[note.field] = QVariantMap{ { "text", note.text }, { "isError", note.isError } };
    }
    return found;
}

} // namespace outremer
