#pragma once

#include "campaign/crusaders/companion/form.h"

#include <QVariantMap>

namespace outremer {

// One answer put into a form, and answers read from it. Rows of a part are counted from 0; a city's row is its id, and
// what stands by itself is the part "outcome". An empty answer takes the old one away.

// False, with nothing changed, when no form can hold this.
bool answer(campaign::table::ChapterForm &form, const QString &part, int row, const QString &field, const QVariant &to);
void answerCity(campaign::table::ChapterForm &form, const std::string &city, const QString &field, const QVariant &to);

int rowsIn(const campaign::table::ChapterForm &form, const QString &part);
QVariantMap answersOf(const campaign::table::ChapterForm &form, const QString &part, int row);
QVariantMap answersOfCity(const campaign::table::ChapterForm &form, const std::string &city);

void addRow(campaign::table::ChapterForm &form, const QString &part);
void removeRow(campaign::table::ChapterForm &form, const QString &part, int row);

} // namespace outremer
