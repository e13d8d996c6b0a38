import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Timelines of widgets, controls and App Shortcuts.
struct ControlTests {
    private func timeline(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> TimelineModel? {
        schema(
            "intentDefinition: 1\nwidgets: { A: { families: [systemSmall], timeline: \(text) } }\n",
            sourceLocation: sourceLocation
        ).widgets.first?.timeline
    }

    private func definition(_ lines: String) -> String {
        """
        intentDefinition: 1
        types: { Soup: { options: [leek] } }
        intents: { Order: { parameters: { soup: Soup, isHot: Boolean } } }
        \(lines)
        """
    }

    @Test(arguments: [
        ("{ every: 1h }", TimelineModel(every: .seconds(3_600))),
        ("{ every: 1 min, entries: 60, reload: atEnd }", TimelineModel(every: .seconds(60), entries: 60)),
        ("{ every: 90s, reload: never }", TimelineModel(every: .seconds(90), reload: .never)),
        ("{ reload: never }", TimelineModel(every: nil, reload: .never)),
        ("{ entries: 1, reload: { after: 30m } }", TimelineModel(every: nil, reload: .after(.seconds(1_800)))),
        (
            "{ every: 1s, entries: 2000, reload: { after: 30m } }",
            TimelineModel(every: .seconds(1), entries: 2_000, reload: .after(.seconds(1_800)))
        ),
        (
            "{ at: [\"06:30\", \"00:00\"], reload: { after: 1h } }",
            TimelineModel(
                every: nil, at: ["00:00", "06:30"].compactMap { try? TimeOfDay($0) }, reload: .after(.seconds(3_600)))
        ),
    ])
    func `a timeline is read with its defaults`(_ text: String, _ expected: TimelineModel) {
        expectEqual(timeline(text), expected)
    }

    @Test(arguments: ["{}", "{ reload: atEnd }", "{ entries: 2, reload: never }"])
    func `entries and atEnd need an interval`(timeline: String) throws {
        let found = try diagnostics(
            of: "intentDefinition: 1\nwidgets: { A: { families: [systemSmall], timeline: \(timeline) } }\n")
        expectEqual(found.map(\.code), [.missingKey])
        #expect(found.first?.message.hasPrefix("'every' and 'at' are missing: a timeline") == true)
    }

    @Test(
        arguments: [
            ("{ at: [], entries: 2 }", .wrongType), ("{ at: [\"24:00\"] }", .wrongType),
            ("{ at: [6:30 pm] }", .wrongType),
            ("{ at: { a: 1 } }", .wrongType), ("{ every: 1h, at: [\"06:30\"] }", .duplicateKey),
        ] as [(String, DiagnosticCode)])
    func `times of day replace an interval`(timeline: String, code: DiagnosticCode) throws {
        let found = try diagnostics(
            of: "intentDefinition: 1\nwidgets: { A: { families: [systemSmall], timeline: \(timeline) } }\n")
        expectEqual(found.map(\.code), [code])
    }

    @Test func `the warning contains the arithmetic and the budget`() throws {
        let found = try diagnostics(
            of:
                "intentDefinition: 1\nwidgets: { A: { families: [systemSmall], timeline: { every: 5m, entries: 2 } } }\n"
        )
        expectEqual(found.map(\.code), [.overBudget])
        expectEqual(found.first?.severity, .warning)
        expectEqual(
            found.first?.message,
            "a reload every 2 entries × 5 min = 10 min is 144 reloads a day; apple-documentation grants a widget "
                + "at most 70, and 40 if it is less visible")
    }

    @Test func `a control without a toggle is a button`() {
        let made = schema(definition("controls: { Kitchen: { intent: Order, symbol: cup } }"))
        expectEqual(
            made.controls,
            [
                Control(
                    name: "Kitchen", swiftName: "kitchen", kind: "Kitchen",
                    title: LocalizedText("Kitchen", language: "en"), intent: "Order", symbol: "cup")
            ])
    }

    @Test func `a toggle names a Boolean parameter of its intent`() {
        let made = schema(
            definition("controls: { Heat: { kind: com.example.heat, intent: Order, symbol: flame, toggle: isHot } }"))
        expectEqual(made.controls.first?.style, .toggle("isHot"))
        expectEqual(made.controls.first?.kind, "com.example.heat")
        expectEqual(
            checkDefinition(
                definition("controls: { Heat: { intent: Order, symbol: flame, toggle: ⟦isHto⟧ } }"), .unknownParameter),
            "")
        expectEqual(
            checkDefinition(
                definition("controls: { Heat: { intent: Order, symbol: flame, toggle: ⟦soup⟧ } }"), .wrongType), "")
    }

    @Test func `a control has former kinds and a deprecation`() {
        let made = schema(
            definition("controls: { A: { intent: Order, symbol: cup, renamedFrom: [old, B], deprecated: Use B. } }"))
        expectEqual(made.controls.first?.renamedFrom, ["old", "B"])
        expectEqual(made.controls.first?.deprecated, "Use B.")
        expectEqual(made.presentWidget(of: "old")?.name, "A")
    }

    @Test(arguments: [
        "controls: { A: { intent: Order, symbol: cup, renamedFrom: [⟦A⟧] } }",
        "controls: { A: { intent: Order, symbol: a, renamedFrom: [x] }, B: { intent: Order, symbol: b, renamedFrom: [⟦x⟧] } }",
        "widgets: { W: { families: [systemSmall], renamedFrom: [x] } }\ncontrols: { A: { intent: Order, symbol: a, renamedFrom: [⟦x⟧] } }",
    ])
    func `widgets and controls share the former kinds`(_ lines: String) {
        expectEqual(checkDefinition(definition(lines), .renamedNameInUse), "")
    }

    @Test func `an intent in another file can be controlled`() {
        let made = schema(
            "intentDefinition: 1\ncontrols: { A: { intent: Order, symbol: cup, toggle: isHot } }\n",
            definition(""))
        expectEqual(made.controls.first?.intent, "Order")
        expectEqual(made.intents.first?.isEligibleForWidgets, false)
    }

    @Test func `an unreadable intent causes no further errors`() {
        expectEqual(
            checkDefinition(
                """
                intentDefinition: 1
                intents: { Order: { parameters: { isHot: ⟦Bolean⟧ } } }
                controls: { Heat: { intent: Order, symbol: flame, toggle: isHot } }
                appShortcuts: { Heat: { intent: Order, symbol: flame, phrases: ['${applicationName} ${isHot}'] } }
                """, .unknownType), "")
    }

    @Test func `phrases are read in order`() {
        let made = schema(
            definition(
                """
                appShortcuts:
                  Quick order:
                    title: Order
                    intent: Order
                    symbol: cup
                    phrases: ['Order in ${applicationName}', '${applicationName} ${soup}']
                """))
        expectEqual(made.appShortcuts.first?.title.text, "Order")
        expectEqual(
            made.appShortcuts.first?.phrases.map(\.text),
            [
                "Order in ${applicationName}", "${applicationName} ${soup}",
            ])
    }

    @Test func `the limit of shortcuts counts all files`() {
        func file(_ range: ClosedRange<Int>) -> SourceFile {
            let lines = range.map {
                "  S\($0): { intent: Order, symbol: cup, phrases: ['\($0) ${applicationName}'] }\n"
            }
            let start = range.lowerBound == 1 ? definition("appShortcuts:\n") : "intentDefinition: 1\nappShortcuts:\n"
            return SourceFile(path: "\(range.lowerBound).intent.yaml", text: start + lines.joined())
        }
        #expect(resolveDefinitions([file(1...5), file(6...10)]).diagnostics.sorted().isEmpty)
        let tooMany = resolveDefinitions([file(1...5), file(6...11)]).diagnostics.sorted()
        expectEqual(tooMany.map(\.code), [.tooManyShortcuts])
    }

    @Test func `two files cannot have the same phrase`() {
        let shortcut = "{ intent: Order, symbol: cup, phrases: ['Go ${applicationName}'] } }\n"
        let files = [
            SourceFile(path: "a.intent.yaml", text: definition("appShortcuts: { A: \(shortcut)")),
            SourceFile(path: "b.intent.yaml", text: "intentDefinition: 1\nappShortcuts: { B: \(shortcut)"),
        ]
        expectEqual(resolveDefinitions(files).diagnostics.sorted().map(\.code), [.duplicateKey])
    }
}
