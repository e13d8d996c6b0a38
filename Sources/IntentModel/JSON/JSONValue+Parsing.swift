extension JSONValue {
    /// Reads one JSON text, RFC 8259 to the letter: no comments, no trailing commas, nothing after the value.
    ///
    /// Whole numbers that fit in 64 bits become ``JSONValue/integer(_:)``; `-0` and all others become
    /// ``JSONValue/number(_:)``, and one too large for that is an error. Repeated keys are errors; keys that
    /// differ only in how a letter is composed count as repeated.
    /// - Parameter depthLimit: How deep arrays and objects may nest, at most 512.
    public init(parsing text: String, depthLimit: Int = 64) throws(JSONError) {
        var text = text
        self = try text.withUTF8 { JSONValue.parse($0, depthLimit: depthLimit) }.get()
    }

    /// Reads one JSON text of UTF-8 bytes, see ``init(parsing:depthLimit:)``. Wrong UTF-8 is an error.
    public init(parsing bytes: [UInt8], depthLimit: Int = 64) throws(JSONError) {
        self = try bytes.withUnsafeBufferPointer { JSONValue.parse($0, depthLimit: depthLimit) }.get()
    }

    /// Reads one JSON text of UTF-8 bytes, see ``init(parsing:depthLimit:)``. Wrong UTF-8 is an error.
    public init(parsing bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int = 64) throws(JSONError) {
        self = try JSONValue.parse(bytes, depthLimit: depthLimit).get()
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            var parser = JSONParser(bytes, depthLimit: min(depthLimit, 512))
            return try parser.text()
        }
    }
}
