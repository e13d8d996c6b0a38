internal import CIntentNCurses
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentSystem

/// The terminal of the process, through ncurses. One thread creates it and calls all of its methods.
struct NCursesTerminal {
    private var curses: lazyncurses
    /// The last known size; used if the terminal reports none.
    private(set) var size = ScreenSize(rows: 24, columns: 80)

    /// Marks the beginning and the end of pasted text.
    private static let pasteMarks = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")

    /// Loads ncurses and takes over the terminal.
    /// - Throws: `unavailable` if ncurses is not installed or does not know the type of the terminal.
    init(style: TextStyle) throws(CommandError) {
        var curses = lazyncurses()
        guard lazyncurses_load(&curses) != 0 else {
            throw CommandError(.unavailable, "ncurses with wide characters (libncursesw6) is not installed")
        }
        guard lazyncurses_use_utf8() != 0 else {
            throw CommandError(.unavailable, "the system has no locale with UTF-8")
        }
        guard lazyncurses_begin(&curses, style.hasColor ? 1 : 0) != 0 else {
            let name = Environment.process["TERM"].map { "'\($0)'" } ?? "that TERM names"
            throw CommandError(.unavailable, "ncurses has no description of the terminal \(name)")
        }
        self.curses = curses
        write(Self.pasteMarks.on)
        updateSize()
    }

    /// Restores the terminal.
    mutating func close() {
        write(Self.pasteMarks.off)
        lazyncurses_end(&curses)
    }

    /// Restores the terminal while `body` runs.
    mutating func pause(_ body: () -> Void) {
        write(Self.pasteMarks.off)
        lazyncurses_pause(&curses)
        body()
        write(Self.pasteMarks.on)
        updateSize()
        lazyncurses_redraw(&curses)
    }

    /// Reads the size after it changed.
    mutating func updateSize() {
        var rows: CInt = 0
        var columns: CInt = 0
        guard lazyncurses_size(&rows, &columns) != 0 else { return }
        let new = ScreenSize(rows: Int(rows), columns: Int(columns))
        if new != size { lazyncurses_resize(&curses, rows, columns) }
        size = new
    }

    /// Draws all cells again with the next screen.
    mutating func redraw() {
        lazyncurses_redraw(&curses)
    }

    private func write(_ text: String) {
        try? StandardStream.output.write(text)
    }
}

/// Drawing.
extension NCursesTerminal {
    mutating func draw(_ screen: Screen) {
        lazyncurses_erase(&curses)
        for (row, line) in screen.lines.enumerated() {
            for piece in line.pieces { draw(piece, row: row) }
        }
        let cursor = screen.cursor ?? Screen.Position(row: 0, column: 0)
        lazyncurses_show(&curses, CInt(clamping: cursor.row), CInt(clamping: cursor.column), screen.showsCursor ? 1 : 0)
        drawSwatches(screen)
    }

    /// Draws swatches over what ncurses has drawn, which knows only the colors of the palette. Whenever such a cell gets another
    /// content, ncurses draws it again, because it differs from the sign.
    private func drawSwatches(_ screen: Screen) {
        var text = ""
        for (row, line) in screen.lines.enumerated() {
            for piece in line.pieces {
                guard let color = piece.color else { continue }
                text += "\u{1B}[\(row + 1);\(piece.column + 1)H"
                text += "\u{1B}[38;2;\(color.red);\(color.green);\(color.blue)m\(piece.text.text)"
            }
        }
        // The position and the attributes are saved and restored.
        if !text.isEmpty { write("\u{1B}7\(text)\u{1B}8") }
    }

    private mutating func draw(_ piece: ScreenLine.Piece, row: Int) {
        var text: [wchar_t] = []
        text.reserveCapacity(piece.text.cells.count)
        for cell in piece.text.cells {
            // Every library counts ASCII as one column.
            if let byte = cell.text.utf8.first, byte < 0x80, cell.text.utf8.count == 1 {
                text.append(wchar_t(byte))
            } else {
                text += characters(of: cell)
            }
        }
        let (attributes, color) = piece.ink.attributes
        lazyncurses_draw(
            &curses, CInt(clamping: row), CInt(clamping: piece.column), UInt32(attributes), color, text,
            CInt(clamping: text.count))
    }

    /// The cell for ncurses, which counts columns with the C library. A character whose width the library does not know, or
    /// counts differently, is replaced, so that what follows stays in its column.
    private func characters(of cell: CellText.Cell) -> [wchar_t] {
        let scalars = cell.text.unicodeScalars
        let columns = scalars.map { Int(lazyncurses_columns($0.value)) }
        if columns.reduce(0, +) == cell.columns, !columns.contains(where: { $0 < 0 }) {
            return scalars.map { wchar_t(bitPattern: $0.value) }
        }
        let replacement = "\u{FFFD}".unicodeScalars + String(repeating: " ", count: cell.columns - 1).unicodeScalars
        return replacement.map { wchar_t(bitPattern: $0.value) }
    }
}

/// Reading keys.
extension NCursesTerminal {
    /// Returns the next key without waiting; nil if there is none.
    mutating func nextKey() -> Key? {
        while let (code, isCharacter) = read() {
            if !isCharacter, code == LAZYNCURSES_PASTE_BEGIN { return .paste(pastedText()) }
            if let key = isCharacter ? Key(character: code) : Key(code: code) { return key }
        }
        return nil
    }

    private mutating func read() -> (code: Int, isCharacter: Bool)? {
        var code: UInt32 = 0
        let kind = lazyncurses_key(&curses, &code)
        return kind == 0 ? nil : (Int(code), kind == 1)
    }

    /// Reads until the end of pasted text, which may arrive in parts.
    private mutating func pastedText() -> String {
        var text = String.UnicodeScalarView()
        while true {
            guard let (code, isCharacter) = read() else {
                guard Descriptor.wait(toRead: [.standardInput], timeout: .seconds(1)) else { return String(text) }
                continue
            }
            if isCharacter, let scalar = Unicode.Scalar(UInt32(clamping: code)) { text.append(scalar) }
            if !isCharacter, code == LAZYNCURSES_PASTE_END { return String(text) }
        }
    }
}

extension Key {
    fileprivate init?(character code: Int) {
        switch code {
        case 0x0D, 0x0A: self = .enter
        case 0x09: self = .tab
        case 0x1B: self = .escape
        case 0x7F, 0x08: self = .backspace
        case 0x01...0x1A:
            guard let letter = Unicode.Scalar(UInt32(code) + 0x60) else { return nil }
            self = .control(Character(letter))
        default:
            guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
            self = .character(Character(scalar))
        }
    }

    fileprivate init?(code: Int) {
        guard let key = Self.codes[code] else { return nil }
        self = key
    }

    private static let codes: [Int: Key] = [
        LAZYNCURSES_UP: .up, LAZYNCURSES_DOWN: .down, LAZYNCURSES_LEFT: .left, LAZYNCURSES_RIGHT: .right,
        LAZYNCURSES_HOME: .home, LAZYNCURSES_END: .end, LAZYNCURSES_PAGE_UP: .pageUp,
        LAZYNCURSES_PAGE_DOWN: .pageDown, LAZYNCURSES_SHIFT_UP: .shiftUp, LAZYNCURSES_SHIFT_DOWN: .shiftDown,
        LAZYNCURSES_BACKSPACE: .backspace, LAZYNCURSES_DELETE: .delete, LAZYNCURSES_ENTER: .enter,
        LAZYNCURSES_BACK_TAB: .backTab, LAZYNCURSES_NEW_LINE: .newLine, LAZYNCURSES_WORD_LEFT: .wordLeft,
        LAZYNCURSES_WORD_RIGHT: .wordRight, LAZYNCURSES_DELETE_WORD: .deleteWord,
        LAZYNCURSES_DELETE_NEXT_WORD: .deleteNextWord,
    ]
}

extension Ink {
    /// The attributes, and one of the 8 colors; 0 for the terminal's own. Every ink that has a meaning is recognizable by its
    /// attributes or by a sign in the text.
    fileprivate var attributes: (Int, color: CInt) {
        let bold = LAZYNCURSES_BOLD
        let cyan: CInt = 6, yellow: CInt = 3, red: CInt = 1, green: CInt = 2
        return switch self {
        case .plain: (0, 0)
        case .heading: (bold, 0)
        case .faint: (LAZYNCURSES_DIM, 0)
        case .focus: (bold, cyan)
        case .changed: (0, yellow)
        case .warning: (0, yellow)
        case .error: (bold, red)
        case .success: (0, green)
        case .field: (LAZYNCURSES_UNDERLINE, 0)
        }
    }
}
