internal import ArgumentParser
package import IntentCommandLine
package import IntentModel
package import IntentRuntime

struct ListCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "list", abstract: "List instances with their kinds and families.",
            discussion: """
                Instances appear in the order in which they were added. Only --orphans needs definitions.

                  \(program) list --kind com.example.car
                  \(program) list --removed
                """)
    }

    @Option(help: "The kind of the instances to list.", completion: .widgetKinds)
    var kind: String?

    @Flag(help: "List the removed instances that can be restored, with the times of their removal.")
    var removed = false

    @Flag(help: "List the instances whose kind or intent is no longer in the definitions.")
    var orphans = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        switch (removed, orphans) {
        case (true, true): throw CommandError.usage("--removed and --orphans exclude each other")
        case (true, false): try await session.removed(kind: kind)
        case (false, true): try await session.orphans(kind: kind)
        case (false, false): try session.list(kind: kind)
        }
    }
}

extension Session {
    package func list(kind: String?) throws -> InstancesResult {
        guard let instances = try existingStore()?.instances(of: kind.map(storedKind)) else {
            let path = try storeLocation().text
            return InstancesResult(instances: [], notes: [.note("the store '\(path)' does not exist yet")])
        }
        return InstancesResult(instances: instances)
    }

    package func removed(kind: String?) async throws -> RemovedInstancesResult {
        guard try !isMissing(storeLocation()) else { return RemovedInstancesResult(removed: []) }
        let workspace = try workspace(definitions: .ifValid, store: .existing)
        return RemovedInstancesResult(removed: try await workspace.engine.removedInstances(of: kind.map(storedKind)))
    }

    package func orphans(kind: String?) async throws -> InstancesResult {
        guard try !isMissing(storeLocation()) else { return InstancesResult(instances: []) }
        let workspace = try workspace(definitions: .required, store: .existing)
        let orphans = try await workspace.engine.orphans()
        return InstancesResult(instances: orphans.filter { kind == nil || $0.kind.name == kind })
    }
}

/// Instances in the order in which they were added.
package struct InstancesResult: CommandResult, Hashable {
    package let instances: [StoredInstance]
    package let notes: [Note]

    package init(instances: [StoredInstance], notes: [Note] = []) {
        self.instances = instances
        self.notes = notes
    }

    package var json: JSONValue {
        ["list": 1, "instances": .array(instances.map { .object($0.jsonObject()) })]
    }

    /// Columns of identifier, kind and family.
    package func text(_ style: TextStyle) -> String {
        var table = TextTable()
        for instance in instances { table.append(instance.cells(style)) }
        return table.text()
    }
}

/// Removed instances that can be restored, in the order in which they were added.
package struct RemovedInstancesResult: CommandResult, Hashable {
    package let removed: [RemovedInstance]

    package init(removed: [RemovedInstance]) {
        self.removed = removed
    }

    package var json: JSONValue {
        let instances = removed.map { removed in
            var object = removed.instance.jsonObject()
            object["removedAt"] = .string(removed.removedAt.text)
            return JSONValue.object(object)
        }
        return ["list": 1, "instances": .array(instances)]
    }

    /// Columns of identifier, kind, family and time of removal.
    package func text(_ style: TextStyle) -> String {
        var table = TextTable()
        for removed in removed { table.append(removed.instance.cells(style) + [.init(removed.removedAt.text)]) }
        return table.text()
    }
}

extension StoredInstance {
    fileprivate func cells(_ style: TextStyle) -> [TextTable.Cell] {
        [.init(id.text, style: style.bold), .init(kind.name), .init(family)]
    }
}
