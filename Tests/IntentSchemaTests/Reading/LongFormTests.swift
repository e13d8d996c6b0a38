import IntentDiagnostics
import IntentModel
import Testing

/// Few keys and few names are looked for in other ways than many.
struct LongFormTests {
    @Test(arguments: [1, 2, 8, 9, 10, 20])
    func findsARepeatedNameInAListOfAnyLength(_ count: Int) {
        for repeated in [0, count - 1] {
            let names = (0..<count).map { "n\($0)" } + ["⟦n\(repeated)⟧", "end"]
            let reserved = "    reserved: [\(names.joined(separator: ", "))]\n"
            #expect(checkDefinition(parameters("a: String", after: reserved), .duplicateKey) == "")
        }
    }

    @Test func readsEveryKeyOfALongMapping() {
        let keys =
            "type: [String], title: T, description: D, options: dynamic, search: true, size: 2, ifParentChanges: keep, "
            + "ifVanished: clear, uniqueValues: true, renamedFrom: [b], deprecated: gone"
        let found = resolvedParameters(parameters("a: { \(keys) }"))["a"]
        #expect(found?.searchesInHandler == true)
        #expect(found?.size == SlotSizes(otherwise: 2))
        #expect(found?.parentPolicy == .keep)
        #expect(found?.vanishedPolicy == .clear)
        #expect(found?.hasUniqueValues == true)
        #expect(found?.renamedFrom == ["b"])
        #expect(found?.deprecated == "gone")
    }
}
