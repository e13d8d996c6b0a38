import Foundation
import IntentTestSupport
import Testing

/// `intentgen import`, into an empty folder and into one with an existing definition.
@Suite(.blocking) struct ImportCommandTests {
    private static let file = "Bread.intentdefinition"

    @Test func `exporting an import reproduces the file`() throws {
        let project = try XcodeProject()
        // A title that is not derived from the name.
        try project.replace("<string>Order Bread</string>", with: "<string>Order fresh Bread</string>", in: Self.file)
        let original = try project.text(Self.file)
        let `import` = try project.run("import", Self.file, "--output", "imported")
        #expect((`import`.status, `import`.output, `import`.errors) == (0, "", ""))
        try expectEqual(project.run("validate", "--strict", "imported").errors, "")
        try expectEqual(project.run("export", "imported", "--output", "-").output, original)
    }

    @Test func `importing an export reproduces the definition`() throws {
        let project = try XcodeProject()
        let `import` = try project.run("import", Self.file, "--output", "-")
        expectEqual(`import`.errors, "")
        expectEqual(`import`.output, XcodeProject.definition)
    }

    @Test func `an equivalent definition is not rewritten`() throws {
        let comment =
            "# Ours.\n" + XcodeProject.definition
            + "\nwidgets:\n  Shop: { intent: OrderBread, families: [systemSmall] }\n"
        let project = try XcodeProject(comment.replacing("    eligibleForWidgets: true\n", with: ""))
        let before = try project.text("definitions/Bread.intent.yaml")
        try expectEqual(project.run("import", Self.file, "--output", "definitions").status, 0)
        try expectEqual(project.text("definitions/Bread.intent.yaml"), before)
    }

    @Test func `an import keeps what Xcode cannot represent`() throws {
        let helped = XcodeProject.definition.replacing(
            "isSliced: { type: Boolean, ", with: "isSliced: { type: Boolean, description: Cut it up., ")
        let project = try XcodeProject(helped + "\nwidgets:\n  Shop: { intent: OrderBread, families: [systemSmall] }\n")
        try project.replace("<string>Which bakery?</string>", with: "<string>Where?</string>", in: Self.file)
        try expectEqual(project.run("import", Self.file, "--output", "definitions").status, 0)
        let after = try project.text("definitions/Bread.intent.yaml")
        #expect(after.contains("Where?"))
        #expect(after.contains("Cut it up."))
        #expect(after.contains("families: [systemSmall]"))
    }

    @Test func `a parameter renamed in Xcode gets renamedFrom`() throws {
        let project = try XcodeProject()
        let renamed = try project.text(Self.file)
            .replacing("<string>isSliced</string>", with: "<string>isCut</string>").replacing("isSliced", with: "isCut")
        try project.folder.write(renamed, to: Self.file)
        try expectEqual(project.run("import", Self.file, "--output", "definitions").status, 0)
        let after = try project.text("definitions/Bread.intent.yaml")
        #expect(after.contains("isCut: {"))
        #expect(after.contains("renamedFrom: [isSliced]"))
    }

    @Test func `strings files become translations and are exported again`() throws {
        let project = try XcodeProject()
        let plist = try project.text(Self.file)
        let id = try #require(plist.firstMatch(of: /INIntentDescriptionID<\/key>\s*<string>(\w+)</))
        let table = "\"\(id.1)\" = \"Brot beim B\u{E4}cker.\";\n\n\"stale\" = \"Alt\";\n"
        try project.folder.write(table, to: "de.lproj/Bread.strings")
        try expectEqual(project.run("import", Self.file, "--output", "imported").status, 0)
        try expectEqual(
            project.text("imported/Bread.intent.de.yaml"),
            "intentTexts: 1\nlanguage: de\nintents.OrderBread.description: Brot beim B\u{E4}cker.\n")
        try expectEqual(
            project.run("export", "imported", "--output", "Back/Base.lproj/Bread.intentdefinition").status, 0)
        try expectEqual(project.text("Back/de.lproj/Bread.strings"), table + "\n")
        try expectEqual(project.text("Back/Base.lproj/Bread.intentdefinition"), plist)
    }

    @Test func `a folder with an unusual tag keeps its texts`() throws {
        let project = try XcodeProject()
        let plist = try project.text(Self.file)
        let id = try #require(plist.firstMatch(of: /INIntentDescriptionID<\/key>\s*<string>(\w+)</))
        let table = "\"\(id.1)\" = \"面包\";\n"
        try project.folder.write(table, to: "zh-hans.lproj/Bread.strings")
        try expectEqual(project.run("import", Self.file, "--output", "imported").status, 0)
        // The definition, which names each language in one way, is valid without them, and an export writes them again.
        try expectEqual(project.run("validate", "imported").errors, "")
        try expectEqual(
            project.run("export", "imported", "--output", "Back/Base.lproj/Bread.intentdefinition").status, 0)
        try expectEqual(project.text("Back/zh-hans.lproj/Bread.strings"), table + "\n")
        let wrong = try project.run("import", Self.file, "--output", "other", "--language", "zh-hans")
        #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'zh-Hans'"), "\(wrong.errors)")
    }

    @Test func `translations stay in their file`() throws {
        let project = try XcodeProject()
        let texts = "intentTexts: 1\nlanguage: de\nintents.OrderBread.parameters.isSliced.title: Geschnitten\n"
        try project.folder.write(texts, to: "definitions/Bread.intent.de.yml")
        try project.replace("<string>Which bakery?</string>", with: "<string>Where?</string>", in: Self.file)
        try expectEqual(project.run("import", Self.file, "--output", "definitions").status, 0)
        #expect(try project.text("definitions/Bread.intent.yaml").contains("Where?"))
        try expectEqual(project.text("definitions/Bread.intent.de.yml"), texts)
        #expect(!FileManager.default.fileExists(atPath: "\(project.folder.path)/definitions/Bread.intent.de.yaml"))
    }

    @Test func `removing a parameter in Xcode removes its texts`() throws {
        let project = try XcodeProject()
        let texts = "intentTexts: 1\nlanguage: de\nintents.OrderBread.parameters.isSliced.title: Geschnitten\n"
        try project.folder.write(texts, to: "definitions/Bread.intent.de.yaml")
        let sliced = "      isSliced: { type: Boolean, default: true }\n"
        let without = try XcodeProject(XcodeProject.definition.replacing(sliced, with: ""))
        try project.folder.write(try without.text(Self.file), to: Self.file)
        try expectEqual(project.run("import", Self.file, "--output", "definitions").status, 0)
        try expectEqual(project.text("definitions/Bread.intent.de.yaml"), "intentTexts: 1\nlanguage: de\n")
        try expectEqual(project.run("validate", "--strict", "definitions").errors, "")
    }

    @Test func `a file that contradicts the definition changes nothing`() throws {
        let project = try XcodeProject(
            XcodeProject.definition.replacing("    eligibleForWidgets: true\n", with: "")
                + "\nwidgets:\n  Shop: { intent: OrderBread, families: [systemSmall] }\n")
        let before = try project.text("definitions/Bread.intent.yaml")
        let other = try XcodeProject(XcodeProject.definition.replacing("OrderBread", with: "BuyBread"))
        try project.folder.write(try other.text(Self.file), to: Self.file)
        let result = try project.run("import", Self.file, "--output", "definitions")
        expectEqual(result.status, 65)
        #expect(
            result.errors.hasPrefix(
                "error: Bread.intentdefinition: the file conflicts with the existing definition: 'OrderBread'"
            ),
            "\(result.errors)")
        try expectEqual(project.text("definitions/Bread.intent.yaml"), before)
    }

    @Test func `an invalid file is reported with its key path`() throws {
        let project = try XcodeProject()
        try project.replace("<key>INIntentName</key>", with: "<key>INIntentNam</key>", in: Self.file)
        let nameless = try project.run("import", Self.file, "--output", "imported")
        expectEqual(nameless.status, 65)
        #expect(nameless.errors.hasPrefix("error: Bread.intentdefinition: INIntents[0]"))
        #expect(!FileManager.default.fileExists(atPath: "\(project.folder.path)/imported"))
        try project.folder.write("bplist00\u{1}\u{2}", to: Self.file)
        #expect(try project.run("import", Self.file, "--output", "imported").errors.contains("plutil"))
        let missing = try project.run("import", "none.intentdefinition", "--output", "imported")
        expectEqual(missing.status, 66)
    }

    @Test func `unknown keys are kept with a warning`() throws {
        let project = try XcodeProject()
        let known = "<key>INIntentName</key>\n\t\t\t<string>OrderBread</string>"
        try project.replace(
            known,
            with: known + "\n\t\t\t<key>INIntentNovelty</key>\n\t\t\t<array>\n\t\t\t\t<real>1.5</real>\n\t\t\t</array>",
            in: Self.file)
        let original = try project.text(Self.file)
        let `import` = try project.run("import", Self.file, "--output", "imported")
        expectEqual(`import`.status, 0)
        #expect(`import`.errors.hasPrefix("Bread.intentdefinition: warning: INIntents[0].INIntentNovelty: "))
        try expectEqual(project.run("export", "imported", "--output", "-").output, original)
        let json = try project.run("import", Self.file, "--output", "imported", "--json")
        expectEqual(json.errors, "")
        #expect(json.output.contains("\"keyPath\": \"INIntents[0].INIntentNovelty\""))
    }
}
