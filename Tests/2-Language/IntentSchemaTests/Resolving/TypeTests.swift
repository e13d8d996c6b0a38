import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

struct TypeTests {
    @Test(
        arguments: [
            ("DateComponents", .dateComponents(.dateTime)), ("File", .file), ("Person", .person),
            ("Placemark", .placemark), ("CurrencyAmount", .currencyAmount), ("PaymentMethod", .paymentMethod),
            ("Object", .anyObject), ("System.MediaItem", .system("MediaItem")),
        ] as [(String, ElementType)])
    func `every type is read`(_ written: String, _ element: ElementType) {
        let found = resolvedParameters(parameters("a: \(written)", "b: [\(written)]", "c: { type: \(written) }"))
        expectEqual(found["a"]?.type, ValueType(element))
        expectEqual(found["b"]?.type, ValueType(element, isList: true))
        expectEqual(found["c"]?.type, ValueType(element))
    }

    @Test func `the kind of a date is part of its type`() {
        let types = "types: { T: { properties: { day: { type: DateComponents, kind: date } } } }\n"
        let text = parameters("a: { type: [DateComponents], kind: time }", before: types)
        expectEqual(resolvedParameters(text)["a"]?.type, ValueType(.dateComponents(.time), isList: true))
        expectEqual(schema(text).types.first?.properties.first?.type, ValueType(.dateComponents(.date)))
    }

    @Test(arguments: ["File", "Person", "Placemark", "CurrencyAmount", "PaymentMethod", "Length", "Speed"])
    func `a declared type can replace File, Person and the like`(_ name: String) {
        let objects = parameters("a: \(name)", before: "types: { \(name): {} }\n")
        expectEqual(resolvedParameters(objects)["a"]?.type.element, .object(name))
        let enums = parameters("a: \(name)", before: "enums: { \(name): { cases: [one] } }\n")
        expectEqual(resolvedParameters(enums)["a"]?.type.element, .enumeration(name))
    }

    @Test(arguments: [
        "String", "Integer", "Decimal", "Boolean", "URL", "DateComponents", "TimeInterval", "Object",
    ])
    func `a declared type cannot have the name of a scalar`(_ name: String) {
        expectEqual(checkDefinition("intentDefinition: 1\ntypes: { ⟦\(name)⟧: {} }\n", .nameCollision), "")
        expectEqual(checkDefinition("intentDefinition: 1\nenums: { ⟦\(name)⟧: { cases: [a] } }\n", .nameCollision), "")
    }

    @Test(arguments: ["System.", "System.mediaItem", "System.Media.Item", "System.Media-Item", "System.9"])
    func `an invalid name of an Apple type is rejected`(_ written: String) {
        expectEqual(checkDefinition(parameters("a: ⟦\(written)⟧"), .unknownType), "")
    }

    @Test(arguments: [
        "⟦default⟧: x", "⟦options⟧: dynamic", "⟦optionsFrom⟧: { file: a.json }", "⟦search⟧: true", "⟦multiline⟧: true",
    ])
    func `Apple's own types have no options and no defaults`(_ entry: String) {
        expectEqual(checkDefinition(parameters("a: { type: System.MediaItem, \(entry) }"), .unknownKey), "")
    }

    @Test func `an untyped object has dynamic options and unique values`() {
        let found = resolvedParameters(parameters("a: [Object]", "b: { type: Object, options: { x: X }, default: x }"))
        expectEqual(found["a"]?.options, .dynamic)
        expectEqual(found["a"]?.hasUniqueValues, true)
        expectEqual(found["b"]?.defaultRule, .options(["x"]))
    }

    @Test(arguments: [("Date", "DateComponents"), ("INFile", "File"), ("Persn", "Person"), ("Money", "CurrencyAmount")])
    func `a near type is offered as a fix`(_ written: String, _ meant: String) throws {
        let diagnostics = try diagnostics(of: parameters("a: \(written)"))
        expectEqual(diagnostics.map(\.code), [.unknownType])
        expectEqual(diagnostics[0].fixes.map(\.replacement), [meant])
    }
}
