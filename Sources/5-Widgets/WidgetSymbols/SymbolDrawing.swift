import Synchronization

/// The parts of which a symbol of ``SymbolTable`` is drawn.
struct SymbolDrawing: Sendable {
    struct Part: Sendable {
        /// How the part is painted: the first character of its text, if it is none of a path.
        let style: Character?
        var path: SymbolPath
    }

    let parts: [Part]

    /// Whether the drawing has an inside, which `.fill` fills.
    var hasInside: Bool { parts.contains { $0.style == nil } }

    /// Reads the parts of a row.
    fileprivate init(_ text: Substring) {
        parts = text.split(separator: ";").flatMap { text -> [Part] in
            if text.hasPrefix("@") { return SymbolDrawing.included(text.dropFirst()) }
            let style = text.first.flatMap { "-*/%".contains($0) ? $0 : nil }
            return [Part(style: style, path: SymbolPath(style == nil ? text : text.dropFirst()))]
        }
    }

    /// The parts of another row: `NAME` or `NAME scale x y`, or `~NAME` in a mirror.
    private static func included(_ text: Substring) -> [Part] {
        let words = text.split(separator: " ")
        let isMirrored = text.hasPrefix("~")
        guard let name = words.first?.drop(while: { $0 == "~" }), case .drawing(let drawing)? = SymbolTable.entry(name)
        else { preconditionFailure("no drawing for '\(text)' in the table of symbols") }
        let numbers = words.dropFirst().compactMap { Double($0) }
        let isPlaced = numbers.count == 3
        return drawing.parts.map { part in
            var part = part
            if isMirrored { part.path = part.path.mirrored }
            if isPlaced {
                part.path = part.path.scaled(by: numbers[0], movedBy: SymbolPath.Point(numbers[1], numbers[2]))
            }
            return part
        }
    }

    func layer(isFilled: Bool, lineWidth: Double) -> SystemSymbol.Layer {
        var layer = SystemSymbol.Layer()
        for part in parts {
            let line = SystemSymbol.Shape(path: part.path, lineWidth: lineWidth)
            let area = SystemSymbol.Shape(path: part.path, lineWidth: nil)
            switch (part.style, isFilled) {
            case (nil, true): layer.drawn += [area, line]
            case (nil, false), ("-", _), ("/", false): layer.drawn.append(line)
            case ("/", true): layer.removed.append(line)
            case ("%", true): layer.removed.append(area)
            default: layer.drawn.append(area)
            }
        }
        return layer
    }
}

extension SymbolTable {
    /// What a row of the table contains.
    enum Entry: Sendable {
        case drawing(SymbolDrawing)
        case otherName(Substring)
    }

    /// The texts of the rows by name.
    static let rows: [Substring: Substring] = {
        var rows: [Substring: Substring] = [:]
        rows.reserveCapacity(1_000)
        for text in texts {
            for row in text.utf8.split(separator: UInt8(ascii: "\n")) where row.first != UInt8(ascii: "#") {
                guard let colon = row.firstIndex(of: UInt8(ascii: ":")) else {
                    preconditionFailure("no name in the row \(Substring(row))")
                }
                let text = row[row.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
                let names = row[..<colon].split(separator: UInt8(ascii: " ")).map { Substring($0) }
                for name in names {
                    if name.first == "~" {
                        rows[name.dropFirst()] = "@~" + names[0]
                    } else {
                        rows[name] = Substring(text)
                    }
                }
            }
        }
        return rows
    }()

    /// The rows that have been drawn: a row is read when it is drawn for the first time.
    private static let entries = Mutex<[Substring: Entry]>([:])

    static func entry(_ name: Substring) -> Entry? {
        guard let text = rows[name] else { return nil }
        if let entry = entries.withLock({ $0[name] }) { return entry }
        let entry: Entry = text.hasPrefix("=") ? .otherName(text.dropFirst()) : .drawing(SymbolDrawing(text))
        // The key must not be a part of the text of the caller.
        entries.withLock { $0[Substring(String(name))] = entry }
        return entry
    }
}
