import Foundation
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

/// Compares the output of each target for each sample with a reviewed reference.
@Suite struct ReferenceTests {
    @Test(
        arguments: [GenerationTarget.swift, .jsonSchema],
        [Sample.carControl, .transit, .types, .hostileTexts, .hostileNames])
    func `the output equals the reference`(_ target: GenerationTarget, _ sample: Sample) throws {
        let options = CodegenOptions(access: .public, includesFakes: true)
        let emission = target.emit(sample.schema, files: [sample.file], options: options)
        #expect(emission.problems == [])
        #expect(!emission.files.isEmpty)
        for file in emission.files { try Reference.check(file.text, "\(sample.name)/\(target.rawValue)/\(file.path)") }
    }

    /// The SiriKit references are sources of test targets, so that they are also compiled.
    @Test(arguments: [
        (Sample.carControl, "GeneratedSiriKit"), (.transit, "GeneratedSiriKit"), (.types, "GeneratedSiriKit"),
        (.hostileTexts, "GeneratedSiriKit"), (.hostileNames, "GeneratedSiriKitNames"),
        (.mailBoxes, "SiriKitHandlers/Generated"),
    ])
    func `SiriKit classes equal the reference`(_ sample: Sample, target: String) throws {
        let emission = GenerationTarget.sirikit.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(access: .public))
        #expect(emission.problems == [])
        let file = try #require(emission.files.first)
        try Reference.check(file.text, "../../../7-Apple/\(target)/\(file.path)")
    }

    @Test(arguments: [Sample.carControl, .transit, .types, .hostileTexts, .hostileNames])
    func `App Intents output equals the reference`(_ sample: Sample) throws {
        let emission = GenerationTarget.appIntents.emit(
            sample.forWidgets.schema, files: [sample.file], options: CodegenOptions(access: .public))
        #expect(emission.problems == [])
        #expect(emission.files.map(\.path) == ["\(sample.name).appintents.swift", "\(sample.name).xcstrings"])
        for file in emission.files { try Reference.check(file.text, "\(sample.name)/app-intents/\(file.path)") }
    }
}

extension Reference {
    /// Compares a text with a reference file of this module.
    static func check(
        _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        if let problem = try problem(of: text, at: path, in: folder) {
            Issue.record("\(problem)", sourceLocation: sourceLocation)
        }
    }
}
