import IntentEvolution
import IntentModel
import IntentTestSupport
import Testing

/// A rename with `renamedFrom` is one change, also for what refers to the renamed declaration.
@Suite struct RenamedReferenceTests {
    private func definition(_ parameters: String, enums: String = "", types: String = "") -> String {
        let enums = enums.isEmpty ? "" : "enums: { \(enums) }\n"
        let types = types.isEmpty ? "" : "types: { \(types) }\n"
        return "intentDefinition: 1\n\(types)\(enums)intents:\n  Clock:\n    parameters:\n"
            + parameters.split(separator: "\n").map { "      \($0)\n" }.joined()
    }

    private func rules(_ before: String, _ after: String) throws -> [String] {
        try compareSchemas(before: schema(of: before), after: schema(of: after)).map(\.rule.code)
    }

    private static let theme = "Theme: { cases: [light, night] }"
    private static let renamedTheme = "Theme: { cases: { light: {}, dark: { renamedFrom: [night], index: 2 } } }"

    @Test(arguments: [
        "theme: Theme\ncontrast: { type: Boolean, when: { theme: CASE } }",
        "theme: Theme\ncontrast: { type: Boolean, when: { theme: { not: CASE } } }",
        "theme: { type: Theme, default: CASE }",
        "themes: { type: [Theme], default: [CASE, light] }",
        "theme: { type: Theme, default: { systemSmall: CASE, otherwise: light } }",
        "theme: { type: Theme, options: [CASE, light] }",
    ])
    func `a renamed case is the only change`(_ parameters: String) throws {
        let before = definition(parameters.replacing("CASE", with: "night"), enums: Self.theme)
        let after = definition(parameters.replacing("CASE", with: "dark"), enums: Self.renamedTheme)
        let changes = try compareSchemas(before: schema(of: before), after: schema(of: after))
        #expect(changes.allSatisfy { "\($0.path)".hasPrefix("enums.Theme.cases.dark") })
        #expect(changes.allSatisfy { !$0.breaks.contains(.stored) && !$0.breaks.contains(.behavior) })
    }

    @Test func `another case in a condition remains a change`() throws {
        let row = "theme: Theme\ncontrast: { type: Boolean, when: { theme: CASE } }"
        let before = definition(row.replacing("CASE", with: "night"), enums: Self.theme)
        let after = definition(row.replacing("CASE", with: "light"), enums: Self.renamedTheme)
        #expect(try rules(before, after).contains("conditions-changed"))
    }

    @Test func `a condition that gains a merged case is a change`() throws {
        let row = "theme: Theme\ncontrast: { type: Boolean, when: { theme: dark } }"
        let merged = "Theme: { cases: { light: {}, dark: { renamedFrom: [night] } } }"
        let before = definition(row, enums: "Theme: { cases: [light, dark, night] }")
        #expect(try rules(before, definition(row, enums: merged)).contains("conditions-changed"))
        let both = definition(
            row.replacing("dark", with: "[dark, night]"), enums: "Theme: { cases: [light, dark, night] }")
        #expect(try !rules(both, definition(row, enums: merged)).contains("conditions-changed"))
    }

    private struct Merge: CustomTestStringConvertible {
        let before: String
        let after: String
        let changes: [String]
        var testDescription: String { after }
    }

    /// Both declarations existed before; what only one of them declared is lost.
    @Test(arguments: [
        Merge(
            before: "intents: { A: { parameters: { p: Integer } }, B: { parameters: { p: String, z: String } } }",
            after: "intents: { A: { renamedFrom: [B], parameters: { p: Integer } } }",
            changes: [
                "intents.A declaration-renamed", "intents.A.swiftName swift-name-changed",
                "intents.A.parameters parameter-removed", "intents.A.parameters.p.type parameter-type-changed",
            ]),
        Merge(
            before: "types: { A: { properties: { n: Integer } }, B: { properties: { m: Integer } } }",
            after: "types: { A: { renamedFrom: [B], properties: { n: Integer } } }",
            changes: [
                "types.A declaration-renamed", "types.A.swiftName swift-name-changed",
                "types.A.properties property-removed",
            ]),
        Merge(
            before: "enums: { A: { cases: [x, y] }, B: { cases: [x, z] } }",
            after: "enums: { A: { renamedFrom: [B], cases: [x, y] } }",
            changes: [
                "enums.A declaration-renamed", "enums.A.swiftName swift-name-changed", "enums.A.cases case-removed",
            ]),
        Merge(
            before: "enums: { A: { cases: [x, y] } }",
            after: "enums: { A: { cases: { x: { renamedFrom: [y] } } } }",
            changes: [
                "enums.A.cases.x declaration-renamed", "enums.A.cases.x.swiftName swift-name-changed",
            ]),
        Merge(
            before: "intents: { A: {} }\n"
                + "widgets: { V: { intent: A, families: [systemLarge] }, W: { intent: A, families: [systemSmall] } }",
            after: "intents: { A: {} }\nwidgets: { W: { intent: A, renamedFrom: [V], families: [systemSmall] } }",
            changes: [
                "widgets.W.renamedFrom former-name-added", "widgets.W declaration-renamed",
                "widgets.W.swiftName swift-name-changed", "widgets.W.families family-removed",
            ]),
    ])
    private func `a merged declaration loses what the other does not declare`(merge: Merge) throws {
        func read(_ text: String) throws -> Schema { try schema(of: "intentDefinition: 1\n" + text) }
        let changes = try compareSchemas(before: read(merge.before), after: read(merge.after))
        expectEqual(changes.map { "\($0.path) \($0.rule.code)" }, merge.changes)
    }

    @Test func `a renamed parent is no change of its children`() throws {
        let before = definition(
            """
            town: { type: String, options: dynamic }
            stop: { type: String, options: dynamic, dependsOn: [town], when: town }
            """)
        let after = definition(
            """
            city: { type: String, options: dynamic, renamedFrom: [town] }
            stop: { type: String, options: dynamic, dependsOn: [city], when: city }
            """)
        expectEqual(Set(try rules(before, after)), ["declaration-renamed", "swift-name-changed"])
    }

    @Test func `a renamed option is no change of what names it`() throws {
        let before = definition(
            """
            zone: { type: String, options: [utc, cet], default: utc }
            note: { type: String, when: { zone: utc } }
            """)
        let after = definition(
            """
            zone: { type: String, options: { UTC: { renamedFrom: [utc] }, cet: {} }, default: UTC }
            note: { type: String, when: { zone: UTC } }
            """)
        try expectEqual(rules(before, after), ["declaration-renamed"])
    }

    @Test func `a renamed property is no change of listed options`() throws {
        let before = definition(
            "town: { type: Town, options: { oslo: { zone: CET } } }",
            types: "Town: { properties: { zone: String } }")
        let after = definition(
            "town: { type: Town, options: { oslo: { timeZone: CET } } }",
            types: "Town: { properties: { timeZone: { type: String, renamedFrom: [zone] } } }")
        #expect(try !rules(before, after).contains("option-content-changed"))
    }

    @Test(arguments: [
        ("size: { type: Integer, default: 3 }", "size: { type: Decimal, default: 3 }"),
        ("size: { type: Decimal, default: 3 }", "size: { type: Integer, default: 3 }"),
        ("size: { type: Integer, default: 3 }", "size: { type: [Integer], default: [3] }"),
        ("size: { type: Integer, range: 1...9, default: 3 }", "size: { type: Decimal, range: 1...9, default: 3 }"),
        (
            "day: { type: DateComponents, kind: date, default: 2026-11-20 }",
            "day: { type: DateComponents, default: 2026-11-20T00:00:00 }"
        ),
    ])
    func `an equal default of another type is no change`(_ before: String, _ after: String) throws {
        let changes = try rules(definition(before), definition(after))
        #expect(!changes.contains("default-changed"))
        #expect(!changes.contains("presentation-changed"))
    }

    @Test(arguments: ["3", "{ lessThan: 3 }", "{ moreThan: 1.5 }", "{ atLeast: 2, lessThan: 9 }"])
    func `a condition on a number of another type is no change`(_ test: String) throws {
        let row = "note: { type: String, when: { days: \(test) } }"
        let (whole, other) = (definition("days: Integer\n\(row)"), definition("days: Decimal\n\(row)"))
        for (before, after) in [(whole, whole), (whole, other), (other, whole)] {
            #expect(try !rules(before, after).contains("conditions-changed"))
        }
    }

    @Test func `another bound of a condition is a change`() throws {
        let before = definition("days: Integer\nnote: { type: String, when: { days: { lessThan: 3 } } }")
        try expectEqual(rules(before, before.replacing("lessThan: 3", with: "lessThan: 4")), ["conditions-changed"])
        try expectEqual(rules(before, before.replacing("lessThan", with: "moreThan")), ["conditions-changed"])
    }

    @Test func `a bound is no option with a former name`() throws {
        let before = definition(
            "days: { type: Integer, options: [3, 5] }\nnote: { type: String, when: { days: { lessThan: 5 } } }")
        let after = before.replacing("[3, 5]", with: "{ 3: {}, 7: { renamedFrom: ['5'] } }")
        #expect(try !rules(before, after).contains("conditions-changed"))
    }

    @Test func `a default of a field follows a renamed field`() throws {
        let before = definition(
            "place: Place",
            types: "City: { options: { oslo: Oslo } }, Place: { fields: { city: City, name: { type: String, "
                + "default: { row: city, property: title } } } }")
        let after = definition(
            "place: Place",
            types: "City: { options: { oslo: Oslo } }, Place: { fields: { town: { type: City, swiftName: city, "
                + "renamedFrom: [city] }, name: { type: String, default: { row: town, property: title } } } }")
        try expectEqual(rules(before, after), ["declaration-renamed"])
    }
}
