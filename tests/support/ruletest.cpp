#include "ruletest.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <set>

namespace outremer::test {
namespace {

struct Claims {
    std::set<QString> running;                   // of the function that runs now
    std::map<QString, std::set<QString>> proven; // id -> functions that passed
    std::set<QString> refuted;
};

Claims &claims()
{
    static Claims instance;
    return instance;
}

} // namespace

void claimRules(std::initializer_list<const char *> ids)
{
    for (const char *id : ids)
        claims().running.insert(QString::fromLatin1(id));
}

void RuleTest::cleanup()
{
    for (const QString &id : claims().running) {
        if (QTest::currentTestFailed())
            claims().refuted.insert(id);
        else
            claims().proven[id].insert(QString::fromLatin1(QTest::currentTestFunction()));
    }
    claims().running.clear();
}

int runRuleTest(QObject &test, int argc, char *argv[])
{
    const QString folder = qEnvironmentVariable("OUTREMER_TRACE_DIR");
    if (folder.isEmpty())
        return QTest::qExec(&test, argc, argv);
    const QString path = folder + "/" + QFileInfo(QString::fromLocal8Bit(argv[0])).fileName() + ".json";
    QFile::remove(path); // a run that crashes proves nothing
    const int failures = QTest::qExec(&test, argc, argv);

    QJsonObject proven;
    for (const auto &[id, functions] : claims().proven) {
        QJsonArray names;
        for (const QString &function : functions)
            names.append(function);
        proven[id] = names;
    }
    QJsonArray refuted;
    for (const QString &id : claims().refuted)
        refuted.append(id);
    QDir().mkpath(folder);
    QFile file(path);
    const QByteArray text = QJsonDocument(QJsonObject{ { "proven", proven }, { "refuted", refuted } }).toJson();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? failures : failures + 1;
}

} // namespace outremer::test
