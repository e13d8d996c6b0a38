import IntentModel
import IntentTestSupport
import Testing

@Suite struct SchemaMergingTests {
    private let title = LocalizedText("x", language: "en")

    private func type(_ name: String, _ elements: [ElementType] = []) -> ObjectType {
        ObjectType(
            name: name, swiftName: name, title: title,
            properties: elements.enumerated().map {
                Property(name: "p\($0.offset)", swiftName: "p\($0.offset)", title: title, type: ValueType($0.element))
            })
    }

    private func enumeration(_ name: String) -> EnumType { EnumType(name: name, swiftName: name, title: title) }

    private func intent(_ name: String, _ elements: [ElementType] = []) -> Intent {
        Intent(
            name: name, swiftName: name, title: title,
            parameters: elements.enumerated().map {
                Parameter(
                    name: "p\($0.offset)", swiftName: "p", title: title, type: ValueType($0.element, isList: true))
            })
    }

    private func widget(_ name: String, kind: WidgetKind, intent: String? = nil) -> DeclaredWidget {
        DeclaredWidget(name: name, swiftName: name, kind: kind, title: title, intent: intent, families: [.systemSmall])
    }

    @Test func `merges declarations and keeps equal ones once`() throws {
        let first = Schema(languages: ["en"], types: [type("A"), type("B")], widgets: [widget("W", kind: "w")])
        let second = Schema(languages: ["en", "de"], types: [type("C"), type("A")], enums: [enumeration("E")])
        let merged = try first.merging(second).get()
        expectEqual(merged.types.map(\.name), ["A", "B", "C"])
        expectEqual(merged.enums.map(\.name), ["E"])
        expectEqual(merged.languages, ["en", "de"])
        try expectEqual(merged.merging(merged).get(), merged)
    }

    @Test func `reports different declarations with the same name`() {
        let base = Schema(
            types: [type("A")], enums: [enumeration("E")], intents: [intent("I")], widgets: [widget("W", kind: "w")])
        let others: [(Schema, SchemaMergeConflict.Subject)] = [
            (Schema(group: "other"), .group("default", "other")), (Schema(types: [type("A", [.string])]), .type("A")),
            (Schema(types: [type("E")]), .type("E")), (Schema(enums: [enumeration("A")]), .type("A")),
            (Schema(intents: [intent("I", [.string])]), .intent("I")),
            (Schema(widgets: [widget("W", kind: "v")]), .widget("W")),
            (Schema(widgets: [widget("V", kind: "w")]), .kind("w")),
        ]
        for (other, subject) in others {
            #expect(throws: SchemaMergeConflict.self, "\(subject)") { try base.merging(other).get() }
            guard case .failure(let conflict) = base.merging(other) else { continue }
            expectEqual(conflict.subject, subject)
        }
    }

    @Test func `a file's subset contains its declarations and their references`() {
        let schema = Schema(
            types: [type("A", [.object("B")]), type("B", [.object("A"), .enumeration("E")]), type("C")],
            enums: [enumeration("D"), enumeration("E")], intents: [intent("I", [.object("A")]), intent("J")],
            widgets: [widget("V", kind: "v", intent: "I"), widget("W", kind: "w", intent: "J")])
        let subset = SchemaIndex(schema).subset(
            for: DefinitionFile(fileName: "a.intent.yaml", enums: ["D"], widgets: ["V"]))
        expectEqual(subset.types.map(\.name), ["A", "B"])
        expectEqual(subset.enums.map(\.name), ["D", "E"])
        expectEqual(subset.intents.map(\.name), ["I"])
        expectEqual(subset.widgets.map(\.name), ["V"])
    }

    @Test func `other files do not affect a file's subset`() {
        func text(_ language: String, _ translations: [String: String] = [:]) -> LocalizedText {
            LocalizedText("x", language: language, translations: translations)
        }
        func widget(_ name: String, _ title: LocalizedText) -> DeclaredWidget {
            DeclaredWidget(name: name, swiftName: name, kind: WidgetKind(name), title: title, families: [.systemSmall])
        }
        let file = DefinitionFile(fileName: "a.intent.yaml", language: "fr", widgets: ["A"])
        let own = widget("A", text("fr", ["zh": "y", "de": "y"]))
        let alone = SchemaIndex(Schema(language: "fr", languages: ["fr", "zh", "de"], widgets: [own])).subset(for: file)
        let beside = Schema(
            language: "en", languages: ["en", "it", "fr", "de", "zh"], widgets: [widget("B", text("en")), own])
        expectEqual(SchemaIndex(beside).subset(for: file), alone)
        expectEqual(alone.language, "fr")
        expectEqual(alone.languages, ["de", "fr", "zh"])
    }

    @Test func `the languages of a file are those of its texts`() {
        func text(_ language: String) -> LocalizedText {
            LocalizedText("x", language: "en", translations: [language: "y"])
        }
        var option = ListedOption(identifier: "o", title: text("aa"))
        option.subtitle = text("bb")
        option.section = text("cc")
        var listed = Parameter(name: "p", swiftName: "p", title: text("dd"), type: ValueType(.string))
        listed.description = text("ee")
        listed.settings.text.input.placeholder = text("ss")
        listed.options = .listed([option])
        var flag = Parameter(name: "q", swiftName: "q", title: text("ff"), type: ValueType(.boolean))
        flag.settings.boolean.trueTitle = text("gg")
        flag.settings.boolean.falseTitle = text("hh")
        var property = Property(
            name: "r", swiftName: "r", title: text("ii"), type: ValueType(.dateComponents(.date)))
        property.settings.date.format = .template(text("tt"))
        let schema = Schema(
            types: [
                ObjectType(
                    name: "T", swiftName: "T", title: text("jj"), description: text("kk"), properties: [property])
            ],
            enums: [
                EnumType(
                    name: "E", swiftName: "E", title: text("ll"),
                    cases: [EnumCase(name: "c", swiftName: "c", index: 1, title: text("mm"))], unknownTitle: text("nn"))
            ],
            intents: [
                Intent(
                    name: "I", swiftName: "I", title: text("oo"), description: text("pp"), parameters: [listed, flag])
            ],
            widgets: [
                DeclaredWidget(
                    name: "W", swiftName: "w", kind: "w", title: text("qq"), description: text("rr"),
                    families: [.systemSmall])
            ])
        let file = DefinitionFile(
            fileName: "a.intent.yaml", types: ["T"], enums: ["E"], intents: ["I"], widgets: ["W"])
        expectEqual(
            SchemaIndex(schema).subset(for: file).languages.joined(), "aabbccddeeenffgghhiijjkkllmmnnooppqqrrsstt")
    }

    @Test func `the languages of a file include those of dialogs`() {
        func text(_ language: String) -> LocalizedText {
            LocalizedText("x", language: "en", translations: [language: "y"])
        }
        var parameter = Parameter(
            name: "p", swiftName: "p", title: LocalizedText("P", language: "en"), type: ValueType(.string))
        parameter.prompt = text("aa")
        parameter.siri = SiriRequest(
            ask: text("bb"), introduce: text("cc"), choose: text("dd"), confirm: text("ff"),
            unsupported: [UnsupportedReason(name: "r", text: text("gg"))])
        var actions = IntentActions()
        actions.suggestions = [
            IntentSuggestion(parameters: ["p"], title: .text(text("hh")), subtitle: text("ii")),
            IntentSuggestion(parameters: [], title: .summary, subtitle: text("jj")),
        ]
        actions.response = IntentResponse(codes: [ResponseCode(name: "c", say: text("kk"), show: text("ll"))])
        let intent = Intent(
            name: "I", swiftName: "I", title: LocalizedText("I", language: "en"), parameters: [parameter],
            summary: IntentSummary(text("mm"), combinations: [.init(shown: ["p"], sentence: text("nn"))]),
            actions: actions)
        let file = DefinitionFile(fileName: "a.intent.yaml", intents: ["I"])
        expectEqual(
            SchemaIndex(Schema(intents: [intent])).subset(for: file).languages.joined(), "aabbccddenffgghhiijjkkllmmnn")
    }
}
