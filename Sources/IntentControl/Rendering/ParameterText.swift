internal import IntentModel
internal import IntentRuntime

/// Parameters with their values as text.
enum ParameterText {
    static func lines(of parameters: [ParameterReport], style: TextStyle) -> [String] {
        parameters.flatMap { lines(of: $0, style: style) }
    }

    static func lines(of parameter: ParameterReport, style: TextStyle) -> [String] {
        let name = style.bold("\(parameter.name):")
        let values = parameter.plainLines
        return values.isEmpty ? [name] : values.map { $0.isEmpty ? name : "\(name) \($0)" }
    }

    /// The value with all that is known of it, indented below it.
    static func explanation(of parameter: ParameterReport, style: TextStyle) -> [String] {
        let resolved = parameter.resolved
        var facts = [("origin", [resolved.origin.word])]
        facts.append(("stored", storedLines(of: resolved)))
        facts.append(("default", ValueText.lines(of: resolved.defaultValue).map { $0 ?? emptySlot }))
        if !resolved.marks.isEmpty { facts.append(("marks", resolved.marks.map(\.word))) }
        let below = facts.flatMap { title, lines in
            (lines.isEmpty ? ["none"] : lines).enumerated().map { index, line in
                "  " + style.faint((index == 0 ? title : "").padded(to: 9)) + line
            }
        }
        return lines(of: parameter, style: style) + below
    }

    /// An incompatible value is shown as it lies in the store.
    private static func storedLines(of resolved: ResolvedParameter) -> [String] {
        guard resolved.marks.contains(.incompatible), let form = resolved.storedForm else {
            return ValueText.lines(of: resolved.stored).map { $0 ?? emptySlot }
        }
        return [StoredText.line(of: form)]
    }

    private static let emptySlot = "(empty slot)"
}

extension ValueOrigin {
    /// The design's words, as `--explain` shows them in both forms.
    var word: String {
        switch self {
        case .user: "user"
        case .definitionDefault: "default(definition)"
        case .handlerDefault: "default(handler)"
        case .none: "none"
        }
    }
}

extension ValueMark {
    var word: String {
        switch self {
        case .hidden: "hidden"
        case .vanished: "vanished"
        case .migrated: "migrated"
        case .incompatible: "incompatible"
        case .unchecked: "unchecked"
        case .tail(let count): "tail(\(count))"
        }
    }
}

extension String {
    /// Spaces behind an ASCII word up to a column.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - utf8.count))
    }
}
