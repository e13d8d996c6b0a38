internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
internal import IntentModel
internal import IntentRuntime

/// The fields of `get`.
package enum ParameterField: String, OutputField {
    case name, type, value, origin, stored, `default`, marks, lookedUp, tail, storedForm
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
        case .value: ValueText.lines(of: resolved.effective, fields).compactMap(\.self).joined(separator: ", ")
        case .origin: origin
        case .stored: storedLines.joined(separator: ", ")
        case .default: defaultLines.joined(separator: ", ")
        case .marks: resolved.marks.map(\.text).joined(separator: ", ")
        case .lookedUp: lookedUp?.text ?? ""
        case .tail: resolved.marks.lazy.compactMap(\.tailCount).first.map(String.init) ?? ""
        case .storedForm: differingForm?.line ?? ""
        }
    }

    /// Lines `name: value` with the effective value, without the empty slots of a list. A record has lines for each field, whose
    /// names are paths such as `stations[2].label`.
    func lines(_ style: TextStyle) -> [String] {
        let records = ValueText.fields(of: resolved.effective, declaration, fields)
        let values = ValueText.lines(of: resolved.effective).compactMap(\.self)
        let named = records.isEmpty ? [(path: name, lines: values)] : records
        return named.flatMap { path, values in
            let name = style.bold("\(path):")
            return values.isEmpty ? [name] : values.map { $0.isEmpty ? name : "\(name) \($0)" }
        }
    }

    /// The effective value and, indented below it, its origin, the stored value, the default, the marks, and how long ago its
    /// texts were looked up.
    func explanation(_ style: TextStyle, _ times: TimeText? = nil) -> [String] {
        var properties = [("origin", [origin]), ("stored", storedLines)]
        properties.append(("default", resolved.isDefaultIncomplete ? incompleteDefaultLines : defaultLines))
        if let policy { properties.append(("policy", [policy])) }
        if !resolved.marks.isEmpty { properties.append(("marks", resolved.marks.map(\.text))) }
        if let lookedUp, let times { properties.append(("lookup", [times.text(of: lookedUp)])) }
        let below = properties.flatMap { title, lines in
            (lines.isEmpty ? ["none"] : lines).enumerated().map { index, line in
                let title = index == 0 ? title : ""
                let padding = String(repeating: " ", count: 9 - title.utf8.count)
                return "  " + style.faint(title + padding) + line
            }
        }
        return lines(style) + below
    }

    /// The origin, with the instance that stores the value or the row that a default follows: `instance desk`,
    /// `default(row entity)`.
    private var origin: String {
        if let source = resolved.origin.instance { return "instance \(source)" }
        return resolved.origin.row.map { "default(row \($0))" } ?? resolved.origin.jsonName
    }

    /// Who specifies the default or has locked the value, and where.
    private var policy: String? {
        resolved.policy.map { policy in
            let verb = policy.isLocked ? "locked" : "default"
            return "\(verb) by \(policy.owner.text) (\(policy.path):\(policy.row.line))".onOneVisibleLine
        }
    }

    private var incompleteDefaultLines: [String] {
        (defaultLines.isEmpty ? ["none"] : defaultLines) + ["(incomplete; requested again until its source has more)"]
    }

    private var defaultLines: [String] {
        ValueText.lines(of: resolved.defaultValue, fields).map { $0 ?? ValueText.emptySlot }
    }

    /// An incompatible value appears in its stored form.
    private var storedLines: [String] {
        guard resolved.marks.contains(.incompatible), let form = resolved.storedForm else {
            return ValueText.lines(of: resolved.stored, fields).map { $0 ?? ValueText.emptySlot }
        }
        return [form.line]
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
}
