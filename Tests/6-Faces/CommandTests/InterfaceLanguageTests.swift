import Foundation
import IntentTestSupport
import Testing

/// The languages of the interface, as processes and in a terminal.
@Suite(.timeLimit(.minutes(3))) struct InterfaceLanguageTests {
    private static let catalogs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Languages").standardizedFileURL.path

    @Test func `catalogs are listed and checked`() async throws {
        let sandbox = try Sandbox()
        let listed = try await sandbox.intentctl("languages", "--languages", Self.catalogs, "--json")
        expectEqual(listed.status, 0)
        #expect(listed.output.contains(#""language":"ar","name":"العربية","direction":"rtl""#))
        #expect(!listed.output.contains(#""isError""#))
        try sandbox.write(
            #"{"catalog": 1, "language": "nl", "name": "Nederlands", "texts": {"Save": "Bewaar", "Svae": "x"}}"#,
            to: "nl.json")
        let wrong = try await sandbox.intentctl("languages", "--languages", "nl.json")
        expectEqual(wrong.status, 65)
        #expect(wrong.output.contains("nl       Nederlands"))
        #expect(wrong.error.contains("error: nl: the interface has no text 'Svae'"))
        #expect(wrong.error.contains("warning: nl: 'Undo' is not translated\n"))
        try sandbox.write("{}", to: "none.json")
        let none = try await sandbox.intentctl("languages", "--languages", "none.json")
        expectEqual(none.status, 65)
        expectEqual(none.error, "error: 'none.json' is not a catalog: 'catalog' must be an integer\n")
        try await expectEqual(sandbox.intentctl("languages", "--languages", "gone.json").status, 66)
    }

    @Test func `a template is a catalog to translate`() async throws {
        let sandbox = try Sandbox()
        let template = try await sandbox.intentctl("languages", "--template", "pl")
        expectEqual(template.status, 0)
        let json = try JSONSerialization.jsonObject(with: Data(template.output.utf8)) as? [String: Any]
        let texts = try #require(json?["texts"] as? [String: Any])
        expectEqual(texts["Save"] as? String, "")
        expectEqual((texts["{0} changes"] as? [String: String])?.keys.sorted(), ["few", "many", "one", "other"])
        let own = try await sandbox.intentctl("languages", "--template", "de", "--languages", Self.catalogs)
        #expect(own.output.contains(#""Save":"Sichern""#) || own.output.contains(#""Save": "Sichern""#))
        try await expectEqual(sandbox.intentctl("languages", "--template", "de_DE").status, 64)
    }

    @Test(.enabled(if: TerminalWindow.isAvailable)) func `the editor in a terminal is German`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Definitions.desk, to: "definitions/desk.intent.yaml")
        try sandbox.write(Definitions.shelves, to: "definitions/data/shelves.json")
        try await expectEqual(
            sandbox.intentctl("add", "DeskWidget", "--family", "systemMedium", "--id", "desk").status, 0)
        let window = try await TerminalWindow(
            "$intentctl configure desk", in: sandbox,
            environment: ["LC_ALL": "de_DE.UTF-8", "INTENT_LANGUAGES": Self.catalogs])
        try await window.wait(for: "q beenden", "? Hilfe")
        try await window.type("s")
        try await window.wait(for: "es gibt keine Änderungen zu sichern")
        try await window.type("?")
        try await window.wait(for: "Tasten", "zwischen Zeilen und Plätzen wechseln")
    }
}
