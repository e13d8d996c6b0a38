import Foundation
import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import SampleHandlers
import Testing

/// Working extensions, called through the engine.
@Suite struct ExtensionEngineTests {
    private func sampleEngine() throws -> (engine: IntentEngine, host: ExtensionHost) {
        let host = ExtensionHost(
            path: try BuiltPrograms.path(of: "sample-extension"),
            settings: ExtensionSettings(idleTimeout: .seconds(3_600)))
        let engine = try IntentEngine(
            store: InMemoryStore(), extensions: [host],
            definitions: [WidgetConfigIntent.definition, TransitBoardIntent.definition],
            settings: EngineSettings(optionsTimeout: .seconds(20)))
        return (engine, host)
    }

    private let request = OptionsRequest(timeout: .seconds(20))

    @Test func `options, lookups and defaults come from the extension`() async throws {
        let (engine, host) = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemSmall)
        var configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        expectEqual(configuration.carControls.map(\.displayString), ["Lock", "Find Car"])
        expectEqual(configuration.carControls.map(\.symbol), ["lock.car", "car.side.and.exclamationmark"])
        var request = request
        request.searchTerm = "WIN"
        request.locale = "zh-Hans"
        let answer = try await engine.options(for: "carControls", of: id, request: request)
        expectEqual(answer.collection.items.map(\.title), ["车窗"])
        _ = try await engine.edit(WidgetConfigIntent.self, of: id) { edit in
            edit[\.carControls] = [
                CarControl(identifier: "trunk", displayString: "trunk")
            ]
        }
        configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        expectEqual(configuration.carControls.map(\.displayString), ["Trunk"])
        expectEqual(host.startCount, 1)
        host.shutDown()
    }

    @Test func `the current configuration is passed to the handler`() async throws {
        let (engine, host) = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        _ = try await engine.edit(TransitBoardIntent.self, of: id) { edit in
            edit[\.operator] = TransitOperator(
                identifier: "city-trams", displayString: "")
        }
        let lines = try await engine.options(for: "line", of: id, request: request)
        expectEqual(lines.collection.items.map(\.title), ["Tram 4", "Tram 9"])
        host.shutDown()
    }

    @Test func `an extension looks up children with their parents`() async throws {
        let (engine, host) = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        let error = await #expect(throws: EngineError.self) {
            try await engine.edit(TransitBoardIntent.self, of: id) { edit in
                edit[\.line] = TransitLine(identifier: "h1", displayString: "")
                edit[\.operator] = TransitOperator(identifier: "city-trams", displayString: "")
            }
        }
        expectEqual(error?.code, .wrongValue)
        expectEqual(error?.problems.map(\.parameter), ["line"])
        host.shutDown()
    }

    @Test func `an extension validates the whole configuration`() async throws {
        let (engine, host) = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        let error = await #expect(throws: EngineError.self) {
            try await engine.edit(TransitBoardIntent.self, of: id) { $0[\.walkingTime] = .seconds(7_200) }
        }
        expectEqual(error?.code, .refused)
        expectEqual(error?.problems.map(\.parameter), ["walkingTime"])
        try await engine.edit(TransitBoardIntent.self, of: id) { $0[\.walkingTime] = .seconds(600) }
        // Its handler accepts every configuration, so it is not asked.
        let car = try await engine.place(.carWidget, family: .systemSmall)
        try await engine.edit(WidgetConfigIntent.self, of: car) { $0[\.showLabels] = false }
        host.shutDown()
    }

    @Test func `an edit is refused if no extension can validate it`() async throws {
        let folder = try TemporaryFolder("extension")
        let engine = try IntentEngine(
            store: InMemoryStore(), extensions: [ExtensionHost(path: folder.path + "/nowhere")],
            definitions: [TransitBoardIntent.definition])
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        let error = await #expect(throws: EngineError.self) {
            try await engine.edit(TransitBoardIntent.self, of: id) { $0[\.walkingTime] = .seconds(600) }
        }
        expectEqual(error?.problems.map(\.code), [.lookupUnavailable])
        let outcome = try await engine.edit(TransitBoardIntent.self, of: id, unchecked: true) {
            $0[\.walkingTime] = .seconds(600)
        }
        expectEqual(outcome.warnings.count, 1)
        #expect(engine.missingHandlers.isEmpty)
    }

    @Test func `concurrent requests of several instances share one process`() async throws {
        let (engine, host) = try sampleEngine()
        let ids = try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await engine.place(.carWidget, family: .systemSmall) } }
            return try await group.reduce(into: [InstanceID]()) { $0.append($1) }
        }
        try await withThrowingTaskGroup { group in
            for id in ids {
                group.addTask {
                    try await engine.options(for: "carControls", of: id, request: request).collection.items.count
                }
            }
            for try await count in group { expectEqual(count, 5) }
        }
        expectEqual(host.startCount, 1)
        #expect(try #require(host.lastResidentBytes) > 1_000_000)
        host.shutDown()
        expectEqual(host.processID, nil)
    }

    @Test func `the extension that handles the intent receives the request`() async throws {
        let folder = try TemporaryFolder("extension")
        let silent = folder.path + "/silent"
        try FileManager.default.createSymbolicLink(
            atPath: silent, withDestinationPath: try BuiltPrograms.path(of: "ExtensionFaults"))
        let hosts = [
            ExtensionHost(path: silent), ExtensionHost(path: try BuiltPrograms.path(of: "sample-extension")),
        ]
        let engine = try IntentEngine(
            store: InMemoryStore(), extensions: hosts, definitions: [WidgetConfigIntent.definition])
        let id = try await engine.place(.carWidget, family: .systemSmall)
        // The first extension never sends its hello message, which does not delay the second.
        try await expectEqual(engine.options(for: "carControls", of: id, request: request).state, .answered)
        for host in hosts { host.shutDown() }
    }

    @Test func `a missing program is unavailable`() async throws {
        let engine = try IntentEngine(
            store: InMemoryStore(), extensions: [ExtensionHost(path: "/nowhere/car")],
            definitions: [WidgetConfigIntent.definition])
        let id = try await engine.place(.carWidget, family: .systemSmall)
        let answer = try await engine.options(for: "carControls", of: id, request: request)
        guard case .failed(let failure) = answer.state, failure.code == .unavailable else {
            Issue.record("\(answer.state)")
            return
        }
        expectEqual(failure.message, "the extension 'car' cannot be started: No such file or directory")
    }

    @Test func `options that exceed a line are returned in pages`() async throws {
        let test = try FaultEngine("long")
        let id = InstanceID("bad")
        var identifiers: [String] = []
        var request = OptionsRequest(limit: 5_000, timeout: .seconds(28))
        repeat {
            let answer = try await test.engine.options(for: "hero", of: id, request: request)
            try #require(answer.state == .answered)
            identifiers += answer.collection.items.compactMap(\.value.optionIdentifier)
            request.cursor = answer.collection.cursor
        } while request.cursor != nil
        expectEqual(identifiers, (0..<1_500).map { "item \($0)" })
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    /// The limit is for a debug build. The memory of a release build is measured in `Benchmarks`.
    @Test func `a search in 100,000 options stays within the memory limit`() async throws {
        let test = try FaultEngine("packed") { $0.memoryLimit = MemoryLimit(bytes: 60_000_000) }
        let id = InstanceID("bad")
        var request = OptionsRequest(searchTerm: "item 99999", limit: 100, timeout: .seconds(28))
        let answer = try await test.engine.options(for: "hero", of: id, request: request)
        expectEqual(answer.collection.items.map(\.title), ["Item 99999"])
        request.searchTerm = nil
        try await expectEqual(test.engine.options(for: "hero", of: id, request: request).collection.items.count, 100)
        test.finish()
    }

    /// Runs the example of the article about the protocol.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/env")))
    func `the Python extension of the protocol's article works`() async throws {
        let folder = try TemporaryFolder("extension")
        let program = folder.path + "/controls"
        try Data("#!/usr/bin/env python3\n\(try pythonExample())".utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let host = ExtensionHost(path: program)
        let engine = try IntentEngine(
            store: InMemoryStore(), extensions: [host], definitions: [WidgetConfigIntent.definition])
        let id = try await engine.place(.carWidget, family: .systemSmall)
        var answer = try await engine.options(for: "carControls", of: id, request: request)
        // A process that another test starts inherits the file, open for writing, until it runs its own program.
        let end = ContinuousClock.now + .seconds(60)
        while case .failed(let failure) = answer.state, failure.code == .unavailable, failure.message.contains("busy"),
            ContinuousClock.now < end
        {
            answer = try await engine.options(for: "carControls", of: id, request: request)
        }
        if case .failed(let failure) = answer.state, failure.code == .crashed, failure.message.contains("python3") {
            return
        }
        expectEqual(answer.collection.items.map(\.title), ["Lock", "Trunk"])
        _ = try await engine.edit(WidgetConfigIntent.self, of: id) { edit in
            edit[\.carControls] = [CarControl(identifier: "lock", displayString: "")]
        }
        try await expectEqual(
            engine.configuration(WidgetConfigIntent.self, of: id).carControls.map(\.displayString), ["Lock"])
        host.shutDown()
    }

    private func pythonExample() throws -> String {
        let text = try String(
            contentsOf: Repository.manual.appending(path: "Reference/ExtensionProtocol.md"), encoding: .utf8)
        let parts = text.components(separatedBy: "```python\n")
        return try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    }
}
