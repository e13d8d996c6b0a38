internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// The form that a new widget has, as text: a line for each row, with its title, its default and what its editor offers.
///
/// Families whose forms are equal are shown together.
struct FormPreview {
    private let schema: Schema
    private let intent: Intent
    private let families: [SizeFamily]
    private let conditions: [String: String]

    /// The maximum number of options and of slots that are shown.
    private static let limit = 8

    /// - Parameters:
    ///   - families: The families of the widget; none for a control or an intent without a widget.
    ///   - conditions: The conditions of rows as they are written, by the names of the rows.
    init(_ intent: Intent, in schema: Schema, families: [SizeFamily], conditions: [String: String]) {
        self.schema = schema
        self.intent = intent
        self.families = families
        self.conditions = conditions
    }

    var text: String {
        var forms: [(families: [SizeFamily], lines: [String])] = []
        for family in families {
            let lines = lines(in: family)
            if let same = forms.firstIndex(where: { $0.lines == lines }) {
                forms[same].families.append(family)
            } else {
                forms.append(([family], lines))
            }
        }
        if forms.isEmpty { forms = [([], lines(in: nil))] }
        return forms.map { families, lines in
            let head = ([intent.title.text] + families.map(\.rawValue)).joined(separator: " · ")
            return ([head] + (lines.isEmpty ? ["  There is nothing to configure."] : lines)).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    // MARK: Rows

    /// A line of the form; a heading has only a title.
    private struct Line {
        var title: String
        var value = ""
        var note = ""
    }

    private func lines(in family: SizeFamily?) -> [String] {
        let rows = intent.parameters.filter { row in family.map { row.families?.contains($0) ?? true } ?? true }
        var lines = rows.filter { $0.section == nil }.flatMap { self.lines(of: $0, in: family) }
        for section in intent.sections {
            let inside = rows.filter { $0.section == section.name }
            guard !inside.isEmpty else { continue }
            lines.append(Line(title: section.isFolded ? "▸ \(section.title.text)" : "▾ \(section.title.text)"))
            lines += inside.flatMap { self.lines(of: $0, in: family) }
        }
        let titles = lines.filter { !$0.value.isEmpty }.map(\.title.columns).max() ?? 0
        let values = lines.filter { !$0.note.isEmpty }.map(\.value.columns).max() ?? 0
        return lines.map { line in
            let columns = [line.title.padded(to: titles), line.value.padded(to: values), line.note]
            return ("  " + columns.joined(separator: "  ")).trimmingBlanks
        }
    }

    private func lines(of row: Parameter, in family: SizeFamily?) -> [Line] {
        let rule = family.map { row.defaultRule?.rule(in: $0) } ?? row.defaultRule
        let values = row.isSecret ? rule.map { _ in ["•••"] } ?? [] : values(of: rule, row)
        let note = note(of: row)
        guard row.type.isList else {
            return [Line(title: row.title.text, value: control(values.first, of: row), note: note)]
        }
        let count = family.flatMap { row.size?.count(in: $0) } ?? row.size?.otherwise
        let slots = count.map { $0.isFixed ? $0.maximum : min(values.count + 1, $0.maximum) } ?? values.count + 1
        var lines = [Line(title: row.title.text, value: count.map(phrase) ?? "any number", note: note)]
        lines += (0..<min(slots, Self.limit)).map { slot in
            Line(title: "  \(slot + 1)", value: control(values.indices.contains(slot) ? values[slot] : nil, of: row))
        }
        if slots > Self.limit { lines.append(Line(title: "  …")) }
        return lines
    }

    private func phrase(_ count: SlotCount) -> String {
        guard count.isFixed else { return "\(count.minimum)...\(count.maximum) values" }
        return count.maximum == 1 ? "1 slot" : "\(count.maximum) slots"
    }

    // MARK: Values

    private func control(_ value: String?, of row: Parameter) -> String {
        if case .boolean = row.type.element, row.settings.boolean == BooleanSettings() {
            return value == "true" ? "[x]" : value == "false" ? "[ ]" : "[–]"
        }
        let isChosen = offered(by: row) != nil || row.options == .dynamic
        let shown = value ?? row.prompt.map { "(\($0.text))" } ?? "–"
        return isChosen ? "\(shown) ▾" : shown
    }

    private func values(of rule: DefaultRule?, _ row: Parameter) -> [String] {
        switch rule {
        case nil: return []
        case .value(let value)?: return value.slots.compactMap { $0?.writtenText }.map { title(of: $0, row) }
        case .options(let identifiers)?: return identifiers.map { title(of: $0, row) }
        case .handler?: return ["(from the handler)"]
        case .first(let count)?:
            guard let offered = offered(by: row) else { return ["(first of the options)"] }
            return offered.prefix(count).map(\.title)
        case .row(let rule)?: return ["(\(rule.phrase))"]
        case .byFamily(_, let otherwise)?: return values(of: otherwise, row)
        }
    }

    private func title(of identifier: String, _ row: Parameter) -> String {
        offered(by: row)?.first { $0.identifier.isExactly(identifier) }?.title ?? identifier
    }

    /// Returns the options that the definition lists; nil if it lists none.
    private func offered(by row: Parameter) -> [(identifier: String, title: String)]? {
        switch (row.options, row.type.element) {
        case (.listed(let options), _): options.map { ($0.scalar?.writtenText ?? $0.identifier, $0.title.text) }
        case (.free, .enumeration(let name)):
            schema.enumeration(named: name).map { type in type.cases.map { ($0.name, $0.title.text) } }
        case (.free, .boolean):
            row.settings.boolean == BooleanSettings()
                ? nil
                : [
                    ("true", row.settings.boolean.trueTitle?.text ?? "true"),
                    ("false", row.settings.boolean.falseTitle?.text ?? "false"),
                ]
        default: nil
        }
    }

    private func note(of row: Parameter) -> String {
        var notes: [String] = []
        if let offered = offered(by: row) {
            let more = offered.count > Self.limit ? ", … \(offered.count) options" : ""
            notes.append(offered.prefix(Self.limit).map(\.title).joined(separator: ", ") + more)
        } else {
            switch row.options {
            case .dynamic: notes.append("options from the handler")
            case .file(let file): notes.append("options from \(file.path)")
            case .command(let command): notes.append("options from \(command.arguments.joined(separator: " "))")
            case .address(let address): notes.append("options from \(address.url)")
            case .none: notes.append("not for people")
            case .free, .listed: notes.append(row.type.element == .boolean ? "" : row.type.notation)
            }
        }
        if let condition = conditions[row.name] { notes.append("when \(condition)") }
        return notes.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension String {
    fileprivate func padded(to columns: Int) -> String { self + .spaces(max(0, columns - self.columns)) }

    fileprivate var trimmingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// The preview of a form, for a panel beside the text and for hovers.
extension LanguageServer {
    static let previewCommand = "intentgen.preview"

    mutating func executeCommand(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard params["command"]?.stringValue == Self.previewCommand else {
            throw .invalidParameters("the only command is '\(Self.previewCommand)'")
        }
        guard let argument = params["arguments"]?.arrayValue?.first, argument["textDocument"] != nil else {
            throw .invalidParameters("'arguments' must contain an object with 'textDocument' and 'position'")
        }
        let (document, byte) = try place(argument)
        guard let outline = outline(of: document.path, in: document.root) else { return .null }
        let chosen = outline.declarations(around: outline.node(at: byte)).first { $0.parent == nil }
        let all = outline.declarations.filter { [.intent, .widget, .control].contains($0.kind) }
        let texts = (chosen.map { [$0] } ?? all).compactMap { preview(of: Symbol($0), in: document.root) }
        guard !texts.isEmpty else { throw .failed("there is no form here: put the cursor in a widget or an intent") }
        let note =
            results(of: document.root).resolved.diagnostics.hasErrors
            ? "The definitions have errors; this is the form of the last text without errors.\n\n" : ""
        return ["kind": "plaintext", "value": .string(note + texts.joined(separator: "\n\n"))]
    }

    /// Returns the form of a widget, a control or an intent, as the last schema without errors declares it.
    mutating func preview(of symbol: Symbol, in root: String) -> String? {
        _ = results(of: root)
        guard let schema = projects[root]?.lastSchema?.schema else { return nil }
        let widget = symbol.kind == .widget ? schema.widgets.first { $0.name == symbol.name } : nil
        let name: String?
        switch symbol.kind {
        case .widget: name = widget?.intent
        case .control: name = schema.controls.first { $0.name == symbol.name }?.intent
        case .intent: name = symbol.name
        default: name = nil
        }
        guard let name, let intent = schema.intent(named: name) else { return nil }
        let shown = widget.map { [$0] } ?? schema.widgets.filter { symbol.kind == .intent && $0.intent == name }
        let families = SizeFamily.allCases.filter { family in shown.contains { $0.families.contains(family) } }
        return FormPreview(intent, in: schema, families: families, conditions: conditions(of: name, in: root)).text
    }

    /// Returns the conditions of an intent's rows as they are written.
    private mutating func conditions(of intent: String, in root: String) -> [String: String] {
        guard let declared = symbols(of: root).declared(.intent(intent)),
            let outline = outline(of: declared.path, in: root)
        else { return [:] }
        var conditions: [String: String] = [:]
        for row in outline.declarations where row.kind == .parameter && row.parent == declared.declaration.node {
            guard let node = outline.child("when", of: row.node) else { continue }
            let written = String(decoding: outline.bytes[outline[node].valueRange], as: UTF8.self)
            let text = OutlineEntry(node, of: outline, key: "when")?.flow.map { String($0.dropFirst("when: ".count)) }
            // A comment after the condition is not part of it.
            conditions[row.name] = text ?? (written.contains("\n") ? "…" : written)
        }
        return conditions
    }
}
