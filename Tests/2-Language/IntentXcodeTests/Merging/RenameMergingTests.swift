import IntentTestSupport
import Testing

@testable import IntentXcode

/// Names that were changed in Xcode.
@Suite struct RenameMergingTests {
    private let definition = """
        types:
          City: { properties: { zone: { type: String, deprecated: gone } }, options: { oslo: { zone: a }, wien: { zone: b } } }
          Trip:
            fields:
              line: { type: Unit, default: c }
              stop: { type: String, when: { line: k } }
              stations: { type: City, optionsFrom: { url: "https://example.com/?power=${power}" } }
        enums: { Unit: { reserved: [old], cases: { c: { image: star }, k: { renamedFrom: [kel] } } } }
        intents:
          Form:
            summary: "Show ${unit} of ${city.zone}"
            parameters:
              power: { type: String, prompt: "Choose ${power}" }
              city: City
              unit: { type: Unit, options: [c, k], default: { systemSmall: k, otherwise: k }, convertedFrom: { type: Boolean, true: k, false: c } }
              near: { type: City, where: { zone: { row: power } } }
              zone: { type: String, default: { row: city, property: zone } }
              extra: { type: Integer, when: { unit: { not: k }, power: { isSet: true } } }
              trip: { type: Trip, default: { line: k } }
            rules: [{ require: { unit: k } }]
        widgets: { W: { intent: Form, families: [systemSmall, systemMedium], presets: { one: { values: { power: on, unit: k } } } } }
        controls: { C: { intent: Form, symbol: lock } }
        appShortcuts: { S: { intent: Form, symbol: lock, phrases: ["Show ${unit} in ${applicationName}"] } }
        """

    /// Returns the definition after a change in Xcode.
    private func renamed(_ changes: [(old: String, new: String)]) throws -> String {
        try #require(try reimporting(definition, changes), "nothing is written")
    }

    @Test func `nothing changes without a change in Xcode`() throws {
        try expectEqual(reimporting(definition), nil)
    }

    @Test func `a renamed type keeps what Xcode cannot contain`() throws {
        let merged = try renamed([("<string>City</string>", "<string>Town</string>")])
        #expect(merged.contains("  Town:\n    renamedFrom: [City]\n"), "\(merged)")
        #expect(merged.contains("deprecated: gone"))
        #expect(merged.contains("options: { oslo: { zone: a }, wien: { zone: b } }"), "\(merged)")
        #expect(merged.contains("type: Town"))
        #expect(!merged.contains("type: City"))
    }

    @Test func `a renamed enum keeps what Xcode cannot contain`() throws {
        let merged = try renamed([("<string>Unit</string>", "<string>Scale</string>")])
        #expect(merged.contains("  Scale:\n    renamedFrom: [Unit]\n    reserved: [old]\n"), "\(merged)")
        #expect(merged.contains("c: { image: star }"))
        #expect(merged.contains("renamedFrom: [kel]"))
        #expect(merged.contains("default: { systemSmall: k, otherwise: k }"))
        #expect(!merged.contains("type: Unit"))
    }

    @Test func `a renamed intent is that of its widgets`() throws {
        let merged = try renamed([
            ("<key>INIntentName</key>\n\t\t\t<string>Form</string>", "<key>INIntentName</key>\n<string>Sheet</string>")
        ])
        #expect(merged.contains("  Sheet:\n    title: Form\n    renamedFrom: [Form]\n"), "\(merged)")
        #expect(!merged.contains("intent: Form"))
        expectEqual(merged.ranges(of: "intent: Sheet").count, 3)
    }

    @Test func `a renamed case is renamed wherever it is used`() throws {
        let merged = try renamed([("<string>k</string>", "<string>kelvin</string>")])
        #expect(merged.contains("kelvin: { title: K, renamedFrom: [k, kel] }"), "\(merged)")
        for use in [
            "when: { line: kelvin }", "options: [c, kelvin]",
            "default: { systemSmall: kelvin, otherwise: kelvin }", #""true": kelvin"#, "unit: { not: kelvin }",
            "default: { line: kelvin }", "require: { unit: kelvin }", "unit: kelvin }",
        ] {
            #expect(merged.contains(use), "\(use) in \(merged)")
        }
    }

    @Test func `a renamed parameter is renamed wherever it is used`() throws {
        let merged = try renamed([
            ("<string>power</string>", "<string>onoff</string>"), ("${power}", "${onoff}"),
            ("power,", "onoff,"),
        ])
        #expect(merged.contains("renamedFrom: [power]"), "\(merged)")
        for use in [
            "?power=${onoff}", "Choose ${onoff}", "zone: { row: onoff }", "onoff: { isSet: true }", #"onoff: "on""#,
        ] {
            #expect(merged.contains(use), "\(use) in \(merged)")
        }
    }

    @Test func `a toggle and a phrase follow renamed parameters`() throws {
        let text = """
            enums: { Unit: { cases: [c, k] } }
            intents: { Form: { parameters: { power: Boolean, unit: Unit } } }
            controls: { C: { intent: Form, symbol: lock, toggle: power } }
            appShortcuts: { S: { intent: Form, symbol: lock, phrases: ["${unit} of ${applicationName}"] } }
            """
        let changes = [("power", "onoff"), ("unit", "scale")].map {
            ("<string>\($0)</string>", "<string>\($1)</string>")
        }
        let merged = try #require(try reimporting(text, changes))
        #expect(merged.contains("toggle: onoff"), "\(merged)")
        #expect(merged.contains("${scale} of ${applicationName}"))
    }

    @Test func `a renamed property is renamed wherever it is used`() throws {
        let merged = try renamed([
            (
                "<key>INTypePropertyName</key>\n\t\t\t\t\t<string>zone</string>",
                "<key>INTypePropertyName</key>\n<string>area</string>"
            ), ("${city.zone}", "${city.area}"),
        ])
        #expect(
            merged.contains("area: { title: Zone, type: String, renamedFrom: [zone], deprecated: gone }"), "\(merged)")
        for use in [
            "oslo: { area: a }", "where: { area: { row: power } }", "default: { row: city, property: area }",
            "of ${city.area}",
        ] {
            #expect(merged.contains(use), "\(use) in \(merged)")
        }
    }

    @Test func `a copy in Xcode is no rename`() {
        let enumeration = { (name: String) in
            XcodeDeclaration.declaration(.enumeration, name, ["DisplayNameID": "aB3dE5"], members: [])
        }
        let former = XcodeFile(enums: [enumeration("Unit")])
        for (names, renamed) in [
            (["Scale"], ["Unit": "Scale"]), (["Unit", "Copy"], [:]), (["Scale", "Copy"], [:]),
        ] {
            expectEqual(Renames(from: former, to: XcodeFile(enums: names.map(enumeration))).enums, renamed, "\(names)")
        }
    }
}
