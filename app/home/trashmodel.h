#pragma once

#include "app/archive/archiverows.h"

namespace outremer {

// What was put into the trash, the last first. Nothing there is ever deleted; everything comes back whole.
//   key: what takeBack is given; kind: "campaign", "match", "person" or "photo", kindText in words
class TrashModel : public outremer::ArchiveRows {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit TrashModel(QObject *parent = nullptr);

    Q_INVOKABLE bool takeBack(const QString &key); // what is refused is told by the Archive

protected:
    QList<Row> read(Chronicle &chronicle) override;
};

} // namespace outremer
