#pragma once

#include "app/crusaders/companion/companionmodel.h"
#include "app/crusaders/companion/formnotes.h"
#include "app/crusaders/companion/formsections.h"
#include "app/ui/rowmodel.h"

#include <map>

namespace outremer {

// The form of the chapter that a group has played at a real table. Half-filled forms are kept in the chronicle's
// settings ("form.<campaign>"), so nothing that was typed is lost.
class ChapterFormModel : public outremer::CompanionModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::RowModel *sections READ sections CONSTANT)
    Q_PROPERTY(outremer::RowModel *problems READ problems CONSTANT) // everything worth knowing, errors and warnings
    Q_PROPERTY(bool isTouched READ isTouched NOTIFY formChanged)

public:
    explicit ChapterFormModel(QObject *parent = nullptr);
    ~ChapterFormModel() override;

    RowModel *sections() { return &m_sections; }
    RowModel *problems() { return &m_problems; }
    const campaign::table::ChapterForm &form() const { return m_form; }
    bool canSubmit() const { return m_canSubmit; }
    bool isTouched() const { return isReady() && m_form != blank(); }

    // The rows of a section: key, row, title, detail, house, values and notes, both by field.
    Q_INVOKABLE outremer::RowModel *rowsOf(const QString &section);
    // An answer; nothing (undefined, null, "") takes the old one away. `row` is a row's key.
    Q_INVOKABLE void set(const QString &section, const QString &row, const QString &field, const QVariant &value);
    Q_INVOKABLE void add(const QString &section);
    Q_INVOKABLE void remove(const QString &section, int row);
    Q_INVOKABLE void addPhotograph(const QUrl &file);
    Q_INVOKABLE void clear(); // begins the form anew
    // Writes the chapter into the chronicle; false, with `problem` saying why, when it cannot be.
    Q_INVOKABLE bool submit();

signals:
    void formChanged();
    void written(int chapter);
    void refused(const QString &why);

protected:
    void take(const std::string *kept) override;
    void tell() override;
    std::string toKeep() const override;

private:
    campaign::table::ChapterForm blank() const;
    void refuse(const QString &why);
    void entered();
    void showRows(const FormSections::Section &section, const QList<FormNote> &notes, const FormSections &words);

    campaign::table::ChapterForm m_form;
    RowModel m_sections, m_problems;
    std::map<QString, RowModel *> m_rows;
    bool m_canSubmit = false;
    bool m_wasTried = false; // somebody wanted to be done: now what is missing is named too
};

} // namespace outremer
