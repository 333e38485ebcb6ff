import QtQuick
import QtTest
import Outremer.Ui
import Outremer.Crusaders

/** A card is shown large by a resting pointer, a long press and the key Z, beside its source and inside the window. */
Item {
    id: root

    readonly property var face: ({ noun: "building", id: "bazaar", name: "Bazaar", text: "Gain 2 coins.", kind: "Building",
        label: "Building: Bazaar. Gain 2 coins.", level: 0, colours: [], price: [] })

    width: 1280
    height: 800

    FocusScope {
        id: left

        x: 100
        y: 300
        width: 62
        height: 84
        activeFocusOnTab: true

        Item {
            anchors.fill: parent

            CrusaderCard {
                anchors.fill: parent
                face: root.face
            }
            Zoomable { face: root.face }
        }
    }
    FocusScope {
        id: right

        x: 1200
        y: 700
        width: 62
        height: 84
        activeFocusOnTab: true

        Zoomable { face: root.face }
    }
    Item {
        id: unknown

        x: 600
        y: 300
        width: 62
        height: 84

        Zoomable {
            id: secret

            face: ({ noun: "tactic", level: 0 })
        }
    }
    ZoomLayer {
        id: layer

        anchors.fill: parent
    }

    TestCase {
        name: "Zoom"
        when: windowShown

        readonly property Item card: findChild(layer, "zoomedCard")

        function init() {
            Zoom.delay = 1
            mouseMove(root, 5, 5)
            Zoom.hide()
            root.forceActiveFocus()
        }
        function verifyBeside(item) {
            verify(card.x >= 0 && card.y >= 0 && card.x + card.width <= root.width && card.y + card.height <= root.height)
            verify(card.x >= item.x + item.width || card.x + card.width <= item.x) // never under the pointer
        }

        function test_restingPointer_shows_andLeavingHides() {
            mouseMove(left, 20, 20)
            tryVerify(() => Zoom.shown)
            compare(Zoom.face.name, "Bazaar")
            verify(layer.visible)
            verifyBeside(left)
            mouseMove(root, 5, 5)
            tryVerify(() => !Zoom.shown)
            verify(!layer.visible)
        }
        function test_atTheEdge_itStaysInsideTheWindow() {
            mouseMove(right, 20, 20)
            tryVerify(() => Zoom.shown)
            verifyBeside(right)
        }
        function test_anUnknownCard_showsNothing() {
            secret.show()
            verify(!Zoom.shown)
            mousePress(unknown, 20, 20)
            mouseRelease(unknown, 20, 20)
            verify(!Zoom.shown)
        }
        function test_longPress_shows_andReleaseHides() {
            Zoom.delay = 100000
            mousePress(left, 20, 20)
            tryVerify(() => Zoom.shown)
            verifyBeside(left)
            mouseRelease(left, 20, 20)
            verify(!Zoom.shown)
        }
        function test_keyZ_shows_andEscapeHides() {
            keyClick(Qt.Key_Z) // the keyboard is elsewhere
            verify(!Zoom.shown)
            left.forceActiveFocus()
            keyClick(Qt.Key_Z)
            verify(Zoom.shown)
            keyClick(Qt.Key_Escape)
            verify(!Zoom.shown)
            keyClick(Qt.Key_Z)
            verify(Zoom.shown)
            keyClick(Qt.Key_Z)
            verify(!Zoom.shown)
        }
        function test_movingTheKeyboardAway_hides() {
            left.forceActiveFocus()
            keyClick(Qt.Key_Z)
            verify(Zoom.shown)
            right.forceActiveFocus()
            verify(!Zoom.shown)
        }
        function test_oneCardAfterTheOther_isShown() {
            Zoom.show(root.face, left)
            compare(card.face.name, "Bazaar")
            Zoom.show(Object.assign({}, root.face, { name: "Granary" }), right)
            compare(card.face.name, "Granary")
            verifyBeside(right)
        }
        function test_pinned_staysUntilItIsClosed() {
            Zoom.pin(root.face)
            verify(layer.visible)
            verify(layer.activeFocus)
            mouseMove(left, 20, 20)
            mouseMove(root, 5, 5)
            verify(Zoom.shown)
            keyClick(Qt.Key_Escape)
            verify(!Zoom.shown)
        }
        function test_theWholeCard_isItsName() {
            Zoom.pin(root.face)
            compare(card.Accessible.name, root.face.label)
            Zoom.hide()
        }
    }
}
