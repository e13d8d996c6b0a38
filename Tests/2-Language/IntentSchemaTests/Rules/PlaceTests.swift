import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

/// A collision is reported at the later place, with a note at the first.
struct PlaceTests {
    private func notes(_ texts: String...) -> [String] {
        let files = texts.enumerated().map { SourceFile(path: "\($0)", text: $1) }
        return resolveDefinitions(files).diagnostics.sorted().map { diagnostic in
            let notes = diagnostic.notes.map { "\($0.file.rawValue):\($0.range.start)" }.joined(separator: " ")
            return "\(diagnostic.code) \(diagnostic.file.rawValue):\(diagnostic.range.start) \(notes)"
        }
    }

    @Test func `a collision across files names both`() {
        let text = "intentDefinition: 1\ntypes: { City: {} }\n"
        expectEqual(notes(text, text), ["name-collision 1:29 0:29"])
        let diagnostics = resolveDefinitions([SourceFile(path: "one", text: text), SourceFile(path: "two", text: text)])
            .diagnostics
        expectEqual(diagnostics.sorted().first?.message.contains("in one"), true)
    }

    @Test func `a collision is reported in the later section`() {
        expectEqual(
            notes("intentDefinition: 1\nenums: { A: { cases: [a] } }\ntypes: { A: {} }\n"),
            [
                "name-collision 0:58 0:29"
            ])
        expectEqual(
            notes("intentDefinition: 1\ntypes: { A: {} }\nenums: { A: { cases: [a] } }\n"),
            [
                "name-collision 0:46 0:29"
            ])
    }

    @Test func `a reserved name is reported where it is used`() {
        expectEqual(
            notes("intentDefinition: 1\nenums: { E: { cases: [a], reserved: [a] } }\n"),
            [
                "reserved-name-used 0:42 0:57"
            ])
    }

    @Test func `a missing size has a note at the widget`() {
        let intents =
            "intentDefinition: 1\nintents: { I: { parameters: { a: { type: [String], size: { systemSmall: 1 } } } } }\n"
        let widgets = "intentDefinition: 1\nwidgets: { W: { intent: I, families: [systemSmall, systemLarge] } }\n"
        expectEqual(notes(intents, widgets), ["size-missing-family 0:71 1:71"])
    }
}
