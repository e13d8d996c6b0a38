package import IntentCommandLine
internal import IntentExtension
internal import IntentModel
internal import IntentRuntime
internal import IntentStoreSQLite
internal import IntentSystem
internal import IntentWidgets
internal import Synchronization

/// The options that all commands share.
package struct SessionChoices: Hashable, Sendable {
    package var definitions: [String] = []
    package var store: String?
    package var locale: String?
    /// The path of the policy.
    package var policy: String?
    /// Paths of extension programs.
    package var extensions: [String] = []
    /// The maximum memory of an extension in bytes; nil for no limit.
    package var memoryLimit: Int?
    /// Whether to print what extensions write to standard error.
    package var showsExtensionLog = false
    /// Whether no progress is shown.
    package var isQuiet = false
}

/// One run of a command, which finds the definitions and opens the store when the command needs them.
///
/// A command states its needs with ``workspace(definitions:store:)``; definitions are read at most once. The operations
/// behind the commands are extensions beside them: they take plain values and return a result.
package final class Session: Sendable {
    package let context: ControlContext
    let choices: SessionChoices
    let extensions: ProgramExtensions
    private let readSchema = Mutex(ReadSchema.unread)
    /// Receives the errors of definition files that are left out, once.
    private let reportFaults: @Sendable (CommandError) -> Void

    package init(
        context: ControlContext, choices: SessionChoices,
        reportFaults: @escaping @Sendable (CommandError) -> Void = { _ in }
    ) {
        self.context = context
        self.choices = choices
        self.reportFaults = reportFaults
        extensions = ProgramExtensions(choices, environment: context.environment)
    }

    /// Warnings about the extensions that this run has started.
    var extensionWarnings: [Note] {
        guard extensions.haveAnswered, let schema = try? schemaIfFound() else { return [] }
        return extensions.warnings(about: schema)
    }

    /// Warnings about the handlers that the code of this program lacks. Extensions may contain them.
    package var handlerWarnings: [Note] {
        guard isGeneratedProgram, extensions.isEmpty else { return [] }
        return ((try? missingHandlers()) ?? []).map { .warning("\($0)") }
    }

    /// Returns the intents that neither this program nor an extension that has started handles.
    func missingHandlers() throws -> [MissingHandler] {
        guard let schema = try schemaIfFound() else { return [] }
        return try HandlerRegistry(handlers: context.definitions.handlers, schema: schema)
            .missingHandlers(besides: extensions.handledIntents)
    }

    /// Returns the controls whose intents neither this program nor an extension that has started performs.
    func unperformedControls() throws -> [Control] {
        guard let schema = try schemaIfFound() else { return [] }
        // A button in code may have an App Intent, which performs itself.
        let shown = Set(context.widgets.filter { $0.action?.intent?.hasFile == false }.map(\.kind.name))
        return try HandlerRegistry(handlers: context.definitions.handlers, schema: schema)
            .unperformedControls(besides: extensions.performedIntents).filter { !shown.contains($0.kind.name) }
    }

    /// Whether the definitions come from generated code, as the handlers do.
    var isGeneratedProgram: Bool { !context.definitions.areFiles }

    /// Whether nothing in this run can answer for handlers: the definitions come from files, without an extension.
    var lacksHandlers: Bool { context.definitions.areFiles && extensions.isEmpty }

    /// Times as the text of this run shows them.
    var times: TimeText { TimeText(now: context.settings.time()) }

    /// Returns a line for the progress of the command; nil if standard error is no terminal or something else is printed there.
    func progress(_ label: String) -> ProgressLine? {
        if choices.isQuiet || choices.showsExtensionLog { return nil }
        return ProgressLine(onTerminal: label, environment: context.environment)
    }

    var handlerAdvice: String {
        "\(context.programName) contains no handlers; pass a program that does with --extension PATH"
    }
}

/// What a command needs before it can run.
extension Session {
    enum DefinitionsNeed {
        /// Definitions must be found, and all of them must be valid.
        case complete
        /// Definitions must be found. Files with errors are left out.
        case required
        /// Definitions are used if there are any; then some must be valid.
        case ifFound
        /// Definitions are used if there are any; then all of them must be valid. For commands that print values of all
        /// instances, because what a value is stored as does not say whether its row has become a secret since.
        case completeIfFound
        /// Definitions are used if there are any and some are valid. For commands that print no values.
        case ifValid
        /// The command works without definitions and handlers. They only determine where the store is.
        case none
    }

    enum StoreNeed {
        /// The store is created if it does not exist.
        case created
        /// The store is created by the first write if it does not exist.
        /// - Parameter group: The group whose instances are meant if no definitions name it.
        case createdByWrite(group: String? = nil)
        /// The store must exist.
        case existing
        /// The store must exist because it contains the instance with this identifier.
        case existingFor(id: String)
    }

    /// Finds the definitions and opens the store for a command.
    /// - Parameter catalogs: The catalogs of the interface's texts, for a command that shows an editor.
    func workspace(
        definitions: DefinitionsNeed, store storeNeed: StoreNeed, catalogs: [TextCatalog] = []
    ) throws -> Workspace {
        let schema: Schema? =
            switch definitions {
            case .complete: try completeSchema()
            case .required: try schema()
            case .ifFound: try schemaIfFound()
            case .completeIfFound: try completeSchemaIfFound()
            case .ifValid: try? schemaIfFound()
            case .none: nil
            }
        let location = try storeLocation()
        // A new store is created last, when nothing else can be wrong.
        let existing = try existingStore(at: location, for: storeNeed)
        if case .existingFor(let id) = storeNeed { try refuseBlocked(id, in: existing, schema) }
        var settings = context.settings
        settings.catalogs = catalogs
        settings.answerCache = answerCache(of: schema, at: location)
        let engine = try engine(of: schema, settings) { try existing ?? newStore(at: location, for: storeNeed) }
        return Workspace(schema: schema ?? Schema(), engine: engine, locale: engine.defaultLocale)
    }

    /// Returns an engine with an empty store in memory, for widgets that are not placed.
    func galleryEngine() throws -> IntentEngine {
        try engine(of: schema(), context.settings) { InMemoryStore() }
    }

    /// - Parameter store: Returns the store. It is called last.
    private func engine(
        of schema: Schema?, _ settings: EngineSettings, over store: () throws -> any InstanceStore
    ) throws -> IntentEngine {
        var settings = settings
        settings.locale = try locale(of: schema ?? Schema())
        let hosts = schema == nil ? [] : try extensions.found()
        settings.policy = try schema.flatMap(policy)
        return try IntentEngine(
            schema: schema ?? Schema(), store: store(), handlers: schema == nil ? [] : context.definitions.handlers,
            remote: hosts.isEmpty ? nil : ExtensionHandlers(hosts), documents: TrustedOptionSources(context),
            settings: settings)
    }

    /// Returns the folder of the last good answers; nil without definitions or a home folder.
    private func answerCache(of schema: Schema?, at location: StoreLocation) -> AnswerFolder? {
        guard let group = schema?.group, DefaultLocation.isFolderName(group),
            let folder = UserFolders.cache(context.environment)
        else { return nil }
        return AnswerFolder(path: "\(folder)/\(group)", scope: location.identity)
    }
}

/// Definitions.
extension Session {
    /// - Throws: ``DefinitionPaths/missing`` if no definitions are found, or an error with what is wrong in them.
    func schema() throws -> Schema { try schemaIfFound().orMissing() }

    /// Returns the definitions of this run, or nil if there are none. The errors of files that are left out are reported.
    func schemaIfFound() throws -> Schema? { try loadedSchema().schema }

    /// Returns the definitions of this run, or nil if there are none.
    /// - Throws: The errors of files that other commands leave out.
    func completeSchemaIfFound() throws -> Schema? {
        let loaded = try loadedSchema(reports: false)
        if let faults = loaded.faults { throw faults }
        return loaded.schema
    }

    func completeSchema() throws -> Schema { try completeSchemaIfFound().orMissing() }

    /// Returns the widgets without those whose definition may be in a file that is left out.
    func withoutBlocked(_ widgets: [WidgetRegistration]) throws -> [WidgetRegistration] {
        let (schema, faults) = try loadedSchema()
        guard let schema, faults != nil else { return widgets }
        return widgets.filter { schema.presentWidget(of: $0.kind) != nil }
    }

    private func loadedSchema(reports: Bool = true) throws -> (schema: Schema?, faults: CommandError?) {
        switch readSchema.withLock({ $0 }) {
        case .unread: break
        case .schema(let schema, let faults): return (schema, faults)
        case .failure(let error): throw error
        }
        do {
            let (schema, faults) = try loadSchema()
            readSchema.withLock { $0 = .schema(schema, faults) }
            if reports, let faults { reportFaults(faults) }
            return (schema, faults)
        } catch {
            readSchema.withLock { $0 = .failure(error) }
            throw error
        }
    }

    /// Refuses an instance whose widget no valid file declares, while there are invalid ones, which may.
    private func refuseBlocked(_ id: String, in store: (any InstanceStore)?, _ schema: Schema?) throws {
        guard let schema, let faults = try loadedSchema().faults, let id = InstanceID(id),
            let kind = try store?.instance(id)?.kind, schema.presentWidget(of: kind) == nil
        else { return }
        throw CommandError(
            faults.status, "blockedDefinition",
            "the definition of '\(kind.name)' cannot be used; correct the definitions with errors")
    }

    /// What reading the definitions of this run has led to.
    private enum ReadSchema: Sendable {
        case unread
        /// Nil if there are no definitions; with the errors of files that were left out.
        case schema(Schema?, CommandError?)
        case failure(any Error)
    }

    /// The language tag of titles: the option's, else the environment's, else that of the definitions.
    func locale(of schema: Schema) throws(CommandError) -> String {
        try LocaleChoice.tag(option: choices.locale, environment: context.environment) ?? schema.language
    }

    private func loadSchema() throws -> (Schema?, CommandError?) {
        switch context.definitions {
        case .files(let load):
            let paths = try DefinitionPaths.choose(
                option: choices.definitions, environment: context.environment, hasFolder: FileSystem.isFolder)
            if paths.isEmpty { return (try extensions.schema(), nil) }
            let loaded = try load(paths)
            return (loaded.schema, loaded.faults)
        case .program(let handlers, let definitions, _):
            // The group of the schema determines where the store is, so the schema is needed before there is a store.
            return (
                try IntentEngine(store: InMemoryStore(), handlers: handlers, definitions: definitions).schema, nil
            )
        }
    }
}

extension Schema? {
    /// - Throws: ``DefinitionPaths/missing`` if no definitions were found.
    fileprivate func orMissing() throws -> Schema {
        guard let self else { throw DefinitionPaths.missing }
        return self
    }
}

/// The definitions and the engine over the store, open for one command.
struct Workspace: Sendable {
    let schema: Schema
    let engine: IntentEngine
    /// The language tag of titles.
    let locale: String

    /// Returns the intent of a widget; nil if the widget is static.
    func intent(of widget: DeclaredWidget?) -> Intent? {
        widget?.intent.flatMap(schema.intent(named:))
    }
}

/// The paths from which a run reads definitions.
package enum DefinitionPaths {
    /// Returns the paths of the option, else those of `INTENT_DEFINITIONS` (separated by colons, as in PATH), else the
    /// folder `definitions` if it exists, else none.
    package static func choose(
        option: [String], environment: Environment, hasFolder: (String) -> Bool
    ) throws(CommandError) -> [String] {
        guard option.allSatisfy({ !$0.isEmpty }) else { throw .usage("--definitions has an empty path") }
        if !option.isEmpty { return option }
        let named = environment.paths("INTENT_DEFINITIONS")
        if !named.isEmpty { return named }
        return hasFolder(standardFolder) ? [standardFolder] : []
    }

    /// No definitions were found. The message says which option is missing if the current folder itself contains some.
    package static var missing: CommandError {
        let names = (try? FileSystem.names(inFolder: ".").valid) ?? []
        let ways =
            if let name = names.sorted().first(where: { FilePath($0).hasEnding(".intent.yaml") }) {
                "this folder contains '\(name)', so pass --definitions ."
            } else {
                "pass --definitions PATH, set INTENT_DEFINITIONS, run in a folder that contains 'definitions', or pass an "
                    + "extension that provides them with --extension PATH"
            }
        return CommandError(.wrongUsage, "noDefinitions", "no definitions found; \(ways)")
    }

    private static let standardFolder = "definitions"
}

extension Environment {
    /// Returns the paths in a variable that separates them by colons.
    func paths(_ name: String) -> [String] {
        (self[name] ?? "").utf8.split(separator: UInt8(ascii: ":")).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The language in which texts are shown.
package enum LocaleChoice {
    /// Returns the BCP 47 tag of a run: the option's, else the environment's, else nil for the development language.
    /// - Throws: `wrongUsage` if the option is not a language tag. Environment variables that are not are ignored.
    package static func tag(option: String?, environment: Environment) throws(CommandError) -> String? {
        if let option {
            guard let tag = tag(from: option) else {
                throw .usage("--locale '\(option)' is not a language tag such as en, de-CH or zh-Hans")
            }
            return tag
        }
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
        return name.flatMap(tag(from:))
    }

    /// Reads a tag, including the forms of the C library: `zh_CN.UTF-8`, `sr_RS@latin`. Returns nil for "C", "POSIX" and
    /// anything that is not a tag.
    private static func tag(from name: String) -> String? {
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
        let plain = name.prefix { $0 != "." && $0 != "@" }
        var parts = plain.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first, (2...8).contains(language.utf8.count), language != "POSIX",
            language.utf8.allSatisfy(\.isASCIILetter), parts.allSatisfy(isSubtag)
        else { return nil }
        parts[0] = language.lowercased()
        if let modifier, let script = scripts[modifier.lowercased()], !parts.contains(script) {
            parts.insert(script, at: 1)
        }
        return parts.joined(separator: "-")
    }

    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

    private static func isSubtag(_ text: String) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isASCIILetterOrDigit }
    }
}
