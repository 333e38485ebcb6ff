#pragma once

#include "tests/campaign/saga.h"

#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/storybook.h"
#include "campaign/document/document.h"

#include <QFile>
#include <QTest>

namespace outremer::campaign::test {

inline QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

// Every text of a document, in order.
inline QString allText(const Document &document)
{
    QStringList texts{ shown(document.title) };
    for (const Block &block : document.blocks) {
        texts += shown(block.text);
        for (const std::string &line : block.lines)
            texts += shown(line);
        for (const auto &row : block.rows) {
            for (const std::string &cell : row)
                texts += shown(cell);
        }
    }
    return texts.join('\n');
}

// Compares with tests/data/<name>; OUTREMER_ACCEPT writes the file first.
inline bool isGolden(const std::string &text, const char *name)
{
    QFile golden(QString(OUTREMER_SOURCE_DIR "/tests/data/") + name);
    if (qEnvironmentVariableIsSet("OUTREMER_ACCEPT") && golden.open(QIODevice::WriteOnly)) {
        golden.write(QByteArray::fromStdString(text));
        golden.close();
    }
    return golden.open(QIODevice::ReadOnly) && golden.readAll() == QByteArray::fromStdString(text);
}

} // namespace outremer::campaign::test
