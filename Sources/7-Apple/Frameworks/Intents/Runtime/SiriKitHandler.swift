import Foundation
import IntentModel
import IntentRuntime
internal import IntentSystem
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
        if searchTerm != nil { searchResults.remember(collection, for: searchSubject(parameter, intent)) }
        return collection
    }

    /// SiriKit handlers have no lookup. Values are looked up in the initial list, then in earlier search results, and
    /// finally with a search for the value's title. All of these are for the parents that the configuration has.
    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        var known = SearchResults.byIdentifier(try await options(of: parameter, for: intent, searchTerm: nil))
        guard Class.isSearched(parameter) else { return identifiers.compactMap { known[$0] } }
        let subject = searchSubject(parameter, intent)
        let values = intent.intentValues
        for identifier in identifiers where known[identifier] == nil {
            if let value = searchResults.value(identifier, for: subject) {
                known[identifier] = value
                continue
            }
            let term = values.searchTerm(for: identifier, in: parameter)
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

    /// The declared intent; nil if its definition cannot be read.
    private var declared: IntentModel.Intent? {
        let definition = Intent.definition
        return definition.name.flatMap { name in (try? definition.schema())?.intent(named: name) }
    }

    private func searchSubject(_ parameter: String, _ intent: Intent) -> SearchResults.Subject {
        let values = intent.intentValues
        return SearchResults.Subject(
            parameter: parameter,
            parents: (declared?.parameter(named: parameter)?.dependsOn ?? []).map { parent in
                (values[parent]?.slots ?? []).map { $0?.optionKey }
            })
    }

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
            throw HandlerError.noHandler(of: Class.self, provider: owner)
        }
        return handler
    }

    /// Runs a body and converts its errors for the runtime.
    private func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        do { return try await body() } catch { throw runtimeError(for: error) }
    }
}

extension SiriKitHandler: IntentPerforming {
    /// Calls `handle(intent:)`. A response that indicates no success becomes an error.
    func perform(_ intent: Intent, context: PerformContext) async throws {
        let number = try await answering {
            let intent = intent.makeIntent()
            return try await intent.perform(by: try handler(of: intent))
        }
        let outcome = INPerformOutcome(number: number, of: declared)
        if !outcome.isSuccess { throw outcome.failure }
    }
}

/// The options that searches have found, by subject and identifier. Kept as long as the handler.
private final class SearchResults: Sendable {
    /// A parameter and the keys of the values of its parents: an option of other parents is not an option.
    struct Subject: Hashable, Sendable {
        let parameter: String
        let parents: [[ExactText?]]
    }

    private let values = Mutex<[Subject: [ExactText: IntentValue]]>([:])
    /// The maximum number of options per parameter. When it is exceeded, earlier results are discarded.
    private static let maximumCount = 10_000

    func remember(_ collection: OptionCollection<IntentValue>, for subject: Subject) {
        let new = Self.byIdentifier(collection)
        values.withLock { values in
            let count = values.reduce(new.count) { $1.key.parameter == subject.parameter ? $0 + $1.value.count : $0 }
            if count > Self.maximumCount { values = values.filter { $0.key.parameter != subject.parameter } }
            values[subject, default: [:]].merge(new) { $1 }
        }
    }

    func value(_ identifier: String, for subject: Subject) -> IntentValue? {
        values.withLock { $0[subject]?[identifier] }
    }

    /// Returns the options by identifier. If identifiers repeat, the first option counts.
    static func byIdentifier(_ collection: OptionCollection<IntentValue>) -> [ExactText: IntentValue] {
        let pairs = collection.items.compactMap { item in
            item.value.optionKey.map { ($0, item.value) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension IntentValues {
    /// Returns a search term for a value: the title it had when it was chosen, or its identifier.
    fileprivate func searchTerm(for identifier: String, in parameter: String) -> String {
        for case .object(let object)? in self[parameter]?.slots ?? []
        where object.identifier.isExactly(identifier) && !object.displayString.isEmpty {
            return object.displayString
        }
        return identifier
    }
}
