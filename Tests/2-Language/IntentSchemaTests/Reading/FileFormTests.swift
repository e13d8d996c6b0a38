import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

/// The form of a file does not matter.
struct FileFormTests {
    @Test(arguments: ["\r\n", "\r"]) func `all line endings are equivalent`(_ end: String) {
        let text = parameters("a: { type: String, default: NO }", "b: { type: [Integer], size: 1...3 }")
        let saved = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
        expectEqual(schema(saved), schema(text))
        expectEqual(schema("\u{FEFF}" + saved), schema(text))
    }

    @Test(arguments: ["types: {}", "enums: {}", "intents: {}", "widgets: {}", "types: { T: {} }", "intents: { I: {} }"])
    func `a map can be empty`(_ section: String) {
        _ = schema("intentDefinition: 1\n\(section)\n")
    }
}

/// Long mappings and lists, which are searched differently from short ones.
struct LongFormTests {
    @Test(arguments: [1, 2, 8, 9, 10, 20])
    func `a repeated name is found in lists of any length`(_ count: Int) {
        for repeated in [0, count - 1] {
            let names = (0..<count).map { "n\($0)" } + ["⟦n\(repeated)⟧", "end"]
            let reserved = "    reserved: [\(names.joined(separator: ", "))]\n"
            expectEqual(checkDefinition(parameters("a: String", after: reserved), .duplicateKey), "")
        }
    }

    @Test func `every key of a long mapping is read`() {
        let keys =
            "type: [String], title: T, description: D, options: dynamic, search: true, size: 2, dependsOn: [p], "
            + "ifParentChanges: keep, ifVanished: clear, uniqueValues: true, renamedFrom: [b], deprecated: gone"
        let found = resolvedParameters(parameters("p: String", "a: { \(keys) }"))["a"]
        expectEqual(found?.searchesInHandler, true)
        expectEqual(found?.size, SlotSizes(otherwise: 2))
        expectEqual(found?.parentPolicy, .keep)
        expectEqual(found?.vanishedPolicy, .clear)
        expectEqual(found?.hasUniqueValues, true)
        expectEqual(found?.renamedFrom, ["b"])
        expectEqual(found?.deprecated, "gone")
    }
}
