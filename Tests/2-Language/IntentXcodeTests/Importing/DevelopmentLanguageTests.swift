import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct DevelopmentLanguageTests {
    private let texts = ["t1": "Boil", "t2": "Water", "t3": "Which one?", "t4": "Done", "t5": "Kettle"]

    private func language(_ strings: StringsTables) -> String {
        let parameter = XcodeDeclaration(
            .parameter, name: "kettle",
            leaves: leaves(["DisplayName": "t2", "PromptDialogs.Primary.FormatString": "t3"]))
        let response = XcodeDeclaration(
            .response, name: "response",
            codes: [XcodeDeclaration(.responseCode, name: "success", leaves: leaves(["FormatString": "t4"]))])
        let intent = XcodeDeclaration(
            .intent, name: "Boil", leaves: leaves(["Title": "t1"]), members: [parameter], response: response)
        let type = XcodeDeclaration(.type, name: "Kettle", leaves: leaves(["DisplayName": "t5"]))
        return developmentLanguage(of: XcodeFile(types: [type], intents: [intent]), strings: strings)
    }

    private func leaves(_ ids: [String: String]) -> XcodeLeaves {
        ids.reduce(into: [:]) { leaves, entry in
            leaves[entry.key] = XcodeLeaf(.string(texts[entry.value] ?? ""))
            leaves[entry.key + "ID"] = XcodeLeaf(.string(entry.value))
        }
    }

    private let german = ["t1": "Kochen", "t2": "Wasser", "t3": "Welcher?", "t4": "Fertig", "t5": "Kocher"]

    @Test func `the table that repeats the file determines the language`() {
        expectEqual(language(["fr": texts, "de": german]), "fr")
        expectEqual(language(["fr": texts, "en": german]), "fr")
    }

    @Test func `texts of all declarations are compared`() {
        for id in texts.keys {
            let others = texts.keys.filter { $0 != id }
            let table = texts.merging(others.map { ($0, "") }) { $1 }
            expectEqual(language(["fr": table.filter { $0.key == id }, "de": german]), "fr")
        }
    }

    @Test func `English is the default`() {
        expectEqual(language([:]), "en")
        expectEqual(language(["de": german, "fr": [:], "it": ["other": "Boil"]]), "en")
    }

    @Test func `a few equal words do not determine the language`() {
        expectEqual(language(["de": german.merging(["t2": "Water", "t4": "Done"]) { $1 }]), "en")
    }

    @Test func `English takes precedence over untranslated tables`() {
        expectEqual(language(["de": texts, "en": texts, "ar": texts]), "en")
        expectEqual(language(["de": texts, "en": texts.filter { $0.key < "t4" }]), "en")
        expectEqual(language(["de": texts, "en": texts.merging(["t1": "Heat"]) { $1 }]), "de")
    }

    @Test func `equal agreement is decided by name`() {
        expectEqual(language(["fr": texts, "de": texts]), "de")
        expectEqual(language(["de": texts.filter { $0.key < "t4" }, "fr": texts]), "fr")
    }

    @Test func `the folder Base is not a language`() {
        expectEqual(language(["Base": texts, "fr": texts]), "fr")
        expectEqual(language(["Base": texts]), "en")
    }

    @Test func `a folder whose name is not a usual tag is not the language`() {
        expectEqual(language(["zh-hans": texts, "German": texts]), "en")
        expectEqual(language(["zh-hans": texts, "zh-Hans": texts]), "zh-Hans")
    }
}
