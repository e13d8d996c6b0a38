import Foundation
import IntentTestSupport
import Testing

/// `intentgen export`, and how edits of the definition change the file.
@Suite(.blocking) struct ExportCommandTests {
    private static let file = "Bread.intentdefinition"
    private static let definition = "definitions/Bread.intent.yaml"

    @Test func `an export yields the same bytes every time`() throws {
        let project = try XcodeProject()
        let first = try project.text(Self.file)
        #expect(first.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC"))
        try expectEqual(project.run("export", "definitions", "--output", "-").output, first)
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/definitions/Bread.intent.xcode.json")
        let alone = try project.run("export", "definitions", "--output", "-").output
        try expectEqual(project.run("export", "definitions", "--output", "-").output, alone)
    }

    @Test(arguments: [definition, "./definitions/Bread.intent.xcode.json"])
    func `an export does not replace what it reads`(file: String) throws {
        let project = try XcodeProject()
        let before = try project.text(file)
        let refused = try project.run("export", "definitions", "--output", file)
        expectEqual(refused.status, 64)
        #expect(refused.errors.contains("'\(file)' is one of the files that are read"))
        try expectEqual(project.text(file), before)
    }

    @Test func `a changed title changes one string`() throws {
        let project = try XcodeProject()
        let before = try project.text(Self.file)
        try project.replace(
            "bakery: { type: Bakery,", with: "bakery: { type: Bakery, title: Baker,", in: Self.definition)
        try expectEqual(project.run("export", "definitions", "--output", Self.file).errors, "")
        let change = XcodeProject.difference(before, try project.text(Self.file))
        expectEqual(change.removed, ["<string>Bakery</string>"])
        expectEqual(change.added, ["<string>Baker</string>"])
    }

    @Test func `a new parameter changes no other identifier or tag`() throws {
        let project = try XcodeProject()
        let before = try project.text(Self.file)
        try project.replace(
            "    parameters:\n", with: "    parameters:\n      note: String\n", in: Self.definition)
        try project.run("export", "definitions", "--output", Self.file)
        let after = try project.text(Self.file)
        let ids = { (text: String) in Set(text.matches(of: /<string>([A-Za-z0-9]{6})<\/string>/).map { String($0.1) }) }
        #expect(ids(after).isSuperset(of: ids(before)))
        let removed = XcodeProject.difference(before, after).removed
        #expect(removed.allSatisfy { $0.hasPrefix("<integer>") || $0.hasPrefix("<key>bread,") }, "\(removed)")
        expectEqual(Self.tag(of: "note", in: after), 5)
        for name in ["bread", "bakery", "count", "isSliced"] {
            expectEqual(Self.tag(of: name, in: after), Self.tag(of: name, in: before))
        }
    }

    @Test func `a renamed parameter keeps its tag`() throws {
        let project = try XcodeProject()
        let before = try project.text(Self.file)
        try project.replace(
            "count: { type: Integer,", with: "loaves: { type: Integer, renamedFrom: [count],", in: Self.definition)
        try project.run("export", "definitions", "--output", Self.file)
        let after = try project.text(Self.file)
        expectEqual(Self.tag(of: "loaves", in: after), Self.tag(of: "count", in: before))
        #expect(try project.text("definitions/Bread.intent.xcode.json").contains("parameters.loaves"))
        #expect(!(try project.text("definitions/Bread.intent.xcode.json").contains("parameters.count")))
    }

    @Test func `a tag is never reused`() throws {
        let project = try XcodeProject()
        let sliced = "      isSliced: { type: Boolean, default: true }\n"
        try project.replace(sliced, with: "      note: String\n", in: Self.definition)
        try project.run("export", "definitions", "--output", Self.file)
        expectEqual(Self.tag(of: "note", in: try project.text(Self.file)), 5)
        try project.replace("      note: String\n", with: "      remark: String\n", in: Self.definition)
        try project.run("export", "definitions", "--output", Self.file)
        expectEqual(Self.tag(of: "remark", in: try project.text(Self.file)), 6)
    }

    @Test func `--check lists files that would change, writes nothing`() throws {
        let project = try XcodeProject()
        try expectEqual(project.run("export", "definitions", "--output", Self.file, "--check").status, 0)
        try project.replace("rye, wheat", with: "rye, barley, wheat", in: Self.definition)
        let before = try project.text(Self.file)
        let check = try project.run("export", "definitions", "--output", Self.file, "--check")
        expectEqual(check.status, 1)
        expectEqual(check.output.split(separator: "\n").first, "Bread.intentdefinition")
        try expectEqual(project.text(Self.file), before)
    }

    @Test func `what Xcode cannot represent is reported once`() throws {
        let project = try XcodeProject()
        try project.replace(
            "isSliced: { type: Boolean,", with: "isSliced: { type: Boolean, description: Cut it up.,",
            in: Self.definition)
        let export = try project.run("export", "definitions", "--output", Self.file)
        expectEqual(export.status, 0)
        expectEqual(export.errors.components(separatedBy: "[not-exportable]").count, 2)
        #expect(export.errors.hasPrefix("definitions/Bread.intent.yaml:19:7: warning: "))
    }

    @Test(arguments: ["{ \"intentSidecar\": 2 }\n", "", "{ \"intentSidecar\": 1, \"declarations\": { \"int"])
    func `an unreadable sidecar is an error and writes nothing`(_ damaged: String) throws {
        let project = try XcodeProject()
        let before = try project.text(Self.file)
        try project.folder.write(damaged, to: "definitions/Bread.intent.xcode.json")
        try project.replace("default: 1,", with: "default: 2,", in: Self.definition)
        for arguments in [
            ["export", "definitions", "--output", Self.file, "--record"], ["export", "definitions", "-o", "-"],
        ] {
            let export = try IntentGenProcess(arguments, in: project.folder.path)
            expectEqual(export.status, 65)
            expectEqual(export.output, "")
            #expect(export.errors.hasPrefix("definitions/Bread.intent.xcode.json:1:"))
        }
        try expectEqual(project.run("import", Self.file, "--output", "definitions").status, 65)
        try expectEqual(project.text("definitions/Bread.intent.xcode.json"), damaged)
        try expectEqual(project.text(Self.file), before)
    }

    @Test func `validate reports a truncated sidecar at its place`() throws {
        let project = try XcodeProject()
        let path = "definitions/Bread.intent.xcode.json"
        let text = try project.text(path)
        try expectEqual(project.run("validate", "definitions").status, 0)
        try project.folder.write(String(text.prefix(text.count / 2)), to: path)
        let lines = String(text.prefix(text.count / 2)).components(separatedBy: "\n").count
        let validation = try project.run("validate", "definitions", "--format", "json")
        expectEqual(validation.status, 65)
        #expect(validation.output.contains("\"yaml-syntax\""))
        let report = try project.run("validate", "definitions").errors
        #expect(report.hasPrefix("\(path):\(lines):"), "\(report)")
    }

    @Test func `a case that gets another number is reported`() throws {
        let project = try XcodeProject()
        try project.replace("[rye, wheat, spelt]", with: "[rye, barley, wheat, spelt]", in: Self.definition)
        let export = try project.run("export", "definitions", "--output", Self.file)
        expectEqual(export.status, 0)
        #expect(export.errors.contains("the case 'wheat' of 'Bread' changes from 2 to 3"), "\(export.errors)")
        expectEqual(export.errors.split(separator: "\n").count, 2)
        try expectEqual(project.run("export", "definitions", "--output", Self.file).errors, "")
    }

    @Test func `a string catalog is reported`() throws {
        let project = try XcodeProject()
        try project.folder.write("{}", to: "mul.lproj/Bread.xcstrings")
        let export = try project.run("export", "definitions", "--output", Self.file)
        expectEqual(export.errors, "warning: the string catalog 'mul.lproj/Bread.xcstrings' is not changed\n")
        let `import` = try project.run("import", Self.file, "--output", "definitions")
        #expect(
            `import`.errors.hasPrefix("\(Self.file): warning: the string catalog 'mul.lproj/Bread.xcstrings' is not"))
    }

    @Test func `an invalid definition writes nothing`() throws {
        let project = try XcodeProject()
        let before = try project.text(Self.file)
        try project.replace("type: Bakery,", with: "type: Bakry,", in: Self.definition)
        let export = try project.run("export", "definitions", "--output", Self.file)
        expectEqual(export.status, 65)
        #expect(export.errors.contains("[unknown-type]"))
        try expectEqual(project.text(Self.file), before)
    }

    /// Returns the tag of a parameter, which is the first one after its name.
    private static func tag(of parameter: String, in text: String) -> Int? {
        guard let name = text.range(of: "<key>INIntentParameterName</key>\n\t\t\t\t\t<string>\(parameter)</string>"),
            let tag = text[name.upperBound...].firstMatch(of: /INIntentParameterTag<\/key>\s*<integer>(\d+)</)
        else { return nil }
        return Int(tag.1)
    }
}
