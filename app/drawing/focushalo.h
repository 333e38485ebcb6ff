#pragma once

#include <QQuickItem>
#include <QVariantMap>

class QSequentialAnimationGroup;

namespace outremer {

class MarkPicture;

// Lies over an item and says what it is: a golden halo if it may be chosen, a lapis frame with a lozenge if chosen, a
// ring apart from the edge if the keyboard is there. Most are never any of these, and have nothing to paint.
class FocusHalo : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool selectable READ selectable WRITE setSelectable NOTIFY stateChanged)
    Q_PROPERTY(bool selected READ selected WRITE setSelected NOTIFY stateChanged)
    Q_PROPERTY(bool focused READ focused WRITE setFocused NOTIFY stateChanged)
    Q_PROPERTY(qreal radius READ radius WRITE setRadius NOTIFY radiusChanged)
    // Colours and measures, from the theme: glow, selected, lozenge, focus; line, hairline, lozengeSize; and pause, the
    // time between two breaths of the halo, which take twice as long, or 0 for no motion.
    Q_PROPERTY(QVariantMap look READ look WRITE setLook NOTIFY lookChanged)

public:
    using QQuickItem::QQuickItem;

    bool selectable() const { return m_isSelectable; }
    void setSelectable(bool isSelectable) { set(m_isSelectable, isSelectable); }
    bool selected() const { return m_isSelected; }
    void setSelected(bool isSelected) { set(m_isSelected, isSelected); }
    bool focused() const { return m_isFocused; }
    void setFocused(bool isFocused) { set(m_isFocused, isFocused); }
    qreal radius() const { return m_radius; }
    void setRadius(qreal radius);
    QVariantMap look() const { return m_look; }
    void setLook(const QVariantMap &look);

signals:
    void stateChanged();
    void radiusChanged();
    void lookChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void set(bool &member, bool value);
    void follow(); // makes, places and shows what is wanted now
    void breathe();

    bool m_isSelectable = false, m_isSelected = false, m_isFocused = false;
    qreal m_radius = 0;
    QVariantMap m_look;
    bool m_wasOffered = false;
    MarkPicture *m_halo = nullptr;  // of what may be chosen
    MarkPicture *m_frame = nullptr; // of what is chosen, or where the keyboard is
    QSequentialAnimationGroup *m_breath = nullptr;
};

} // namespace outremer
