internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// The ranges of numbers.
extension SettingsResolver {
    func range(_ value: Value, isWhole: Bool) -> NumberRange? {
        if tree.kind(value.node) == .mapping { return rangeMap(value, isWhole: isWhole) }
        if tree.kind(value.node) == .sequence {
            let ends = tree.elements(of: value.node).map(text)
            let meant = ends.count == 2 ? ends.joined(separator: "...") : nil
            reader.reportWrongType(value, expected: Self.rangeForms, near: meant)
            return nil
        }
        guard let text = reader.string(value, expected: Self.rangeForms) else { return nil }
        guard let ends = RangeText(text) else {
            reader.reportWrongType(value, expected: Self.rangeForms, near: RangeText.meant(by: text))
            return nil
        }
        return isWhole ? wholeRange(ends, value) : decimalRange(ends, value)
    }

    fileprivate static let rangeForms = "a range, such as 1...10, 1..., ...100 or { min: 0, max: 10, step: 2 }"

    private func wholeRange(_ ends: RangeText, _ value: Value) -> NumberRange? {
        guard let minimum = end(ends.minimum, .integer, value), let maximum = end(ends.maximum, .integer, value) else {
            return nil
        }
        return integers(minimum.integer, maximum.integer, step: nil, value)
    }

    private func decimalRange(_ ends: RangeText, _ value: Value) -> NumberRange? {
        guard let minimum = end(ends.minimum, .decimal, value), let maximum = end(ends.maximum, .decimal, value) else {
            return nil
        }
        return decimals(minimum.decimal, maximum.decimal, step: nil, value)
    }

    /// One end of a range; empty if it is not written.
    private struct RangeEnd {
        var integer: Int?
        var decimal: Double?
    }

    private func end(_ text: String?, _ element: ElementType, _ value: Value) -> RangeEnd? {
        guard let text else { return RangeEnd() }
        do {
            switch try ValueType(element).value(fromText: text, in: FieldReader.noSchema) {
            case .integer(let number): return RangeEnd(integer: number)
            case .decimal(let number): return RangeEnd(decimal: number)
            default: return nil
            }
        } catch {
            report(.wrongType, at: place(value.node), "\(error.message); this is not \(SettingsResolver.rangeForms)")
            return nil
        }
    }

    private func rangeMap(_ value: Value, isWhole: Bool) -> NumberRange? {
        guard let fields = reader.fields(of: value, allowed: .range, subject: "a range") else { return nil }
        if reader.isEmptyMapping(value.node) {
            reader.reportEmpty(value, "omit 'range' if there is no limit")
        }
        if isWhole {
            let step = reader.integer(fields[.step])
            if let step, step <= 0 { reportStep(fields[.step]) }
            return integers(
                reader.integer(fields[.min]), reader.integer(fields[.max]),
                step: step.flatMap { $0 > 0 ? $0 : nil }, value)
        }
        let step = reader.decimal(fields[.step])
        if let step, step <= 0 { reportStep(fields[.step]) }
        return decimals(
            reader.decimal(fields[.min]), reader.decimal(fields[.max]),
            step: step.flatMap { $0 > 0 ? $0 : nil }, value)
    }

    private func reportStep(_ value: Value?) {
        guard let value else { return }
        reader.reportWrongType(value, expected: "a step greater than 0")
    }

    private func integers(_ minimum: Int?, _ maximum: Int?, step: Int?, _ value: Value) -> NumberRange? {
        if let minimum, let maximum, minimum > maximum {
            report(.emptyRange("\(minimum)", "\(maximum)", at: place(value.node)))
            return nil
        }
        return .integers(minimum: minimum, maximum: maximum, step: step)
    }

    private func decimals(_ minimum: Double?, _ maximum: Double?, step: Double?, _ value: Value)
        -> NumberRange?
    {
        if let minimum, let maximum, minimum > maximum {
            report(.emptyRange(minimum.shortText, maximum.shortText, at: place(value.node)))
            return nil
        }
        return .decimals(minimum: minimum, maximum: maximum, step: step)
    }
}

/// The two ends of `1...10`, each as text or absent.
struct RangeText {
    let minimum: String?
    let maximum: String?

    /// Returns nil if there are no three dots, or nothing else.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let dots = UInt8(ascii: ".")
        guard bytes.count >= 3,
            let start = (0...(bytes.count - 3)).first(where: { bytes[$0..<$0 + 3].allSatisfy { $0 == dots } })
        else { return nil }
        minimum = Self.part(bytes[..<start])
        maximum = Self.part(bytes[(start + 3)...])
        if minimum == nil, maximum == nil { return nil }
    }

    /// Returns `1...5` for a range with another separator, such as `1-5`; nil if it is not clearly one.
    static func meant(by text: String) -> String? {
        if text.contains("...") { return nil }
        for separator in ["..<", "..", "…", " to ", "–", "-"] {
            let ends = text.split(separator: separator, omittingEmptySubsequences: false)
                .map { $0.filter { $0 != " " } }
            // A sign alone is not a separator.
            guard ends.count == 2, ends.filter(\.isEmpty).count < (separator == "-" || separator == "–" ? 1 : 2),
                ends.allSatisfy({ $0.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E } })
            else { continue }
            return ends.joined(separator: "...")
        }
        return nil
    }

    /// Returns `5m...2h` for a range with another separator, such as `5m..2h`; nil if an end is not valid.
    static func meant(by text: String, isValid: (String) -> Bool) -> String? {
        if text.contains("...") { return nil }
        for separator in ["..<", "..", "…", " to ", "–"] {
            let ends = text.split(separator: separator, omittingEmptySubsequences: false)
                .map { String($0.trimmingPrefix { $0 == " " }) }
            guard ends.count == 2, ends != ["", ""], ends.allSatisfy({ $0.isEmpty || isValid($0) }) else { continue }
            return ends.joined(separator: "...")
        }
        return nil
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> String? {
        let trimmed = bytes.trimming { $0 == 0x20 }
        return trimmed.isEmpty ? nil : String(decoding: trimmed, as: UTF8.self)
    }
}

extension Diagnostic {
    static func emptyRange(_ minimum: String, _ maximum: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place,
            "this range is empty: its minimum, \(minimum), is greater than its maximum, \(maximum)")
    }
}
