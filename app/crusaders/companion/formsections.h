#pragma once

#include "app/crusaders/companion/askfields.h"
#include "app/crusaders/companion/boxedcampaign.h"

#include <QCoreApplication>

namespace outremer {

// What the form of a chapter asks for, part by part, in the language of the moment. Sealed: a card of a chapter that was
// not reached is offered nowhere.
class FormSections {
    Q_DECLARE_TR_FUNCTIONS(outremer::FormSections)

public:
    explicit FormSections(const BoxedCampaign &campaign)
        : m_where(campaign)
    {
    }

    struct Section {
        QString id; // the form's own word, or "outcome" for what stands by itself
        QString title;
        QString hint;
        QString icon;
        QVariantList fields;
        bool canGrow = true; // rows can be added and taken away
    };
    QList<Section> all() const;
    QString stateOf(int seat) const;
    QString playerOf(int seat) const; // nobody's name for a bot

private:
    Section ranking() const;
    Section outcome() const;
    Section cities() const;
    Section marks() const;
    Section nicknames() const;
    Section heirlooms() const;
    Section scars() const;
    Section oaths() const;
    Section ownThings() const;
    Section counters() const;
    Section notes() const;
    Section photographs() const;

    crusaders::Saga saga() const; // what the chapter is played with; a part that is still sealed is not asked for
    Choices seats() const;
    Choices states(bool withSaracens) const;
    Choices openCities() const;

    const BoxedCampaign &m_where;
};

} // namespace outremer
