#pragma once

#include <QVariantMap>

namespace outremer {

// How one thing is asked for on the screen (FieldEditor.qml): its id, its kind, its label, and what can be answered. A
// field says nothing about the answer itself, so that items stay when the answer changes.

struct Choice {
    QVariant value;
    QString text;
    QString house{}; // drawn as arms, if it has any
};
using Choices = QList<Choice>;

QVariantMap numberField(const QString &id, const QString &label, int least, int most);
QVariantMap maybeNumberField(const QString &id, const QString &label, int least, int most); // may stay empty
QVariantMap flagField(const QString &id, const QString &label);
QVariantMap textField(const QString &id, const QString &label, int share = 1);              // of the line's width
QVariantMap fewField(const QString &id, const QString &label, const Choices &choices);      // all in view
QVariantMap manyField(const QString &id, const QString &label, const Choices &choices);     // in a list that opens
QVariantMap ownWordsField(const QString &id, const QString &label, const Choices &choices); // or anything else
QVariantMap houseField(const QString &id, const QString &label, const Choices &choices);    // as arms; may stay empty
QVariantMap ruled(QVariantMap field, const char *rule); // with the rule that it comes from

} // namespace outremer
