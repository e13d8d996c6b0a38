internal import IntentCommandLine
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
}

extension Workspace {
    /// Returns the parameters of an instance in declared order; none for an orphan and for a static widget.
    func reports(of configuration: ResolvedConfiguration) -> [ParameterReport] {
        let intent = intent(of: schema.presentWidget(of: configuration.instance.kind))
        return configuration.parameters.compactMap { resolved in
            intent?.parameter(named: resolved.name).map { ParameterReport(declaration: $0, resolved: resolved) }
        }
    }
}

/// The fields of `get`.
package enum ParameterField: String, OutputField {
    case name, type, value, origin, stored, `default`, marks
}

/// Text.
extension ParameterReport {
    func cell(_ field: ParameterField, _ style: TextStyle) -> TextTable.Cell {
        let text = text(of: field)
        return field == .name ? TextTable.Cell(text, style: style.bold) : TextTable.Cell(text)
    }

    /// The text of a field on one line; empty if there is none.
    private func text(of field: ParameterField) -> String {
        switch field {
        case .name: name
        case .type: declaration.type.tag
        case .value: ValueText.lines(of: resolved.effective).compactMap(\.self).joined(separator: ", ")
        case .origin: resolved.origin.jsonName
        case .stored: storedLines.joined(separator: ", ")
        case .default: defaultLines.joined(separator: ", ")
        case .marks: resolved.marks.map(\.text).joined(separator: ", ")
        }
    }

    /// Lines `name: value` with the effective value, without the empty slots of a list.
    func lines(_ style: TextStyle) -> [String] {
        let name = style.bold("\(name):")
        let values = ValueText.lines(of: resolved.effective).compactMap(\.self)
        return values.isEmpty ? [name] : values.map { $0.isEmpty ? name : "\(name) \($0)" }
    }

    /// The effective value and, indented below it, its origin, the stored value, the default and the marks.
    func explanation(_ style: TextStyle) -> [String] {
        var properties = [("origin", [resolved.origin.jsonName]), ("stored", storedLines)]
        properties.append(("default", defaultLines))
        if !resolved.marks.isEmpty { properties.append(("marks", resolved.marks.map(\.text))) }
        let below = properties.flatMap { title, lines in
            (lines.isEmpty ? ["none"] : lines).enumerated().map { index, line in
                let title = index == 0 ? title : ""
                let padding = String(repeating: " ", count: 9 - title.utf8.count)
                return "  " + style.faint(title + padding) + line
            }
        }
        return lines(style) + below
    }

    private var defaultLines: [String] {
        ValueText.lines(of: resolved.defaultValue).map { $0 ?? ValueText.emptySlot }
    }

    /// An incompatible value appears in its stored form.
    private var storedLines: [String] {
        guard resolved.marks.contains(.incompatible), let form = resolved.storedForm else {
            return ValueText.lines(of: resolved.stored).map { $0 ?? ValueText.emptySlot }
        }
        return [form.line]
    }
}

/// JSON.
extension ParameterReport {
    /// The wire form of the effective value, without the empty slots of a list. No value is null, or an empty list.
    var effectiveWire: JSONValue {
        guard declaration.type.isList else { return wire(of: resolved.effective) }
        return declaration.type.wire(for: .list((resolved.effective?.slots ?? []).filter { $0 != nil }))
    }

    /// In contrast to ``effectiveWire``, empty slots are null.
    fileprivate var explanationJSON: JSONObject {
        var object: JSONObject = [
            "type": .string(declaration.type.tag),
            "value": wire(of: resolved.effective),
            "origin": .string(resolved.origin.jsonName),
            "stored": wire(of: resolved.stored),
            "default": wire(of: resolved.defaultValue),
            "marks": .array(resolved.marks.map { .string($0.jsonName) }),
        ]
        if let tail = resolved.marks.lazy.compactMap(\.tailCount).first { object["tail"] = .integer(tail) }
        if let form = resolved.storedForm, !Set(resolved.marks).isDisjoint(with: [.migrated, .incompatible]) {
            object["storedForm"] = form.json
        }
        return object
    }

    private func wire(of value: IntentValue?) -> JSONValue {
        value.map(declaration.type.wire) ?? .null
    }
}

extension [ParameterReport] {
    /// Returns the explanations by parameter, in declared order.
    /// - Parameter fields: The fields of each; nil for all.
    func explanationJSON(_ fields: [ParameterField]? = nil) -> JSONValue {
        .object(
            JSONObject(
                uniqueMembers: map { .init(key: $0.name, value: .object($0.explanationJSON.selecting(fields))) }))
    }
}

extension ValueMark {
    fileprivate var text: String {
        if let tailCount { "tail(\(tailCount))" } else { jsonName }
    }

    fileprivate var tailCount: Int? {
        if case .tail(let count) = self { count } else { nil }
    }
}
