#pragma once

#include "app/booklet/plates.h"
#include "model/core/refusal.h"

#include <memory>
#include <optional>
#include <string>

class QGuiApplication;

namespace outremer {

// Prints a document as an A5 booklet. Needs a QGuiApplication (see
// printingApplication). The file is written whole or not at all; nothing is left behind where it cannot be.
std::optional<Refusal> writeBooklet(
    const campaign::Document &document, const booklet::Plates &plates, const std::string &path);

// What fonts need to live, for a program that has no window and perhaps no display: nothing when there is a
// QGuiApplication already.
std::unique_ptr<QGuiApplication> printingApplication();

} // namespace outremer
