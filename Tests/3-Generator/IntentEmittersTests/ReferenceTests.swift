import Foundation
import IntentEmitters
import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

/// Compares the output of each target for each sample with a reviewed reference.
@Suite struct ReferenceTests {
    @Test(
        arguments: [GenerationTarget.swift, .jsonSchema], [Sample.carControl, .transit, .types, .hostileTexts])
    func `the output equals the reference`(_ target: GenerationTarget, _ sample: Sample) throws {
        let options = CodegenOptions(access: .public, includesFakes: true)
        let emission = target.emit(sample.schema, files: [sample.file], options: options)
        expectEqual(emission.problems, [])
        #expect(!emission.files.isEmpty)
        for file in emission.files { try Reference.check(file.text, "\(sample.name)/\(target.rawValue)/\(file.path)") }
    }

    /// The SiriKit references are sources of test targets, so that they are also compiled.
    @Test(arguments: [
        (Sample.carControl, "GeneratedSiriKit"), (.transit, "GeneratedSiriKit"), (.types, "GeneratedSiriKit"),
        (.hostileTexts, "GeneratedSiriKit"), (.mailBoxes, "SiriKitHandlers/Generated"),
    ])
    func `SiriKit classes equal the reference`(_ sample: Sample, target: String) throws {
        let emission = GenerationTarget.sirikit.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(access: .public))
        expectEqual(emission.problems, [])
        let file = try #require(emission.files.first)
        try Reference.check(file.text, "../../../7-Apple/\(target)/\(file.path)")
    }

    @Test(arguments: [Sample.carControl, .transit, .types, .hostileTexts])
    func `App Intents output equals the reference`(_ sample: Sample) throws {
        let emission = GenerationTarget.appIntents.emit(
            sample.forWidgets.schema, files: [sample.file], options: CodegenOptions(access: .public))
        expectEqual(emission.problems, [])
        expectEqual(emission.files.map(\.path), ["\(sample.name).appintents.swift", "\(sample.name).xcstrings"])
        for file in emission.files { try Reference.check(file.text, "\(sample.name)/app-intents/\(file.path)") }
    }
}

/// The output for names that mean something in Swift: 24,000 lines, of which a person reviews chosen declarations. The rest
/// is compared by its digests, and `Scripts/checks/app-intents` compiles it.
@Suite struct HostileNamesReferenceTests {
    /// The first lines of the declarations to review, by file.
    private static let reviewed: [(file: String, declarations: [String])] = [
        (
            "swift/hostile-names.intent.swift",
            [
                "public nonisolated struct String: IntentRuntime.IntentObject {",
                "public nonisolated struct `Any`: IntentRuntime.IntentObject {",
                "public nonisolated struct Leaf: IntentRuntime.IntentObject {",
                "public nonisolated enum Double: IntentRuntime.IntentEnumeration {",
                "nonisolated extension IntentRuntime.IntentDefinition {",
            ]
        ),
        (
            "swift/hostile-names.fakes.swift",
            [
                "nonisolated extension NamesIntent {", "nonisolated extension Measurement {",
                "nonisolated extension `Any` {", "nonisolated extension Members {",
            ]
        ),
        (
            "app-intents/hostile-names.appintents.swift",
            [
                "public struct DynamicDefinitionQuery: EntityQuery {", "public struct DynamicInitQuery: EntityQuery {",
                "public struct DynamicSelfQuery: EntityQuery {",
                "public struct DynamicGeneratedCodeFormatQuery: EntityQuery {",
                "public nonisolated struct StringEntity: AppEntity, StoredObjectEntity {",
                "nonisolated extension `Any`: AppIntentConvertible {",
                "nonisolated extension Never2: AppIntentConvertible {",
                "public nonisolated enum DoubleAppEnum: Swift.String, AppEnum {",
                "public struct IntentValues_<Content: StaticWidgetContent>: Widget {",
                "public struct Self__<Content: StaticWidgetContent>: Widget {",
                "public struct Parameter_<Content: StaticWidgetContent>: Widget {",
            ]
        ),
        (
            "sirikit/hostile-names.sirikit.swift",
            [
                "public nonisolated enum NamesIntentResponseCode: Swift.Int, Swift.Sendable {",
                "public nonisolated class String: INObject {",
                "public nonisolated class StringResolutionResult: INObjectResolutionResult {",
                "public nonisolated class `Any`: INObject {", "public nonisolated class Node: INObject {",
                "public nonisolated enum Double: Swift.Int, INStoredEnum {",
                "public nonisolated class DoubleResolutionResult: INEnumResolutionResult {",
                "nonisolated extension INIntentDefinition {",
            ]
        ),
    ]

    @Test func `output for hostile names has the known digests`() throws {
        let lines = HostileNamesFiles.files.map { "\(SHA256.hexadecimal(of: Array($0.text.utf8)))  \($0.path)\n" }
        expectEqual(lines.count, 8)
        expectEqual(HostileNamesFiles.emissions.flatMap(\.emission.problems), [])
        // To see what changed: run Scripts/checks/app-intents FOLDER before and after, and compare the folders.
        try Reference.check(lines.joined(), "hostile-names/digests.txt")
    }

    @Test func `chosen declarations with hostile names equal the reference`() throws {
        var snippets: [String] = []
        for (path, declarations) in Self.reviewed {
            let text = try #require(HostileNamesFiles.files.first { $0.path == path }).text
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for declaration in declarations {
                let start = try #require(lines.firstIndex { $0 == declaration }, "\(declaration)")
                let end = try #require(lines[start...].firstIndex { $0 == "}" })
                snippets.append(lines[start...end].joined(separator: "\n") + "\n")
            }
        }
        try Reference.check(snippets.joined(separator: "\n"), "hostile-names/snippets.swift")
    }
}

/// Writes the files into the folder that `INTENT_HOSTILE_NAMES` names, for `Scripts/checks/app-intents`.
@Suite struct HostileNamesFiles {
    static let emissions: [(target: GenerationTarget, emission: Emission)] = {
        let named = Sample.hostileNames, forWidgets = named.forWidgets
        let plain = CodegenOptions(access: .public), withFakes = CodegenOptions(access: .public, includesFakes: true)
        return [
            (.swift, named, withFakes), (.jsonSchema, named, withFakes), (.sirikit, named, plain),
            (.appIntents, forWidgets, plain),
        ].map { target, sample, options in
            (target, target.emit(sample.schema, files: [sample.file], options: options))
        }
    }()

    static let files: [(path: String, text: String)] = emissions.flatMap { target, emission in
        emission.files.map { (path: "\(target.rawValue)/\($0.path)", text: $0.text) }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["INTENT_HOSTILE_NAMES"] != nil))
    func `code with hostile names is written on request`() throws {
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["INTENT_HOSTILE_NAMES"]))
        for file in Self.files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
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
