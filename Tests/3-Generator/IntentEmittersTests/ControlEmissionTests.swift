import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

/// Controls and App Shortcuts in Swift and App Intents.
@Suite struct ControlEmissionTests {
    private static func title(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    private static let lock = Intent.of(
        "Lock",
        [
            .of("door", .string),
            .of("isLocked", .boolean) {
                $0.settings.boolean = BooleanSettings(trueTitle: title("Locked"), falseTitle: title("Unlocked"))
            },
        ])

    private static func control(_ name: String, _ style: Control.Style = .button) -> Control {
        Control(
            name: name, swiftName: SwiftName.lowerCamel(name), kind: ControlKind("com.example.\(name)"),
            title: title(name), intent: "Lock", symbol: "lock", style: style)
    }

    private static func shortcut(_ name: String, _ phrases: LocalizedText...) -> AppShortcut {
        AppShortcut(name: name, intent: "Lock", title: title(name), symbol: "lock", phrases: phrases)
    }

    private func text(
        _ target: GenerationTarget, _ schema: Schema, files: [DefinitionFile]? = nil
    ) throws -> [String] {
        let files =
            files ?? [
                DefinitionFile(
                    fileName: "home.intent.yaml", intents: schema.intents.map(\.name),
                    widgets: schema.widgets.map(\.name),
                    controls: schema.controls.map(\.name), appShortcuts: schema.appShortcuts.map(\.name))
            ]
        let emission = target.emit(schema, files: files, options: CodegenOptions())
        expectEqual(emission.problems, [])
        return emission.files.map(\.text)
    }

    @Test(arguments: [GenerationTarget.swift, .sirikit])
    func `each control has a constant`(_ target: GenerationTarget) throws {
        let schema = Schema(intents: [Self.lock], controls: [Self.control("Door")])
        let code = try #require(try text(target, schema).first)
        #expect(code.contains("extension ControlKind {"))
        #expect(code.contains(#"static var door: ControlKind { "com.example.Door" }"#))
        #expect(code.contains("nonisolated enum Door: ControlDeclaration {"))
        #expect(!code.contains("extension WidgetKind"))
    }

    @Test func `a deprecated control causes warnings`() throws {
        var control = Self.control("Door")
        control.deprecated = "Use Gate."
        let schema = Schema(intents: [Self.lock], controls: [control])
        let code = try #require(try text(.swift, schema).first)
        let attribute = #"@available(*, deprecated, message: "Use Gate.")"#
        expectEqual(code.split(separator: "\n").count { $0.contains(attribute) }, 2)
        #expect(try #require(try text(.appIntents, schema).first).contains("Deprecated: Use Gate."))
    }

    @Test func `a button runs its intent`() throws {
        let code = try #require(
            try text(.appIntents, Schema(intents: [Self.lock], controls: [Self.control("Door")])).first)
        #expect(code.contains("struct Door: ControlWidget {"))
        #expect(code.contains("ControlWidgetButton(action: value.intent) {"))
        #expect(code.contains("extension LockAppIntent: ControlConfigurationIntent {}"))
        #expect(code.contains("func perform() async throws -> some IntentResult {"))
        #expect(!code.contains("SetValueIntent"))
    }

    @Test func `a toggle sets its parameter`() throws {
        let schema = Schema(intents: [Self.lock], controls: [Self.control("Door", .toggle("isLocked"))])
        let code = try #require(try text(.appIntents, schema).first)
        #expect(code.contains(#"ConfiguredControlProvider<LockAppIntent>(toggle: "isLocked")"#))
        #expect(code.contains("ControlWidgetToggle(isOn: value.isOn, action: DoorSetIntent(value.intent)) {"))
        #expect(code.contains("} valueLabel: { isOn in"))
        #expect(code.contains("intent.door = door"))
        #expect(code.contains("intent.isLocked = value"))
    }

    @Test func `the texts of a control are in the catalog`() throws {
        var control = Self.control("Door")
        control.description = Self.title("Locks it.")
        let catalog = try #require(try text(.appIntents, Schema(intents: [Self.lock], controls: [control])).last)
        let strings = try JSONValue(parsing: catalog)["strings"]
        for (key, value) in [("title", "Door"), ("description", "Locks it.")] as [(String, JSONValue)] {
            let unit = strings?["controls.Door.\(key)"]?["localizations"]?["en"]?["stringUnit"]
            expectEqual(unit?["value"], value, "\(key)")
        }
    }

    @Test func `an intent that only configures widgets has no action`() throws {
        var intent = Self.lock
        intent.isEligibleForWidgets = true
        let code = try #require(try text(.appIntents, Schema(intents: [intent])).first)
        #expect(!code.contains("perform()"))
        #expect(code.contains("isDiscoverable: Bool = false"))
    }

    @Test func `a bundle has at most ten entries in a block`() throws {
        let controls = (1...12).map { Self.control("Door\($0)") }
        let code = try #require(try text(.appIntents, Schema(intents: [Self.lock], controls: controls)).first)
        expectEqual(code.split(separator: "if #available").count, 3)
        #expect(code.contains("A bundle of the controls in home.intent.yaml."))
    }

    @Test func `the first file has all App Shortcuts`() throws {
        let phrase = Self.title("Lock ${isLocked} in ${applicationName}")
        let schema = Schema(
            intents: [Self.lock],
            appShortcuts: [Self.shortcut("A", Self.title("A ${applicationName}")), Self.shortcut("B", phrase)])
        let files = ["a", "b", "c"].map { name in
            DefinitionFile(
                fileName: "\(name).intent.yaml", intents: name == "a" ? ["Lock"] : [],
                appShortcuts: name == "a" ? [] : [name.uppercased()])
        }
        let code = try text(.appIntents, schema, files: files)
        expectEqual(code.indices.filter { code[$0].contains("AppShortcutsProvider") }, [2])
        #expect(code[2].contains("struct BShortcuts: AppShortcutsProvider {"))
        #expect(code[2].contains(#"phrases: ["A \(.applicationName)"]"#))
        #expect(code[2].contains(#"phrases: ["Lock \(\.$isLocked) in \(.applicationName)"]"#))
        expectEqual(code.count, 7)
        #expect(code[6].contains("Lock ${isLocked} in ${applicationName}"))
        #expect(!code[3].contains("${applicationName}"))
    }

    @Test func `phrases have a catalog of their own`() throws {
        let phrases = [
            LocalizedText("Go ${applicationName}", language: "en", translations: ["de": "Los ${applicationName}"]),
            Self.title("Start ${applicationName}"),
        ]
        var shortcut = Self.shortcut("A", phrases[0])
        shortcut.phrases = phrases
        let schema = Schema(intents: [Self.lock], appShortcuts: [shortcut])
        let files = [DefinitionFile(fileName: "a.intent.yaml", intents: ["Lock"], appShortcuts: ["A"])]
        let emission = GenerationTarget.appIntents.emit(schema, files: files)
        expectEqual(emission.files.map(\.path), ["a.appintents.swift", "a.xcstrings", "AppShortcuts.xcstrings"])
        let strings = try JSONValue(parsing: try #require(emission.files.last).text)["strings"]
        let localizations: JSONValue = [
            "de": ["stringSet": ["state": "translated", "values": ["Los ${applicationName}"]]],
            "en": [
                "stringSet": ["state": "translated", "values": ["Go ${applicationName}", "Start ${applicationName}"]]
            ],
        ]
        expectEqual(strings?["Go ${applicationName}"]?["localizations"], localizations)
    }

    @Test func `phrases that cannot be generated are reported`() {
        var intent = Self.lock
        intent.parameters.append(.of("thing", .anyObject))
        let translated = LocalizedText(
            "Go ${applicationName}", language: "en", translations: ["de": "Los ${applicationName}"])
        let schema = Schema(
            intents: [intent],
            appShortcuts: [
                Self.shortcut("A", Self.title("Go ${thing} ${applicationName}")), Self.shortcut("B", translated),
                Self.shortcut("C", Self.title("Halt ${applicationName}")),
            ])
        let losses = appIntentsLosses(of: schema).filter { $0.path.first == "appShortcuts" }
        expectEqual(losses.map(\.path), [["appShortcuts", "A"]])
        #expect(!appIntentsLosses(of: schema).contains { $0.code == .appIntentsAction })
    }
}
