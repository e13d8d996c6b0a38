import IntentSystem

/// The handlers of an engine by intent, and the schema that their definitions form.
package struct HandlerRegistry: Sendable {
    package let schema: Schema
    /// The names of the types that code declares.
    package let naming: TypeNaming
    /// The conversions of values that no longer fit, by intent name.
    let migrations: [String: ValueMigration]
    private let handlers: [String: AnyHandler]
    /// Handles the intents that have no handler in this process.
    private let remote: (any RemoteHandling)?
    /// Whether a handler may validate configurations of any intent.
    let mayValidate: Bool

    /// Creates a registry whose schema is the union of the definitions.
    /// - Parameter naming: The names of the types that code declares; nil for those that are unique in these definitions.
    package init(
        handlers: [any IntentHandling], definitions: [IntentDefinition], remote: (any RemoteHandling)? = nil,
        naming: TypeNaming? = nil
    ) throws {
        let all = handlers.map { $0.definition } + definitions
        let naming = naming ?? TypeNaming(of: all)
        try self.init(
            handlers: handlers, schema: try Schema(merging: all, naming: naming), definitions: definitions,
            remote: remote, naming: naming)
    }

    /// Creates a registry for a schema that was read from definition files.
    package init(
        handlers: [any IntentHandling], schema: Schema, definitions: [IntentDefinition] = [],
        remote: (any RemoteHandling)? = nil, naming: TypeNaming? = nil
    ) throws {
        self.schema = schema
        self.remote = remote
        let all = handlers.map { $0.definition } + definitions
        let naming = naming ?? TypeNaming(of: all)
        self.naming = naming
        migrations = Dictionary(all.flatMap(\.migrations)) { first, _ in first }
        self.handlers = try Self.byIntent(handlers, naming)
        mayValidate = remote != nil || self.handlers.values.contains { $0.validate != nil }
        for name in self.handlers.keys.sorted() where schema.presentIntent(named: name) == nil {
            throw EngineError(conflictingDefinitions: "no definition declares the intent '\(name)'")
        }
    }

    /// Returns the handler of an intent, even if it was generated under a former name of the intent.
    package func handler(of intent: Intent) -> AnyHandler? {
        localHandler(of: intent) ?? remote.map { AnyHandler($0, intent: intent, schema: schema) }
    }

    /// Returns the handler in this process.
    func localHandler(of intent: Intent) -> AnyHandler? {
        intent.allNames.lazy.compactMap { handlers[$0] }.first
    }

    /// Whether intents without a handler in this process may have one in another.
    var hasRemote: Bool { remote != nil }

    /// The names of the intents that have a handler in this process, sorted.
    package var intentNames: [String] { handlers.keys.sorted() }

    /// Whether the handler of an intent in this process validates configurations.
    package func validates(intentNamed name: String) -> Bool { handlers[name]?.validate != nil }

    /// Whether the handler of an intent in this process performs it.
    package func performs(intentNamed name: String) -> Bool { handlers[name]?.perform != nil }

    /// Whether a handler may validate configurations of an intent. Those in other processes have to be asked.
    func mayValidate(_ intent: Intent) -> Bool { mayValidate && handler(of: intent)?.validate != nil }

    /// Whether a handler validates configurations of an intent.
    /// - Throws: ``OptionsFailure`` if a process that may contain the handler does not start.
    func validates(_ intent: Intent) async throws -> Bool {
        if let handler = localHandler(of: intent) { return handler.validate != nil }
        return try await remote?.validates(intent) ?? false
    }

    private static func byIntent(
        _ handlers: [any IntentHandling], _ naming: TypeNaming
    ) throws(EngineError) -> [String: AnyHandler] {
        var byIntent: [String: AnyHandler] = [:]
        for handler in handlers {
            guard let name = handler.definition.name(naming) else {
                throw EngineError(conflictingDefinitions: "the definition of \(type(of: handler))'s intent has no name")
            }
            guard byIntent.updateValue(handler.erased, forKey: name) == nil else {
                let equal = handlers.filter { $0.definition.name(naming) == name }
                let others = equal.map { handler in
                    handler.definition.hasFile
                        ? "'\(String(reflecting: type(of: handler)))'" : handler.definition.origin
                }
                let remedy = equal.contains { !$0.definition.hasFile }
                throw EngineError(
                    conflictingDefinitions: "two handlers for intent '\(name)': \(others.joined(separator: " and "))"
                        + (remedy ? "; declare 'static let persistentIdentifier' in one of them" : ""))
            }
        }
        return byIntent
    }
}

extension IntentHandling {
    fileprivate var definition: IntentDefinition { Intent.definition }
    fileprivate var erased: AnyHandler { AnyHandler(self) }
}

extension Schema {
    /// Creates the union of definitions. The intents of one file share their JSON, which is decoded once.
    fileprivate init(merging definitions: [IntentDefinition], naming: TypeNaming) throws(EngineError) {
        var merged: Schema?
        let files = try definitions.filter(\.hasFile).map { definition throws(EngineError) in
            try definition.readSchema(naming)
        }
        for definition in definitions {
            var schema = try definition.readSchema(naming)
            if !definition.hasFile { schema.adopt(files, isGenerated: definition.isGenerated) }
            switch merged?.merging(schema) ?? .success(schema) {
            case .success(let union): merged = union
            case .failure(let conflict):
                let first = definitions.first { (try? $0.schema(naming)).map(conflict.concerns) ?? false } ?? definition
                throw EngineError(
                    conflictingDefinitions: conflict.description(first: first.origin, second: definition.origin))
            }
        }
        self = merged ?? Schema()
    }
}

extension Schema {
    /// Turns what code declares into a part of definition files. It has no group, and what is generated from a file is the
    /// declaration of the file. So is a type that other code declares with less, such as without translations.
    fileprivate mutating func adopt(_ files: [Schema], isGenerated: Bool) {
        guard let first = files.first else { return }
        group = first.group
        intents.removeAll { intent in isGenerated && files.contains { $0.intent(named: intent.name) != nil } }
        types.removeAll { type in
            files.contains { $0.type(named: type.name).map { isGenerated || $0.covers(type) } ?? false }
        }
        enums.removeAll { type in
            files.contains { $0.enumeration(named: type.name).map { isGenerated || $0.covers(type) } ?? false }
        }
    }
}

extension ObjectType {
    /// Whether this type has all properties of another one, with the same types.
    fileprivate func covers(_ other: ObjectType) -> Bool {
        other.properties.allSatisfy { property in
            properties.contains { $0.name == property.name && $0.type == property.type }
        }
    }
}

extension EnumType {
    /// Whether this enum has all cases of another one.
    fileprivate func covers(_ other: EnumType) -> Bool {
        Set(texts: other.cases.map(\.name)).isSubset(of: Set(texts: cases.map(\.name)))
    }
}

extension IntentDefinition {
    fileprivate func readSchema(_ naming: TypeNaming) throws(EngineError) -> Schema {
        do {
            var schema = try schema(naming)
            if let declaredIntent, let index = schema.intents.firstIndex(where: { $0.name == name(naming) }) {
                for name in naming.formerNames(of: declaredIntent) { schema.intents[index].addFormerName(name) }
            }
            return schema
        } catch {
            // Only JSON that the generator did not write can fail here.
            throw EngineError(
                conflictingDefinitions: "the definition of '\(name ?? "a file")' cannot be read: \(error)")
        }
    }
}
