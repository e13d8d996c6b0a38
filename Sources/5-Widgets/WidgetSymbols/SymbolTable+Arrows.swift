extension SymbolTable {
    /// Arrows, chevrons, and connected points.
    static let arrows = """
        arrow.up: -M 12 20 L 12 4 M 5.5 10.5 L 12 4 L 18.5 10.5
        arrow.down: -M 12 4 L 12 20 M 5.5 13.5 L 12 20 L 18.5 13.5
        arrow.left: -M 20 12 L 4 12 M 10.5 5.5 L 4 12 L 10.5 18.5
        arrow.right: -M 4 12 L 20 12 M 13.5 5.5 L 20 12 L 13.5 18.5
        arrow.up.right: -M 6 18 L 18 6 M 8.5 6 L 18 6 L 18 15.5
        arrow.up.left: -M 18 18 L 6 6 M 15.5 6 L 6 6 L 6 15.5
        arrow.down.right: -M 6 6 L 18 18 M 18 8.5 L 18 18 L 8.5 18
        arrow.down.left: -M 18 6 L 6 18 M 6 8.5 L 6 18 L 15.5 18
        arrow.left.and.right: -M 3 12 L 21 12 M 7.5 7.5 L 3 12 L 7.5 16.5 M 16.5 7.5 L 21 12 L 16.5 16.5
        arrow.up.and.down: -M 12 3 L 12 21 M 7.5 7.5 L 12 3 L 16.5 7.5 M 7.5 16.5 L 12 21 L 16.5 16.5
        arrow.right.arrow.left: -M 4 8 L 20 8 M 15.5 3.5 L 20 8 L 15.5 12.5 M 20 16 L 4 16 M 8.5 11.5 L 4 16 L 8.5 20.5
        arrow.left.arrow.right: -M 20 8 L 4 8 M 8.5 3.5 L 4 8 L 8.5 12.5 M 4 16 L 20 16 M 15.5 11.5 L 20 16 L 15.5 20.5
        arrow.up.arrow.down: -M 8 20 L 8 4 M 3.5 8.5 L 8 4 L 12.5 8.5 M 16 4 L 16 20 M 11.5 15.5 L 16 20 L 20.5 15.5
        arrow.up.to.line arrow.up.to.line.compact: -M 12 20.5 L 12 7.5 M 6 13.5 L 12 7.5 L 18 13.5 M 5 3.5 L 19 3.5
        arrow.down.to.line arrow.down.to.line.compact: -M 12 3.5 L 12 16.5 M 6 10.5 L 12 16.5 L 18 10.5 M 5 20.5 L 19 20.5
        arrow.clockwise goforward rotate.right: -M 19.1 9.5 C 20.96 12.71 20.42 16.77 17.8 19.4 C 15.17 22.02 11.11 22.56 7.9 20.7 C 4.69 18.85 3.12 15.06 4.08 11.48 C 5.04 7.89 8.29 5.4 12 5.4 M 8.1 1.5 L 12 5.4 L 8.1 9.3
        arrow.counterclockwise gobackward rotate.left: -M 4.9 9.5 C 3.04 12.71 3.58 16.77 6.2 19.4 C 8.83 22.02 12.89 22.56 16.1 20.7 C 19.31 18.85 20.88 15.06 19.92 11.48 C 18.96 7.89 15.71 5.4 12 5.4 M 15.9 1.5 L 12 5.4 L 15.9 9.3
        arrow.circlepath arrow.2.circlepath: -M 4.01 9.09 C 5.23 5.73 8.43 3.5 12 3.5 C 15.57 3.5 18.77 5.73 19.99 9.09 M 20.6 4.5 L 20.2 9.3 L 15.4 8.6;-M 19.99 14.91 C 18.77 18.27 15.57 20.5 12 20.5 C 8.43 20.5 5.23 18.27 4.01 14.91 M 3.4 19.5 L 3.8 14.7 L 8.6 15.4
        arrow.triangle.2.circlepath: -M 3.79 9.8 C 4.68 6.48 7.48 4.02 10.89 3.57 C 14.3 3.12 17.64 4.77 19.36 7.75;*M 22.5 6 L 20.3 11.6 L 15.6 7.8 Z;-M 20.21 14.2 C 19.32 17.52 16.52 19.98 13.11 20.43 C 9.7 20.88 6.36 19.23 4.64 16.25;*M 1.5 18 L 3.7 12.4 L 8.4 16.2 Z
        arrow.2.squarepath repeat arrow.rectanglepath: -M 4 14 L 4 8.5 C 4 6.8 4.8 6 6.5 6 L 17 6 M 13.5 2.5 L 17 6 L 13.5 9.5 M 20 10 L 20 15.5 C 20 17.2 19.2 18 17.5 18 L 7 18 M 10.5 14.5 L 7 18 L 10.5 21.5
        shuffle: -M 3 7 L 6.5 7 C 11.5 7 11.5 17 16.5 17 L 21 17 M 17.5 13.5 L 21 17 L 17.5 20.5 M 3 17 L 6.5 17 C 8.4 17 9.6 15.5 10.6 13.8 M 13.3 10.2 C 14.2 8.4 15.4 7 17 7 L 21 7 M 17.5 3.5 L 21 7 L 17.5 10.5
        arrow.triangle.branch: -M 7 6 L 7 18 M 7 15 C 7 11 17 13.5 17 8.5;O 7 4.5 2.2;O 7 19.5 2.2;O 17 6.2 2.2
        arrow.uturn.backward arrow.uturn.left: -M 8.5 4 L 3.5 9 L 8.5 14 M 3.5 9 L 15 9 C 18.5 9 20.5 11.3 20.5 14.2 C 20.5 17.2 18.5 19.5 15 19.5 L 9 19.5
        arrow.uturn.forward arrow.uturn.right: -M 15.5 4 L 20.5 9 L 15.5 14 M 20.5 9 L 9 9 C 5.5 9 3.5 11.3 3.5 14.2 C 3.5 17.2 5.5 19.5 9 19.5 L 15 19.5
        arrowshape.left: M 3 12 L 11 4.5 L 11 9 L 20 9 L 20 15 L 11 15 L 11 19.5 Z
        arrowshape.right: M 21 12 L 13 4.5 L 13 9 L 4 9 L 4 15 L 13 15 L 13 19.5 Z
        arrowshape.up: M 12 3 L 19.5 11 L 15 11 L 15 20 L 9 20 L 9 11 L 4.5 11 Z
        arrowshape.down: M 12 21 L 19.5 13 L 15 13 L 15 4 L 9 4 L 9 13 L 4.5 13 Z
        chevron.up: -M 4 15.5 L 12 8 L 20 15.5
        chevron.down: -M 4 8.5 L 12 16 L 20 8.5
        chevron.left: -M 15.5 4 L 8 12 L 15.5 20
        chevron.right: -M 8.5 4 L 16 12 L 8.5 20
        chevron.up.chevron.down chevron.up.and.down: -M 6 9 L 12 3.5 L 18 9 M 6 15 L 12 20.5 L 18 15
        move.3d: -M 12 13 L 12 3 M 8.5 6 L 12 3 L 15.5 6 M 12 13 L 3.5 18 M 3.9 13.6 L 3.5 18 L 7.7 19.3 M 12 13 L 20.5 18 M 20.1 13.6 L 20.5 18 L 16.3 19.3
        square.and.arrow.up: -M 8.5 9.5 L 6.5 9.5 C 5.4 9.5 4.5 10.4 4.5 11.5 L 4.5 19 C 4.5 20.1 5.4 21 6.5 21 L 17.5 21 C 18.6 21 19.5 20.1 19.5 19 L 19.5 11.5 C 19.5 10.4 18.6 9.5 17.5 9.5 L 15.5 9.5 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5
        square.and.arrow.down: -M 8.5 9.5 L 6.5 9.5 C 5.4 9.5 4.5 10.4 4.5 11.5 L 4.5 19 C 4.5 20.1 5.4 21 6.5 21 L 17.5 21 C 18.6 21 19.5 20.1 19.5 19 L 19.5 11.5 C 19.5 10.4 18.6 9.5 17.5 9.5 L 15.5 9.5 M 12 2.5 L 12 15 M 8 11 L 12 15 L 16 11
        square.and.pencil: -M 19.5 12.5 L 19.5 18 C 19.5 19.7 18.7 20.5 17 20.5 L 6.5 20.5 C 4.8 20.5 4 19.7 4 18 L 4 7.5 C 4 5.8 4.8 5 6.5 5 L 12 5;M 10 14.5 L 10.6 11.4 L 18.6 3.4 L 21.1 5.9 L 13.1 13.9 Z
        arrow.up.forward.app: -M 11 5 L 6.5 5 C 4.8 5 4 5.8 4 7.5 L 4 17.5 C 4 19.2 4.8 20 6.5 20 L 16.5 20 C 18.2 20 19 19.2 19 17.5 L 19 13 M 10.5 13.5 L 20.5 3.5 M 14.5 3.5 L 20.5 3.5 L 20.5 9.5
        arrow.right.to.line ~arrow.left.to.line: -M 3.5 12 L 16.5 12 M 10.5 6 L 16.5 12 L 10.5 18 M 20.5 5 L 20.5 19
        arrow.up.and.down.and.arrow.left.and.right arrow.left.and.right.and.arrow.up.and.down: -M 12 2.5 L 12 21.5 M 2.5 12 L 21.5 12 M 9.2 5.3 L 12 2.5 L 14.8 5.3 M 9.2 18.7 L 12 21.5 L 14.8 18.7 M 5.3 9.2 L 2.5 12 L 5.3 14.8 M 18.7 9.2 L 21.5 12 L 18.7 14.8
        arrow.up.left.and.arrow.down.right ~arrow.up.right.and.arrow.down.left: -M 4 10.5 L 4 4 L 10.5 4 M 4 4 L 10.5 10.5 M 20 13.5 L 20 20 L 13.5 20 M 20 20 L 13.5 13.5
        arrow.down.right.and.arrow.up.left ~arrow.down.left.and.arrow.up.right: -M 10.5 4 L 10.5 10.5 L 4 10.5 M 10.5 10.5 L 3.5 3.5 M 13.5 20 L 13.5 13.5 L 20 13.5 M 13.5 13.5 L 20.5 20.5
        arrow.triangle.swap arrow.swap: -M 8 8 L 8 20 M 16 4 L 16 16;*M 8 3 L 12 9 L 4 9 Z;*M 16 21 L 20 15 L 12 15 Z
        arrow.merge arrow.triangle.merge: -M 5.5 21 C 5.5 15 12 15 12 10 M 18.5 21 C 18.5 15 12 15 12 10 M 12 12 L 12 3 M 7.5 7.5 L 12 3 L 16.5 7.5
        arrow.branch: -M 12 21 L 12 15 C 12 10 5.5 11 5.5 4 M 12 15 C 12 10 18.5 11 18.5 4 M 2.5 7 L 5.5 4 L 8.5 7 M 15.5 7 L 18.5 4 L 21.5 7
        arrow.triangle.pull arrow.pull: O 6 5 2.2;O 6 19 2.2;O 18 19 2.2;-M 6 7.5 L 6 16.5 M 18 16.5 L 18 9 C 18 6.5 16.5 5 14 5 L 12 5 M 14.5 2.5 L 12 5 L 14.5 7.5
        arrow.turn.up.right arrow.turn.up.forward ~arrow.turn.up.left: -M 5 20 L 5 13 C 5 10 6.5 8.5 9.5 8.5 L 20 8.5 M 15.5 4 L 20 8.5 L 15.5 13
        arrow.turn.down.right ~arrow.turn.down.left: -M 5 4 L 5 11 C 5 14 6.5 15.5 9.5 15.5 L 20 15.5 M 15.5 11 L 20 15.5 L 15.5 20
        arrow.turn.right.up ~arrow.turn.left.up: -M 4 19.5 L 12 19.5 C 14.5 19.5 16 18 16 15.5 L 16 4 M 11.5 8.5 L 16 4 L 20.5 8.5
        arrow.turn.right.down ~arrow.turn.left.down: -M 4 4.5 L 12 4.5 C 14.5 4.5 16 6 16 8.5 L 16 20 M 11.5 15.5 L 16 20 L 20.5 15.5
        arrow.triangle.turn.up.right: -M 5.5 20 L 5.5 13 C 5.5 11 6.5 10 8.5 10 L 14 10;*M 14 4 L 21.5 10 L 14 16 Z
        arrow.uturn.down: -M 4 14.5 L 9 19.5 L 14 14.5 M 9 19.5 L 9 9 C 9 6 11 4 14 4 C 17 4 19.5 6 19.5 9 L 19.5 15
        arrow.uturn.up: -M 4 9.5 L 9 4.5 L 14 9.5 M 9 4.5 L 9 15 C 9 18 11 20 14 20 C 17 20 19.5 18 19.5 15 L 19.5 9
        arrowtriangle.up: M 12 4.5 L 20.5 19 L 3.5 19 Z
        arrowtriangle.down: M 12 19.5 L 3.5 5 L 20.5 5 Z
        arrowtriangle.left ~arrowtriangle.right: M 4.5 12 L 19 3.5 L 19 20.5 Z
        arrowshape.turn.up.left ~arrowshape.turn.up.right: M 10 4 L 2.8 11 L 10 18 L 10 14 C 15 14 18.5 15.5 21 19.5 C 21 13 17 8.3 10 8 Z
        arrowshape.turn.up.left.2: M 14 5 L 7.5 11.5 L 14 18 L 14 14.5 C 17.5 14.5 20 16 21.5 19 C 21.5 13.5 19 9.3 14 9 Z;-M 8.5 5 L 2.5 11.5 L 8.5 18
        arrowshape.left.arrowshape.right: M 2 12 L 8.5 5.5 L 8.5 9.5 L 15.5 9.5 L 15.5 5.5 L 22 12 L 15.5 18.5 L 15.5 14.5 L 8.5 14.5 L 8.5 18.5 Z
        arrowshape.bounce.right: M 21.5 11 L 14.5 5 L 14.5 8.5 C 11 8.8 8.7 10.5 7.8 13.5 L 5 7.5 L 2.3 9 L 6.8 18.5 L 9.3 18.5 C 9.6 15.5 11.5 13.6 14.5 13.4 L 14.5 17 Z
        chevron.left.and.right chevron.left.chevron.right: -M 8.5 5.5 L 2.5 12 L 8.5 18.5 M 15.5 5.5 L 21.5 12 L 15.5 18.5
        chevron.left.forwardslash.chevron.right: -M 7 6.5 L 2 12 L 7 17.5 M 17 6.5 L 22 12 L 17 17.5 M 14 4.5 L 10 19.5
        chevron.right.2 ~chevron.left.2: -M 5 4.5 L 12 12 L 5 19.5 M 12.5 4.5 L 19.5 12 L 12.5 19.5
        chevron.up.2: -M 4.5 19 L 12 12 L 19.5 19 M 4.5 11.5 L 12 4.5 L 19.5 11.5
        chevron.down.2 chevron.down.dotted.2: -M 4.5 5 L 12 12 L 19.5 5 M 4.5 12.5 L 12 19.5 L 19.5 12.5
        chevron.compact.up: -M 3.5 14 L 12 10 L 20.5 14
        chevron.compact.down: -M 3.5 10 L 12 14 L 20.5 10
        chevron.compact.left ~chevron.compact.right: -M 14 3.5 L 10 12 L 14 20.5
        rectangle.portrait.and.arrow.right: -M 14 8 L 14 5.5 C 14 4.1 13.4 3.5 12 3.5 L 6 3.5 C 4.6 3.5 4 4.1 4 5.5 L 4 18.5 C 4 19.9 4.6 20.5 6 20.5 L 12 20.5 C 13.4 20.5 14 19.9 14 18.5 L 14 16 M 9 12 L 21 12 M 17 8 L 21 12 L 17 16
        tray.and.arrow.down: @+opentray;-M 12 3 L 12 13 M 8 9.3 L 12 13.3 L 16 9.3
        tray.and.arrow.up: @+opentray;-M 12 13 L 12 3 M 8 6.8 L 12 2.8 L 16 6.8
        +opentray: -M 6.5 8 L 3 14.5 L 3 18.5 C 3 19.8 3.7 20.5 5 20.5 L 19 20.5 C 20.3 20.5 21 19.8 21 18.5 L 21 14.5 L 17.5 8 M 3.3 14.3 L 8 14.3 C 8.6 16.2 10 17 12 17 C 14 17 15.4 16.2 16 14.3 L 20.7 14.3
        icloud.and.arrow.down: @+opencloud;-M 12 11 L 12 21 M 8.5 17.8 L 12 21.2 L 15.5 17.8
        icloud.and.arrow.up: @+opencloud;-M 12 21 L 12 11.5 M 8.5 14.7 L 12 11.2 L 15.5 14.7
        +opencloud: -M 7 16 C 4.3 16 2.3 14.2 2.3 11.7 C 2.3 9.3 4 7.7 6.2 7.5 C 6.7 4.7 9 3 11.7 3 C 14.7 3 17 5.1 17.3 7.9 C 19.9 7.9 21.7 9.6 21.7 11.9 C 21.7 14.3 19.9 16 17.4 16
        iphone.and.arrow.right: R 3.5 2.5 9.5 19 2.3;-M 9 12 L 21 12 M 17 8 L 21 12 L 17 16
        point.3.connected.trianglepath.dotted: O 12 5 2.6;O 5 18.5 2.6;O 19 18.5 2.6;*O 9.6 9.6 0.9 O 8.3 12 0.9 O 7 14.4 0.9 O 14.4 9.6 0.9 O 15.7 12 0.9 O 17 14.4 0.9 O 9.6 18.5 0.9 O 12 18.5 0.9 O 14.4 18.5 0.9
        point.3.filled.connected.trianglepath.dotted: *O 12 5 3 O 5 18.5 3 O 19 18.5 3;*O 9.6 9.6 0.9 O 8.3 12 0.9 O 7 14.4 0.9 O 14.4 9.6 0.9 O 15.7 12 0.9 O 17 14.4 0.9 O 9.6 18.5 0.9 O 12 18.5 0.9 O 14.4 18.5 0.9
        point.topleft.down.to.point.bottomright.curvepath point.topleft.down.curvedto.point.bottomright.up point.topleft.down.curvedto.point.filled.bottomright.up point.topleft.filled.down.to.point.bottomright.curvepath ~point.bottomleft.forward.to.point.topright.scurvepath ~point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath: O 5 5 2.5;O 19 19 2.5;-M 7.8 5 L 15 5 C 18 5 19 7 19 8.5 C 19 10.5 17.5 12 15.5 12 L 8.5 12 C 6.5 12 5 13.5 5 15.5 C 5 17.5 6.5 19 8.5 19 L 16 19
        arrow.up.and.down.text.horizontal: -M 5.5 4 L 5.5 20 M 2.5 7 L 5.5 4 L 8.5 7 M 2.5 17 L 5.5 20 L 8.5 17 M 12.5 7 L 21.5 7 M 12.5 12 L 21.5 12 M 12.5 17 L 18 17
        checkmark.gobackward: =checkmark.arrow.counterclockwise
        chevron.up.right: -M 8 5 L 19 5 L 19 16
        chevron.up.right.2: -M 4.5 9.5 L 14.5 9.5 L 14.5 19.5 M 10 4 L 20 4 L 20 14
        chevron.right.dotted.chevron.right: -M 3.5 5 L 9.5 12 L 3.5 19 M 14.5 5 L 20.5 12 L 14.5 19;*O 12.3 12 1
        decrease.indent: -M 3.5 5 L 20.5 5 M 11 9.7 L 20.5 9.7 M 11 14.3 L 20.5 14.3 M 3.5 19 L 20.5 19;*M 7.5 9 L 7.5 15 L 3 12 Z
        increase.indent: -M 3.5 5 L 20.5 5 M 11 9.7 L 20.5 9.7 M 11 14.3 L 20.5 14.3 M 3.5 19 L 20.5 19;*M 3.5 9 L 8 12 L 3.5 15 Z
        """
}
