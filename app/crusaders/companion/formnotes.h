#pragma once

#include "campaign/crusaders/companion/formproblems.h"

#include <QString>
#include <QVariantMap>

namespace outremer {

// A problem of a form, where the screen shows it.
struct FormNote {
    QString part; // a section
    QString row;  // its key: a number, or a city
    QString field;
    QString text;
    bool isError = false;
    bool isMissing = false; // a place nobody has filled in yet: not worth a scolding before somebody wants to be done
};
QList<FormNote> notesOf(
    const campaign::table::ChapterForm &form, const campaign::table::FormSetting &setting, Lang lang);

// Of one row, by field: { text, isError }.
QVariantMap notesOfRow(const QList<FormNote> &notes, const QString &part, const QString &row, bool withMissing);

} // namespace outremer
