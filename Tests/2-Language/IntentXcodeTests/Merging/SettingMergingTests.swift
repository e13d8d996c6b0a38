import IntentTestSupport
import Testing

/// Changes of single settings in Xcode beside what Xcode's format cannot represent.
@Suite struct SettingMergingTests {
    @Test(
        arguments: [
            (
                #"{ type: String, pattern: "[a-z]+", length: 1...9 }"#, "<string>Sentences</string>",
                "<string>None</string>",
                #"{ type: String, length: 1...9, pattern: "[a-z]+", input: { capitalization: none } }"#
            ),
            (
                "{ type: String, length: 1...9 }",
                "<key>INIntentParameterMetadataCapitalization</key>",
                "<key>INIntentParameterMetadataMultiline</key>\n<true/>\n"
                    + "<key>INIntentParameterMetadataCapitalization</key>",
                "{ type: String, multiline: true, length: 1...9 }"
            ),
            (
                "{ type: Integer, range: { min: 0, max: 100, step: 5 } }", "<integer>100</integer>",
                "<integer>90</integer>", "{ type: Integer, range: { min: 0, max: 90, step: 5 } }"
            ),
            (
                "{ type: Decimal, range: { min: 0, max: 1, step: 0.5 }, control: slider }", "<string>Slider</string>",
                "<string>Stepper</string>", "{ type: Decimal, range: { min: 0, max: 1, step: 0.5 }, control: stepper }"
            ),
            (
                "{ type: Integer, range: 1...9, input: { placeholder: Cups } }",
                "<integer>1</integer>\n\t\t\t\t\t\t<key>",
                "<integer>2</integer>\n\t\t\t\t\t\t<key>",
                "{ type: Integer, range: 2...9, input: { placeholder: Cups } }"
            ),
            (
                "{ type: TimeInterval, units: minutes...hours, input: { placeholder: Long } }",
                "<string>Hours</string>",
                "<string>Days</string>", "{ type: TimeInterval, units: minutes...days, input: { placeholder: Long } }"
            ),
            (
                "{ type: DateComponents, kind: date, range: today... }", "<string>Full</string>",
                "<string>Medium</string>",
                "{ type: DateComponents, kind: date, dateStyle: medium, range: today... }"
            ),
        ] as [(String, String, String, String)])
    func `a changed setting keeps the others`(_ parameter: String, old: String, new: String, merged: String) throws {
        try expectEqual(reimportingParameter(parameter, [(old, new)]), merged)
    }

    @Test func `a removed range keeps its step`() throws {
        let limit = "<key>INIntentParameterMetadataMaximumValue</key>"
        let text = "{ type: Integer, range: { min: 0, max: 100, step: 5 } }"
        let merged = try reimportingParameter(
            text, [("\(limit)\n\t\t\t\t\t\t<integer>100</integer>", "\(limit)\n<data></data>")])
        expectEqual(merged, "{ type: Integer, range: { min: 0, step: 5 } }")
    }

    @Test func `a changed size of one family keeps those of others`() throws {
        let merged = try reimportingParameter(
            "{ type: [String], size: { systemSmall: 1...3, systemMedium: 4, otherwise: 6 } }",
            [("<integer>4</integer>", "<integer>5</integer>")])
        expectEqual(merged, "{ type: [String], size: { systemSmall: 1...3, systemMedium: 5, otherwise: 6 } }")
    }

    @Test func `a changed size that all families share stays one number`() throws {
        let merged = try reimportingParameter(
            "{ type: [String], size: 7 }", [("<integer>7</integer>", "<integer>8</integer>")])
        expectEqual(merged, "{ type: [String], size: 8 }")
    }

    @Test func `a changed default keeps those of single families`() throws {
        let key = "<key>INIntentParameterMetadataDefaultValue</key>"
        let merged = try reimportingParameter(
            "{ type: Mode, default: { systemSmall: dark, otherwise: dark } }",
            [("\(key)\n\t\t\t\t\t\t<string>dark", "\(key)\n<string>light")])
        expectEqual(merged, "{ type: Mode, default: { systemSmall: dark, otherwise: light } }")
    }

    @Test func `a parameter that becomes a list keeps its settings`() throws {
        let tag = "<key>INIntentParameterTag</key>"
        let merged = try reimportingParameter(
            "{ type: String, length: 1...9, default: abc }",
            [(tag, "<key>INIntentParameterSupportsMultipleValues</key>\n<true/>\n\(tag)")])
        expectEqual(merged, "{ type: [String], length: 1...9, default: [abc] }")
    }

    @Test func `a parameter of another type loses its settings`() throws {
        let merged = try reimportingParameter(
            #"{ type: String, pattern: "[a-z]+", length: 1...9 }"#,
            [("<string>String</string>", "<string>URL</string>")])
        expectEqual(merged, "URL")
    }

    @Test func `a condition that is added in Xcode joins those that it cannot contain`() throws {
        let text = """
            intents: { A: { parameters: {
              a: Boolean, b: { type: Boolean, default: true }, c: { type: Boolean, default: true },
              p: { type: String, when: { b: true, c: true } } } } }
            widgets: { W: { intent: A, families: [systemSmall] } }
            """
        let relationship = """
            <key>INIntentParameterRelationship</key>
            <dict>
            <key>INIntentParameterRelationshipParentName</key><string>a</string>
            <key>INIntentParameterRelationshipPredicateName</key><string>BooleanHasExactValue</string>
            <key>INIntentParameterRelationshipPredicateValue</key><true/>
            </dict>
            """
        let name = "<key>INIntentParameterName</key>\n\t\t\t\t\t<string>p</string>"
        let merged = try #require(try reimporting(text, [(name, "\(name)\n\(relationship)")]))
        #expect(merged.contains("p: { type: String, when: { b: true, c: true, a: true } }"), "\(merged)")
    }

    @Test func `sentences for rows that Xcode cannot hide are not added`() throws {
        let text = """
            intents:
              A:
                parameters:
                  d: String
                  z: { type: Boolean, default: true }
                  y: { type: Boolean, default: true }
                  b: { type: String, when: { z: true, y: true } }
                  c: { type: String, when: d }
                summary: { otherwise: "X ${d}", b: "Y ${b}" }
            """
        try expectEqual(reimporting(text), nil)
        let merged = try #require(try reimporting(text, [("<string>Z</string>", "<string>Zed</string>")]))
        #expect(merged.contains("    summary:\n      otherwise: X ${d}\n      b: Y ${b}\n"), "\(merged)")
    }

    @Test func `options of a type stay there if a parameter has others`() throws {
        let text = """
            types:
              City: { options: { oslo: Oslo, wien: Vienna } }
              Place: { oneOf: [City, URL] }
            intents: { A: { parameters: { a: String, near: { type: City, options: dynamic }, c: City, place: Place } } }
            widgets: { W: { intent: A, families: [systemSmall] } }
            """
        let merged = try #require(try reimporting(text, [("<string>A</string>", "<string>Label</string>")]))
        #expect(merged.contains("  City: { options: { oslo: Oslo, wien: Vienna } }\n  Place: { oneOf: [City, URL] }\n"))
        #expect(
            merged.contains("near: { type: City, options: dynamic }\n      c: City\n      place: Place\n"), "\(merged)")
    }

    @Test func `options and members follow the titles of cases and types`() throws {
        let text = """
            types:
              City: { options: { oslo: Oslo, wien: Vienna } }
              Place: { oneOf: [City, URL] }
            enums: { Unit: { cases: [c, k] } }
            intents: { A: { parameters: { unit: { type: Unit, options: [k] }, place: Place, city: City } } }
            widgets: { W: { intent: A, families: [systemSmall] } }
            """
        let name = "<key>INTypeDisplayName</key>\n\t\t\t"
        let changes = [
            ("<string>K</string>", "<string>Kelvin</string>"),
            ("\(name)<string>City</string>", "\(name)<string>Town</string>"),
        ]
        let merged = try #require(try reimporting(text, changes))
        for line in [
            "  City: { title: Town, options: { oslo: Oslo, wien: Vienna } }", "  Place: { oneOf: [City, URL] }",
            "  Unit: { cases: { c: C, k: Kelvin } }", "      unit: { type: Unit, options: [k] }",
        ] {
            #expect(merged.contains(line), "\(line) in \(merged)")
        }
    }
}
