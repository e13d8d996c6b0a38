internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What only lists have: sizes and unique values.
extension FileResolver {
    mutating func readSlots(_ fields: Fields, into parameter: inout Parameter, uses: [WidgetUse]) {
        guard parameter.type.isList else {
            if let key = fields.key(.size) {
                report(.sizeWithoutArray(parameter.name, at: place(key), fix: listType(fields[.type])))
            }
            if fields[.uniqueValues] != nil {
                reportUselessKey(fields.key(.uniqueValues), "is for lists only, a type in brackets")
            }
            return
        }
        parameter.hasUniqueValues = fields[.uniqueValues].flatMap { boolean($0) } ?? parameter.type.element.isObject
        guard let value = fields[.size] else { return }
        parameter.size = sizes(value)
        if let sizes = parameter.size, hasNoSlots(sizes, value) {
            report(.noSlots(of: parameter.name, at: place(value.node)))
        }
        checkSizes(of: parameter, value, uses: uses)
    }

    /// Whether sizes are given, all of them could be read, and none is above 0.
    private func hasNoSlots(_ sizes: SlotSizes, _ value: Value) -> Bool {
        let all = sizes.families.values + [sizes.otherwise].compactMap { $0 }
        guard !all.isEmpty, all.allSatisfy({ $0.maximum == 0 }) else { return false }
        guard document.tree.kind(value.node) == .mapping else { return true }
        return document.tree.entries(of: value.node).reduce(0) { count, _ in count + 1 } == all.count
    }

    private func listType(_ value: Value?) -> [DiagnosticFix] {
        guard let value, document.tree.kind(value.node) == .scalar else { return [] }
        return [
            DiagnosticFix(
                message: "make it a list", range: place(value.node).range, replacement: "[\(text(value.node))]")
        ]
    }

    private mutating func sizes(_ value: Value) -> SlotSizes? {
        guard document.tree.kind(value.node) == .mapping else {
            return slotCount(value).map { SlotSizes(otherwise: $0) }
        }
        var sizes = SlotSizes(families: Dictionary(minimumCapacity: 4))
        for entry in document.tree.entries(of: value.node) {
            let word = Word(document.tree.symbol(of: entry.key))
            if word == .otherwise {
                sizes.otherwise = slotCount(Value(entry.value, behind: entry.key))
            } else if let family = word?.family ?? family(of: entry, beside: [.otherwise]) {
                sizes.families[family] = slotCount(Value(entry.value, behind: entry.key))
            }
        }
        return sizes
    }

    /// `4`, or `1...3`.
    private mutating func slotCount(_ value: Value) -> SlotCount? {
        guard !document.tree.isRefused(value.node) else { return nil }
        if let count = document.tree.digits(value.node) ?? document.tree.hexadecimal(value.node) {
            return SlotCount(minimum: count, maximum: count)
        }
        let expected = "a number of slots: 4, or up to three as 1...3"
        guard let text = plainText(value), !document.tree.isNull(value.node) else {
            reportWrongType(value, expected: expected, fixes: withoutQuotes(value, .integer))
            return nil
        }
        if let count = wholeNumber(text) { return SlotCount(minimum: count, maximum: count) }
        if let ends = RangeText(text), let minimum = ends.minimum.flatMap(wholeNumber),
            let maximum = ends.maximum.flatMap(wholeNumber), minimum <= maximum
        {
            return SlotCount(minimum: minimum, maximum: maximum)
        }
        reportWrongType(
            value, expected: expected,
            fixes: DiagnosticFix.didYouMean(RangeText.meant(by: text), at: place(value.node)))
        return nil
    }

    /// Not below 0.
    private func wholeNumber(_ text: String) -> Int? {
        guard case .integer(let number)? = try? ValueType(.integer).value(fromText: text, in: Self.noSchema),
            number >= 0
        else { return nil }
        return number
    }
}

extension Diagnostic {
    fileprivate static func noSlots(of name: String, at place: Place) -> Diagnostic {
        Diagnostic(.wrongType, at: place, "\(quoted(name)) has no slot in any family, so that nothing can be chosen")
    }

    fileprivate static func sizeWithoutArray(_ name: String, at place: Place, fix: [DiagnosticFix]) -> Diagnostic {
        Diagnostic(
            .sizeWithoutArray, at: place, "'size' is for lists, and \(quoted(name)) holds one value", fixes: fix)
    }
}
