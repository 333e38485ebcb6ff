#pragma once

#include "app/ui/rowmodel.h"

namespace outremer {

class Chronicle;

// A list of something the chronicle holds, read again whenever that or the language changes. While the file is lent to
// a worker it goes on showing what it showed; without a file it is empty.
class ArchiveRows : public outremer::RowModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    ArchiveRows(const QStringList &roles, QObject *parent);

signals:
    void refreshed(); // the rows are those of the file again, whether any changed or not

protected:
    void refresh(); // also once at the end of the constructor of a derived class
    virtual QList<Row> read(Chronicle &chronicle) = 0;
};

} // namespace outremer
