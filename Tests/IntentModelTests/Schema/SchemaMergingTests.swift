import IntentModel
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

    private func widget(_ name: String, kind: WidgetKind, intent: String? = nil) -> Widget {
        Widget(name: name, swiftName: name, kind: kind, title: title, intent: intent, families: [.systemSmall])
    }

    @Test func joinsDeclarationsAndTakesEqualOnesOnce() throws {
        let first = Schema(languages: ["en"], types: [type("A"), type("B")], widgets: [widget("W", kind: "w")])
        let second = Schema(languages: ["en", "de"], types: [type("C"), type("A")], enums: [enumeration("E")])
        let merged = try first.merging(second).get()
        #expect(merged.types.map(\.name) == ["A", "B", "C"])
        #expect(merged.enums.map(\.name) == ["E"])
        #expect(merged.languages == ["en", "de"])
        #expect(try merged.merging(merged).get() == merged)
    }

    @Test func namesWhatIsDeclaredInTwoWays() {
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
            #expect(conflict.subject == subject)
        }
    }

    @Test func takesOneFilesDeclarationsAndWhatTheyReferTo() {
        let schema = Schema(
            types: [type("A", [.object("B")]), type("B", [.object("A"), .enumeration("E")]), type("C")],
            enums: [enumeration("D"), enumeration("E")], intents: [intent("I", [.object("A")]), intent("J")],
            widgets: [widget("V", kind: "v", intent: "I"), widget("W", kind: "w", intent: "J")])
        let subset = schema.subset(for: DefinitionFile(fileName: "a.intent.yaml", enums: ["D"], widgets: ["V"]))
        #expect(subset.types.map(\.name) == ["A", "B"])
        #expect(subset.enums.map(\.name) == ["D", "E"])
        #expect(subset.intents.map(\.name) == ["I"])
        #expect(subset.widgets.map(\.name) == ["V"])
    }
}
