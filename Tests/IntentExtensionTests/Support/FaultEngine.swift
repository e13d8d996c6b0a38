import ExtensionFaults
import Foundation
import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// An engine whose handler is a faulty extension, with an instance `bad` and an instance `good`.
struct FaultEngine: Sendable {
    let engine: IntentEngine
    let host: ExtensionHost
    private let folder: TemporaryFolder

    init(_ fault: String, _ configure: (inout ExtensionSettings) -> Void = { _ in }) throws {
        folder = try TemporaryFolder("extension")
        let link = folder.path + "/" + fault
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: try BuiltProgram.path("ExtensionFaults"))
        // A test that waits for a processor is not idle.
        var settings = ExtensionSettings(idleTime: .seconds(3_600), cancellationTime: .milliseconds(200))
        configure(&settings)
        host = ExtensionHost(path: link, settings: settings)
        let store = InMemoryStore()
        engine = try IntentEngine(
            schema: FaultSchema.schema, store: store, foreign: ExtensionHandlers([host]))
        for name in ["bad", "good", "other"] {
            try store.place(
                StoredInstance(
                    id: try #require(InstanceID(name)), kind: "widget", family: "systemSmall", intent: "Config"),
                at: StoreTime(milliseconds: 0))
        }
    }

    /// How an instance's options were answered. A machine that is busy has twenty seconds unless told otherwise.
    func options(_ instance: String, within time: Duration = .seconds(20)) async throws -> OptionsAnswer {
        let id = try #require(InstanceID(instance))
        var request = OptionsRequest()
        request.deadline = time
        return try await engine.options(for: "hero", of: id, request: request)
    }

    func state(_ instance: String, within time: Duration = .seconds(20)) async throws -> OptionsAnswer.State {
        try await options(instance, within: time).state
    }

    /// Asks until a process answers: after failures in a row none is started for a while.
    func recovers(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if try await state("other") == .answered { return }
        }
        Issue.record("no process answers any more", sourceLocation: sourceLocation)
    }

    /// Ends the extension, and checks that nothing is left of its process.
    func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        let process = host.processID
        host.shutDown()
        guard let process else { return }
        #expect(kill(process, 0) == -1 && errno == ESRCH, sourceLocation: sourceLocation)
    }
}

/// Looks again and again, for a minute at most.
func eventually(sourceLocation: SourceLocation = #_sourceLocation, _ isTrue: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !isTrue() {
        try #require(ContinuousClock.now < end, "a minute went by", sourceLocation: sourceLocation)
        await Task.yield()
    }
}
