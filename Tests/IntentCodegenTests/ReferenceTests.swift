import Foundation
import IntentCodegen
import IntentModel
import Testing

/// What each target makes of each sample, as it is reviewed.
@Suite struct ReferenceTests {
    @Test(
        arguments: [GenerationTarget.swift, .jsonSchema],
        [Sample.carControl, .transit, .types, .hostileTexts, .hostileNames])
    func generatesWhatTheReferenceSays(_ target: GenerationTarget, _ sample: Sample) throws {
        let options = CodegenOptions(access: .public, makesFakes: true)
        let emission = target.emit(sample.schema, files: [sample.file], options: options)
        #expect(emission.problems == [])
        #expect(!emission.files.isEmpty)
        for file in emission.files { try Reference.check(file.text, "\(sample.name)/\(target.rawValue)/\(file.path)") }
    }

    /// These are sources of test targets, so that they are compiled as they stand.
    @Test(arguments: [
        (Sample.carControl, "GeneratedSiriKit"), (.transit, "GeneratedSiriKit"), (.types, "GeneratedSiriKit"),
        (.hostileTexts, "GeneratedSiriKit"), (.hostileNames, "GeneratedSiriKitNames"),
        (.mailBoxes, "SiriKitHandlers/Generated"),
    ])
    func generatesTheClassesThatTheReferenceSays(_ sample: Sample, target: String) throws {
        let emission = GenerationTarget.sirikit.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(access: .public))
        #expect(emission.problems == [])
        let file = try #require(emission.files.first)
        try Reference.check(file.text, "../../\(target)/\(file.path)")
    }

    @Test(arguments: [Sample.carControl, .transit, .types, .hostileTexts, .hostileNames])
    func generatesForAppIntentsWhatTheReferenceSays(_ sample: Sample) throws {
        let emission = GenerationTarget.appIntents.emit(
            sample.forWidgets.schema, files: [sample.file], options: CodegenOptions(access: .public))
        #expect(emission.problems == [])
        #expect(emission.files.map(\.path) == ["\(sample.name).appintents.swift", "\(sample.name).xcstrings"])
        for file in emission.files { try Reference.check(file.text, "\(sample.name)/app-intents/\(file.path)") }
    }
}

/// Expected output beside the tests.
enum Reference {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Reference")

    /// Compares with the file, or writes it where `INTENT_REWRITE_REFERENCES` is set: then the test fails, so that a
    /// rewriting run cannot pass unnoticed.
    static func check(
        _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = folder.appendingPathComponent(path)
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("rewrote \(path); run again without INTENT_REWRITE_REFERENCES", sourceLocation: sourceLocation)
            return
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard expected != text else { return }
        let difference = zip(lines(of: expected), lines(of: text)).first { $0 != $1 }
        Issue.record(
            """
            \(path) differs: expected '\(difference?.0 ?? "the end")', found '\(difference?.1 ?? "the end")'.
            Where the new text is right: INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests
            """, sourceLocation: sourceLocation)
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
