internal import IntentDiagnostics
package import IntentModel
internal import IntentRuntime

/// Values as text. The first part of each line is what an assignment accepts, except for a payment method.
package enum ValueText {
    /// Returns a line for each value of a list, or one for a single value; none for no value.
    ///
    /// See ``IntentValue/line(_:duration:)``. An empty slot is nil. Control characters are made visible.
    /// - Parameter fields: The fields of records in order.
    package static func lines(of value: IntentValue?, _ fields: [Parameter] = []) -> [String?] {
        guard let value else { return [] }
        return value.slots.map { $0.map { line(of: $0, fields) } }
    }

    /// Returns the lines of each field of the records in a value with its path, such as `stations[2].label`. A field without a
    /// value has none.
    static func fields(
        of value: IntentValue?, _ parameter: Parameter, _ fields: [Parameter]
    ) -> [(path: String, lines: [String])] {
        (value?.slots ?? []).enumerated().flatMap { index, slot -> [(path: String, lines: [String])] in
            guard case .record(let record)? = slot else { return [] }
            // The other members of a union have no value.
            let shown = parameter.type.element.isUnion ? fields.filter { record.values[$0.name] != nil } : fields
            return shown.map { field in
                let path = FieldPath(parameter.name, slot: parameter.type.isList ? index : nil, field: field.name)
                return (path.description, lines(of: record.values[field.name]).compactMap(\.self))
            }
        }
    }

    /// The text for an empty slot in output that shows it.
    static let emptySlot = "(empty slot)"
    /// The text for an empty text in output that shows it.
    static let emptyText = "(empty string)"

    /// Returns `identifier  title`, or only the identifier if the title is the same or empty.
    static func line(identifier: String, title: String) -> String {
        IntentValue.line(identifier: identifier, title: title).onOneVisibleLine
    }

    private static func line(of value: IntentValue, _ fields: [Parameter] = []) -> String {
        value.line(fields.map(\.name), duration: text).onOneVisibleLine
    }

    /// Returns a duration in the largest unit that gives a whole number, else in seconds: `90s`, `5m`, `2h`, `1d`.
    private static func text(of duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        guard fraction == 0, seconds != 0 else { return duration.secondsText + "s" }
        let units: [(String, Int64)] = [("d", 86_400), ("h", 3_600), ("m", 60)]
        let unit = units.first { seconds.isMultiple(of: $0.1) } ?? ("s", 1)
        return "\(seconds / unit.1)\(unit.0)"
    }
}

/// Values in their stored form, without the declaration of their parameter.
extension StoredValue {
    /// The value on one line, as `get` shows it: `lock  Lock, trunk  Trunk`, `15m`, or a case's name. Records, and a form that its
    /// type does not have, are compact JSON.
    var line: String {
        guard wire != .null else { return "no value" }
        if isHidden { return Secrecy.mask }
        guard recordType == nil, let type = ValueType(tag: type), let value = value(in: Schema()) else {
            return masked.rendered().onOneVisibleLine
        }
        if type.isList, value.slots.isEmpty { return "[]" }
        return ValueText.lines(of: value).map(Self.shown).joined(separator: ", ")
    }

    /// The value on one line, with records in the words of their fields: `{stop: a, label: North}; {stop: b}`.
    func line(in schema: Schema) -> String {
        guard let type = recordType.map(schema.present), let value = value(in: schema) else { return line }
        let fields = schema.type(named: type.element.name)?.recordFields ?? []
        return ValueText.lines(of: value, fields).map(Self.shown).joined(separator: "; ")
    }

    /// The value in the type of its form; nil if it does not have the type.
    fileprivate func value(in schema: Schema) -> IntentValue? {
        if isHidden { return nil }
        return ValueType(tag: type).flatMap { try? schema.present($0).value(fromWire: masked, in: schema) }
    }

    private static func shown(_ line: String?) -> String {
        guard let line else { return ValueText.emptySlot }
        return line.isEmpty ? ValueText.emptyText : line
    }
}

extension LoggedChange.Difference {
    /// The difference as text, `labelSize: none -> 16`, or a line for each field of a record that differs:
    /// `stations[2].label: South -> North`. The fields have their present names, and so does the parameter before them.
    /// - Parameters:
    ///   - schema: Declares the fields of records; empty if it is not known.
    ///   - kind: The kind of the instance.
    func lines(in schema: Schema, of kind: WidgetKind) -> [String] {
        guard case .value(let stored) = subject,
            let type = [after, before].lazy.compactMap({ $0?.recordType }).first.map(schema.present)
        else { return [line] }
        let showsMarks = before?.marks ?? [] != after?.marks ?? []
        let fields = schema.type(named: type.element.name)?.recordFields ?? []
        let intent = schema.presentWidget(of: kind)?.intent.flatMap(schema.intent(named:))
        let name = intent?.parameters.declaration(storedAs: stored)?.name ?? stored
        let parameter = Parameter(name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: type)
        func texts(_ form: StoredValue?) -> [(path: String, lines: [String])] {
            let value = form?.value(in: schema)
            return ValueText.fields(of: value, parameter, fields).map { path, lines in
                let marks = showsMarks ? FieldPath(parsing: path).map { form.markText(of: $0, in: value) } ?? "" : ""
                return (path, lines.dropLast() + lines.suffix(1).map { $0 + marks })
            }
        }
        let (old, new) = (texts(before), texts(after))
        let current = Set(new.map(\.path))
        let paths = old.map(\.path).filter { !current.contains($0) } + new.map(\.path)
        let lines = paths.compactMap { path -> String? in
            let (before, after) = (old.text(at: path), new.text(at: path))
            return before == after ? nil : "\(path.onOneVisibleLine): \(before) -> \(after)"
        }
        if !lines.isEmpty { return lines }
        // Two masks look the same.
        let masked = new.filter { $0.lines == [Secrecy.mask] && old.text(at: $0.path) == Secrecy.mask }
        return masked.isEmpty
            ? [line] : masked.map { "\($0.path.onOneVisibleLine): \(Secrecy.mask) -> \(Secrecy.mask)" }
    }
}

extension StoredValue? {
    /// Returns the marks of a field, ` (vanished)`; an empty text if it has none.
    fileprivate func markText(of path: FieldPath, in value: IntentValue?) -> String {
        let chosen = (value.field(at: path)?.slots ?? []).compactMap { $0?.optionIdentifier }
        let marks = (self?.marks ?? []).filter { $0.field == path.field && chosen.contains($0.identifier) }
        return marks.isEmpty ? "" : " (\(StoredMark.kinds(of: marks)))"
    }
}

extension StoredMark {
    /// The names of the kinds of marks: `vanished, unchecked`.
    static func kinds(of marks: [StoredMark]) -> String {
        Kind.allCases.filter { kind in marks.contains { $0.kind == kind } }.map(\.rawValue).joined(separator: ", ")
    }
}

extension StoredValue {
    /// The type, if values are records.
    fileprivate var recordType: ValueType? { ValueType(tag: type).flatMap { $0.element.isRecord ? $0 : nil } }
}

extension [(path: String, lines: [String])] {
    fileprivate func text(at path: String) -> String {
        let lines = first { $0.path == path }?.lines ?? []
        return lines.isEmpty ? "none" : lines.joined(separator: ", ")
    }
}
