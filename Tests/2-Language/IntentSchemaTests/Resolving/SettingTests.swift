import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

struct SettingTests {
    @Test(
        arguments: [
            ("1...10", .integers(minimum: 1, maximum: 10, step: nil)),
            ("-5...", .integers(minimum: -5, maximum: nil, step: nil)),
            ("...100", .integers(minimum: nil, maximum: 100, step: nil)),
            ("1 ... 10", .integers(minimum: 1, maximum: 10, step: nil)),
            ("{ min: 1, max: 9, step: 2 }", .integers(minimum: 1, maximum: 9, step: 2)),
            ("{ step: 5 }", .integers(minimum: nil, maximum: nil, step: 5)),
        ] as [(String, NumberRange)])
    func `every form of a range is read`(_ range: String, _ expected: NumberRange) {
        expectEqual(
            resolvedParameters(parameters("a: { type: Integer, range: \(range) }"))["a"]?.settings.range, expected)
    }

    @Test func `ranges of decimals are decimals`() {
        let found = resolvedParameters(
            parameters("a: { type: Decimal, range: 0.5...2.5 }", "b: { type: Length, unit: feet, range: 1...2 }"))
        expectEqual(found["a"]?.settings.range, .decimals(minimum: 0.5, maximum: 2.5, step: nil))
        expectEqual(found["b"]?.settings.range, .decimals(minimum: 1, maximum: 2, step: nil))
        expectEqual(found["b"]?.settings.number.unit, "feet")
    }

    @Test(arguments: [
        ("4", SlotSizes(otherwise: 4)),
        ("1...3", SlotSizes(otherwise: SlotCount(minimum: 1, maximum: 3))),
        ("{ systemSmall: 2, otherwise: 0 }", SlotSizes(families: [.systemSmall: 2], otherwise: 0)),
    ])
    func readsEveryWayToSayASize(_ size: String, _ expected: SlotSizes) {
        expectEqual(resolvedParameters(parameters("a: { type: [String], size: \(size) }"))["a"]?.size, expected)
    }

    @Test func `objects have dynamic options and unique values by default`() {
        let found = resolvedParameters(
            parameters(
                "a: [City]", "b: { type: [City], uniqueValues: false, options: none }", "c: [String]",
                before: "types: { City: {} }\n"))
        expectEqual(found["a"]?.options, .dynamic)
        expectEqual(found["a"]?.hasUniqueValues, true)
        expectEqual(found["b"]?.options, OptionSource.none)
        expectEqual(found["b"]?.hasUniqueValues, false)
        expectEqual(found["c"]?.options, .free)
        expectEqual(found["c"]?.hasUniqueValues, false)
    }

    @Test func `a key of another type is reported at the key`() {
        expectEqual(checkDefinition(parameters("a: { type: String, ⟦range⟧: 1...3 }"), .unknownKey), "")
        expectEqual(checkDefinition(parameters("a: { type: String, ⟦size⟧: 3 }"), .sizeWithoutArray), "")
    }

    @Test(arguments: [
        ("Int", "Integer"), ("Bool", "Boolean"), ("Strng", "String"), ("Lenght", "Length"), ("Ctiy", "City"),
    ])
    func `a near type is offered as a fix`(_ written: String, _ meant: String) throws {
        let diagnostics = try diagnostics(of: parameters("a: \(written)", before: "types: { City: {} }\n"))
        expectEqual(diagnostics.map(\.code), [.unknownType])
        expectEqual(diagnostics[0].fixes.map(\.replacement), [meant])
    }
}
