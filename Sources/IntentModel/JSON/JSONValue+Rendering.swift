extension JSONValue {
    /// The value as JSON text. Equal values with members in the same order give equal bytes.
    ///
    /// Numbers are as short as they can be without changing, so a ``number(_:)`` that is whole reads back as an
    /// ``integer(_:)``. Control characters, U+2028 and U+2029, and marks that turn the direction of text are
    /// escaped, so that the text shows as what it is.
    /// - Parameter pretty: A line for each member and element, indented by two spaces; else no spaces at all.
    public func rendered(pretty: Bool = false) -> String {
        var renderer = JSONRenderer(pretty ? .lines : .compact)
        renderer.render(self)
        return String(decoding: renderer.bytes, as: UTF8.self)
    }

    /// The bytes of ``rendered(pretty:)``.
    public func renderedBytes(pretty: Bool = false) -> [UInt8] {
        var renderer = JSONRenderer(pretty ? .lines : .compact)
        renderer.render(self)
        return renderer.bytes
    }

    /// No fewer than ``renderedBytes(pretty:)`` has without line ends, told without rendering.
    package var mostRenderedBytes: Int {
        // An escape takes six bytes, of a character that takes one or more.
        func most(_ text: String) -> Int { 6 * text.utf8.count + 2 }
        switch self {
        case .null, .boolean: return 5
        case .integer, .number: return 32
        case .string(let text): return most(text)
        case .array(let elements): return elements.reduce(2) { $0 + $1.mostRenderedBytes + 1 }
        case .object(let object):
            return object.members.reduce(2) { $0 + most($1.key) + $1.value.mostRenderedBytes + 2 }
        }
    }

    /// The value as JSON text for people to review: a line for each member and element of what has no room on one
    /// line, indented by two spaces.
    ///
    /// It reads back as the very same value: a ``number(_:)`` that is whole is written with a fraction, `1.0`.
    /// - Parameter columns: How long a line may be, in bytes of UTF-8; a long string makes a longer one.
    package func rendered(columns: Int) -> String {
        var renderer = JSONRenderer(.fitting(columns: columns))
        renderer.render(self)
        return String(decoding: renderer.bytes, as: UTF8.self)
    }
}
