#pragma once

#include "app/ui/rowmodel.h"

#include <QUrl>

namespace outremer {

// What a folder holds: folders first, then the files whose names end as asked. There is no file dialog among the QML
// modules we build upon, so the program brings its own. Roles: path, name, isFolder, url, size.
class FolderList : public outremer::RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    Q_PROPERTY(QStringList endings READ endings WRITE setEndings NOTIFY endingsChanged) // "pdf"; none: folders only
    Q_PROPERTY(QVariantList places READ places CONSTANT) // where people keep things: { name, path }
    Q_PROPERTY(bool canGoUp READ canGoUp NOTIFY folderChanged)

public:
    explicit FolderList(QObject *parent = nullptr);

    QString folder() const { return m_folder; }
    void setFolder(const QString &folder); // one that is not there is left alone
    QStringList endings() const { return m_endings; }
    void setEndings(const QStringList &endings);
    QVariantList places() const;
    bool canGoUp() const;

    Q_INVOKABLE void goUp();
    Q_INVOKABLE QString pathOf(const QString &name) const; // in this folder

signals:
    void folderChanged();
    void endingsChanged();

private:
    void refresh();

    QString m_folder;
    QStringList m_endings;
};

} // namespace outremer
