#pragma once

#include "app/crusaders/companion/companionmodel.h"
#include "app/ui/rowmodel.h"

#include <set>

namespace outremer {

// Tonight's sheet: who sits where, how the campaign stands, what was kept, and the set-up with boxes to tick. The ticks
// are kept in the chronicle's settings ("ticks.<campaign>") until the next chapter.
class ChecklistModel : public outremer::CompanionModel {
    Q_OBJECT
    QML_ELEMENT
    // key, kind ("section", "text", "table", "box"), text, cells and columns (of a table, row by row), isTicked
    Q_PROPERTY(outremer::RowModel *lines READ lines CONSTANT)
    // Of the box, where we only guess: key, text, value, least, most, isCorrected, and of terrains their choices (text,
    // bit), of which value is the sum.
    Q_PROPERTY(outremer::RowModel *numbers READ numbers CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY ticksChanged)
    Q_PROPERTY(int boxes READ boxes NOTIFY ticksChanged)
    Q_PROPERTY(int ticked READ ticked NOTIFY ticksChanged)

public:
    explicit ChecklistModel(QObject *parent = nullptr);
    ~ChecklistModel() override;

    RowModel *lines() { return &m_lines; }
    RowModel *numbers() { return &m_numbers; }
    QString title() const { return QString::fromStdString(m_sheet.title); }
    int boxes() const { return m_boxes; }
    int ticked() const { return int(m_ticks.size()); }
    const campaign::Document &sheet() const { return m_sheet; } // to be printed or exported

    Q_INVOKABLE void tick(const QString &key, bool isTicked);
    Q_INVOKABLE void untickAll();
    // Kept in the chronicle for all campaigns, and taken back to our guess.
    Q_INVOKABLE void correct(const QString &key, int value);
    Q_INVOKABLE void forget(const QString &key);

signals:
    void ticksChanged();

protected:
    void take(const std::string *kept) override;
    void tell() override;
    std::string toKeep() const override;

private:
    void tellNumbers();
    void keepNumbers(const campaign::table::BoxNumbers &box);

    campaign::Document m_sheet;
    std::set<QString> m_ticks; // keys of boxes: their number on the sheet, the same in every language
    int m_boxes = 0;
    RowModel m_lines;
    RowModel m_numbers;
};

} // namespace outremer
