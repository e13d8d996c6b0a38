internal import IntentDiagnostics
internal import IntentSystem

/// Finds pieces of a text in its file. All pieces are found in one pass if they are in the order of the text.
struct PieceFinder {
    private let whole: Place
    private let context: ResolvingContext?
    /// The bytes after the last piece; nil before the first one.
    private var rest: ArraySlice<UInt8>?
    private var found: [ExactText: Place] = [:]

    /// - Parameter context: Nil for a text in another file.
    init(whole: Place, in context: ResolvingContext?) {
        self.whole = whole
        self.context = context
    }

    /// Returns the place of the only piece that is wanted.
    func place(ofOne piece: String) -> Place {
        var finder = self
        return finder.place(of: piece)
    }

    /// Returns the first place of a piece; that of the whole text if this piece or one before it is written differently, with
    /// escapes.
    mutating func place(of piece: String) -> Place {
        guard let context else { return whole }
        if let known = found[ExactText(piece)] { return known }
        let map = context.sourceMap()
        let rest = self.rest ?? map.bytes(in: whole.range)
        guard let bytes = rest.firstRange(of: Array(piece.utf8)) else {
            self.rest = []
            return whole
        }
        self.rest = rest[bytes.upperBound...]
        let range = SourceRange(
            start: map.scalarOffset(ofByte: bytes.lowerBound), end: map.scalarOffset(ofByte: bytes.upperBound))
        let place = Place(file: whole.file, range: range)
        found[ExactText(piece)] = place
        return place
    }

    /// Returns the place of a part of the text; that of the whole text if the file has it on several lines.
    /// - Parameters:
    ///   - scalars: The part, in Unicode scalars of the text.
    ///   - text: The whole text.
    func place(ofScalars scalars: Range<Int>, of text: String) -> (place: Place, isExact: Bool) {
        guard let context else { return (whole, false) }
        let map = context.sourceMap()
        guard let ends = ends(ofScalarsIn: text, map.bytes(in: whole.range)), scalars.upperBound < ends.count else {
            return (whole, false)
        }
        let range = SourceRange(
            start: map.scalarOffset(ofByte: ends[scalars.lowerBound]),
            end: map.scalarOffset(ofByte: ends[scalars.upperBound]))
        return (Place(file: whole.file, range: range), true)
    }

    /// Returns the first byte of each scalar of a text on one line, and the byte after the last one.
    private func ends(ofScalarsIn text: String, _ bytes: ArraySlice<UInt8>) -> [Int]? {
        let quote = bytes.first.flatMap { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") ? $0 : nil }
        var rest = quote == nil ? bytes : bytes.dropFirst()
        var ends = [rest.startIndex]
        for scalar in text.unicodeScalars {
            let written = Array(String(scalar).utf8)
            if quote == UInt8(ascii: "\""), rest.first == UInt8(ascii: "\\") {
                rest = rest.dropFirst(Self.lengthOfEscape(rest.dropFirst().first))
            } else if rest.starts(with: written) {
                rest = rest.dropFirst(written.count + (quote == UInt8(ascii: "'") && scalar == "'" ? 1 : 0))
            } else {
                return nil
            }
            ends.append(rest.startIndex)
        }
        return ends
    }

    private static func lengthOfEscape(_ letter: UInt8?) -> Int {
        switch letter {
        case UInt8(ascii: "x"): 4
        case UInt8(ascii: "u"): 6
        case UInt8(ascii: "U"): 10
        default: 2
        }
    }
}
