package import IntentModel
package import IntentRuntime

/// One parameter of one instance, with its declaration.
package struct ParameterReport: Hashable, Sendable {
    package let declaration: Parameter
    package let resolved: ResolvedParameter

    package init(declaration: Parameter, resolved: ResolvedParameter) {
        self.declaration = declaration
        self.resolved = resolved
    }

    package var name: String { declaration.name }

    /// What is in effect, as a plain read gives it: without the empty slots of a list.
    var plainLines: [String] {
        ValueText.lines(of: resolved.effective).compactMap { $0 }
    }

    /// The wire form of what ``plainLines`` shows; null for no value, an empty list for a list without one.
    var plainWire: JSONValue {
        guard declaration.type.isList else { return wire(of: resolved.effective) }
        return declaration.type.wire(for: .list((resolved.effective?.slots ?? []).filter { $0 != nil }))
    }

    func wire(of value: IntentValue?) -> JSONValue {
        value.map(declaration.type.wire) ?? .null
    }
}
