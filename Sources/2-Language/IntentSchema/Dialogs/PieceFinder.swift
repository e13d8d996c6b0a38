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
}
