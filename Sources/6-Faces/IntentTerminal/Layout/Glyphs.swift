internal import IntentModel

/// The signs that the screen consists of, for terminals with Unicode and without.
package struct Glyphs: Sendable {
    package var rule: String
    package var cursor: String
    package var menu: String
    package var less: String
    package var more: String
    package var track: String
    package var knob: String
    package var warning: String
    package var error: String
    package var chosen: String
    package var changed: String
    package var bar: String
    package var elsewhere: String
    package var arrow: String
    package var empty: (open: String, close: String)
    package var separator: String
    package var spinner: [String]
    package var keys: KeyNames
    /// The sign of a swatch; nil if the terminal shows only the colors of its palette.
    package var swatch: String?

    /// The names of keys in the last line.
    package struct KeyNames: Hashable, Sendable {
        package var upDown: String
        package var leftRight: String
        package var enter: String
        package var shiftUpDown: String
    }

    package static let unicode = Glyphs(
        rule: "─", cursor: "›", menu: "▾", less: "◂", more: "▸", track: "─", knob: "●", warning: "⚠", error: "✗",
        chosen: "✓", changed: "•", bar: "│", elsewhere: "↻", arrow: "→", empty: ("‹", "›"), separator: " · ",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
        keys: KeyNames(upDown: "↑↓", leftRight: "←→", enter: "⏎", shiftUpDown: "⇧↑↓"))

    /// For terminals such as the VT220, which show only ASCII.
    package static let ascii = Glyphs(
        rule: "-", cursor: ">", menu: "v", less: "<", more: ">", track: "-", knob: "O", warning: "!", error: "x",
        chosen: "*", changed: "*", bar: "|", elsewhere: "@", arrow: "->", empty: ("<", ">"), separator: " - ",
        spinner: ["|", "/", "-", "\\"],
        keys: KeyNames(upDown: "Up/Down", leftRight: "Left/Right", enter: "Enter", shiftUpDown: "J/K"))

    /// Adds a swatch at a column, if there is a color and the terminal shows it.
    /// - Returns: The column for the text beside it.
    func add(_ color: ColorValue?, to line: inout ScreenLine, at column: Int) -> Int {
        guard let swatch, let (red, green, blue) = color?.components?.bytes else { return column }
        line.add(CellText(swatch), at: column, color: DirectColor(red: red, green: green, blue: blue))
        return line.end + 1
    }

    func inBrackets(_ text: String) -> String { empty.open + text + empty.close }
}
