import Foundation
import IntentRuntime

/// A handler of SiriKit's form as the runtime asks it.
struct SiriKitHandler<Class: SiriKitIntent>: IntentHandling {
    typealias Intent = SiriKitConfiguration<Class>

    let source: INHandlerSource
    /// Who gives the handler, for messages.
    let owner: String
    private let found = FoundOptions()

    init(source: INHandlerSource, owner: String) {
        self.source = source
        self.owner = owner
    }

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let collection = try await options(of: parameter, for: intent, searchTerm: searchTerm)
        // A search may find what the first list does not hold; lookup must know it then.
        if searchTerm != nil { found.remember(collection, of: parameter) }
        return collection
    }

    /// SiriKit's handlers have no lookup: what is asked for is looked for in the first list, then among what searches
    /// have found, and by a search for the text that showed it.
    func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        let intent = Intent(intentValues: context.values)
        var known = FoundOptions.byIdentifier(try await options(of: parameter, for: intent, searchTerm: nil))
        guard Class.isSearched(parameter) else { return identifiers.compactMap { known[$0] } }
        for identifier in identifiers where known[identifier] == nil {
            if let value = found.value(identifier, of: parameter) {
                known[identifier] = value
                continue
            }
            let term = context.values.searchTerm(for: identifier, in: parameter)
            let collection = try await options(of: parameter, for: intent, searchTerm: term)
            known[identifier] = FoundOptions.byIdentifier(collection)[identifier]
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

    // MARK: Parts

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

    /// With errors as the runtime knows them.
    private func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        do { return try await body() } catch { throw HandlerError.runtimeError(for: error) }
    }
}
