#pragma once

#include "app/play/optionpicker.h"

namespace outremer {

class ChoiceTarget;

// What a person points at on the way to an option: the things named so far, the items of the board that can be pointed
// at, and an option that waits until it is agreed to.
class Selection {
public:
    const OptionPicker &picker() const { return m_picker; }
    const std::vector<ChoiceTarget *> &targets() const { return m_targets; }

    void offer(const AnyMatch &match); // a person is to choose
    void clear();                      // nothing was named; the same options are offered
    void close();                      // nothing can be chosen

    // Names a thing that can be chosen now. Answers the option once everything about it was named.
    std::optional<Option> name(const RefList &refs, const ChoiceTarget *by);
    // Of two equal things, such as two equal cards, only the one that was pointed at is shown as selected.
    bool wasPointedAt(const ChoiceTarget *target) const;

    void keepWaiting(const Option &option) { m_waiting = option; }
    std::optional<Option> takeWaiting() { return std::exchange(m_waiting, std::nullopt); }

    void enlist(ChoiceTarget *target) { m_targets.push_back(target); }
    void dismiss(ChoiceTarget *target);

private:
    OptionPicker m_picker;
    std::vector<ChoiceTarget *> m_targets;
    std::vector<const ChoiceTarget *> m_pointedAt; // since the decision began or the selection was cleared
    std::optional<Option> m_waiting;
};

} // namespace outremer
