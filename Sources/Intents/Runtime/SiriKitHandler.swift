import Foundation
import IntentRuntime
import Synchronization

/// A SiriKit handler in the form that the runtime calls.
struct SiriKitHandler<Class: SiriKitIntent>: IntentHandling {
    typealias Intent = SiriKitConfiguration<Class>

    let source: INHandlerSource
    /// The type that provides the handler, for messages.
    let owner: String
    private let searchResults = SearchResults()

    init(source: INHandlerSource, owner: String) {
        self.source = source
        self.owner = owner
    }

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let collection = try await options(of: parameter, for: intent, searchTerm: searchTerm)
        // A search may find options that the initial list does not contain, and lookup needs these, too.
        if searchTerm != nil { searchResults.remember(collection, of: parameter) }
        return collection
    }

    /// SiriKit handlers have no lookup. Values are looked up in the initial list, then in earlier search results, and
    /// finally with a search for the value's title.
    func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        let intent = Intent(intentValues: context.values)
        var known = SearchResults.byIdentifier(try await options(of: parameter, for: intent, searchTerm: nil))
        guard Class.isSearched(parameter) else { return identifiers.compactMap { known[$0] } }
        for identifier in identifiers where known[identifier] == nil {
            if let value = searchResults.value(identifier, of: parameter) {
                known[identifier] = value
                continue
            }
            let term = context.values.searchTerm(for: identifier, in: parameter)
            let collection = try await options(of: parameter, for: intent, searchTerm: term)
            known[identifier] = SearchResults.byIdentifier(collection)[identifier]
        }
        return identifiers.compactMap { known[$0] }
    }

    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        try await answering {
            let intent = intent.makeIntent()
            let values = try await intent.provideDefault(ofParameter: parameter, by: try handler(of: intent))
            return values.values[parameter]?.slots.compactMap(\.self) ?? []
        }
    }

    // MARK: Calls

    private func options(
        of parameter: String, for intent: Intent, searchTerm: String?
    ) async throws -> OptionCollection<IntentValue> {
        try await answering {
            let intent = intent.makeIntent()
            let handler = try handler(of: intent)
            return try await intent.provideOptions(ofParameter: parameter, searchTerm: searchTerm, by: handler)
                .collection
        }
    }

    private func handler(of intent: Class) throws -> Any {
        guard let handler = source.handler(intent) else {
            throw INHandlerProblem.noHandler(of: Class.self, provider: owner)
        }
        return handler
    }

    /// Runs a body and converts its errors for the runtime.
    private func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        do { return try await body() } catch { throw HandlerError.runtimeError(for: error) }
    }
}

/// The options that searches have found, by parameter and identifier. Kept as long as the handler.
private final class SearchResults: Sendable {
    private let values = Mutex<[String: [String: IntentValue]]>([:])
    /// The maximum number of options per parameter. When it is exceeded, earlier results are discarded.
    private static let maximumCount = 10_000

    func remember(_ collection: OptionCollection<IntentValue>, of parameter: String) {
        let new = Self.byIdentifier(collection)
        values.withLock { values in
            let known = values[parameter, default: [:]]
            values[parameter] = known.count + new.count > Self.maximumCount ? new : known.merging(new) { $1 }
        }
    }

    func value(_ identifier: String, of parameter: String) -> IntentValue? {
        values.withLock { $0[parameter]?[identifier] }
    }

    /// Returns the options by identifier. If identifiers repeat, the first option counts.
    static func byIdentifier(_ collection: OptionCollection<IntentValue>) -> [String: IntentValue] {
        let pairs = collection.items.compactMap { item in
            item.value.optionIdentifier.map { ($0, item.value) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension IntentValues {
    /// Returns a search term for a value: the title it had when it was chosen, or its identifier.
    fileprivate func searchTerm(for identifier: String, in parameter: String) -> String {
        for case .object(let object)? in self[parameter]?.slots ?? []
        where object.identifier == identifier && !object.displayString.isEmpty {
            return object.displayString
        }
        return identifier
    }
}
