internal import IntentExtension
internal import IntentModel
internal import IntentRuntime

/// One run of one command: finds definitions and store when they are needed.
///
/// The commands themselves are in extensions; each takes plain values, talks to the engine and returns a result.
package struct Session: Sendable {
    let context: ControlContext
    let choices: SessionChoices
    let extensions: ProgramExtensions

    package init(context: ControlContext, choices: SessionChoices) {
        self.context = context
        self.choices = choices
        extensions = ProgramExtensions(choices, environment: context.environment)
    }

    /// Definitions and store, for a command that may be the first to use the store.
    func workspaceForPlacing() throws -> Workspace {
        let schema = try schema()
        return try workspace(over: schema, at: try storeLocation(of: schema.group))
    }

    /// Definitions and store, for a command about an instance. A store that is not there is not made.
    func workspace(for id: String) throws -> Workspace {
        let schema = try schema()
        return try existingWorkspace(over: schema, at: try storeLocation(of: schema.group), for: id)
    }

    /// The store alone, for a command about an instance that needs no definitions.
    func storeWorkspace(for id: String) throws -> Workspace {
        try existingWorkspace(over: nil, at: try definitionFreeLocation(), for: id)
    }

    /// The store, for a command about all instances.
    /// - Parameter needsDefinitions: Else they are read where that asks nothing of the caller.
    /// - Throws: `unavailable` where there is no store.
    func existingStoreWorkspace(needsDefinitions: Bool = false) throws -> Workspace {
        let schema = needsDefinitions ? try schema() : try? optionalSchema()
        let location =
            needsDefinitions ? try storeLocation(of: (schema ?? Schema()).group) : try definitionFreeLocation()
        guard try !isMissing(location) else {
            throw ControlFailure(.unavailable, "unavailable", "there is no store at '\(location.text)' yet")
        }
        return try workspace(over: schema, at: location)
    }

    /// Like ``workspace(for:)``, with no definitions where none are found.
    func workspaceIfDefined(for id: String) throws -> Workspace {
        try existingWorkspace(over: try optionalSchema(), at: try definitionFreeLocation(), for: id)
    }

    /// Like ``workspaceForPlacing()``, with no definitions where none are found.
    func workspaceIfDefined() throws -> Workspace {
        try workspace(over: try optionalSchema(), at: try definitionFreeLocation())
    }

    /// The instances of the store; nil where there is no store yet.
    func storedInstances(of kind: WidgetKind?) throws -> [StoredInstance]? {
        let location = try definitionFreeLocation()
        guard try !isMissing(location) else { return nil }
        return try open(location, over: nil).instances(of: kind)
    }

    /// Where the store is. Definitions are looked at only where they tell that, and may be missing.
    func definitionFreeLocation() throws -> StoreLocation {
        if let location = try namedStoreLocation() { return location }
        return try storeLocation(of: try optionalSchema()?.group ?? Schema().group)
    }

    /// - Throws: ``DefinitionPaths/missing``, or what is wrong with the definitions.
    func schema() throws -> Schema {
        guard let schema = try optionalSchema() else { throw DefinitionPaths.missing }
        return schema
    }

    /// The tag in which texts are shown where no option and no variable names one.
    func locale(of schema: Schema) throws(ControlFailure) -> String {
        try LocaleChoice.tag(option: choices.locale, environment: context.environment) ?? schema.language
    }

    func optionalSchema() throws -> Schema? {
        switch context.definitions {
        case .files(let load):
            let paths = try DefinitionPaths.choose(
                option: choices.definitions, environment: context.environment, hasFolder: OpenFile.isFolder)
            return paths.isEmpty ? try extensions.schema() : try load(paths)
        case .program(let handlers, let definitions, _):
            // The schema is asked for before there is a store to open: its group tells where that is.
            return try IntentEngine(store: InMemoryStore(), handlers: handlers, definitions: definitions).schema
        }
    }

    /// About the extensions that this run has started.
    var extensionWarnings: [Note] {
        guard extensions.haveAnswered, let schema = try? optionalSchema() else { return [] }
        return extensions.warnings(about: schema)
    }

    private func existingWorkspace(
        over schema: Schema?, at location: StoreLocation, for id: String
    ) throws -> Workspace {
        guard try !isMissing(location) else {
            throw ControlFailure(
                .wrongData, "unknownInstance",
                "there is no instance '\(id)': there is no store at '\(location.text)' yet")
        }
        return try workspace(over: schema, at: location)
    }

    /// - Parameter schema: Nil for a command that needs neither definitions nor handlers.
    private func workspace(over schema: Schema?, at location: StoreLocation) throws -> Workspace {
        let locale = try locale(of: schema ?? Schema())
        let hosts = schema == nil ? [] : try extensions.found()
        let store = try open(location, over: schema)
        var settings = context.settings
        settings.locale = locale
        settings.answers = answers(of: schema, at: location)
        let engine = try IntentEngine(
            schema: schema ?? Schema(), store: store, handlers: schema == nil ? [] : context.definitions.handlers,
            foreign: hosts.isEmpty ? nil : ExtensionHandlers(hosts), optionFiles: TrustedOptionSources(context),
            settings: settings)
        return Workspace(schema: schema ?? Schema(), store: store, engine: engine, locale: locale)
    }

    /// Where the last good answers are kept; nil without definitions, and where there is no place for them.
    private func answers(of schema: Schema?, at location: StoreLocation) -> AnswerFolder? {
        guard let group = schema?.group, StoreLocation.isFolderName(group),
            let folder = UserFolders.cache(context.environment)
        else { return nil }
        return AnswerFolder(path: "\(folder)/\(group)", scope: location.identity)
    }

    /// Opens a store, and makes it where there is none.
    func open(_ location: StoreLocation, over schema: Schema? = nil) throws -> any InstanceStore {
        try location.open(for: try group(in: location, over: schema))
    }

    /// Whether nothing is there yet.
    func isMissing(_ location: StoreLocation) throws -> Bool {
        try location.isMissing(for: try group(in: location, over: nil))
    }

    /// A database holds many groups: definitions tell which one is meant, also to a command that does without else. A file
    /// holds one.
    private func group(in location: StoreLocation, over schema: Schema?) throws -> String {
        guard case .database = location else { return Schema().group }
        return try (schema ?? optionalSchema() ?? Schema()).group
    }

    private func storeLocation(of group: String) throws(ControlFailure) -> StoreLocation {
        if let named = try namedStoreLocation() { return named }
        return try .standard(group: group, environment: context.environment)
    }

    private func namedStoreLocation() throws(ControlFailure) -> StoreLocation? {
        guard let text = choices.store ?? context.environment["INTENT_STORE"] else { return nil }
        return try StoreLocation(parsing: text, environment: context.environment)
    }
}
