package import IntentCommandLine
internal import IntentDefinitionFiles
package import IntentDiagnostics
internal import IntentEmitters
package import IntentEvolution
internal import IntentModel
package import IntentSchema
internal import IntentSystem
package import IntentYAML

/// Generates files from definitions.
///
/// `intentgen generate` and the tool of the build plugin share it. The module `IntentGeneratorRun` contains what both need,
/// and no more, because every package that applies the plugin compiles it.
package struct Generation {
    /// Definition files, folders that contain them, and asset catalogs.
    package var paths: [String]
    /// The folder to write to, which is created if it does not exist; `-` prints one file.
    package var output: String
    package var choices = GenerationChoices()
    package var settings = SettingsSelection()
    /// The path of the lock whose stored values the generated code must be able to read; nil for that of the settings.
    package var lock: String?
    package var limits = YAMLLimits()
    /// Whether to list the files that would change and write nothing.
    package var isCheck = false

    package init(paths: [String], output: String) {
        self.paths = paths
        self.output = output
    }

    /// - Throws: ``CommandError``, `DefinitionFilesError`, or a ``CommandStatus`` after diagnostics have been reported.
    package func run() throws {
        var definitions = paths
        let symbols = try AssetCatalogs(removingFrom: &definitions).symbols()
        var files = symbols.map { [$0] } ?? []
        var stale: [StaleFiles.File] = []
        if symbols == nil || !definitions.isEmpty {
            let generated = try generate(from: definitions)
            files += generated.files
            stale = generated.stale
        }
        if output == "-" { return try printFile(files) }
        let changed = try files.filter { try CommandFiles.differs(path(of: $0), from: $0.bytes) }
        let console = Console()
        if isCheck {
            for file in changed { try StandardStream.output.write(path(of: file) + "\n") }
            for file in stale { console.report(CommandError(.failure, file.message)) }
            if !changed.isEmpty || !stale.isEmpty { throw CommandStatus.failure }
            return
        }
        if !changed.isEmpty {
            try CommandFiles.createFolder(at: output)
            for file in changed { try CommandFiles.replace(path(of: file), with: file.bytes) }
        }
        console.report(stale.map { .warning($0.message) })
    }

    /// Returns the files that are generated from definitions, and those that remain from definitions that are gone.
    private func generate(from paths: [String]) throws -> (files: [GeneratedFile], stale: [StaleFiles.File]) {
        let resolved = try loadReportedDefinitions(at: paths, settings: settings, limits: limits)
        leakUntilExit(resolved)
        var plan = try choices.plan(with: resolved.settings)
        plan.options.migrations = try migrations(of: paths, to: resolved.schema, plan.targets, resolved.settings)
        let files = try emit(resolved, plan)
        leakUntilExit(files)
        // In a build, the folder belongs to the plugin, and its settings may have changed.
        guard output != "-", !choices.isPlugin else { return (files, []) }
        for target in plan.targets { try refuseRivals(of: target, in: output) }
        let stale = StaleFiles(
            in: output, definitions: resolved.files.map(\.fileName), sources: resolved.sources.paths)
        return (files, try stale.files())
    }

    /// Returns the files of all targets.
    private func emit(_ resolved: ResolvedDefinitions, _ plan: GenerationChoices.Plan) throws -> [GeneratedFile] {
        var losses = plan.targets.contains(.sirikit) ? siriKitDiagnostics(resolved) : []
        if plan.targets.contains(.appIntents) { losses += appIntentsDiagnostics(resolved) }
        if !losses.isEmpty {
            let report = DiagnosticReport(losses, of: resolved.sources)
            try report.write(as: .text)
            try report.stopOnErrors()
        }
        let emissions = plan.targets.map { target in
            target.emit(resolved.schema, files: resolved.files, options: plan.options) { mapInParallel($0, $1) }
        }
        let problems = emissions.flatMap(\.problems)
        guard problems.isEmpty else {
            try DiagnosticReport(problems, of: resolved.sources).write(as: .text)
            throw CommandStatus.invalidData
        }
        let files = emissions.flatMap(\.files)
        let isComplete = !choices.isPlugin || settings.path == nil || choices.testedModule != nil
        return isComplete ? files : addingEmptyFiles(to: files, for: resolved.files)
    }

    /// Adds an empty file for each output that the build plugin declared and the settings do not generate.
    private func addingEmptyFiles(
        to files: [GeneratedFile], for definitions: [DefinitionFile]
    ) -> [GeneratedFile] {
        let paths = Set(texts: files.map(\.path))
        let missing = definitions.flatMap(PluginFiles.all).filter { !paths.contains($0) }
        return files
            + missing.map { GeneratedFile(path: $0, text: "// Empty: the settings do not generate this file.\n") }
    }

    /// Returns the migrations that the lock requires, by intent; none without a lock.
    private func migrations(
        of paths: [String], to schema: Schema, _ targets: [GenerationTarget], _ settings: GeneratorSettings?
    ) throws -> [String: [ParameterMigration]] {
        guard targets.contains(.swift) else {
            guard lock == nil else {
                throw CommandError.usage("'--against' requires '--target swift', whose code reads stored values")
            }
            return [:]
        }
        guard let path = try lock ?? self.settings.lock(settings, for: paths) else { return [:] }
        let needed = try readLock(at: path).lock.neededMigrations(to: schema)
        try refuseUnwatchedLock(path)
        return Dictionary(grouping: needed, by: \.intent).mapValues { needed in
            needed.map { ParameterMigration(parameter: $0.parameter, stored: $0.stored) }
        }
    }

    /// - Throws: `invalidSettings` if a build plugin does not run the generator when the lock changes: the build would keep code
    ///   without the migrations that the lock requires.
    private func refuseUnwatchedLock(_ path: String) throws(CommandError) {
        guard choices.isPlugin, lock == nil, let identity = try? FileStatus(at: path).identity,
            !choices.watchedLocks.contains(where: { (try? FileStatus(at: $0).identity) == identity })
        else { return }
        throw CommandError(
            .invalidSettings,
            """
            the lock '\(path)' is not in the target, so a build does not notice its changes; move it to the definitions with a name \
            that ends in .lock.json, or put a symbolic link with such a name there
            """)
    }

    private func printFile(_ files: [GeneratedFile]) throws {
        guard files.count == 1, let file = files.first else {
            throw CommandError.usage(
                "'--output -' prints one file, but \(files.count) would be generated; name a folder")
        }
        try StandardStream.output.write(document: String(decoding: file.bytes, as: UTF8.self))
    }

    /// Refuses a folder that contains Swift of a target with the same names; see ``GenerationTarget/conflictingTarget``.
    private func refuseRivals(of target: GenerationTarget, in folder: String) throws {
        guard let (rival, ending) = target.conflictingTarget, FileSystem.isFolder(folder) else { return }
        let heading = Array(GenerationTarget.swiftHeading.utf8)
        for name in try DefinitionDiscovery.names(in: folder).sorted() where FilePath(name).hasEnding(ending) {
            let path = (FilePath(folder) / name).string
            guard CommandFiles.isFile(path), try CommandFiles.prefix(of: path, heading.count) == heading else {
                continue
            }
            throw CommandError(
                .cannotCreate,
                """
                '\(path)' was generated with '--target \(rival.rawValue)', which declares the same names as \
                '--target \(target.rawValue)' for another module; name another folder, or delete the file
                """)
        }
    }

    private func path(of file: GeneratedFile) -> String { (FilePath(output) / file.path).string }
}

/// Loads definitions and reports their diagnostics on standard error.
/// - Throws: A status if one of the diagnostics is an error.
package func loadReportedDefinitions(
    at paths: [String], settings: SettingsSelection, limits: YAMLLimits, errorsAs format: DiagnosticFormat = .text
) throws -> ResolvedDefinitions {
    let resolved = try loadDefinitions(
        at: paths, settings: settings.file(for: paths), limits: limits, endsProcess: true)
    let report = DiagnosticReport(resolved)
    try report.write(as: report.hasErrors ? format : .text)
    try report.stopOnErrors()
    return resolved
}

/// Reads a lock.
/// - Parameter isNamed: Whether the user named the file, rather than the settings.
/// - Throws: `invalidData` with the location of the first problem if the lock is invalid.
package func readLock(at path: String, isNamed: Bool = false) throws(CommandError) -> LockFile {
    let source = SourceFile(path: path, bytes: try CommandFiles.read(path, limit: 1 << 30, isNamed: isNamed))
    do {
        return try LockFile(source)
    } catch {
        let position = SourceMap(source).position(at: error.range.start)
        throw CommandError(.invalidData, "\(path):\(position.line):\(position.column): \(error.message)")
    }
}
