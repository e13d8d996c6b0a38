extension SymbolTable {
    /// Shapes, grids, stacks and windows.
    static let shapes = """
        circle: O 12 12 9
        circle.dotted: *O 12 3 1.2 O 18.4 5.6 1.2 O 21 12 1.2 O 18.4 18.4 1.2 O 12 21 1.2 O 5.6 18.4 1.2 O 3 12 1.2 O 5.6 5.6 1.2
        circle.hexagongrid circles.hexagongrid: O 12 12 2.2;O 12 5 2.2;O 18.1 8.5 2.2;O 18.1 15.5 2.2;O 12 19 2.2;O 5.9 15.5 2.2;O 5.9 8.5 2.2
        largecircle.fill.circle: -O 12 12 9;*O 12 12 5.5
        square squareshape: R 3.5 3.5 17 17 3
        square.dashed app.dashed: -M 3.5 8 L 3.5 6.5 C 3.5 4.8 4.8 3.5 6.5 3.5 L 8 3.5 M 11 3.5 L 13 3.5 M 16 3.5 L 17.5 3.5 C 19.2 3.5 20.5 4.8 20.5 6.5 L 20.5 8 M 20.5 11 L 20.5 13 M 20.5 16 L 20.5 17.5 C 20.5 19.2 19.2 20.5 17.5 20.5 L 16 20.5 M 13 20.5 L 11 20.5 M 8 20.5 L 6.5 20.5 C 4.8 20.5 3.5 19.2 3.5 17.5 L 3.5 16 M 3.5 13 L 3.5 11
        app: R 3.5 3.5 17 17 4.5
        rectangle: R 2.5 5 19 14 2.5
        rectangle.portrait: R 5 2.5 14 19 2.5
        capsule: R 2.5 7 19 10 5
        oval: M 12 6 C 18 6 21.5 8.6 21.5 12 C 21.5 15.4 18 18 12 18 C 6 18 2.5 15.4 2.5 12 C 2.5 8.6 6 6 12 6 Z
        triangle: M 12 4 L 21.5 20 L 2.5 20 Z
        diamond rhombus: M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z
        hexagon: M 12 2.5 L 20.2 7.2 L 20.2 16.8 L 12 21.5 L 3.8 16.8 L 3.8 7.2 Z
        octagon: M 8.3 3 L 15.7 3 L 21 8.3 L 21 15.7 L 15.7 21 L 8.3 21 L 3 15.7 L 3 8.3 Z
        seal: M 12 2.5 L 14.6 4.6 L 18 4.4 L 18.8 7.7 L 21.6 9.6 L 20.4 12.8 L 21.2 16.1 L 18.2 17.6 L 16.9 20.7 L 13.6 20.1 L 10.4 20.1 L 7.1 20.7 L 5.8 17.6 L 2.8 16.1 L 3.6 12.8 L 2.4 9.6 L 5.2 7.7 L 6 4.4 L 9.4 4.6 Z
        shield: M 12 2.5 L 20 5.5 L 20 11.5 C 20 16.3 16.8 19.8 12 21.5 C 7.2 19.8 4 16.3 4 11.5 L 4 5.5 Z
        star: M 12 2.8 L 14.8 8.9 L 21.4 9.6 L 16.4 14.1 L 17.9 20.7 L 12 17.3 L 6.1 20.7 L 7.6 14.1 L 2.6 9.6 L 9.2 8.9 Z
        sparkles: M 10 5 C 10.6 10 12 11.4 17 12 C 12 12.6 10.6 14 10 19 C 9.4 14 8 12.6 3 12 C 8 11.4 9.4 10 10 5 Z;*M 18 2.5 C 18.3 5 19 5.7 21.5 6 C 19 6.3 18.3 7 18 9.5 C 17.7 7 17 6.3 14.5 6 C 17 5.7 17.7 5 18 2.5 Z;*M 18.5 15 C 18.8 17.4 19.4 18 21.8 18.3 C 19.4 18.6 18.8 19.2 18.5 21.6 C 18.2 19.2 17.6 18.6 15.2 18.3 C 17.6 18 18.2 17.4 18.5 15 Z
        heart: M 12 20.5 C 5 15.5 2.5 12.3 2.5 8.8 C 2.5 5.8 4.7 3.8 7.3 3.8 C 9.3 3.8 11 4.9 12 6.7 C 13 4.9 14.7 3.8 16.7 3.8 C 19.3 3.8 21.5 5.8 21.5 8.8 C 21.5 12.3 19 15.5 12 20.5 Z
        slash: -M 5 5 L 19 19
        grid: -M 3.5 9 L 20.5 9 M 3.5 15 L 20.5 15 M 9 3.5 L 9 20.5 M 15 3.5 L 15 20.5;-R 3.5 3.5 17 17 1.5
        square.grid.2x2: R 3.5 3.5 7 7 1.5;R 13.5 3.5 7 7 1.5;R 3.5 13.5 7 7 1.5;R 13.5 13.5 7 7 1.5
        square.grid.3x3: R 3 3 4 4 0.6;R 10 3 4 4 0.6;R 17 3 4 4 0.6;R 3 10 4 4 0.6;R 10 10 4 4 0.6;R 17 10 4 4 0.6;R 3 17 4 4 0.6;R 10 17 4 4 0.6;R 17 17 4 4 0.6
        square.on.square squareshape.squareshape.dashed: -M 16 16 L 16 5.5 C 16 4.1 15.4 3.5 14 3.5 L 5.5 3.5 C 4.1 3.5 3.5 4.1 3.5 5.5 L 3.5 14 C 3.5 15.4 4.1 16 5.5 16 L 8 16;R 8 8 12.5 12.5 2
        plus.square.on.square: R 3.5 8 12.5 12.5 2;/M 9.8 11.2 L 9.8 17.3 M 6.7 14.2 L 12.8 14.2;-M 8 4.5 C 8.3 3.8 8.8 3.5 9.7 3.5 L 18.5 3.5 C 19.9 3.5 20.5 4.1 20.5 5.5 L 20.5 14.3 C 20.5 15.2 20.2 15.7 19.5 16
        rectangle.on.rectangle rectangle.on.rectangle.angled: -M 17.5 14.5 L 17.5 6.5 C 17.5 5.1 16.9 4.5 15.5 4.5 L 4.5 4.5 C 3.1 4.5 2.5 5.1 2.5 6.5 L 2.5 13.5 C 2.5 14.9 3.1 15.5 4.5 15.5 L 6 15.5;R 6 8.5 15.5 11 2
        rectangle.2.swap: R 2.5 7 8 11 1.5;R 13.5 7 8 11 1.5;-M 8 4 L 16 4 M 14 2.3 L 16 4 L 14 5.7
        rectangle.3.group: R 2.5 4.5 8.5 15 1.5;R 13.5 4.5 8 6 1.5;R 13.5 13.5 8 6 1.5
        rectangle.3.offgrid: R 3 3.5 9 7 1.5;R 14.5 6.5 6.5 11 1.5;R 5.5 13.5 6.5 7 1.5
        cube view.3d: M 12 2.5 L 20.5 7.2 L 20.5 16.8 L 12 21.5 L 3.5 16.8 L 3.5 7.2 Z;/M 3.8 7.5 L 12 12 L 20.2 7.5 M 12 12 L 12 21
        scope: -O 12 12 7;-M 12 2 L 12 8.5 M 12 15.5 L 12 22 M 2 12 L 8.5 12 M 15.5 12 L 22 12
        target: -O 12 12 9;-O 12 12 5;*O 12 12 1.6
        +stack: -M 5.5 3.9 L 18.5 3.9 M 8 1.2 L 16 1.2
        circle.dashed: -A 12 12 9 -12 12 A 12 12 9 33 57 A 12 12 9 78 102 A 12 12 9 123 147 A 12 12 9 168 192 A 12 12 9 213 237 A 12 12 9 258 282 A 12 12 9 303 327
        square.dotted: *O 4.5 4.5 1.1 O 9.5 4.5 1.1 O 14.5 4.5 1.1 O 19.5 4.5 1.1 O 4.5 9.5 1.1 O 19.5 9.5 1.1 O 4.5 14.5 1.1 O 19.5 14.5 1.1 O 4.5 19.5 1.1 O 9.5 19.5 1.1 O 14.5 19.5 1.1 O 19.5 19.5 1.1
        rectangle.dashed: -M 2.5 9 L 2.5 7.5 C 2.5 6.1 3.6 5 5 5 L 7 5 M 10.5 5 L 13.5 5 M 17 5 L 19 5 C 20.4 5 21.5 6.1 21.5 7.5 L 21.5 9 M 21.5 11.5 L 21.5 12.5 M 21.5 15 L 21.5 16.5 C 21.5 17.9 20.4 19 19 19 L 17 19 M 13.5 19 L 10.5 19 M 7 19 L 5 19 C 3.6 19 2.5 17.9 2.5 16.5 L 2.5 15 M 2.5 12.5 L 2.5 11.5
        capsule.portrait: R 7 2.5 10 19 5
        pentagon: M 12 2.5 L 21.5 9.5 L 18 20.5 L 6 20.5 L 2.5 9.5 Z
        sparkle: M 12 2.5 C 12.8 9 15 11.2 21.5 12 C 15 12.8 12.8 15 12 21.5 C 11.2 15 9 12.8 2.5 12 C 9 11.2 11.2 9 12 2.5 Z
        rays progress.indicator: -M 12 2.5 L 12 7 M 12 17 L 12 21.5 M 2.5 12 L 7 12 M 17 12 L 21.5 12 M 5.3 5.3 L 8.5 8.5 M 15.5 15.5 L 18.7 18.7 M 5.3 18.7 L 8.5 15.5 M 15.5 8.5 L 18.7 5.3
        viewfinder: -M 3.5 8 L 3.5 6.5 C 3.5 4.8 4.8 3.5 6.5 3.5 L 8 3.5 M 16 3.5 L 17.5 3.5 C 19.2 3.5 20.5 4.8 20.5 6.5 L 20.5 8 M 20.5 16 L 20.5 17.5 C 20.5 19.2 19.2 20.5 17.5 20.5 L 16 20.5 M 8 20.5 L 6.5 20.5 C 4.8 20.5 3.5 19.2 3.5 17.5 L 3.5 16
        faceid: @viewfinder;-M 8.3 8.8 L 8.3 10.3 M 15.7 8.8 L 15.7 10.3 M 12.3 9 L 12.3 13 L 11.3 13 M 8.8 15.7 C 9.7 16.7 10.8 17.2 12 17.2 C 13.2 17.2 14.3 16.7 15.2 15.7
        touchid: -A 12 11.5 9 -165 -15 A 12 11.5 6 -180 0 A 12 11.5 3 -180 0;-M 6 11.5 C 6 14 5.5 15.5 4.5 17 M 9 11.5 C 9 15.5 8.2 18 7 20 M 12 11.5 C 12 16.5 11.5 19 10.5 21.5 M 15 11.5 C 15 16 14.8 18.5 14 21.5 M 18 11.5 C 18 14.5 17.9 17 17.4 19.5
        qrcode: -R 3.5 3.5 6.5 6.5 0.8;-R 14 3.5 6.5 6.5 0.8;-R 3.5 14 6.5 6.5 0.8;*R 5.8 5.8 1.9 1.9 0.2 R 16.3 5.8 1.9 1.9 0.2 R 5.8 16.3 1.9 1.9 0.2 R 13 13 2.6 2.6 0.2 R 18.8 13 2.6 2.6 0.2 R 15.9 15.9 2.6 2.6 0.2 R 13 18.8 2.6 2.6 0.2 R 18.8 18.8 2.6 2.6 0.2
        barcode: -M 3 5 L 3 19 M 6.5 5 L 6.5 19 M 13.5 5 L 13.5 19 M 21 5 L 21 19;*R 8.6 4.1 2.8 15.8 0.4 R 15.8 4.1 3.2 15.8 0.4
        square.grid.3x2: R 2.5 5.5 5 5 1;R 9.5 5.5 5 5 1;R 16.5 5.5 5 5 1;R 2.5 13.5 5 5 1;R 9.5 13.5 5 5 1;R 16.5 13.5 5 5 1
        square.grid.3x1.below.line.grid.1x2: -M 3.5 5 L 20.5 5 M 3.5 9.5 L 20.5 9.5;R 3 14.5 4.5 5 0.8;R 9.8 14.5 4.5 5 0.8;R 16.5 14.5 4.5 5 0.8
        square.fill.text.grid.1x2: *R 3 4 6.5 6.5 1 R 3 13.5 6.5 6.5 1;-M 13 5.5 L 21 5.5 M 13 9 L 18 9 M 13 15 L 21 15 M 13 18.5 L 18 18.5
        rectangle.grid.2x2: R 2.5 4.5 8 6 1.3;R 13.5 4.5 8 6 1.3;R 2.5 13.5 8 6 1.3;R 13.5 13.5 8 6 1.3
        rectangle.grid.1x2: R 3 4 18 6.5 1.5;R 3 13.5 18 6.5 1.5
        rectangle.grid.3x2: R 2 6 5 4.5 0.8;R 9.5 6 5 4.5 0.8;R 17 6 5 4.5 0.8;R 2 13.5 5 4.5 0.8;R 9.5 13.5 5 4.5 0.8;R 17 13.5 5 4.5 0.8
        rectangle.grid.3x3: R 2 4 5 3.6 0.6;R 9.5 4 5 3.6 0.6;R 17 4 5 3.6 0.6;R 2 10.2 5 3.6 0.6;R 9.5 10.2 5 3.6 0.6;R 17 10.2 5 3.6 0.6;R 2 16.4 5 3.6 0.6;R 9.5 16.4 5 3.6 0.6;R 17 16.4 5 3.6 0.6
        rectangle.split.2x1: @rectangle;/M 12 5 L 12 19
        rectangle.split.1x2: @rectangle;/M 2.5 12 L 21.5 12
        rectangle.split.3x1: @rectangle;/M 8.8 5 L 8.8 19 M 15.2 5 L 15.2 19
        rectangle.split.2x2: @rectangle;/M 12 5 L 12 19 M 2.5 12 L 21.5 12
        rectangle.split.3x3: @rectangle;/M 8.8 5 L 8.8 19 M 15.2 5 L 15.2 19 M 2.5 9.7 L 21.5 9.7 M 2.5 14.3 L 21.5 14.3
        square.split.2x1: @square;/M 12 3.5 L 12 20.5
        square.split.1x2: @square;/M 3.5 12 L 20.5 12
        square.split.2x2 squareshape.split.2x2: @square;/M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12
        squareshape.split.3x3: @square;/M 9.2 3.5 L 9.2 20.5 M 14.8 3.5 L 14.8 20.5 M 3.5 9.2 L 20.5 9.2 M 3.5 14.8 L 20.5 14.8
        circle.grid.2x2: O 7 7 3.3;O 17 7 3.3;O 7 17 3.3;O 17 17 3.3
        circle.grid.3x3: O 5 5 2;O 12 5 2;O 19 5 2;O 5 12 2;O 12 12 2;O 19 12 2;O 5 19 2;O 12 19 2;O 19 19 2
        circle.grid.cross: O 12 5 2.5;O 5 12 2.5;O 12 12 2.5;O 19 12 2.5;O 12 19 2.5
        circle.and.line.horizontal: O 12 12 5;-M 2 12 L 6.5 12 M 17.5 12 L 22 12
        circle.circle: -O 12 12 9;O 12 12 5
        circlebadge: O 12 12 5.5
        smallcircle.filled.circle: O 12 12 9;%O 12 12 3
        square.stack: R 4 8.5 16 12.5 2.5;-M 6 5.4 L 18 5.4 M 8.2 2.5 L 15.8 2.5
        rectangle.stack: R 2.5 8.5 19 12.5 2.5;-M 5 5.4 L 19 5.4 M 7.5 2.5 L 16.5 2.5
        square.2.layers.3d: M 12 4 L 21.5 9.5 L 12 15 L 2.5 9.5 Z;-M 2.5 14.5 L 12 20 L 21.5 14.5
        square.3.layers.3d square.stack.3d.up square.stack.3d.down.right square.stack.3d.down.forward square.stack.3d.forward.dottedline square.3.layers.3d.down.left square.3.layers.3d.down.right: M 12 2.5 L 21 7.5 L 12 12.5 L 3 7.5 Z;-M 3 12 L 12 17 L 21 12 M 3 16.5 L 12 21.5 L 21 16.5
        cylinder: M 4 5.5 C 4 3.8 7.6 2.5 12 2.5 C 16.4 2.5 20 3.8 20 5.5 L 20 18.5 C 20 20.2 16.4 21.5 12 21.5 C 7.6 21.5 4 20.2 4 18.5 Z;/M 4 5.5 C 4 7.2 7.6 8.5 12 8.5 C 16.4 8.5 20 7.2 20 5.5
        cylinder.split.1x2 swiftdata: @cylinder;/M 4 12.2 C 4 13.9 7.6 15.2 12 15.2 C 16.4 15.2 20 13.9 20 12.2
        cube.transparent: @cube;-M 12 2.5 L 12 12 M 3.5 16.8 L 12 12 L 20.5 16.8
        pyramid: M 12 3 L 21.5 16.5 L 12 21.5 L 2.5 16.5 Z;/M 12 3.5 L 12 21
        cone: M 12 2.5 L 20 18.5 C 19.5 20.5 16 21.5 12 21.5 C 8 21.5 4.5 20.5 4 18.5 Z
        puzzlepiece puzzlepiece.extension: M 3.5 8 L 8.3 8 C 7.3 5 8.8 2.8 10.8 2.8 C 12.8 2.8 14.3 5 13.3 8 L 17.8 8 L 17.8 12.3 C 20.3 11.3 21.8 12.8 21.8 14.5 C 21.8 16.2 20.3 17.6 17.8 16.6 L 17.8 21 L 3.5 21 Z
        lines.measurement.horizontal: -M 3.5 5 L 3.5 19 M 7.8 8.5 L 7.8 15.5 M 12 6.5 L 12 17.5 M 16.2 8.5 L 16.2 15.5 M 20.5 5 L 20.5 19
        lines.measurement.vertical: -M 5 3.5 L 19 3.5 M 8.5 7.8 L 15.5 7.8 M 6.5 12 L 17.5 12 M 8.5 16.2 L 15.5 16.2 M 5 20.5 L 19 20.5
        skew: M 7.5 5.5 L 21.5 5.5 L 16.5 18.5 L 2.5 18.5 Z
        align.horizontal.left ~align.horizontal.right: -M 3.5 3 L 3.5 21;R 7 5 13.5 5 1;R 7 14 8.5 5 1
        align.horizontal.center: -M 12 2.5 L 12 5 M 12 10 L 12 14 M 12 19 L 12 21.5;R 4 5 16 5 1;R 7 14 10 5 1
        sidebar.left ~sidebar.right: @rectangle;/M 9 5 L 9 19
        sidebar.squares.left: @sidebar.left;%R 4.6 7.3 2.6 2.6 0.5 R 4.6 11.2 2.6 2.6 0.5
        rectangle.center.inset.filled: =rectangle.inset.filled
        rectangle.trailinghalf.inset.filled.arrow.trailing: =rectangle.trailinghalf.inset.filled
        menubar.rectangle: @rectangle;%R 4.5 7 15 2 0.4
        dock.rectangle: @rectangle;%R 7 15 10 2 0.4
        menubar.dock.rectangle: @rectangle;%R 4.5 7 15 2 0.4 R 7 15 10 2 0.4
        pip pip.swap: @rectangle;%R 12 12 7.3 5 0.8
        pip.enter: @rectangle;%R 12 12.3 7.3 4.7 0.8;/M 6 8 L 10 11.5 M 10 8.5 L 10 11.5 L 7 11.5
        pip.exit: @rectangle;%R 12 12.3 7.3 4.7 0.8;/M 10 11.5 L 6 8 M 6 11 L 6 8 L 9 8
        widget.small: R 3.5 3.5 17 17 4;/M 8 8 L 13 8;%O 9 15.5 1.5
        widget.medium: R 2 6 20 12 3;/M 6 10 L 13 10 M 6 14 L 10 14
        widget.large: R 4.5 2.5 15 19 3;/M 8.5 7 L 13 7 M 8.5 11 L 15.5 11
        apps.iphone: @iphone;%R 9.3 5.5 2 2 0.4 R 12.7 5.5 2 2 0.4 R 9.3 9 2 2 0.4 R 12.7 9 2 2 0.4 R 9.3 12.5 2 2 0.4 R 12.7 12.5 2 2 0.4
        app.connected.to.app.below: R 6 2.5 12 8 2;R 6 13.5 12 8 2;-M 12 10.5 L 12 13.5
        app.gift: =gift.app
        +waves.left.and.right: -A 12 12 8.8 -38 38 A 12 12 8.8 142 218 A 12 12 11.4 -38 38 A 12 12 11.4 142 218
        +waves.right ~+waves.left: -A 11 12 7.5 -45 45 A 11 12 11 -45 45
        +waves.up: -A 12 13 7.5 -135 -45 A 12 13 11 -135 -45
        square.split.diagonal: @square;/M 4.5 4.5 L 19.5 19.5
        """
}
