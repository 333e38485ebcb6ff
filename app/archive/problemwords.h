#pragma once

#include "model/core/refusal.h"

#include <QCoreApplication>

namespace outremer {

// The store's refusals as people should read them: each code has a heading and a few sentences of ours, in the language
// of the moment. The store's own sentence, with paths and numbers, is the small print below.
struct ProblemWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::ProblemWords)

public:
    QString title;
    QString text;

    static ProblemWords of(const std::string &code); // a code nobody has written about gets general words
    static bool knows(const std::string &code);
    static QString told(const Refusal &refusal); // for a message in passing
};

} // namespace outremer
