import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Definitions in their shortest form are rendered unchanged.
struct ShorthandTests {
    @Test(arguments: [
        """
        intentDefinition: 1
        language: zh-Hans
        languages: [zh-Hans, en]
        group: group.example
        classPrefix: Own

        types:
          Car: { properties: { plate: String, gears: [Integer] } }
          Bus: {}
          Leg: { fields: { from: String, stops: [Integer] } }
          Way: { oneOf: [Theme, String, CurrencyAmount] }
          Aim: { oneOf: { from: String, to: String } }

        enums:
          Theme: { cases: [light, dark] }

        intents:
          Show: {}

        widgets:
          Board: { title: 板, intent: Show, families: [systemSmall] }

        """,
        """
        intentDefinition: 1

        types:
          Way: { oneOf: { text: String, minutes: Integer, isOn: Boolean } }
          Leg:
            fields:
              from: { type: String, default: a }
              note: { type: String, when: from }
              stops: { type: [Integer], when: { note: { not: b }, count: { atLeast: 3 } } }
              until: { type: String, default: { row: from } }
          Trip: { fields: { first: Integer, row: String } }

        intents:
          Show:
            parameters:
              trip: { type: Trip, default: { first: 2, row: a } }
              stops: [String]
              count: Integer
              way: { type: Way, default: { minutes: 5 } }
              ways: { type: [Way], default: [{ text: a }, { minutes: 3 }] }
              leg: { type: Leg, default: { note: b, stops: [1, 2] } }
              note: { type: String, when: { way: minutes } }
              hint: { type: String, when: { way: { not: [text, minutes] } } }

        widgets:
          Board:
            intent: Show
            families: [systemSmall]
            presets:
              more: { title: Many, values: { stops: [a, b], count: 3 } }
              one: { values: { stops: [a], way: { text: x } } }
          Other: { intent: Show, families: [systemSmall], askWhenAdded: true }

        controls:
          Switch: { intent: Show, symbol: bolt, askWhenAdded: true }

        """,
        """
        intentDefinition: 1

        enums:
          Fruit: { cases: [unknown, apple, pear] }
          Size: { cases: { unknown: Any, small: S, large: Large, huge: { index: 7 } } }
          Word: { cases: ["yes", "no"] }
          Bool: { cases: { "on": "On", "off": "12" } }
          Bus: { cases: { db: { title: DB, synonyms: [disco bay, { DB: d b }], pronunciation: d b } } }

        """,
        """
        intentDefinition: 1

        types:
          Stop: {}

        intents:
          Order:
            title: Order something
            description: Order a soup
            eligibleForWidgets: true
            verb: Order
            requiresConfirmation: true
            restricted: whileLocked
            image: soup
            inputParameter: text
            keyParameter: none
            summary: Order ${text}
            parameters:
              text: String
              words: [String]
              stop: { type: Stop, prompt: Pick a stop, siri: { ask: "Which stop?" } }
              near: { title: Near it, type: Stop, search: true, default: dynamic, siri: true }
              far:
                type: Stop
                options: none
                when: near
                prompt: Not ${near}?
              old: { type: Boolean, when: { near: { isSet: false } }, deprecated: see new }
            suggestions: summary
            response: { output: a, properties: { a: Integer }, codes: { success: Done, failure: {} } }

          Long:
            sections: { basics: {}, advanced: { title: More, folded: true }, last: Last of all }
            parameters:
              a: { type: String, section: basics }
              b: { type: Integer, section: last }
              c: { type: Boolean, section: advanced }
            rules:
              - { require: { a: { isSet: false } }, message: Never }
              - { require: [{ b: { atMost: 3 } }, { c: true }] }
              - { require: a }

          Other: { summary: true, suggestions: { title: Go, primary: true } }
          Third: { system: INPlayMediaIntent }

        """,
        """
        intentDefinition: 1

        types:
          Car:
            properties: { wheels: Integer, since: DateComponents }
            options:
              old: { title: Very old, subtitle: Of course, image: { system: car }, wheels: 3 }
              new: New
              late: { disabled: Not built yet }
          Bus: { options: [night, day] }
          Tram: { properties: { wheels: Integer } }
          Train: { optionsFrom: { command: [list, --json, ""], timeout: 5s, cache: 10m } }

        intents:
          Drive:
            parameters:
              wheels: Integer
              car: { type: Car, default: old }
              cars: { type: [Car], size: { systemSmall: 2, otherwise: 1...4 }, default: { first: 2 } }
              bus: { type: Bus, default: { systemSmall: night, otherwise: dynamic } }
              train: Train
              near: { type: Tram, optionsFrom: { file: near.json, where: { wheels: { row: wheels } } } }
              far: { type: Tram, optionsFrom: { file: far.json } }
              same: { type: Car, where: { wheels: { row: wheels } } }
              unit: { type: String, options: { celsius: °C, kelvin: K }, default: celsius }
              wait: { type: TimeInterval, unit: minutes, options: { 15: Quarter, 60: Hour }, default: 15 }
              pause: { type: TimeInterval, units: minutes...hours, default: 90m }
              length: { type: Length, unit: meters, range: 0.5...2000, default: 500 }
              day: { type: DateComponents, kind: date, default: "2026-11-20" }
              alarm: { type: DateComponents, kind: time, default: "06:15" }
              count: { type: Integer, range: { min: 1, step: 3 }, control: slider, when: { car: old } }
              code: { type: String, input: verbatim, default: "12" }
              title: { type: String, default: { row: car, property: title } }
              again: { type: Car, default: { systemSmall: { row: car }, otherwise: new } }
              name: { type: String, multiline: true, input: { capitalization: words, keyboard: URL } }

        """,
    ])
    func `the shortest form is rendered`(_ definition: String) {
        let resolved = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: definition)])
        expectEqual(renderDefinition(resolved.schema).definition, definition)
        expectSame(resolved.schema)
    }

    /// The contents of `parameters`, and how they are rendered.
    @Test(
        arguments: [
            ("a: { type: String }", "a: String"),
            ("labelSize: { title: Label Size, type: Integer }", "labelSize: Integer"),
            ("a: { swiftName: a, type: String }", "a: String"),
            ("a: { type: [Integer], size: { otherwise: 2 } }", "a: { type: [Integer], size: 2 }"),
            ("a: { type: [Integer], size: 2...2, uniqueValues: false }", "a: { type: [Integer], size: 2 }"),
            ("a: { type: Integer, range: 0x10..., default: 0x1F }", nil),
            ("a: { type: Decimal, default: 1e30 }", "a: { type: Decimal, default: 1.0e+30 }"),
            ("a: { type: Decimal, default: 5e-9 }", "a: { type: Decimal, default: 5.0e-9 }"),
            ("a: { type: Boolean, default: TRUE }", "a: { type: Boolean, default: true }"),
            ("a: { type: TimeInterval, default: 120 }", "a: { type: TimeInterval, default: 2m }"),
            ("a: { type: TimeInterval, options: [1.5h, 90] }", "a: { type: TimeInterval, options: [1.5h, \"90\"] }"),
            ("a: { type: Object, options: dynamic, search: false }", "a: Object"),
            ("a: { type: String, input: sentences, multiline: false }", "a: String"),
            ("a: { type: String, secret: true, multiline: false }", "a: { type: String, secret: true }"),
            ("a: { type: String, secret: false }", "a: String"),
            (
                "a: { type: TimeInterval, convertedFrom: { type: Integer, unit: minutes } }",
                "a: { type: TimeInterval, convertedFrom: { type: Integer, unit: minutes } }"
            ),
            (
                "a: { type: String, convertedFrom: { type: [String] } }",
                "a: { type: String, convertedFrom: { type: [String] } }"
            ),
            ("a: { type: String, length: { max: 64 } }", "a: { type: String, length: ...64 }"),
            ("a: { type: String, pattern: '[a-z]+' }", "a: { type: String, pattern: \"[a-z]+\" }"),
            (
                "a: { type: String, pattern: a+, patternMessage: Letters a. }",
                "a: { type: String, pattern: a+, patternMessage: Letters a. }"
            ),
            ("a: { type: URL, schemes: [https] }", "a: { type: URL, schemes: [https] }"),
            (
                "a: { type: DateComponents, kind: time, range: 22:00...06:00 }",
                "a: { type: DateComponents, kind: time, range: 22:00...06:00 }"
            ),
            ("a: { type: DateComponents, kind: dateTime, format: style }", "a: DateComponents"),
            (
                "a: { type: DateComponents, format: { en: style } }",
                "a: { type: DateComponents, format: { en: style } }"
            ),
            ("a: { type: [String], default: x }", "a: { type: [String], default: [x] }"),
            ("a: { type: Integer, default: dynamic }", "a: { type: Integer, default: dynamic }"),
            ("a: { type: String, default: { handler: true } }", "a: { type: String, default: { handler: true } }"),
            ("a: { type: String, default: dynamic }", "a: { type: String, default: dynamic }"),
            ("a: { type: Integer, ifParentChanges: reset, ifVanished: keepAndFlag }", "a: Integer"),
            ("a: { type: String, siri: {} }", "a: { type: String, siri: true }"),
            ("a: { type: String, siri: false }", "a: String"),
        ] as [(String, String?)])
    func `a parameter is rendered`(_ written: String, _ expected: String?) {
        let definition = "intentDefinition: 1\nintents: { A: { parameters: { \(written) } } }\n"
        let resolved = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: definition)])
        expectSame(resolved.schema)
        guard let expected else { return }
        expectEqual(
            renderDefinition(resolved.schema).definition,
            "intentDefinition: 1\n\nintents:\n  A:\n    parameters:\n      \(expected)\n")
    }

    /// The prefixes of some intents; `-` means none.
    @Test(
        arguments: [
            (["AB", "AB"], "classPrefix: AB", ["{}", "{}"]),
            (["AB"], "classPrefix: AB", ["{}"]),
            (["AB", "-"], nil, ["{ classPrefix: AB }", "{}"]),
            (["AB", "AB", "AB", "-"], "classPrefix: AB", ["{}", "{}", "{}", "{ swiftName: I3Intent }"]),
            (["AB", "CD", "CD"], "classPrefix: CD", ["{ classPrefix: AB }", "{}", "{}"]),
            (["-"], nil, ["{}"]),
        ] as [([String], String?, [String])])
    func `a shared prefix is rendered once`(_ prefixes: [String], _ top: String?, _ intents: [String]) {
        var schema = Schema()
        schema.intents = prefixes.enumerated().map { index, prefix in
            let prefix = prefix == "-" ? nil : prefix
            return Intent(
                name: "I\(index)", swiftName: Intent.swiftName(of: "I\(index)", classPrefix: prefix),
                title: LocalizedText("I \(index)", language: "en"), classPrefix: prefix)
        }
        let lines = intents.enumerated().map { "  I\($0): \($1)" }
        let head = ["intentDefinition: 1", top, "", "intents:"].compactMap(\.self)
        expectEqual(renderDefinition(schema).definition, (head + lines).joined(separator: "\n") + "\n")
        expectSame(schema)
    }
}
