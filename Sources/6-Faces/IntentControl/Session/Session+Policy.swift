internal import IntentCommandLine
package import IntentModel
internal import IntentStoreSQLite
internal import IntentSystem

/// Reads the policy of an administrator: defaults and locks in a file `intent-policy.yaml`.
///
/// The module `IntentPolicies` declares `.files`, which ``ControlProgram`` accepts. A program without it does not contain the
/// reader of YAML.
public struct PolicyReader: Sendable {
    let read: @Sendable (_ path: String, _ schema: Schema) throws -> ReadPolicy

    /// - Parameter read: Reads the policy at a path. Throws a `CommandError` with all diagnostics if it is invalid.
    package init(_ read: @escaping @Sendable (_ path: String, _ schema: Schema) throws -> ReadPolicy) {
        self.read = read
    }
}

/// A valid policy.
package struct ReadPolicy: Sendable {
    package let policy: Policy
    /// What the policy probably does not mean, a line for each warning, with its place in the file.
    package let warnings: [String]

    package init(_ policy: Policy, warnings: [String]) {
        (self.policy, self.warnings) = (policy, warnings)
    }
}

extension Session {
    /// Returns the policy for the widgets of definitions; nil if there is none.
    /// - Throws: Its diagnostics if it is invalid, because a command must not ignore it; `unavailable` if this program cannot
    ///   read it.
    func policy(for schema: Schema) throws -> Policy? { try readPolicy(for: schema)?.policy }

    /// Returns the policy with the warnings about it; see ``policy(for:)``.
    func readPolicy(for schema: Schema) throws -> ReadPolicy? {
        guard let path = try policyPath(for: schema) else { return nil }
        guard let reader = context.policies else {
            throw CommandError(
                .unavailable, "policyNotRead", "the policy '\(path)' cannot be read by this program",
                advice: "build it with the product IntentPolicies, and pass policies: .files to ControlProgram.main")
        }
        return try reader.read(path, schema)
    }

    /// Returns the path of the option, else that of `INTENT_POLICY`, else that of the file beside the definitions or of the
    /// system's configuration, if it exists.
    private func policyPath(for schema: Schema) throws -> String? {
        if let path = namedPolicy { return path }
        let found = try policyPathsBesideDefinitions().filter(Self.isPresent)
        if let first = found.first, let second = found.dropFirst().first {
            throw CommandError.usage(
                "'\(first)' and '\(second)' are both policies of these definitions; select one with --policy")
        }
        return found.first ?? systemPolicyPaths(of: schema.group).first(where: Self.isPresent)
    }

    /// Returns the paths at which the policy is, or can appear in a folder that exists.
    func watchedPolicyPaths(of schema: Schema) -> [String] {
        if let path = namedPolicy { return [path] }
        let beside = (try? policyPathsBesideDefinitions()) ?? []
        return (beside + systemPolicyPaths(of: schema.group)).filter { path in
            let folder = FilePath(path).folder.string
            return FileSystem.isFolder(folder.isEmpty ? "." : folder)
        }
    }

    /// The path of the option or else that of `INTENT_POLICY`.
    private var namedPolicy: String? {
        if let path = choices.policy { return path }
        return context.environment["INTENT_POLICY"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func policyPathsBesideDefinitions() throws -> [String] {
        try definitionFolders().flatMap { folder in Policy.fileNames.map { (FilePath(folder) / $0).string } }
    }

    /// A link that leads nowhere is present, so that its policy is not ignored.
    private static func isPresent(_ path: String) -> Bool { !FileSystem.isMissing(path, followsLink: false) }

    /// The folders of the definitions, each once; none for a program that contains them.
    private func definitionFolders() throws -> [String] {
        guard context.definitions.areFiles else { return [] }
        let paths = try DefinitionPaths.choose(
            option: choices.definitions, environment: context.environment, hasFolder: FileSystem.isFolder)
        return paths.map { FileSystem.isFolder($0) ? $0 : FilePath($0).folder.string }
            .uniqued { ExactText((try? FileSystem.resolvedPath($0.isEmpty ? "." : $0)) ?? $0) }
    }

    /// `intents/GROUP/intent-policy.yaml` in each of `$XDG_CONFIG_DIRS`, or else in `/etc/xdg`.
    private func systemPolicyPaths(of group: String) -> [String] {
        guard DefaultLocation.isFolderName(group) else { return [] }
        let folders = context.environment.paths("XDG_CONFIG_DIRS").filter { $0.utf8.first == UInt8(ascii: "/") }
        return (folders.isEmpty ? ["/etc/xdg"] : folders).flatMap { folder in
            Policy.fileNames.map { "\(folder)/intents/\(group)/\($0)" }
        }
    }
}
