extension SymbolTable {
    /// Documents, text, charts and drawing.
    static let documents = """
        pencil applepencil: M 3.5 20.5 L 4.5 15.8 L 16.5 3.8 L 20.2 7.5 L 8.2 19.5 Z;/M 14 6.5 L 17.5 10
        trash: M 5.5 6.5 L 18.5 6.5 L 17.5 19.3 C 17.4 20.7 16.6 21.5 15.2 21.5 L 8.8 21.5 C 7.4 21.5 6.6 20.7 6.5 19.3 Z;-M 3.5 6.5 L 20.5 6.5 M 9 6 L 9 3.5 L 15 3.5 L 15 6;/M 10 10.5 L 10.3 17.5 M 14 10.5 L 13.7 17.5
        doc: M 6.5 2.5 L 13.5 2.5 L 19.5 8.5 L 19.5 19.5 C 19.5 20.8 18.8 21.5 17.5 21.5 L 6.5 21.5 C 5.2 21.5 4.5 20.8 4.5 19.5 L 4.5 4.5 C 4.5 3.2 5.2 2.5 6.5 2.5 Z;/M 13 3 L 13 9 L 19 9
        doc.text doc.plaintext doc.append text.rectangle.page text.document: @doc;/M 8 13 L 16 13 M 8 17 L 16 17
        arrow.down.doc: @doc;/M 12 8.5 L 12 17 M 8.5 13.8 L 12 17.2 L 15.5 13.8
        doc.on.doc document.on.document: M 10 7.5 L 15.5 7.5 L 20.5 12.5 L 20.5 19.5 C 20.5 20.8 19.8 21.5 18.5 21.5 L 10 21.5 C 8.7 21.5 8 20.8 8 19.5 L 8 9.5 C 8 8.2 8.7 7.5 10 7.5 Z;-M 5 17 C 4 17 3.5 16.3 3.5 15.2 L 3.5 4.5 C 3.5 3.2 4.2 2.5 5.5 2.5 L 11.5 2.5 L 13.5 4.5
        clipboard: R 5 4.5 14 17 2;/R 8.5 2.5 7 4 1.2
        list.bullet.clipboard list.clipboard: @clipboard;/M 11 11 L 16 11 M 11 16 L 16 16;%O 8.3 11 1 O 8.3 16 1
        list.bullet: *O 4 6 1.5 O 4 12 1.5 O 4 18 1.5;-M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18
        list.dash: -M 3 6 L 5 6 M 3 12 L 5 12 M 3 18 L 5 18 M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18
        list.number: @1 0.38 -0.6 1.4;@2 0.38 -0.6 13.4;-M 10 6 L 21 6 M 10 18 L 21 18
        checklist checklist.checked: -M 2.5 6 L 4.2 7.7 L 7.5 4 M 2.5 16.5 L 4.2 18.2 L 7.5 14.5 M 11 6 L 21.5 6 M 11 16.5 L 21.5 16.5
        line.3.horizontal line.horizontal.3: -M 3.5 6 L 20.5 6 M 3.5 12 L 20.5 12 M 3.5 18 L 20.5 18
        line.3.horizontal.decrease line.horizontal.3.decrease: -M 3.5 7 L 20.5 7 M 6.5 12 L 17.5 12 M 9.5 17 L 14.5 17
        text.alignleft ~text.alignright: -M 3.5 5 L 20.5 5 M 3.5 9.7 L 14 9.7 M 3.5 14.3 L 20.5 14.3 M 3.5 19 L 14 19
        square.text.square: R 3.5 3.5 17 17 3;/M 7.5 9 L 16.5 9 M 7.5 13 L 16.5 13 M 7.5 16.8 L 13 16.8
        slider.horizontal.3: -M 3 6 L 13 6 M 18 6 L 21 6 M 3 12 L 6 12 M 11 12 L 21 12 M 3 18 L 13 18 M 18 18 L 21 18;-O 15.5 6 2.3;-O 8.5 12 2.3;-O 15.5 18 2.3
        folder: M 2.5 7 C 2.5 5.5 3.3 4.7 4.8 4.7 L 9 4.7 L 11.3 7 L 19.2 7 C 20.7 7 21.5 7.8 21.5 9.3 L 21.5 17 C 21.5 18.5 20.7 19.3 19.2 19.3 L 4.8 19.3 C 3.3 19.3 2.5 18.5 2.5 17 Z
        book: M 12 6 C 10 4.5 6.5 4 2.5 4.5 L 2.5 18.5 C 6.5 18 10 18.5 12 20 C 14 18.5 17.5 18 21.5 18.5 L 21.5 4.5 C 17.5 4 14 4.5 12 6 Z;/M 12 6.3 L 12 19.5
        book.closed: M 6.8 2.5 L 19.5 2.5 L 19.5 21.5 L 6.8 21.5 C 5.4 21.5 4.5 20.6 4.5 19.3 L 4.5 4.8 C 4.5 3.4 5.4 2.5 6.8 2.5 Z;/M 5 19.2 C 5 17.8 5.8 17 7 17 L 19 17
        bookmark: M 6 3 L 18 3 L 18 21.5 L 12 16.5 L 6 21.5 Z
        newspaper: R 2.5 4.5 15.5 15.5 1.8;/M 6 8.5 L 14.5 8.5 M 6 12.3 L 14.5 12.3 M 6 16 L 14.5 16;-M 18 9 L 21.5 9 L 21.5 17.8 C 21.5 19.2 20.5 20 19.3 20 L 16 20
        graduationcap: M 12 4.5 L 23 9.8 L 12 15 L 1 9.8 Z;-M 5.5 12.5 L 5.5 17 C 7.5 19 9.7 19.8 12 19.8 C 14.3 19.8 16.5 19 18.5 17 L 18.5 12.5 M 22 10.5 L 22 17
        tag: M 12.5 3 L 20 3 C 20.7 3 21 3.3 21 4 L 21 11.5 L 11.7 20.8 C 11 21.5 10 21.5 9.3 20.8 L 3.2 14.7 C 2.5 14 2.5 13 3.2 12.3 Z;%O 16.8 7.2 1.5
        link personalhotspot: -M 10 14 C 8.6 12.6 8.6 10.5 10 9.1 L 13.8 5.3 C 15.2 3.9 17.4 3.9 18.7 5.3 C 20.1 6.6 20.1 8.8 18.7 10.2 L 16.6 12.3 M 14 10 C 15.4 11.4 15.4 13.5 14 14.9 L 10.2 18.7 C 8.8 20.1 6.6 20.1 5.3 18.7 C 3.9 17.4 3.9 15.2 5.3 13.8 L 7.4 11.7
        paperclip: -M 19 11.5 L 11.8 18.7 C 9.9 20.6 7 20.6 5.2 18.8 C 3.4 17 3.4 14.1 5.3 12.2 L 13 4.5 C 14.3 3.2 16.3 3.2 17.5 4.4 C 18.7 5.6 18.7 7.6 17.4 8.9 L 10 16.3 C 9.4 16.9 8.4 16.9 7.8 16.3 C 7.2 15.7 7.2 14.8 7.8 14.2 L 14 8
        paperplane: M 21.5 2.5 L 14.5 21.5 L 10.5 13.5 L 2.5 9.5 Z;/M 21 3 L 10.8 13.2
        envelope mail: R 2.5 5 19 14 2.2;/M 3.2 6.5 L 12 13.3 L 20.8 6.5
        tray: M 3 14 L 6.2 5.8 C 6.5 5 7 4.5 8 4.5 L 16 4.5 C 17 4.5 17.5 5 17.8 5.8 L 21 14 L 21 17.5 C 21 18.8 20.3 19.5 19 19.5 L 5 19.5 C 3.7 19.5 3 18.8 3 17.5 Z;/M 3.5 13.8 L 8.5 13.8 C 8.8 15.6 10.2 16.5 12 16.5 C 13.8 16.5 15.2 15.6 15.5 13.8 L 20.5 13.8
        archivebox: R 2.5 4 19 4.5 1;M 4 8.5 L 20 8.5 L 20 18 C 20 19.3 19.3 20 18 20 L 6 20 C 4.7 20 4 19.3 4 18 Z;/M 9 12.5 L 15 12.5
        shippingbox: M 12 2.5 L 20.5 7 L 20.5 17 L 12 21.5 L 3.5 17 L 3.5 7 Z;/M 3.8 7.3 L 12 11.7 L 20.2 7.3 M 12 11.7 L 12 21 M 7.8 4.9 L 16.2 9.4
        message: M 12 3.8 C 17.5 3.8 21.5 7 21.5 11.3 C 21.5 15.6 17.5 18.8 12 18.8 C 11 18.8 10 18.7 9 18.5 C 7.6 19.8 5.9 20.5 4 20.6 C 5 19.6 5.5 18.4 5.5 17 C 3.6 15.6 2.5 13.6 2.5 11.3 C 2.5 7 6.5 3.8 12 3.8 Z
        bubble.left bubble ~bubble.right: M 5 4 L 19 4 C 20.7 4 21.5 4.8 21.5 6.5 L 21.5 14.5 C 21.5 16.2 20.7 17 19 17 L 11.5 17 L 7 21 L 7 17 L 5 17 C 3.3 17 2.5 16.2 2.5 14.5 L 2.5 6.5 C 2.5 4.8 3.3 4 5 4 Z
        quote.bubble: @bubble.left;/M 9.5 8.3 C 7.8 9 7.3 10.8 8.2 12.5 M 15.5 8.3 C 13.8 9 13.3 10.8 14.2 12.5
        terminal apple.terminal: R 2.5 4.5 19 15 2.5;/M 6.5 9 L 10 12 L 6.5 15 M 12 15.5 L 17 15.5
        chart.bar: R 3.5 12 4.3 8.5 0.8;R 9.8 7.5 4.3 13 0.8;R 16.2 3.5 4.3 17 0.8
        chart.line.uptrend.xyaxis: -M 3.5 3.5 L 3.5 20.5 L 21 20.5 M 7 15.5 L 11.5 10.5 L 14.5 13.5 L 20.5 6.5 M 16.5 6.5 L 20.5 6.5 L 20.5 10.5
        chart.pie: M 10.5 4 C 6 4.5 2.8 8 2.8 12.5 C 2.8 17.2 6.5 20.9 11.2 20.9 C 15.7 20.9 19.3 17.5 19.7 13.2 L 10.5 13.2 Z;M 14 2.8 C 18 3.2 21 6 21.4 9.9 L 14 9.9 Z
        magnifyingglass: -O 10.5 10.5 7;-M 15.7 15.7 L 21 21
        eye: M 1.8 12 C 4.2 7.7 7.8 5.5 12 5.5 C 16.2 5.5 19.8 7.7 22.2 12 C 19.8 16.3 16.2 18.5 12 18.5 C 7.8 18.5 4.2 16.3 1.8 12 Z;/O 12 12 3.2
        bell: M 12 3 C 15.8 3 18 5.8 18 9.5 C 18 13.5 19 15 20.5 17 L 3.5 17 C 5 15 6 13.5 6 9.5 C 6 5.8 8.2 3 12 3 Z;-M 9.7 20.5 C 10.3 21.3 11.1 21.6 12 21.6 C 12.9 21.6 13.7 21.3 14.3 20.5
        flag: M 5 4 C 8.5 2.5 11.5 5.5 19.5 3.8 L 19.5 13.8 C 11.5 15.5 8.5 12.5 5 14 Z;-M 5 3 L 5 21.5
        flag.checkered: -M 5 3 L 5 21.5 M 5 4 L 19.5 4 L 19.5 14 L 5 14 Z;*M 5 4 L 9.8 4 L 9.8 9 L 5 9 Z M 14.7 4 L 19.5 4 L 19.5 9 L 14.7 9 Z M 9.8 9 L 14.7 9 L 14.7 14 L 9.8 14 Z
        location: M 21 3 L 14 21 L 11.5 12.5 L 3 10 Z
        mappin: O 12 6.8 4.3;-M 12 11.2 L 12 21.5
        mappin.and.ellipse: O 12 5.8 3.5;-M 12 9.5 L 12 18 M 8 14.8 C 5 15.3 3 16.5 3 18 C 3 20 7 21.3 12 21.3 C 17 21.3 21 20 21 18 C 21 16.5 19 15.3 16 14.8
        map: M 2.5 6 L 8.7 3.5 L 15.3 6 L 21.5 3.5 L 21.5 18 L 15.3 20.5 L 8.7 18 L 2.5 20.5 Z;/M 8.7 4 L 8.7 17.6 M 15.3 6.4 L 15.3 20
        safari: O 12 12 9;/M 16 8 L 13.5 13.5 L 8 16 L 10.5 10.5 Z
        doc.richtext: @doc;/M 8 18 L 16 18 M 11 12 L 16 12 M 11 15 L 16 15;%R 7 11 2.6 4.8 0.4
        doc.text.image: @doc;/M 8 12 L 16 12;%R 7.5 14.5 9 4.5 0.8
        doc.text.magnifyingglass: =doc.text.and.magnifyingglass
        doc.text.below.ecg: -M 2.5 5 L 8.5 5 L 10 2 L 13 8 L 14.5 5 L 21.5 5;R 5 10.5 14 11 2;/M 8.5 14.5 L 15.5 14.5 M 8.5 18 L 13 18
        doc.viewfinder: @viewfinder;R 7.5 6.5 9 11 1.2
        lock.doc: =doc.and.lock
        chart.bar.doc.horizontal: @doc;/M 8 11.5 L 11.5 11.5 M 8 14.5 L 16 14.5 M 8 17.8 L 13.5 17.8
        text.rectangle: @rectangle;/M 6 9.5 L 18 9.5 M 6 14 L 13 14
        checkmark.seal.text.page: =doc.text.badge.checkmark
        rectangle.and.text.magnifyingglass: =text.rectangle.and.magnifyingglass
        rectangle.and.hand.point.up.left: =rectangle.and.hand.point.up
        rectangle.and.pencil.and.ellipsis: R 2.5 7 19 11 2.5;%O 6.5 12.5 1.1 O 10 12.5 1.1;-M 13 14.5 L 20 4;-M 12.5 15.3 L 13.8 14.8
        text.magnifyingglass: =text.alignleft.and.magnifyingglass
        sparkle.text.clipboard: =clipboard.and.sparkle
        text.aligncenter: -M 3.5 5 L 20.5 5 M 6.5 9.7 L 17.5 9.7 M 3.5 14.3 L 20.5 14.3 M 6.5 19 L 17.5 19
        text.justify: -M 3.5 5 L 20.5 5 M 3.5 9.7 L 20.5 9.7 M 3.5 14.3 L 20.5 14.3 M 3.5 19 L 20.5 19
        text.justify.left ~text.justify.right: -M 3.5 5 L 20.5 5 M 3.5 9.7 L 20.5 9.7 M 3.5 14.3 L 20.5 14.3 M 3.5 19 L 12 19
        text.line.3.summary: -M 3.5 5 L 20.5 5 M 3.5 10 L 20.5 10 M 3.5 15 L 20.5 15 M 3.5 20 L 10 20
        text.append text.badge.plus: =text.alignleft.badge.plus
        text.quote: -M 3.5 4 L 3.5 20 M 8.5 6 L 20.5 6 M 8.5 12 L 20.5 12 M 8.5 18 L 15.5 18
        text.badge.minus: =text.alignleft.badge.minus
        text.badge.checkmark: =text.alignleft.badge.checkmark
        text.badge.xmark: =text.alignleft.badge.xmark
        text.badge.star: =text.alignleft.badge.star
        text.bubble: =text.alignleft.bubble
        text.below.photo: R 3.5 3 17 10 2;-M 3.5 17 L 20.5 17 M 3.5 21 L 14 21
        bubble.left.and.bubble.right: M 4 3 L 13.5 3 C 14.8 3 15.5 3.7 15.5 5 L 15.5 10.5 C 15.5 11.8 14.8 12.5 13.5 12.5 L 8 12.5 L 4.8 15.5 L 4.8 12.5 L 4 12.5 C 2.7 12.5 2 11.8 2 10.5 L 2 5 C 2 3.7 2.7 3 4 3 Z;-M 18.5 9 L 20 9 C 21.3 9 22 9.7 22 11 L 22 16.5 C 22 17.8 21.3 18.5 20 18.5 L 19.2 18.5 L 19.2 21.5 L 16 18.5 L 10.5 18.5 C 9.2 18.5 8.5 17.8 8.5 16.5 L 8.5 15.8
        bubble.left.and.text.bubble.right: @bubble.left.and.bubble.right;/M 5.5 6.3 L 12 6.3 M 5.5 9.3 L 9.5 9.3
        tablecells: R 2.5 4.5 19 15 2.2;/M 2.5 9.5 L 21.5 9.5 M 2.5 14.5 L 21.5 14.5 M 8.8 4.5 L 8.8 19.5 M 15.2 4.5 L 15.2 19.5
        scroll: M 7.5 3.5 L 18.5 3.5 C 17 4.3 17 5.5 17 7 L 17 18 C 17 20 15.8 20.5 14.5 20.5 L 4.5 20.5 C 6 19.7 6 18.5 6 17 L 6 6 C 6 4.2 6.5 3.5 7.5 3.5 Z;-M 18.5 3.5 C 20 3.5 21 4.5 21 7.5 L 17 7.5 M 4.5 20.5 C 3.3 20.5 2.5 19.5 2.5 16.5 L 6 16.5;/M 9.5 8 L 13.5 8 M 9.5 12 L 13.5 12
        note: R 3.5 3.5 17 17 2.5;/M 3.5 8 L 20.5 8
        note.text: R 3.5 3.5 17 17 2.5;/M 3.5 8 L 20.5 8 M 7 12 L 17 12 M 7 16 L 13 16
        pencil.and.list.clipboard: =list.clipboard.and.pencil
        doc.questionmark: =questionmark.doc
        list.bullet.rectangle: @rectangle;%O 6.3 9.5 1.1 O 6.3 14.5 1.1;/M 10 9.5 L 18 9.5 M 10 14.5 L 18 14.5
        list.bullet.rectangle.portrait: @rectangle.portrait;%O 8.5 8 1.1 O 8.5 12 1.1 O 8.5 16 1.1;/M 11.8 8 L 16 8 M 11.8 12 L 16 12 M 11.8 16 L 16 16
        list.bullet.below.rectangle list.dash.header.rectangle: R 3 3 18 6.5 1.8;*O 4.3 14 1.4 O 4.3 19.5 1.4;-M 9 14 L 21 14 M 9 19.5 L 21 19.5
        list.bullet.indent: -M 9 6 L 21 6 M 12.5 12 L 21 12 M 12.5 18 L 21 18;*O 4 6 1.5 O 8 12 1.5 O 8 18 1.5
        list.star: *M 5 2.8 L 6 5 L 8.4 5.2 L 6.6 6.8 L 7.1 9.2 L 5 8 L 2.9 9.2 L 3.4 6.8 L 1.6 5.2 L 4 5 Z;*O 5 13 1.5 O 5 18.5 1.5;-M 11 6.5 L 21 6.5 M 11 13 L 21 13 M 11 18.5 L 21 18.5
        list.triangle: *M 3 3.5 L 7 6 L 3 8.5 Z M 3 9.5 L 7 12 L 3 14.5 Z M 3 15.5 L 7 18 L 3 20.5 Z;-M 10.5 6 L 21 6 M 10.5 12 L 21 12 M 10.5 18 L 21 18
        checklist.unchecked: -M 11 6 L 21.5 6 M 11 17 L 21.5 17;-O 5 6 2.5;-O 5 17 2.5
        slider.horizontal.2.square: -M 3 8 L 12 8 M 18 8 L 21 8 M 3 16 L 6 16 M 12 16 L 21 16;-R 12.5 5.5 5 5 1.2;-R 6.5 13.5 5 5 1.2
        slider.vertical.3: -M 6 3 L 6 13 M 6 18 L 6 21 M 12 3 L 12 6 M 12 11 L 12 21 M 18 3 L 18 13 M 18 18 L 18 21;-O 6 15.5 2.3;-O 12 8.5 2.3;-O 18 15.5 2.3
        slider.horizontal.below.rectangle: R 3 4 18 8 1.8;-M 3 18 L 9 18 M 14 18 L 21 18;-O 11.5 18 2.4
        chart.xyaxis.line: -M 3.5 3.5 L 3.5 20.5 L 21 20.5 M 7 15.5 L 10.5 10.5 L 14 13.5 L 20.5 6
        chart.line.downtrend.xyaxis: -M 3.5 3.5 L 3.5 20.5 L 21 20.5 M 7 6.5 L 11.5 11.5 L 14.5 8.5 L 20.5 15.5 M 20.5 11.5 L 20.5 15.5 L 16.5 15.5
        chart.line.flattrend.xyaxis: -M 3.5 3.5 L 3.5 20.5 L 21 20.5 M 7 11.5 L 20.5 11.5 M 17.5 8.5 L 20.5 11.5 L 17.5 14.5
        chart.bar.xaxis chart.bar.xaxis.ascending: -M 2.5 21 L 21.5 21;R 4 12 3.6 6 0.6;R 10.2 8 3.6 10 0.6;R 16.4 3.5 3.6 14.5 0.6
        chart.bar.yaxis: -M 3 3 L 3 21;R 6 4 8 3.6 0.6;R 6 10.2 14 3.6 0.6;R 6 16.4 5 3.6 0.6
        chart.dots.scatter: -M 3.5 3.5 L 3.5 20.5 L 21 20.5;*O 8 15 1.5 O 11 9.5 1.5 O 15 13 1.5 O 19 6 1.5
        tray.full: @tray;/M 7.5 8 L 16.5 8 M 6.5 11 L 17.5 11
        tray.2: M 3 7 L 8.5 7 C 8.8 9 10.2 10 12 10 C 13.8 10 15.2 9 15.5 7 L 21 7 L 21 10 C 21 11.3 20.3 12 19 12 L 5 12 C 3.7 12 3 11.3 3 10 Z;M 3 15.5 L 8.5 15.5 C 8.8 17.5 10.2 18.5 12 18.5 C 13.8 18.5 15.2 17.5 15.5 15.5 L 21 15.5 L 21 18.5 C 21 19.8 20.3 20.5 19 20.5 L 5 20.5 C 3.7 20.5 3 19.8 3 18.5 Z;-M 3 7 L 5.5 3.5 L 18.5 3.5 L 21 7
        books.vertical: R 3 3 4.5 18 0.8;R 8 5.5 4.5 15.5 0.8;M 13.5 5.8 L 17.5 4.8 L 21.3 19.8 L 17.3 20.8 Z;/M 3 7.5 L 7.5 7.5 M 8 9.5 L 12.5 9.5 M 14.5 9.3 L 18.5 8.3
        book.pages: @book;/M 5 9 L 9 9 M 5 12.5 L 9 12.5 M 15 9 L 19 9 M 15 12.5 L 19 12.5
        text.book.closed: =text.alignleft.book.closed
        magazine menucard: @book.closed;/M 9 6.5 L 16 6.5 M 9 10 L 16 10
        signature: -M 2.5 16 C 7 14 10 8.5 9.5 5.5 C 9 3.5 6.5 5 6.8 9 C 7 13 8.5 17 10.5 17 C 12.5 17 12.5 12.5 14 12.5 C 15.5 12.5 14.5 16.5 16.5 16 C 17.8 15.5 18.5 14.5 21.5 14.5 M 2.5 20.5 L 21.5 20.5
        eraser: M 8.5 19.5 L 3.5 14.5 C 2.5 13.5 2.5 12.3 3.5 11.3 L 11 3.8 C 12 2.8 13.2 2.8 14.2 3.8 L 20.2 9.8 C 21.2 10.8 21.2 12 20.2 13 L 13.7 19.5 Z;/M 7.5 7.5 L 16.5 16.5;-M 8 20.5 L 20.5 20.5
        eraser.line.dashed: @eraser 0.95 0 -0.7;-M 3 21.5 L 6.5 21.5 M 10.3 21.5 L 13.8 21.5 M 17.5 21.5 L 21 21.5
        pencil.tip: M 12 2.5 C 14.5 7.5 17 12.5 17.5 21.5 L 6.5 21.5 C 7 12.5 9.5 7.5 12 2.5 Z;/M 6.8 16.5 L 17.2 16.5
        pencil.line pencil.and.outline: @pencil 0.85 1 -1;-M 2.5 21 L 21.5 21
        pencil.and.scribble: @pencil 0.8 4.5 -1;-M 2.5 21.5 C 6 16.5 9 22.5 12 19.5 C 14 17.5 16 20.5 20 20.5
        scribble scribble.variable: -M 3 17 C 3 8 10.5 3 12 6.5 C 13.5 10 5 16 7.5 18.5 C 10 20.5 15.5 9 18 11 C 20 13 13.5 19 15.5 20.5 C 17 21.5 19.5 19.5 21 18
        highlighter: M 8 13.5 L 17 3 L 21 6.5 L 12.5 17.3 L 8.5 17.8 Z;M 8 14 L 4.5 19.5 L 9 18;-M 3 21.5 L 21 21.5
        lasso: -M 7.5 15.5 C 4 14.5 2.5 12.3 2.5 10 C 2.5 6.3 6.8 3.5 12 3.5 C 17.2 3.5 21.5 6.3 21.5 10 C 21.5 13.7 17.2 16.5 12 16.5 C 11.3 16.5 10.5 16.4 9.8 16.3;-O 7.8 15.8 2;-M 8 17.8 C 8.3 19.5 7 21 5 21.5
        ruler: M 2.5 15.5 L 15.5 2.5 L 21.5 8.5 L 8.5 21.5 Z;/M 6 12 L 8.2 14.2 M 9 9 L 12 12 M 12 6 L 14.2 8.2
        pencil.and.ruler: @ruler;-M 3 3 L 8 8 M 16 16 L 21 21
        level: R 2 8.5 20 7 1.5;/M 9 8.5 L 9 15.5 M 15 8.5 L 15 15.5;%O 12 12 1.4
        scissors: -O 6 18 2.8;-O 18 18 2.8;-M 7.5 15.5 L 16.5 3 M 16.5 15.5 L 7.5 3
        paintbrush: M 19.5 2.8 C 21 2 22 3 21.3 4.5 L 13.5 14.5 L 9.8 10.8 Z;M 8.5 12 L 12.3 15.8 C 12.5 19.5 9 21.8 2.5 20.8 C 5.5 19.5 4 15.5 8.5 12 Z
        paintbrush.pointed: M 19.8 2.8 C 21.3 2.2 21.9 2.9 21.3 4.3 L 12.5 15 L 9.2 11.8 Z;M 8 13.2 L 10.9 16.1 C 10.2 19 7 20.8 2.8 21.2 C 4.5 18.5 4.8 15 8 13.2 Z
        paintpalette: M 12 3 C 17.5 3 21.8 6.8 21.8 11.7 C 21.8 14.8 19.6 16.3 16.8 15.9 C 14.3 15.6 13.2 17 14.2 18.7 C 15 20.2 14 21.3 12 21.3 C 6.3 21.3 2.2 17.2 2.2 12 C 2.2 6.9 6.5 3 12 3 Z;%O 7 13.5 1.5 O 8 8.3 1.5 O 13 6.5 1.5 O 17.5 9.3 1.5
        eyedropper eyedropper.halffull: M 14 6 L 16.7 3.3 C 18.5 1.5 22.5 5.5 20.7 7.3 L 18 10 L 18.8 10.8 L 16.8 12.8 L 11.2 7.2 L 13.2 5.2 Z;M 12.2 8.2 L 4.5 16 C 3.5 17 4 18.5 2.8 20.2 L 3.8 21.2 C 5.5 20 7 20.5 8 19.5 L 15.8 11.8
        wand.and.stars wand.and.sparkles: -M 3.5 20.5 L 14 10;M 13 9 L 15 11;*M 9 2.5 L 9.8 5 L 12.2 5.8 L 9.8 6.6 L 9 9 L 8.2 6.6 L 5.8 5.8 L 8.2 5 Z;*M 19.5 2.5 L 20.3 4.7 L 22.5 5.5 L 20.3 6.3 L 19.5 8.5 L 18.7 6.3 L 16.5 5.5 L 18.7 4.7 Z;*M 18.3 12.8 L 19.1 15.1 L 21.5 15.9 L 19.1 16.7 L 18.3 19 L 17.5 16.7 L 15.1 15.9 L 17.5 15.1 Z
        wand.and.rays: -M 3.5 20.5 L 13 11 M 16 2.5 L 16 5.5 M 16 12.5 L 16 15.5 M 9.5 8.9 L 12.5 8.9 M 19 8.9 L 22 8.9 M 11.5 4.4 L 13.4 6.3 M 18.6 6.3 L 20.5 4.4 M 18.6 11.5 L 20.5 13.4
        crop crop.rotate: -M 6.5 2 L 6.5 17.5 L 22 17.5 M 2 6.5 L 17.5 6.5 L 17.5 22
        perspective: M 3 7 L 21 3 L 21 21 L 3 17 Z;/M 3 12 L 21 12 M 12 5 L 12 19
        photo.on.rectangle.angled: =photo.on.rectangle
        photo.artframe: R 2.5 3.5 19 17 1;/R 5.8 6.8 12.4 10.4 0.5;%M 7 16 L 10.5 11 L 13 14 L 14.8 12 L 17 16 Z
        envelope.open: M 2.5 10 L 12 3 L 21.5 10 L 21.5 19 C 21.5 20.3 20.8 21 19.5 21 L 4.5 21 C 3.2 21 2.5 20.3 2.5 19 Z;/M 2.8 10.5 L 12 16.5 L 21.2 10.5
        envelope.arrow.triangle.branch: =envelope.and.arrow.triangle.branch
        mail.stack: =envelope.stack
        rosette: O 12 9 6.3;-M 8.5 14.5 L 7 21.5 L 12 18.8 L 17 21.5 L 15.5 14.5
        ellipsis.rectangle: @rectangle;%O 7.5 12 1.4 O 12 12 1.4 O 16.5 12 1.4
        character.cursor.ibeam: @a 0.75 -2 3;-M 19 4 L 19 20 M 16.8 2.8 C 18 2.8 19 3 19 4.3 C 19 3 20 2.8 21.2 2.8 M 16.8 21.2 C 18 21.2 19 21 19 19.7 C 19 21 20 21.2 21.2 21.2
        character.textbox: =character.square.dashed
        textformat.123: @1 0.42 -1 7;@2 0.42 7 7;@3 0.42 14 7
        doc.zipper: @doc;/M 9 3 L 9 5 M 9 7.5 L 9 9.5 M 9 12 L 9 14;%R 7.7 15.5 2.6 4 0.6
        text.word.spacing: -M 4 5 L 4 19 M 20 5 L 20 19 M 8 12 L 16 12
        """
}
