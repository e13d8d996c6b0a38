import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Policies in files, read against definitions.
struct PolicyFileTests {
    private static let definition = """
        intentDefinition: 1
        enums: { Detail: { cases: [low, high] } }
        types:
          Stop: { options: { central: Central, harbor: Harbor } }
          Line: { options: dynamic }
        intents:
          Departures:
            parameters:
              city: { type: String, renamedFrom: [town], default: Kiel, options: [Bremen, Kiel, Ulm] }
              stops: { type: [Stop], size: { systemSmall: 1, systemMedium: 2 } }
              line: Line
              detail: { type: Detail, default: low }
              walk: { type: TimeInterval, range: 0s...30m }
              token: { type: String, secret: true }
              fixed: { type: String, options: none }
          Lonely: { parameters: { city: String } }
        widgets:
          Departures: { kind: com.example.departures, intent: Departures, families: [systemSmall, systemMedium] }
          Small: { intent: Departures, families: [systemSmall] }
          Clock: { families: [systemSmall] }
        controls:
          Switch: { intent: Departures, symbol: bolt }
        """

    private func schema() -> Schema {
        resolveDefinitions([SourceFile(path: "board.intent.yaml", text: Self.definition)]).schema
    }

    private func read(_ text: String) -> PolicyFile {
        PolicyFile(SourceFile(path: "intent-policy.yaml", text: text), for: schema())
    }

    private static let departures = """
        intentPolicy: 1
        by: { en: Operations, de: Betrieb }
        message: Ask at desk 4.
        intents:
          Departures: { defaults: { walk: 12m, detail: high }, locked: [detail] }
        widgets:
          com.example.departures:
            defaults: { town: Ulm, stops: [central, harbor], walk: 3m, line: u1 }
            locked: [city]
          Switch: { locked: true }
        """

    @Test func `a widget is named by its name or kind, and precedes its intent`() throws {
        let file = read(Self.departures)
        expectEqual(render(file.diagnostics.sorted(), of: file.sources, as: .text), "")
        let policy = file.policy
        #expect(policy.owner.text(for: "de") == "Betrieb" && policy.message?.text == "Ask at desk 4.")
        let row = { (kind: WidgetKind, parameter: String) in policy[kind, parameter] }
        let departures: WidgetKind = "com.example.departures"
        expectEqual(row(departures, "city"), PolicyRow(defaultRule: .value(.string("Ulm")), isLocked: true, line: 8))
        expectEqual(row(departures, "stops").defaultRule, .options(["central", "harbor"]))
        expectEqual(row(departures, "line").defaultRule, .options(["u1"]))
        expectEqual(row(departures, "walk").defaultRule, .value(.timeInterval(.seconds(180))))
        expectEqual(row("Small", "walk"), PolicyRow(defaultRule: .value(.timeInterval(.seconds(720))), line: 5))
        expectEqual(row("Small", "detail").isLocked, true)
        expectEqual(row("Small", "city"), PolicyRow())
        expectEqual(row("Switch", "city"), PolicyRow(isLocked: true, line: 10))
        let widget = try #require(schema().kind(named: "Departures"))
        let intent = policy.applied(to: try #require(schema().intent(named: "Departures")), of: widget)
        expectEqual(intent.parameter(named: "city")?.defaultRule, .value(.string("Ulm")))
        expectEqual(intent.parameter(named: "city")?.policy?.isLocked, true)
        expectEqual(intent.parameter(named: "token")?.policy, nil)
    }

    private static let harbor = IntentValue.object(ObjectValue(identifier: "harbor", displayString: "Harbor"))

    @Test(arguments: [
        ("mode: off", DefaultRule.value(.enumeration("never"))), ("city: hb", .value(.string("Bremen"))),
        ("stops: [hafen]", .options(["harbor"])),
        ("leg: { at: hafen }", .value(.record(RecordValue(["stop": harbor])))),
        ("goal: { halt: hafen }", .value(.record(RecordValue(["stop": harbor])))),
    ])
    func `cases, options, fields and members are found by former names`(text: String, rule: DefaultRule) throws {
        let definition = """
            intentDefinition: 1
            enums: { Mode: { cases: { never: { renamedFrom: ["off"] }, always: Always } } }
            types:
              Stop: { options: { harbor: { title: Harbor, renamedFrom: [hafen] }, central: Central } }
              Leg: { fields: { stop: { type: Stop, renamedFrom: [at] } } }
              Goal: { oneOf: { stop: { type: Stop, renamedFrom: [halt] }, text: String } }
            intents:
              Board:
                parameters:
                  mode: Mode
                  city: { type: String, options: { Bremen: { renamedFrom: [hb] }, Ulm: Ulm } }
                  stops: [Stop]
                  leg: Leg
                  goal: Goal
            widgets: { Board: { intent: Board, families: [systemSmall] } }
            """
        let schema = resolveDefinitions([SourceFile(path: "board.intent.yaml", text: definition)]).schema
        let policy = "intentPolicy: 1\nby: A\nintents: { Board: { defaults: { \(text) } } }"
        let file = PolicyFile(SourceFile(path: "intent-policy.yaml", text: policy), for: schema)
        expectEqual(render(file.diagnostics.sorted(), of: file.sources, as: .text), "")
        let parameter = text.prefix { $0 != ":" }
        expectEqual(file.policy["Board", String(parameter)].defaultRule, rule)
        // The definition itself has the present names.
        let outdated = definition.replacing("mode: Mode", with: "mode: { type: Mode, default: \"off\" }")
        let diagnostics = resolveDefinitions([SourceFile(path: "board.intent.yaml", text: outdated)]).diagnostics
        expectEqual(diagnostics.sorted().map(\.code), [.unknownEnumCase])
    }

    @Test(arguments: [
        ("", "1:1: error: 'intentPolicy' is missing: a policy needs it; begin it with 'intentPolicy: 1' [missing-key]"),
        (
            "intentPolicy: 2\nby: A",
            "1:15: error: 2 is not a supported version; this tool supports 1 [unsupported-version]"
        ),
        (
            "intentPolicy: 1",
            "1:1: error: 'by' is missing: a policy needs it, the name of whoever can change it, such as by: Station operations [missing-key]"
        ),
        ("widget: {}", "3:1: error: 'widget' is not a key of a policy [unknown-key]"),
        (
            "widgets: { Departure: { locked: true } }",
            "3:12: error: 'Departure' is not a widget or control of the definitions [unknown-key]"
        ),
        (
            "widgets: { Trains: { locked: true } }",
            "3:12: error: 'Trains' is not a widget or control of the definitions; the widgets and controls are Departures, Small, Clock, Switch [unknown-key]"
        ),
        (
            "intents: { Trains: { locked: true } }",
            "3:12: error: 'Trains' is not an intent of the definitions; the intents are Departures, Lonely [unknown-key]"
        ),
        (
            "intents: { Lonely: { locked: true } }",
            "3:12: error: 'Lonely' has no effect, because no widget or control shows this intent [unknown-key]"
        ),
        (
            "widgets: { Clock: { locked: true } }",
            "3:12: error: 'Clock' has no effect, because 'Clock' has no values [unknown-key]"
        ),
        (
            "widgets: { Small: { locked: [city] }, Departures: { locked: true }, com.example.departures: { locked: true } }",
            "3:69: error: the policy of 'Departures' is written twice; write one map with all of it [duplicate-key]"
        ),
        ("widgets: { Small: {} }", "3:19: error: the map is empty; write 'defaults', 'locked' or both [wrong-type]"),
        (
            "widgets: { Small: { lock: [city] } }",
            "3:21: error: 'lock' is not a key of the policy of a widget [unknown-key]"
        ),
        (
            "widgets: { Small: { locked: [citty] } }",
            "3:30: error: 'citty' is not a parameter of this intent [unknown-parameter]"
        ),
        (
            "widgets: { Small: { locked: maybe } }",
            "3:29: error: 'maybe' is not true, which locks every row, or a list of parameters [wrong-type]"
        ),
        (
            "widgets: { Small: { defaults: { citty: Ulm } } }",
            "3:33: error: 'citty' is not a parameter of this intent [unknown-parameter]"
        ),
        (
            "widgets: { Small: { defaults: { city: Hamburg } } }",
            "3:39: error: 'Hamburg' is not an available option; the options are Bremen, Kiel, Ulm [default-not-an-option]"
        ),
        (
            "widgets: { Small: { defaults: { detail: lo } } }",
            "3:41: error: 'lo' is not a case of 'Detail'; the cases are low, high [unknown-enum-case]"
        ),
        (
            "widgets: { Small: { defaults: { walk: 31m } } }",
            "3:39: error: 31m is not in the range 0s...30m [default-out-of-range]"
        ),
        ("widgets: { Small: { defaults: { walk: soon } } }", "3:39: error: 'soon' is not a duration"),
        (
            "widgets: { Small: { defaults: { stops: [central, harbor] } } }",
            "3:40: error: 2 values are too many for 'stops', which holds at most one [default-too-long]"
        ),
        (
            "widgets: { Small: { defaults: { city: { first: 1 } } } }",
            "3:39: error: a map is not a value; omit 'city' for a policy that leaves it as it is [wrong-type]"
        ),
        (
            "widgets: { Small: { defaults: { fixed: a } } }",
            "3:40: error: 'fixed' has 'options: none', so it cannot be set by a policy [default-not-an-option]"
        ),
        (
            "widgets: { Small: { defaults: { token: a } } }",
            "3:33: error: a policy cannot set the secret 'token': whoever can read the file could read its value [invalid-secret]"
        ),
    ])
    func `a mistake is reported at its place`(_ text: String, _ message: String) {
        let isWhole = text.isEmpty || text.hasPrefix("intentPolicy")
        let file = read(isWhole ? text : "intentPolicy: 1\nby: A\n" + text)
        let report = render(file.diagnostics.sorted(), of: file.sources, as: .text)
        #expect(report.hasPrefix("intent-policy.yaml:\(message)"), "\(report)")
    }

    @Test func `a secret can be locked`() {
        let file = read("intentPolicy: 1\nby: A\nwidgets: { Small: { locked: [token] } }")
        #expect(file.diagnostics.isEmpty && file.policy["Small", "token"].isLocked)
    }

    @Test func `defaults that break a rule of the intent are a warning`() {
        let definition = """
            intentDefinition: 1
            intents:
              Night:
                parameters: { from: { type: Integer, default: 1 }, until: { type: Integer, default: 9 }, name: String }
                rules:
                  - { require: { from: { lessThan: { row: until } } }, message: The start is after the end. }
                  - require: { name: { isSet: true } }
            widgets:
              Large: { intent: Night, families: [systemLarge] }
              Small: { intent: Night, families: [systemSmall] }
            """
        let schema = resolveDefinitions([SourceFile(path: "night.intent.yaml", text: definition)]).schema
        func report(_ widgets: String) -> String {
            let file = PolicyFile(
                SourceFile(path: "p.yaml", text: "intentPolicy: 1\nby: A\nwidgets: \(widgets)"), for: schema)
            return render(file.diagnostics.sorted(), of: file.sources, as: .text)
        }
        expectEqual(report("{ Small: { defaults: { from: 8 } } }"), "")
        let broken = report("{ Large: { defaults: { from: 8 } }, Small: { defaults: { from: 9 } } }")
        #expect(
            broken.hasPrefix(
                "p.yaml:3:55: warning: the defaults of new instances of 'Small' break a rule: 'from' is 9, 'until' is 9; "
                    + "The start is after the end. [default-breaks-rule]\n"), "\(broken)")
    }

    private static let selected = """
        intentDefinition: 1
        types:
          Stop: { properties: { city: String }, options: { a: { city: graz }, b: { city: wien }, c: { city: wien } } }
          Leg: { fields: { stop: { type: Stop, where: { city: { row: city } } }, note: String } }
        intents:
          Trip:
            parameters:
              city: { type: String, options: [graz, wien], default: graz }
              stop: { type: Stop, where: { city: { row: city } } }
              leg: Leg
        widgets:
          Small: { intent: Trip, families: [systemSmall] }
          Large: { intent: Trip, families: [systemLarge] }
        """

    /// Defaults are judged by everything that the policy sets, whatever the order in the file.
    @Test(arguments: [
        ("intents: { Trip: { defaults: { city: wien, stop: c } } }", []),
        ("widgets: { Small: { defaults: { stop: c } } }\nintents: { Trip: { defaults: { city: wien } } }", []),
        (
            "intents: { Trip: { defaults: { stop: c } } }\n"
                + "widgets: { Small: { defaults: { city: wien } }, Large: { defaults: { stop: a } } }", []
        ),
        (
            "intents: { Trip: { defaults: { city: graz, stop: c }, locked: [stop] } }",
            [
                "3:50: error: 'c' is not an available option where 'city' is 'graz'; the options are a [default-not-an-option]"
            ]
        ),
        (
            "widgets: { Small: { defaults: { stop: b } }, Large: { defaults: { city: wien, leg: { stop: a } } } }",
            [
                "3:39: error: 'b' is not an available option where 'city' is 'graz'; the options are a [default-not-an-option]",
                "3:92: error: 'a' is not an available option where 'city' is 'wien'; the options are b, c [default-not-an-option]",
            ]
        ),
        (
            "widgets: { Small: { defaults: { leg: { note: 'In ${city}' } } } }",
            [
                "3:50: warning: '${city}' is a plain text in a policy, whose values follow no other row; write the value itself [default-placeholder]"
            ]
        ),
    ])
    func `a default is one of the options that other rows select`(_ text: String, _ messages: [String]) {
        let schema = resolveDefinitions([SourceFile(path: "trip.intent.yaml", text: Self.selected)]).schema
        let file = PolicyFile(SourceFile(path: "p.yaml", text: "intentPolicy: 1\nby: A\n\(text)"), for: schema)
        let report = render(file.diagnostics.sorted(), of: file.sources, as: .text)
        let lines = report.split(separator: "\n").filter { $0.hasPrefix("p.yaml:") }
        expectEqual(lines.map { String($0.dropFirst("p.yaml:".count)) }, messages)
    }

    @Test func `changed bytes are a policy or have problems`() throws {
        var random = SeededGenerator(seed: 20_261_129)
        let telling = Array("&*!|>'\"%@`{}[],:#?-<\t\n 0123456789.~".utf8)
        let schema = schema()
        let policy = Array(Self.departures.utf8)
        for round in 0..<4_000 {
            var bytes = round < policy.count ? Array(policy[..<round]) : policy
            for _ in 0..<(bytes.isEmpty ? 0 : Int.random(in: 0...5, using: &random)) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1: bytes[place] = telling.randomElement(using: &random) ?? 0
                default: bytes.insert(telling.randomElement(using: &random) ?? 0, at: place)
                }
            }
            let source = SourceFile(path: "intent-policy.yaml", bytes: bytes)
            let file = PolicyFile(source, for: schema)
            let end = SourceMap(source).scalarOffset(ofByte: bytes.count)
            let diagnostics = file.diagnostics.sorted()
            #expect(diagnostics.allSatisfy { 0 <= $0.range.start && $0.range.end <= end }, "round \(round)")
            _ = render(diagnostics, of: file.sources, as: .text)
        }
    }
}
