extension JSONValue {
    /// The value as JSON text. Equal values with members in the same order give equal bytes.
    ///
    /// Numbers are as short as they can be without changing, so a ``number(_:)`` that is whole reads back as an
    /// ``integer(_:)``. Control characters, U+2028 and U+2029, and marks that turn the direction of text are
    /// escaped, so that the text shows as what it is.
    /// - Parameter pretty: A line for each member and element, indented by two spaces; else no spaces at all.
    public func rendered(pretty: Bool = false) -> String {
        var renderer = JSONRenderer(isPretty: pretty)
        renderer.render(self)
        return String(decoding: renderer.bytes, as: UTF8.self)
    }

    /// The bytes of ``rendered(pretty:)``.
    public func renderedBytes(pretty: Bool = false) -> [UInt8] {
        var renderer = JSONRenderer(isPretty: pretty)
        renderer.render(self)
        return renderer.bytes
    }
}
