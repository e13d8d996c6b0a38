internal import IntentCommandLine
internal import IntentExtension
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import IntentWidgets

/// The widgets whose providers a command can ask: those of the program's code, and those of its extensions.
extension Session {
    /// Returns the widgets in the order of the program and then of its extensions. Extensions are started.
    /// - Throws: `unavailable` if an extension does not start.
    func widgets() async throws -> [WidgetRegistration] {
        var widgets = context.widgets
        for host in try extensions.found() {
            do { widgets += try await host.widgets() } catch { throw CommandError(error) }
        }
        return try withoutBlocked(widgets)
    }

    /// Returns the widgets of the program and of its extensions.
    /// - Throws: `unavailable` if there are none.
    func requiredWidgets() async throws -> [WidgetRegistration] {
        let widgets = try await widgets()
        guard widgets.isEmpty else { return widgets }
        throw CommandError(.unavailable, "noProviders", missingProviders)
    }

    /// Returns the widgets that a host shows: those of the program and of its extensions, and the controls of the definitions, which
    /// need no provider.
    /// - Returns: Also a warning if the definitions have widgets and nothing provides their timelines.
    /// - Throws: `unavailable` if there are none.
    func hostedWidgets() async throws -> (widgets: [WidgetRegistration], warnings: [Note]) {
        let (schema, provided) = (try schema(), try await widgets())
        let widgets = provided.completed(with: schema)
        guard !widgets.isEmpty else { throw CommandError(.unavailable, "noProviders", missingProviders) }
        let isLacking = provided.isEmpty && !schema.widgets.isEmpty
        return (widgets, isLacking ? [.warning("only controls are shown: \(missingProviders)")] : [])
    }

    private var missingProviders: String {
        "\(context.programName) contains no timeline providers; pass a program that does with --extension PATH"
    }

    /// Returns the provider's side of a widget.
    /// - Throws: `unavailable` if no provider of the kind is in this program or in an extension.
    func registration(of widget: DeclaredWidget, in schema: Schema) async throws -> WidgetRegistration {
        if widget.control != nil,
            let found = try await self.widgets().completed(with: schema).first(where: { $0.kind == widget.kind })
        {
            return found
        }
        let widgets = try await requiredWidgets()
        if let found = widgets.first(where: { schema.presentWidget(of: $0.kind)?.kind == widget.kind }) { return found }
        let place = extensions.isEmpty ? context.programName : "\(context.programName) and its extensions"
        throw CommandError(
            .unavailable, "noProviders",
            "\(place) contains no provider of '\(widget.kind.name)'; there are providers of "
                + widgets.map(\.kind.name).joined(separator: ", "))
    }

    /// Returns the hosts that run on a store; none for a store that cannot have any.
    func hosts(of store: any InstanceStore) throws -> [HostInfo] {
        try (store as? any HostStore)?.hosts() ?? []
    }

    /// The name of a host of this program, which other hosts of the store show.
    var hostName: String {
        let machine = CurrentProcess.hostName
        return machine.isEmpty ? context.programName : "\(context.programName) on \(machine)"
    }

    /// Returns the budget with a name.
    func budget(_ name: String?) throws(CommandError) -> ReloadBudget {
        guard let name else { return .appleDocumentation }
        guard let budget = ReloadBudget(named: name) else {
            throw .unknownName(name, of: "preset", plural: "presets", known: ReloadBudget.presets.map(\.name))
        }
        return budget
    }
}

extension CommandError {
    /// The error of an option whose value is none of some names.
    static func unknownName(_ name: String, of noun: String, plural: String, known: [String]) -> CommandError {
        let problem = Problem(
            "usage", "unknown \(noun) '\(name)'; the \(plural) are \(known.joined(separator: ", "))",
            suggestion: NearMatch.name(for: name, in: known))
        return CommandError(.wrongUsage, [problem])
    }
}

/// A file that a command writes for the user.
enum OutputFile {
    /// Writes a document, in place of one that exists.
    /// - Throws: `cannotCreate` if no file can be created there; `inputOutput` if the device is full or failed.
    static func write(_ text: String, to path: String) throws(CommandError) {
        do throws(FileWritingFailure) {
            try FileSystem.replaceFile(at: path, with: Array(text.utf8))
        } catch {
            switch error {
            case .notCreated: throw CommandError(.cannotCreate, "'\(path)' cannot be created: \(error)")
            case .notWritten: throw CommandError(.inputOutput, "'\(path)' cannot be written: \(error)")
            }
        }
    }

    /// Creates a folder with those above it, if it does not exist.
    static func createFolder(_ path: String) throws(CommandError) {
        do throws(SystemFailure) {
            try FileSystem.createFolder(at: path)
        } catch {
            throw CommandError(.cannotCreate, "the folder '\(path)' cannot be created: \(error.message)")
        }
    }
}
