package import IntentCommandLine
package import IntentDefinitionFiles
package import IntentEmitters
internal import IntentModel
package import IntentSchema
internal import IntentSystem

/// What to generate. Each choice takes precedence over the settings file; nil or an empty list leaves it to the settings.
package struct GenerationChoices {
    package var targets: [GenerationTarget] = []
    package var access: SwiftAccess?
    package var includesFakes: Bool?
    /// The module that contains the other declarations, to generate only fakes and fixtures for its tests.
    package var testedModule: String?
    package var migratesCustomIntents: Bool?
    /// Whether a build plugin runs the generator. Its outputs are declared before any file is read, and their
    /// declarations are public unless the settings say otherwise.
    package var isPlugin = false
    /// The locks whose changes make a build plugin run the generator again.
    package var watchedLocks: [String] = []

    package init() {}

    package struct Plan {
        package let targets: [GenerationTarget]
        package var options: CodegenOptions
    }

    /// Combines the choices with the settings.
    /// - Throws: `wrongUsage` if the choices contradict each other; `invalidSettings` if the settings do.
    package func plan(with settings: GeneratorSettings?) throws(CommandError) -> Plan {
        var targets: [GenerationTarget] = []
        // An unknown target in the settings has already been reported, and has ended the command.
        let selected =
            self.targets.isEmpty ? settings?.targets?.compactMap(GenerationTarget.init) ?? [.swift] : self.targets
        for target in selected where !targets.contains(target) { targets.append(target) }
        for target in targets {
            guard let rival = target.conflictingTarget?.target, targets.contains(rival) else { continue }
            throw .rivals(target, rival, inSettings: self.targets.isEmpty)
        }
        if migratesCustomIntents == true, !targets.contains(.appIntents) {
            throw .usage("'--migrate-custom-intents' requires '--target app-intents'")
        }
        if includesFakes == true, !targets.contains(.swift) {
            throw .usage("'--fakes' requires '--target swift'")
        }
        let access = self.access ?? settings?.access.flatMap(SwiftAccess.init) ?? (isPlugin ? .public : .internal)
        if let testedModule { return try fakesPlan(of: testedModule, access, targets, settings) }
        // A build plugin declares its outputs before it reads the names of intents.
        if isPlugin { targets.removeAll { $0 == .jsonSchema } }
        let options = CodegenOptions(
            access: access,
            imports: settings?.imports ?? [],
            includesFakes: includesFakes ?? settings?.includesFakes ?? false,
            migratesCustomIntents: migratesCustomIntents ?? settings?.migratesCustomIntents ?? false)
        return Plan(targets: targets, options: options)
    }

    /// Returns the plan for a test target, whose fakes no other target uses.
    /// - Parameter access: The access level of the declarations in the tested module.
    private func fakesPlan(
        of module: String, _ access: SwiftAccess, _ targets: [GenerationTarget], _ settings: GeneratorSettings?
    ) throws(CommandError) -> Plan {
        guard targets.contains(.swift) else {
            throw .usage("'--fakes-for' requires '--target swift', whose handler protocols the fakes implement")
        }
        guard SwiftName.isIdentifier(module) else {
            throw .usage("'\(module)' is not a name of a Swift module; '--fakes-for' requires one")
        }
        if (includesFakes ?? settings?.includesFakes) == true {
            throw .usage(
                "'\(module)' already contains its fakes; "
                    + (includesFakes == true ? "remove '--fakes'" : "remove 'fakes: true' from its settings"))
        }
        return Plan(
            targets: [.swift],
            options: CodegenOptions(
                imports: settings?.imports ?? [],
                testedModule: TestedModule(name: module, isTestable: access == .internal)))
    }
}

extension CommandError {
    fileprivate static func rivals(
        _ target: GenerationTarget, _ other: GenerationTarget, inSettings: Bool
    ) -> CommandError {
        CommandError(
            inSettings ? .invalidSettings : .wrongUsage,
            """
            the targets '\(target.rawValue)' and '\(other.rawValue)'\(inSettings ? " of the settings" : "") declare the \
            same names for different modules; generate them separately, into two folders
            """)
    }
}

/// The settings file that a command uses.
package struct SettingsSelection {
    /// The file that the user named; nil for `intentgen-config.yaml` in one of the folders or beside one of the files.
    package let path: String?

    package init(path: String? = nil) {
        self.path = path
    }

    /// Returns the settings file for some definitions; nil if there is none.
    package func file(for paths: [String]) throws(DefinitionFilesError) -> SettingsFile? {
        guard let path = try path(for: paths) else { return nil }
        return SettingsFile(path: path, accesses: Self.accesses, targets: Self.targets)
    }

    /// The values of `access` in a settings file.
    package static var accesses: [String] { SwiftAccess.allCases.map(\.rawValue) }

    /// The values that `targets` may list in a settings file.
    package static var targets: [String] { GenerationTarget.allCases.map(\.rawValue) }

    /// Returns the path of the lock that the settings specify relative to their folder.
    package func lock(_ settings: GeneratorSettings?, for paths: [String]) throws(DefinitionFilesError) -> String? {
        guard let lock = settings?.lock, let file = try path(for: paths), !FilePath(lock).isAbsolute else {
            return settings?.lock
        }
        return (FilePath(file).folder / lock).string
    }

    private func path(for paths: [String]) throws(DefinitionFilesError) -> String? {
        if let path { return path }
        return try SettingsFile.path(for: paths)
    }
}
