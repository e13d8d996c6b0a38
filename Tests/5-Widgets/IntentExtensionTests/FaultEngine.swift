import ExtensionFaults
import Foundation
import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// An engine with a faulty extension, and the instances `bad`, `good` and `other`.
struct FaultEngine: Sendable {
    let engine: IntentEngine
    let host: ExtensionHost
    private let folder: TemporaryFolder

    init(
        _ fault: String, schema: Schema = FaultSchema.schema, _ configure: (inout ExtensionSettings) -> Void = { _ in }
    ) throws {
        folder = try TemporaryFolder("extension")
        let link = folder.path + "/" + fault
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: try BuiltPrograms.path(of: "ExtensionFaults"))
        // On a busy machine, a test may pause for a while without being idle.
        var settings = ExtensionSettings(idleTimeout: .seconds(3_600), cancellationGracePeriod: .milliseconds(200))
        configure(&settings)
        host = ExtensionHost(path: link, settings: settings)
        let store = InMemoryStore()
        engine = try IntentEngine(schema: schema, store: store, remote: ExtensionHandlers([host]))
        for name in ["bad", "good", "other"] {
            try store.place(
                StoredInstance(
                    id: try #require(InstanceID(name)), kind: "widget", family: .systemSmall, intent: "Config"),
                at: StoreTime(milliseconds: 0))
        }
    }

    /// Requests the options of an instance. The default timeout suits a busy machine.
    func options(_ instance: String, within timeout: Duration = .seconds(20)) async throws -> OptionsAnswer {
        let id = try #require(InstanceID(instance))
        var request = OptionsRequest()
        request.timeout = timeout
        return try await engine.options(for: "hero", of: id, request: request)
    }

    func state(_ instance: String, within timeout: Duration = .seconds(20)) async throws -> OptionsAnswer.State {
        try await options(instance, within: timeout).state
    }

    /// Makes the provider of `other` misbehave from now on.
    func turnOther() throws {
        try Data().write(to: URL(fileURLWithPath: host.path + ".on"))
    }

    /// Repeats a request until it succeeds, since consecutive failures delay the restart.
    func recovers(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if try await state("other") == .answered { return }
        }
        Issue.record("no request succeeds within a minute", sourceLocation: sourceLocation)
    }

    /// Stops the extension and checks that its process no longer exists.
    func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        let process = host.processID
        host.shutDown()
        guard let process else { return }
        #expect(kill(process, 0) == -1 && errno == ESRCH, sourceLocation: sourceLocation)
    }
}

/// Waits until a condition is true, for at most a minute.
func eventually(sourceLocation: SourceLocation = #_sourceLocation, _ isTrue: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !isTrue() {
        try #require(ContinuousClock.now < end, "the condition is false after a minute", sourceLocation: sourceLocation)
        await Task.yield()
    }
}
