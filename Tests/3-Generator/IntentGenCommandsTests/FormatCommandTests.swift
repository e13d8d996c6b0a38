import Foundation
import IntentTestSupport
import Testing

/// `intentgen format`
@Suite(.blocking) struct FormatCommandTests {
    private static let messy = "intentDefinition:  1\nintents: {Clock: {}}\n"
    private static let tidy = "intentDefinition: 1\nintents: { Clock: {} }\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.messy, to: "a.intent.yaml")
        try folder.write(Self.tidy, to: "b.intent.yaml")
        try folder.write("intentTexts: 1\nlanguage:  de\n", to: "a.intent.de.yaml")
    }

    private func run(_ arguments: String...) throws -> IntentGenProcess {
        try IntentGenProcess(arguments, in: folder.path)
    }

    private func text(_ name: String = "a.intent.yaml") throws -> String {
        try String(contentsOf: URL(filePath: folder.path).appending(path: name), encoding: .utf8)
    }

    @Test func `files are formatted in place, and named`() throws {
        let first = try run("format", ".")
        #expect((first.status, first.output, first.errors) == (0, "./a.intent.de.yaml\n./a.intent.yaml\n", ""))
        try expectEqual(text(), Self.tidy)
        try expectEqual(text("a.intent.de.yaml"), "intentTexts: 1\nlanguage: de\n")
        let second = try run("format", ".")
        #expect((second.status, second.output) == (0, ""))
    }

    @Test func `a check names files, a diff shows changes, and nothing is written`() throws {
        let check = try run("format", "--check", ".")
        #expect((check.status, check.output) == (1, "./a.intent.de.yaml\n./a.intent.yaml\n"))
        let diff = try run("format", "--diff", "a.intent.yaml")
        expectEqual(diff.status, 1)
        expectEqual(
            diff.output,
            """
            --- a.intent.de.yaml
            +++ a.intent.de.yaml
            @@ -1,2 +1,2 @@
             intentTexts: 1
            -language:  de
            +language: de
            --- a.intent.yaml
            +++ a.intent.yaml
            @@ -1,2 +1,2 @@
            -intentDefinition:  1
            -intents: {Clock: {}}
            +intentDefinition: 1
            +intents: { Clock: {} }

            """)
        try expectEqual(text(), Self.messy)
        let tidy = try run("format", "--check", "b.intent.yaml")
        #expect((tidy.status, tidy.output) == (0, ""))
    }

    @Test func `a broken file is reported, and the others are formatted`() throws {
        try folder.write("intents: [1\n", to: "c.intent.yaml")
        let run = try run("format", ".")
        expectEqual(run.status, 65)
        #expect(run.errors.contains("c.intent.yaml:") && run.errors.contains("[yaml-syntax]"))
        try expectEqual(text(), Self.tidy)
        try expectEqual(text("c.intent.yaml"), "intents: [1\n")
    }

    @Test(arguments: [(String.Encoding.isoLatin1, "UTF-8"), (.utf16LittleEndian, "UTF-16 (little-endian)")])
    func `a file in another encoding is reported and stays as it is`(encoding: String.Encoding, name: String) throws {
        let content = try #require("intentDefinition:  1 # K\u{F6}ln".data(using: encoding))
        let file = URL(filePath: folder.path).appending(path: "c.intent.yaml")
        try content.write(to: file)
        for arguments in [["--check"], ["--diff"], ["--sort"], []] {
            let run = try IntentGenProcess(["format", "c.intent.yaml"] + arguments, in: folder.path)
            expectEqual(run.status, 65)
            #expect(run.output.isEmpty && run.errors.contains(name), "\(run.output)\(run.errors)")
        }
        try expectEqual(Data(contentsOf: file), content)
    }

    @Test func `wrong usage is refused`() throws {
        try expectEqual(run("format", "--check", "--diff", ".").status, 64)
        try expectEqual(run("format", "-", ".").status, 64)
        try expectEqual(run("format", "missing").status, 66)
    }
}
