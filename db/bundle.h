#pragma once

#include "db/knowledge.h"

#include "model/core/refusal.h"

#include <filesystem>
#include <functional>

namespace outremer {

class Ledger;

// What an import has brought.
struct Imported {
    CampaignId campaign;
    std::vector<std::string> report; // who was recognised, who is new, and content that was refused
};

// A campaign as one file, `.outremer`: to be kept, sent and taken in elsewhere. It is a SQLite file of its own kind with
// the rows of that campaign, its matches and people, and a checksum over all of them.
class Bundles {
public:
    Bundles(Ledger &ledger, const Knowledge &knowledge)
        : m_ledger(ledger)
        , m_knowledge(knowledge)
    {
    }
    // `file` must not exist. `goesOn` is asked between the steps of it; when it answers no nothing is left, and the
    // refusal's code is "cancelled".
    std::optional<Refusal> save(
        CampaignId campaign, const std::filesystem::path &file, const std::function<bool()> &goesOn = {}) const;

    // A new campaign with new ids. The file is checked to the last step and read to the last document, in a copy, before
    // anything is written; then
    // all of it is taken in at once or nothing. People and groups of the same name are taken to be the same, one for
    // one; somebody who is not in the trash is preferred.
    Result<Imported> take(const std::filesystem::path &file);

private:
    Ledger &m_ledger;
    const Knowledge &m_knowledge;
};

} // namespace outremer
