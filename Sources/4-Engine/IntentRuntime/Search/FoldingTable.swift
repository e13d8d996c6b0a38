/// The foldings of characters, in pages of 256.
///
/// The tables are part of this library, so that searches find the same options on every platform.
struct FoldingTable: Sendable {
    static let shared = FoldingTable(text: text)

    /// The offset of each page in ``cells``, by the upper bits of the scalar. Pages without entries share the first
    /// page.
    private var pages = [Int32](repeating: 0, count: 0x110000 >> 8)
    /// 0 for a character that does not fold, a scalar, or the index of an expansion with the highest bit set.
    private var cells = [UInt32](repeating: 0, count: 256)
    private var expansions: [[UInt32]] = []

    private static let expansionMark: UInt32 = 1 << 31

    /// The folding of a scalar.
    enum Folding {
        case itself
        case scalar(UInt32)
        /// Possibly empty.
        case scalars([UInt32])
    }

    subscript(scalar: UInt32) -> Folding {
        let cell = cells[Int(pages[Int(scalar >> 8)]) + Int(scalar & 0xFF)]
        if cell == 0 { return .itself }
        return cell & Self.expansionMark == 0 ? .scalar(cell) : .scalars(expansions[Int(cell & ~Self.expansionMark)])
    }

    private mutating func set(_ scalar: UInt32, _ cell: UInt32) {
        let page = Int(scalar >> 8)
        if pages[page] == 0 {
            pages[page] = Int32(cells.count)
            cells.append(contentsOf: repeatElement(0, count: 256))
        }
        cells[Int(pages[page]) + Int(scalar & 0xFF)] = cell
    }
}

extension FoldingTable {
    /// Parses the format that ``text`` documents.
    /// - Precondition: The text has that format.
    init(text: String) {
        for entry in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
            var reader = EntryReader(rest: entry)
            add(&reader)
        }
    }

    private mutating func add(_ entry: inout EntryReader) {
        var source = entry.number()
        let count = entry.consume(UInt8(ascii: ".")) ? entry.number() : 1
        let sourceStep: UInt32 = entry.consume(UInt8(ascii: "/")) ? 2 : 1
        var targets: [UInt32] = []
        if !entry.consume(UInt8(ascii: "-")) {
            precondition(entry.consume(UInt8(ascii: ">")), "an entry of the folding table has a target")
            repeat { targets.append(entry.number()) } while entry.consume(UInt8(ascii: ","))
        }
        let step: UInt32 = entry.consume(UInt8(ascii: "+")) ? 1 : entry.consume(UInt8(ascii: "*")) ? 2 : 0
        for index in 0..<count {
            set(source, targets.count == 1 ? targets[0] + index * step : expansion(targets))
            source += sourceStep
        }
    }

    private mutating func expansion(_ scalars: [UInt32]) -> UInt32 {
        if let last = expansions.last, last == scalars { return UInt32(expansions.count - 1) | Self.expansionMark }
        expansions.append(scalars)
        return UInt32(expansions.count - 1) | Self.expansionMark
    }

    /// Parses the parts of one entry.
    private struct EntryReader {
        var rest: Substring.UTF8View

        mutating func consume(_ byte: UInt8) -> Bool {
            guard rest.first == byte else { return false }
            rest.removeFirst()
            return true
        }

        /// Parses lowercase hexadecimal.
        mutating func number() -> UInt32 {
            var value: UInt32 = 0
            while let byte = rest.first {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt32(byte - UInt8(ascii: "0"))
                case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
                default: return value
                }
                rest.removeFirst()
            }
            return value
        }
    }
}
