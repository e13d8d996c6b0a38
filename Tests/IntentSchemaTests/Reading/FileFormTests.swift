import Testing

/// How a file is saved says nothing.
struct FileFormTests {
    @Test(arguments: ["\r\n", "\r"]) func lineEndsAreAllTheSame(_ end: String) {
        let text = parameters("a: { type: String, default: NO }", "b: { type: [Integer], size: 1...3 }")
        let saved = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
        #expect(schema(saved) == schema(text))
        #expect(schema("\u{FEFF}" + saved) == schema(text))
    }

    @Test(arguments: ["types: {}", "enums: {}", "intents: {}", "widgets: {}", "types: { T: {} }", "intents: { I: {} }"])
    func aMapMayBeEmpty(_ section: String) {
        _ = schema("intentDefinition: 1\n\(section)\n")
    }
}
