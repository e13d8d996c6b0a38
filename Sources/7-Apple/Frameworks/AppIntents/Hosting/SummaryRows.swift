import IntentFoundation
import IntentModel

/// The rows of an intent as its summary shows them: their order, their conditions, and the sentences.
struct SummaryRows {
    /// The parameters in the order of their rows, with the conditions under which they are shown.
    private(set) var parameters: [Parameter]
    /// The sentences; nil if the summary has none.
    private(set) var summary: IntentSummary?

    init<Declared: AppIntent>(
        of intent: HostedIntent<Declared>, _ parameters: [Parameter], reader: DeclarationReader
    ) {
        let place = "\(typeName(of: Declared.self)).parameterSummary"
        let tests = RowTests(intent)
        let node = Declared.summaryNode
        let names = parameters.map(\.name)
        let order = node.rows(tests, all: names)
        self.parameters = Self.ordered(parameters, as: order)
        for index in self.parameters.indices {
            let name = self.parameters[index].name
            let condition = node.condition(of: name, tests)
            if condition == .never {
                hide(index, place, reader)
            } else if !self.parameters[index].show(if: condition, order: names) {
                reader.reportLoss(
                    .condition, at: place,
                    "a definition cannot express the condition of '\(name)'; its row is always shown")
            }
        }
        for name in names where conditionsContain(name, of: name) {
            guard let index = self.parameters.firstIndex(where: { $0.name == name }) else { continue }
            self.parameters[index].when = Requirement()
            reader.reportLoss(
                .condition, at: place, "the condition of '\(name)' depends on its own row, which is always shown")
        }
        readSentences(of: node, tests, place, reader)
    }

    /// Lets nothing be chosen in a row that is never shown. A definition cannot say this of a row with a default.
    private mutating func hide(_ index: Int, _ place: String, _ reader: DeclarationReader) {
        let name = parameters[index].name
        guard !reader.isForFile || parameters[index].defaultRule == nil else {
            return reader.reportLoss(
                .condition, at: place, "a definition cannot hide the row of '\(name)', which has a default; it is shown"
            )
        }
        parameters[index].options = .none
        parameters[index].searchesInHandler = false
        parameters[index].dependsOn = []
    }

    /// Whether the row of a parameter is shown depending on another one, directly or through others.
    private func conditionsContain(_ other: String, of name: String) -> Bool {
        var known: Set<String> = []
        var names = [name]
        while let name = names.popLast() {
            let tested = parameters.first { $0.name == name }?.when.parameters ?? []
            if tested.contains(other) { return true }
            names += tested.filter { known.insert($0).inserted }
        }
        return false
    }

    /// Returns the parameters in the order of the summary, if the parents of each one are still before it.
    private static func ordered(_ parameters: [Parameter], as names: [String]) -> [Parameter] {
        let sorted = names.compactMap { name in parameters.first { $0.name == name } }
        let all = sorted + parameters.filter { !names.contains($0.name) }
        let isValid = all.indices.allSatisfy { index in
            all[index].dependsOn.allSatisfy { parent in all[..<index].contains { $0.name == parent } }
        }
        return isValid ? all : parameters
    }

    /// Reads the sentences: the only one, or one for each set of conditional rows.
    private mutating func readSentences(
        of node: SummaryNode, _ tests: RowTests, _ place: String, _ reader: DeclarationReader
    ) {
        let leaves = node.leaves.compactMap { text, shown in
            text.flatMap { reader.text($0.resource(tests)) }.map { (sentence: $0, rows: shown) }
        }
        guard let first = leaves.first else { return }
        guard leaves.contains(where: { $0.sentence != first.sentence }) else {
            summary = IntentSummary(first.sentence)
            return
        }
        let conditional = parameters.filter { !$0.when.isEmpty || $0.families != nil }.map(\.name)
        var summary = IntentSummary()
        for leaf in leaves {
            let rows = leaf.rows.map { $0.compactMap(tests.name(at:)) } ?? parameters.map(\.name)
            let shown = conditional.filter(rows.contains)
            if let known = summary.sentence(for: shown) {
                if known == leaf.sentence { continue }
                reader.reportLoss(
                    .sentence, at: place,
                    "the sentence '\(leaf.sentence.text)' is left out: its rows already have another sentence")
            } else if shown.isEmpty {
                summary.sentence = leaf.sentence
            } else {
                summary.combinations.append(IntentSummary.Combination(shown: shown, sentence: leaf.sentence))
            }
        }
        // A definition has a sentence for all other sets of rows, which here are those of the last one.
        if summary.sentence == nil { summary.sentence = summary.combinations.popLast()?.sentence }
        self.summary = summary
    }
}

extension IntentSummary {
    /// Returns the sentence that is known for exactly these conditional rows.
    fileprivate func sentence(for shown: [String]) -> LocalizedText? {
        shown.isEmpty ? sentence : combinations.first { $0.shown == shown }?.sentence
    }
}

extension Parameter {
    /// Sets the conditions of the row; returns false if a definition cannot express them.
    /// - Parameter names: The declared names of all parameters in their order.
    fileprivate mutating func show(if condition: RowCondition, order names: [String]) -> Bool {
        // Families are a key of their own, which all alternatives share.
        guard let alternatives = condition.declared, let first = alternatives.first,
            alternatives.allSatisfy({ $0[.family] == first[.family] })
        else { return false }
        when = Requirement(
            anyOf: alternatives.map { tests in
                names.compactMap { name in
                    guard case .value(let test)? = tests[.parameter(name)] else { return nil }
                    return Condition(parameter: name, test: test)
                }
            })
        if case .families(let shown)? = first[.family] { families = SizeFamily.allCases.filter(shown.contains) }
        return true
    }
}

extension SummaryNode {
    /// The structures without conditions: the sentence, and the key paths of the rows, nil for all rows.
    fileprivate var leaves: [(text: SummaryText?, rows: [AnyKeyPath]?)] {
        switch self {
        case .parameters(let text, let others):
            [(text, text == nil && others == nil ? nil : (text?.parameters ?? []) + (others ?? []))]
        case .condition(_, let then, let otherwise): then.leaves + otherwise.leaves
        }
    }

    /// Returns the declared names of the rows in an order that agrees with each list of the summary, if there is one, and
    /// otherwise in that of the declarations. Sentences mention parameters in an order of their own.
    fileprivate func rows(_ tests: RowTests, all names: [String]) -> [String] {
        let leaves = leaves.map { text, rows in
            let rows = rows.map { $0.compactMap(tests.name(at:)) } ?? names
            return (rows: rows, list: rows.dropFirst(text?.parameters.count ?? 0))
        }
        var remaining = names.filter { name in leaves.contains { $0.rows.contains(name) } }
        var rows: [String] = []
        while !remaining.isEmpty {
            let next = remaining.firstIndex { name in
                leaves.allSatisfy { leaf in
                    !leaf.list.contains(name) || leaf.list.prefix { $0 != name }.allSatisfy(rows.contains)
                }
            }
            rows.append(remaining.remove(at: next ?? 0))
        }
        return rows
    }

    /// Returns the condition under which the row of a parameter is shown.
    fileprivate func condition(of name: String, _ tests: RowTests) -> RowCondition {
        switch self {
        case .parameters:
            let isShown = leaves.allSatisfy { _, rows in rows?.contains { tests.name(at: $0) == name } ?? true }
            return isShown ? .always : .never
        case .condition(let condition, let then, let otherwise):
            let (first, second) = (then.condition(of: name, tests), otherwise.condition(of: name, tests))
            if first == second { return first }
            guard let test = tests.read(condition) else { return .inexpressible }
            return tests.possible(first.and(test.subject, test.holds))
                .or(tests.possible(second.and(test.subject, test.fails)))
        }
    }
}

extension SummaryText {
    fileprivate var parameters: [AnyKeyPath] {
        parts.compactMap { if case .parameter(let path) = $0 { path } else { nil } }
    }

    /// The sentence, in which `${name}` is the place of a parameter.
    fileprivate func resource(_ tests: RowTests) -> LocalizedStringResource {
        let text = parts.map { part in
            switch part {
            case .text(let text): text
            case .parameter(let path): "${\(tests.name(at: path) ?? "")}"
            }
        }
        return LocalizedStringResource(String.LocalizationValue(text.joined()), table: table)
    }
}
