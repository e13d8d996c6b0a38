import AppIntents

// An intent whose query has the fault that the configuration names.

/// The identifiers of things that do not exist any more, and the names of faults that happen from now on.
public final class VanishedThings: @unchecked Sendable {
    public static let shared = VanishedThings()

    private let lock = NSLock()
    private var stored: Set<String> = []

    public func insert(_ id: String) { _ = lock.withLock { stored.insert(id) } }

    func contains(_ id: String) -> Bool { lock.withLock { stored.contains(id) } }
}

public struct Thing: AppEntity {
    public let id: String

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    public static let defaultQuery = ThingQuery()

    public var displayRepresentation: DisplayRepresentation { "Thing \(id)" }
}

public struct ThingQuery: EntityQuery {
    @IntentParameterDependency<FaultyIntent>(\.$fault) var intent

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [Thing] {
        try await Fault.happen(intent?.fault)
        return identifiers.filter { !VanishedThings.shared.contains($0) }.map { Thing(id: $0) }
    }

    public func suggestedEntities() async throws -> [Thing] {
        try await Fault.happen(intent?.fault)
        let count = intent?.fault == "many" ? 5_000 : 2
        return (1...count).map { Thing(id: "\($0)") }
    }
}

/// A query that runs on the main actor, as those of apps that read their models there.
@MainActor public struct MainThingQuery: EntityQuery {
    public nonisolated init() {}

    public func entities(for identifiers: [String]) async throws -> [Thing] {
        MainActor.assertIsolated()
        return identifiers.map { Thing(id: $0) }
    }

    public func suggestedEntities() async throws -> [Thing] {
        MainActor.assertIsolated()
        return [Thing(id: "main")]
    }
}

/// Texts whose provider never returns.
public struct HangingOptions: DynamicOptionsProvider {
    public init() {}

    public func results() async throws -> [String] {
        try await Fault.happen("hang")
        return []
    }
}

private struct WordlessError: LocalizedError {
    let errorDescription: String? = ""
}

enum Fault {
    static func happen(_ name: String?) async throws {
        switch name {
        case "throw": throw GarageError(text: "no things")
        case "signIn": throw AppIntentError.UserActionRequired.signin
        case "network":
            let address = URL(string: "http://example.com/?token=s3cret")
            throw NSError(
                domain: NSURLErrorDomain, code: -1004,
                userInfo: [
                    NSLocalizedDescriptionKey: "No connection", NSURLErrorFailingURLErrorKey: address as Any,
                ])
        case "file": _ = try String(contentsOfFile: "/nowhere/stations.json", encoding: .utf8)
        case "wordless": throw WordlessError()
        case "hang": await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        case "trap":
            let things: [Thing] = []
            _ = things[things.count]
        case "exit": exit(3)
        case let name? where VanishedThings.shared.contains(name):
            if name.hasPrefix("hang") { try await happen("hang") }
            throw GarageError(text: "no things any more")
        default: break
        }
    }
}

public struct FaultyIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Faulty"

    @Parameter(title: "Fault", default: "none")
    public var fault: String

    @Parameter(title: "Thing")
    public var thing: Thing?

    @Parameter(title: "Main Thing", query: MainThingQuery())
    public var mainThing: Thing?

    @Parameter(title: "Text", optionsProvider: HangingOptions())
    public var text: String?

    public init() {}

    public func perform() async throws -> some IntentResult {
        try await Fault.happen(fault)
        return .result()
    }
}

/// Parameters without defaults that are not optional.
public struct RequiredIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Required"

    @Parameter(title: "Thing") public var thing: Thing
    @Parameter(title: "Tags") public var tags: [String]

    public init() {}
}
