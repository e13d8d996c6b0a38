internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
package import IntentRuntime

struct ListCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "list", abstract: "List instances with their kinds and families.",
            discussion: """
                Instances appear in the order in which they were added. Only --orphans needs definitions.

                  \(program) list --kind \(HelpExamples.current.kind)
                  \(program) list --fields id,revision
                  \(program) list --removed
                """)
    }

    @Option(help: "The kind of the instances to list.", completion: .widgetKinds)
    var kind: String?

    @Flag(help: "List the removed instances that can be restored, with the times of their removal.")
    var removed = false

    @Flag(help: "List the instances whose kind or intent is no longer in the definitions.")
    var orphans = false

    @Option(help: .fields(InstanceField.self), completion: .fields(InstanceField.self))
    var fields: String?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        switch (removed, orphans) {
        case (true, true): throw CommandError.usage("--removed and --orphans exclude each other")
        case (true, false): try await session.removed(kind: kind, fields: fields)
        case (false, true): try await session.orphans(kind: kind, fields: fields)
        case (false, false): try session.list(kind: kind, fields: fields)
        }
    }
}

extension Session {
    package func list(kind: String?, fields: String? = nil) throws -> InstancesResult {
        let fields = try InstanceField.list(fields)
        guard let instances = try existingStore()?.headings(of: kind.map(storedKinds)) else {
            return InstancesResult(instances: [], notes: [try missingStoreNote])
        }
        return InstancesResult(instances: instances, fields: fields)
    }

    package func removed(kind: String?, fields: String? = nil) async throws -> RemovedInstancesResult {
        let fields = try InstanceField.list(fields)
        guard try !isMissing(storeLocation()) else {
            return RemovedInstancesResult(removed: [], times: times, notes: [try missingStoreNote])
        }
        let workspace = try workspace(definitions: .ifValid, store: .existing)
        let removed = try await workspace.engine.removedInstances(of: kind.map(storedKind))
        return RemovedInstancesResult(removed: removed, fields: fields, times: times)
    }

    package func orphans(kind: String?, fields: String? = nil) async throws -> InstancesResult {
        let fields = try InstanceField.list(fields)
        guard try !isMissing(storeLocation()) else {
            return InstancesResult(instances: [], notes: [try missingStoreNote])
        }
        let workspace = try workspace(definitions: .complete, store: .existing)
        let kinds = kind.map { name in
            workspace.schema.storedKinds(of: workspace.schema.kind(named: name)?.kind ?? WidgetKind(name))
        }
        let orphans = try await workspace.engine.orphans().filter { kinds?.contains($0.kind) ?? true }
        return InstancesResult(instances: orphans, fields: fields)
    }

    private var missingStoreNote: Note {
        get throws {
            let missing = try missingStore(at: storeLocation())
            return missing.isOnlyGroup ? .warning(missing.message) : .note(missing.message)
        }
    }
}

/// The fields of `list`.
package enum InstanceField: String, OutputField {
    case id, kind, family, intent, revision, follows, removedAt
}

/// Instances in the order in which they were added.
package struct InstancesResult: CommandResult, Hashable {
    package let instances: [StoredInstance]
    /// Nil for all in JSON, and for identifier, kind and family in text.
    package private(set) var fields: [InstanceField]?
    package private(set) var notes: [Note] = []

    package var json: JSONValue {
        ["list": 1, "instances": .array(instances.map { .object($0.jsonObject().selecting(fields)) })]
    }

    package func text(_ style: TextStyle) -> String {
        let fields = fields ?? [.id, .kind, .family]
        var table = TextTable(style)
        for instance in instances { table.append(fields.map { instance.cell($0, style) }) }
        return table.text()
    }
}

/// Removed instances that can be restored, in the order in which they were added.
package struct RemovedInstancesResult: CommandResult, Hashable {
    package let removed: [RemovedInstance]
    /// Nil for all in JSON, and for identifier, kind, family and time of removal in text.
    package private(set) var fields: [InstanceField]?
    package let times: TimeText
    package private(set) var notes: [Note] = []

    package var json: JSONValue {
        ["list": 1, "instances": .array(removed.map { .object($0.jsonObject.selecting(fields)) })]
    }

    package func text(_ style: TextStyle) -> String {
        let fields = fields ?? [.id, .kind, .family, .removedAt]
        var table = TextTable(style)
        for removed in removed {
            let time = times.text(of: removed.removedAt)
            table.append(fields.map { removed.instance.cell($0, removedAt: time, style) })
        }
        return table.text()
    }
}

extension StoredInstance {
    /// - Parameter time: The time of the removal; empty if the instance is not removed.
    fileprivate func cell(
        _ field: InstanceField, removedAt time: String = "", _ style: TextStyle
    ) -> TextTable.Cell {
        switch field {
        case .id: TextTable.Cell(id.text, style: style.bold)
        case .kind: TextTable.Cell(kind.name)
        case .family: TextTable.Cell(family.rawValue)
        case .intent: TextTable.Cell(intent ?? "")
        case .revision: TextTable.Cell(String(revision))
        case .follows: TextTable.Cell(follows?.text ?? "")
        case .removedAt: TextTable.Cell(time)
        }
    }
}
