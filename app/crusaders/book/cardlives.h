#pragma once

#include "app/crusaders/book/bookview.h"

#include <QStringList>
#include <map>

namespace outremer {

// What is known of one card in one campaign.
struct CardLife {
    QString origin;    // where it came from; empty for the basic game
    QStringList deeds; // what it did, in order
    int fame = 0;      // how often it did something
};

using CardKey = std::pair<std::string, std::string>; // kind and id

// Every card that the campaign has opened, held, drawn, played or sworn by. Nothing sealed is among them.
std::map<CardKey, CardLife> cardLives(const BookView &view);

} // namespace outremer
