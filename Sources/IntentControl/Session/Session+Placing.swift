internal import IntentModel
internal import IntentRuntime

extension Session {
    package func kinds() throws -> KindsResult {
        let schema = try schema()
        return KindsResult(schema: schema, locale: try locale(of: schema))
    }

    package func add(
        kind: String, family: String, id: String?, assignments: [String], unchecked: Bool
    ) async throws -> PlacementResult {
        let assignments = try assignments.map(Assignment.init(parsing:))
        let workspace = try workspaceForPlacing()
        let widget = try widget(kind, in: workspace.schema)
        let family = try self.family(family, of: widget)
        let plan = try plan(assignments, for: widget, in: workspace.schema)
        let id = try await advised(about: widget, in: workspace.schema) {
            try await workspace.engine.place(
                widget.kind, family: family, id: id.map(instanceID), unchecked: unchecked, plan.apply)
        }
        return PlacementResult(instance: try workspace.engine.resolved(id).instance)
    }

    package func list(kind: String?) throws -> InstancesResult {
        guard let instances = try storedInstances(of: kind.map(storedKind)) else {
            let path = try definitionFreeLocation().text
            return InstancesResult(instances: [], notes: [.note("there is no store at '\(path)' yet")])
        }
        return InstancesResult(instances: instances)
    }

    package func resize(id: String, family: String) async throws -> EditResult {
        let workspace = try workspace(for: id)
        let instance = try instanceID(id)
        let kind = try workspace.engine.resolved(instance).instance.kind
        let family = try self.family(family, of: workspace.schema.presentWidget(of: kind))
        return EditResult(id: instance, outcome: try await workspace.engine.resize(instance, to: family))
    }

    package func remove(id: String) throws -> RemovalResult {
        let instance = try instanceID(id)
        try storeWorkspace(for: id).engine.remove(instance)
        return RemovalResult(.remove, id: instance)
    }

    package func restore(id: String) throws -> RemovalResult {
        let instance = try instanceID(id)
        try storeWorkspace(for: id).engine.restore(instance)
        return RemovalResult(.restore, id: instance)
    }

    /// A kind to list; a widget's name too, where definitions can be read that tell it. A kind that no definition has
    /// may still have instances, so nothing is refused here.
    func storedKind(_ text: String) -> WidgetKind {
        let schema = try? optionalSchema()
        return schema?.widgets.first { $0.kind.name == text || $0.name == text }?.kind ?? WidgetKind(text)
    }
}
