#pragma once

#include "app/crusaders/book/bookview.h"

#include <QObject>
#include <qqml.h>

namespace outremer {

// One chapter of what the book shows. It gets the whole view after every change and keeps nothing but its rows.
class BookPart : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

    virtual void show(const BookView &view) = 0; // one that is not open clears the part

signals:
    void changed();
    void failed(const QString &text); // something could not be written down
};

} // namespace outremer
