#pragma once

#include <QCoreApplication>

namespace outremer {

// Titles we propose for a new campaign, in the language of the moment.
class CampaignTitles {
    Q_DECLARE_TR_FUNCTIONS(outremer::CampaignTitles)

public:
    static int count();
    static QString at(int index);
};

} // namespace outremer
