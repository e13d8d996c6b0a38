package import ArgumentParser
internal import IntentCommandLine
internal import IntentExtension

/// A command that runs in a session and returns a result, which ``ControlProgram`` prints.
package protocol SessionCommand {
    var choices: SessionChoices { get }
    var printsJSON: Bool { get }
    /// Whether the command ends itself when it is interrupted (Ctrl-C). Any other command ends immediately.
    var handlesInterrupt: Bool { get }
    func perform(in session: Session) async throws -> any CommandResult
}

extension SessionCommand {
    package var handlesInterrupt: Bool { false }
}

/// A command that ArgumentParser reads.
package protocol ControlCommand: ParsableCommand, SessionCommand {
    associatedtype Definitions: DefinitionArguments
    var common: CommonOptions<Definitions> { get }
}

extension ControlCommand {
    package var choices: SessionChoices { common.choices }
    package var printsJSON: Bool { common.json }
}

/// A command that a program adds to those of `intentctl`. The module that contains the command declares a constant for it.
public struct ProgramCommand: Sendable {
    let type: any ControlCommand.Type

    package init<Command: ControlCommand>(_ type: Command.Type) where Command.Definitions == NoDefinitionArguments {
        self.type = type
    }
}

/// What names one instance.
protocol InstanceReference {
    /// The identifier of the instance as it was written.
    var id: String { get }
    /// Whether the instance is a removed one.
    var concernsRemoved: Bool { get }
}

extension InstanceReference {
    var concernsRemoved: Bool { false }
}

/// A command for one instance, which ArgumentParser reads.
protocol InstanceCommand: ControlCommand, InstanceReference {}

/// The options of every command.
package struct CommonOptions<Definitions: DefinitionArguments>: ParsableArguments, Sendable {
    @OptionGroup var definitions: Definitions

    @Option(
        help: ArgumentHelp(
            "The store: a path, sqlite:PATH, or postgresql://USER@HOST/DATABASE.",
            discussion: "The default is INTENT_STORE, or else $XDG_DATA_HOME/intents/GROUP/store.sqlite.",
            valueName: "url"),
        completion: .file())
    var store: String?

    @Option(
        help: ArgumentHelp(
            "The language of titles, such as de or zh-Hans.", discussion: "The default is LC_ALL, LC_MESSAGES or LANG.",
            valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "The policy of an administrator: defaults and locks.",
            discussion: """
                The default is INTENT_POLICY, or else intent-policy.yaml beside the definitions or in /etc/xdg/intents/GROUP.
                """,
            valueName: "path"),
        completion: .file())
    var policy: String?

    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp(
            "A program that contains handlers; may be repeated.",
            discussion: "The default is INTENT_EXTENSIONS, a list of paths separated by colons.", valueName: "path"),
        completion: .file())
    var extensions: [String] = []

    @Option(
        help: ArgumentHelp(
            "The memory limit of an extension: 30MB, 32MiB or apple.",
            discussion: """
                An extension that exceeds it is stopped. 'apple' is 30MB, the limit reported for widget extensions on \
                Apple's systems.
                """, valueName: "size"),
        transform: readLimit)
    var memoryLimit: MemoryLimit?

    @Flag(help: "Print what extensions write to standard error.")
    var extensionLog = false

    @Flag(help: "Show no progress of long operations. It is shown on terminals only.")
    var quiet = false

    @Flag(help: "Print JSON in the documented form of the command.")
    package var json = false

    package init() {}

    var choices: SessionChoices {
        SessionChoices(
            definitions: definitions.paths, store: store, locale: locale, policy: policy, extensions: extensions,
            memoryLimit: memoryLimit?.bytes, showsExtensionLog: extensionLog, isQuiet: quiet)
    }

    package func validate() throws {
        guard policy != "" else { throw ValidationError("--policy has an empty path") }
        guard extensions.allSatisfy({ !$0.isEmpty }) else { throw ValidationError("--extension has an empty path") }
    }

    /// In bytes. No program runs with less; who forgets the unit means more.
    private static var smallestLimit: Int { 1_000_000 }

    private static func readLimit(_ text: String) throws -> MemoryLimit {
        guard let limit = MemoryLimit(text) else {
            throw ValidationError("--memory-limit is a size such as 30MB, 32MiB or apple, not '\(text)'")
        }
        guard limit.bytes >= smallestLimit else {
            throw ValidationError("--memory-limit is at least 1MB, with the unit, not '\(text)'")
        }
        return limit
    }
}

/// The arguments with which a program's command line names definitions.
package protocol DefinitionArguments: ParsableArguments, Sendable {
    /// In the given order.
    var paths: [String] { get }
}

/// The arguments of a program that reads definitions from files.
package struct DefinitionFileArguments: DefinitionArguments {
    @Option(
        name: .customLong("definitions"),
        help: ArgumentHelp(
            "A definition file, or a folder of them; may be repeated.",
            discussion: "The default is INTENT_DEFINITIONS, or else the folder 'definitions' if it exists.",
            valueName: "path"),
        completion: .file())
    package var paths: [String] = []

    package init() {}
}

/// The arguments of a program whose definitions are in its code: none.
package struct NoDefinitionArguments: DefinitionArguments {
    package init() {}

    package var paths: [String] { [] }
}
