#pragma once

#include <QQmlComponent>
#include <QQmlEngine>
#include <QVariantMap>

#include <memory>

namespace outremer::test {

// Every sign that the window can draw, by its name.
inline QVariantMap drawnSigns()
{
    QQmlEngine engine;
    engine.addImportPath(":/qt/qml");
    QQmlComponent asking(&engine);
    asking.setData("import QtQml\nimport Outremer.Table\nQtObject { property var signs: Paints.palette.signs }", {});
    const std::unique_ptr<QObject> asked(asking.create());
    return asked ? asked->property("signs").toMap() : QVariantMap();
}

} // namespace outremer::test
