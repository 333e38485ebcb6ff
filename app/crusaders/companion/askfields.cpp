#include "app/crusaders/companion/askfields.h"

namespace outremer {
namespace {

QVariantMap field(const QString &id, const char *kind, const QString &label)
{
    return { { "id", id }, { "kind", kind }, { "label", label }, { "share", 1 }, { "rule", QString() } };
}

QVariantMap choosing(const QString &id, const char *kind, const QString &label, const Choices &choices)
{
    QVariantMap made = field(id, kind, label);
    QVariantList list;
    for (const Choice &choice : choices)
        list.append(QVariantMap{ { "value", choice.value }, { "text", choice.text }, { "house", choice.house } });
    made["choices"] = list;
    return made;
}

QVariantMap counting(const QString &id, const QString &label, int least, int most, bool canBeEmpty)
{
    QVariantMap made = field(id, "number", label);
    made["least"] = least;
    made["most"] = most;
    made["canBeEmpty"] = canBeEmpty;
    return made;
}

} // namespace

QVariantMap numberField(const QString &id, const QString &label, int least, int most)
{
    return counting(id, label, least, most, false);
}

QVariantMap maybeNumberField(const QString &id, const QString &label, int least, int most)
{
    return counting(id, label, least, most, true);
}

QVariantMap flagField(const QString &id, const QString &label)
{
    return field(id, "flag", label);
}

QVariantMap textField(const QString &id, const QString &label, int share)
{
    QVariantMap made = field(id, "text", label);
    made["share"] = share;
    return made;
}

QVariantMap fewField(const QString &id, const QString &label, const Choices &choices)
{
    return choosing(id, "few", label, choices);
}

QVariantMap manyField(const QString &id, const QString &label, const Choices &choices)
{
    return choosing(id, "many", label, choices);
}

QVariantMap ownWordsField(const QString &id, const QString &label, const Choices &choices)
{
    QVariantMap made = manyField(id, label, choices);
    made["ownWords"] = true;
    return made;
}

QVariantMap houseField(const QString &id, const QString &label, const Choices &choices)
{
    return choosing(id, "house", label, choices);
}

QVariantMap ruled(QVariantMap field, const char *rule)
{
    field["rule"] = rule;
    return field;
}

} // namespace outremer
