import IntentDiagnostics
import IntentModel
import Testing

struct TypeTests {
    @Test(
        arguments: [
            ("DateComponents", .dateComponents(.dateTime)), ("File", .file), ("Person", .person),
            ("Placemark", .placemark), ("CurrencyAmount", .currencyAmount), ("PaymentMethod", .paymentMethod),
            ("Object", .anyObject), ("System.MediaItem", .system("MediaItem")),
        ] as [(String, ElementType)])
    func readsEveryType(_ written: String, _ element: ElementType) {
        let found = resolvedParameters(parameters("a: \(written)", "b: [\(written)]", "c: { type: \(written) }"))
        #expect(found["a"]?.type == ValueType(element))
        #expect(found["b"]?.type == ValueType(element, isList: true))
        #expect(found["c"]?.type == ValueType(element))
    }

    @Test func theKindOfADateIsPartOfItsType() {
        let types = "types: { T: { properties: { day: { type: DateComponents, kind: date } } } }\n"
        let text = parameters("a: { type: [DateComponents], kind: time }", before: types)
        #expect(resolvedParameters(text)["a"]?.type == ValueType(.dateComponents(.time), isList: true))
        #expect(schema(text).types.first?.properties.first?.type == ValueType(.dateComponents(.date)))
    }

    @Test(arguments: ["File", "Person", "Placemark", "CurrencyAmount", "PaymentMethod", "Length", "Speed"])
    func anOwnTypeMayBearTheNameOfARarerOne(_ name: String) {
        let objects = parameters("a: \(name)", before: "types: { \(name): {} }\n")
        #expect(resolvedParameters(objects)["a"]?.type.element == .object(name))
        let enums = parameters("a: \(name)", before: "enums: { \(name): { cases: [one] } }\n")
        #expect(resolvedParameters(enums)["a"]?.type.element == .enumeration(name))
    }

    @Test(arguments: [
        "String", "Integer", "Decimal", "Boolean", "URL", "DateComponents", "TimeInterval", "Object",
    ])
    func noOwnTypeMayBearTheNameOfAScalar(_ name: String) {
        #expect(checkDefinition("intentDefinition: 1\ntypes: { ⟦\(name)⟧: {} }\n", .nameCollision) == "")
        #expect(checkDefinition("intentDefinition: 1\nenums: { ⟦\(name)⟧: { cases: [a] } }\n", .nameCollision) == "")
    }

    @Test(arguments: ["System.", "System.mediaItem", "System.Media.Item", "System.Media-Item", "System.9"])
    func refusesWhatIsNoNameOfApples(_ written: String) {
        #expect(checkDefinition(parameters("a: ⟦\(written)⟧"), .unknownType) == "")
    }

    @Test(arguments: [
        "⟦default⟧: x", "⟦options⟧: dynamic", "⟦optionsFrom⟧: { file: a.json }", "⟦search⟧: true", "⟦multiline⟧: true",
    ])
    func offersAndAssumesNothingForApplesOwnTypes(_ entry: String) {
        #expect(checkDefinition(parameters("a: { type: System.MediaItem, \(entry) }"), .unknownKey) == "")
    }

    @Test func anUntypedObjectHasDynamicOptionsAndUniqueValues() {
        let found = resolvedParameters(parameters("a: [Object]", "b: { type: Object, options: { x: X }, default: x }"))
        #expect(found["a"]?.options == .dynamic)
        #expect(found["a"]?.hasUniqueValues == true)
        #expect(found["b"]?.defaultRule == .options(["x"]))
    }

    @Test(arguments: [("Date", "DateComponents"), ("INFile", "File"), ("Persn", "Person"), ("Money", "CurrencyAmount")])
    func offersTheTypeThatWasMeant(_ written: String, _ meant: String) throws {
        let diagnostics = try diagnostics(of: parameters("a: \(written)"))
        #expect(diagnostics.map(\.code) == [.unknownType])
        #expect(diagnostics[0].fixes.map(\.replacement) == [meant])
    }
}
