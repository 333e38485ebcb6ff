#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/chaptergame.h"

#include "model/core/rulebook.h"
#include "model/shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
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

const std::set<std::string, std::less<>> &knownRules()
{
    static const auto kKnown = [] {
        std::set<std::string, std::less<>> known;
        std::vector<GamePtr> games = shelf();
        games.push_back(campaign::chapterGame());
        for (const GamePtr &game : games) {
            for (const Rule &rule : game->rulebook().rules())
                known.insert(rule.id);
        }
        return known;
    }();
    return kKnown;
}

std::map<std::string, Part> &parts()
{
    static std::map<std::string, Part> instance;
    return instance;
}

} // namespace

QStringList unknownRules(RuleIds ids)
{
    QStringList unknown;
    for (const char *id : ids) {
        if (!knownRules().contains(id))
            unknown.append(id);
    }
    return unknown;
}

void claimRules(RuleIds ids, const char *file, int line)
{
    nameRules(ids, file, line);
    for (const char *id : ids)
        claims().running.insert(QString::fromLatin1(id));
}

void nameRules(RuleIds ids, const char *file, int line)
{
    if (const QStringList unknown = unknownRules(ids); !unknown.isEmpty())
        QTest::qFail(qPrintable("no rulebook has " + unknown.join(", ")), file, line);
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

bool addPart(Part part)
{
    const std::string name = part.name;
    return parts().emplace(name, std::move(part)).second;
}

const Part *findPart(const char *name)
{
    if (const auto found = parts().find(name); found != parts().end())
        return &found->second;
    for (const auto &[known, part] : parts())
        std::puts(known.c_str());
    return nullptr;
}

std::string stemOf(const std::string &file)
{
    const std::size_t start = file.rfind('/') + 1;
    return file.substr(start, file.rfind('.') - start);
}

} // namespace outremer::test
