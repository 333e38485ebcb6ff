#pragma once

#include "model/core/anymatch.h"
#include "model/core/look.h"

#include <functional>

namespace outremer {

struct SimulationRequest;
struct SimulationReport;
struct SearchBudget;

// A game of whichever kind, as the shelf holds it. Matches keep their game alive.
class AnyGame : public std::enable_shared_from_this<AnyGame> {
public:
    virtual ~AnyGame() = default;

    virtual std::string_view id() const = 0;
    virtual int revision() const = 0;
    virtual int minSeats() const = 0;
    virtual int maxSeats() const = 0;
    virtual std::uint64_t packHash() const = 0;
    virtual const std::vector<SetupOption> &setupOptions() const = 0;
    virtual const Phrasebook &phrases() const = 0;
    virtual const Rulebook &rulebook() const = 0;
    virtual const Look &look() const = 0;

    virtual Result<std::unique_ptr<AnyMatch>> start(const Setup &setup) const = 0;
    virtual Result<std::unique_ptr<AnyMatch>> startFrom(const JsonReader &position) const = 0;
    virtual Result<std::unique_ptr<AnyMatch>> startFromSnapshot(std::string_view bytes) const = 0;
    virtual Result<SimulationReport> simulate(
        const SimulationRequest &request, const std::function<void(int)> &onMatch) const = 0;
    virtual bool knowsStyles() const = 0;                        // whether bots can be warlike, pious...
    virtual SearchBudget budgetOf(const BotSpec &bot) const = 0; // of a character in this game

    virtual std::string_view optionName(const Option &option) const = 0;
    virtual std::string_view decisionName(std::uint8_t kind) const = 0;
    virtual WhyNot decisionRules(std::uint8_t kind) const = 0;
    // Whether this question can be answered from public knowledge, so that the table need not hand the screen over.
    virtual bool isOpen(std::uint8_t decisionKind) const = 0;
    virtual std::string_view eventName(std::uint8_t kind) const = 0;
    virtual std::string_view endingName(std::uint8_t kind) const = 0;
    virtual std::string_view nounName(std::uint16_t noun) const = 0;
    virtual std::string idOf(Ref ref) const = 0;
    virtual Name nameOf(Ref ref) const = 0;
    virtual std::optional<Ref> refOf(std::string_view noun, std::string_view id) const = 0;
    // What a thing does, in words, such as the text of a card; empty where its name says it all.
    virtual std::string describe(Ref ref, Lang lang) const = 0;

    // The pack it was loaded with (Pack::document), and the same rules with another one.
    virtual std::string content() const = 0;
    virtual Result<std::shared_ptr<const AnyGame>> withPack(const Pack &pack) const = 0;
};

} // namespace outremer
