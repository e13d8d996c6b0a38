import IntentModel

extension AppIntentsTranslation {
    /// ```swift
    /// static var parameterSummary: some ParameterSummary { … }
    /// ```
    /// Its rows are those of the configuration editor, so it is there for every intent with rows.
    func translateSummary(of intent: Intent, _ rows: [AppIntentParameter]) -> [SwiftDeclaration] {
        guard !rows.isEmpty else { return [] }
        let tree = RowConditions(rows).tree ?? .rows(rows.map(\.name))
        return [
            SwiftDeclaration(
                modifiers: visible("static"),
                kind: .computed(
                    name: SwiftIdentifier("parameterSummary"), type: "some \(names[.ParameterSummary])",
                    body: [statement(for: tree, of: intent, rows)]))
        ]
    }

    private func statement(
        for tree: RowTree, of intent: Intent, _ rows: [AppIntentParameter]
    ) -> SwiftStatement {
        switch tree {
        case .rows(let shown):
            return summary(of: intent, showing: rows.filter { shown.contains($0.name) })
        case .question(let atom, let yes, let no):
            return .closure(
                "When(\(question(atom, rows)))", [statement(for: yes, of: intent, rows)],
                others: [("otherwise", [statement(for: no, of: intent, rows)])])
        }
    }

    // MARK: Questions

    private func question(_ atom: RowAtom, _ rows: [AppIntentParameter]) -> SwiftCode {
        switch atom {
        case .hasValue(let name): return "\(path(to: name, rows)), .hasAnyValue"
        case .isOneOf(let name, let values): return equality(name, values, rows)
        case .atLeast(let name, let number):
            return "\(path(to: name, rows)), .greaterThanOrEqualTo, \(limit(number, name, rows, up: true))"
        case .atMost(let name, let number):
            return "\(path(to: name, rows)), .lessThanOrEqualTo, \(limit(number, name, rows, up: false))"
        case .family(let families):
            let list = SwiftCode.joined(families.map { ".\(SwiftIdentifier($0.rawValue))" })
            return "widgetFamily: .oneOf, [\(list)]"
        }
    }

    private func equality(_ name: String, _ values: [IntentValue], _ rows: [AppIntentParameter]) -> SwiftCode {
        guard let row = rows.first(where: { $0.name == name }) else {
            preconditionFailure("a question is about a row")
        }
        let label: SwiftCode = row.isObject ? "identifier: " : ""
        let texts = values.compactMap { value -> SwiftCode? in
            row.isObject
                ? value.optionIdentifier.map(SwiftLiteral.string) : expression(for: value, of: row.element)
        }
        if texts.count == 1, let text = texts.first { return "\(path(to: name, rows)), \(label).equalTo, \(text)" }
        return "\(path(to: name, rows)), \(label).oneOf, [\(SwiftCode.joined(texts))]"
    }

    private func limit(_ number: Double, _ name: String, _ rows: [AppIntentParameter], up: Bool) -> SwiftCode {
        guard rows.first(where: { $0.name == name })?.element == .integer else { return SwiftLiteral.decimal(number) }
        let whole = number.rounded(up ? .up : .down)
        return SwiftLiteral.integer(Int(exactly: whole) ?? (whole < 0 ? .min : .max))
    }

    private func path(to name: String, _ rows: [AppIntentParameter]) -> SwiftCode {
        guard let row = rows.first(where: { $0.name == name }) else {
            preconditionFailure("a question is about a row")
        }
        return path(to: row)
    }

    private func path(to row: AppIntentParameter) -> SwiftCode {
        "\\.\(projected: AppIntentNames.property(of: row.parameter))"
    }

    // MARK: Sentences

    private func summary(of intent: Intent, showing rows: [AppIntentParameter]) -> SwiftStatement {
        guard let text = sentence(of: intent, showing: rows)?.text, let literal = sentenceLiteral(text, rows) else {
            return rows.isEmpty ? .code("Summary()") : .closure("Summary", rows.map { .code(path(to: $0)) })
        }
        let mentioned = Set(Placeholder.all(in: text).placeholders.map(\.content))
        let others = rows.filter { !mentioned.contains($0.name) }
        let head: SwiftCode = "Summary(\(literal), table: \(literal: table))"
        return others.isEmpty ? .code(head) : .closure(head, others.map { .code(path(to: $0)) })
    }

    /// What Shortcuts says for a set of rows.
    private func sentence(of intent: Intent, showing rows: [AppIntentParameter]) -> LocalizedText? {
        guard let summary = intent.summary else { return nil }
        let shown = Set(rows.map(\.name))
        let conditional = intent.parameters.filter { !$0.conditions.isEmpty && shown.contains($0.name) }.map(\.name)
        return summary.combinations.first { $0.shown == conditional }?.sentence ?? summary.sentence
    }

    /// The sentence with key paths in it; nil where it mentions what has no row.
    private func sentenceLiteral(_ text: String, _ rows: [AppIntentParameter]) -> SwiftCode? {
        let paths = Dictionary(rows.map { ($0.name, path(to: $0)) }) { first, _ in first }
        var parts: [SwiftLiteral.Part] = []
        var rest = text[...]
        for placeholder in Placeholder.all(in: text).placeholders {
            guard let range = rest.firstRange(of: placeholder.text), let path = paths[placeholder.content] else {
                return nil
            }
            parts += [.text(String(rest[..<range.lowerBound])), .code(path)]
            rest = rest[range.upperBound...]
        }
        return SwiftLiteral.interpolated(parts + [.text(String(rest))])
    }
}
