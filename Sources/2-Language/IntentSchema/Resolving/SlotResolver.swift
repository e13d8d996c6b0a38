internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves what only lists have: `size` and `uniqueValues`.
struct SlotResolver: ContextResolver {
    let context: ResolvingContext

    func resolve(_ fields: Fields, into parameter: inout Parameter, uses: [WidgetUse]) {
        guard parameter.type.isList else {
            if let key = fields.key(.size) {
                report(
                    .sizeWithoutArray, at: place(key),
                    "'size' applies only to lists, and \(quoted(parameter.name)) holds one value",
                    fixes: listType(fields[.type]))
            }
            if fields[.uniqueValues] != nil {
                reader.reportUselessKey(fields.key(.uniqueValues), "applies only to lists, whose type is in brackets")
            }
            return
        }
        parameter.hasUniqueValues =
            reader.boolean(fields[.uniqueValues]) ?? parameter.type.element.isObject
        guard let value = fields[.size] else { return }
        parameter.size = sizes(value)
        if let sizes = parameter.size, hasNoSlots(sizes, value) {
            report(
                .wrongType, at: place(value.node),
                "\(quoted(parameter.name)) has no slots in any family, so nothing can be chosen")
        }
        checkSizes(of: parameter, value, uses: uses)
    }

    /// Whether there are sizes, all of them could be read, and all are 0.
    private func hasNoSlots(_ sizes: SlotSizes, _ value: Value) -> Bool {
        guard sizes.largest == 0 else { return false }
        guard tree.kind(value.node) == .mapping else { return true }
        let written = tree.entries(of: value.node).reduce(0) { count, _ in count + 1 }
        return written == sizes.families.count + (sizes.otherwise == nil ? 0 : 1)
    }

    private func listType(_ value: Value?) -> [DiagnosticFix] {
        guard let value, tree.kind(value.node) == .scalar else { return [] }
        return [
            DiagnosticFix(
                message: "make it a list", range: place(value.node).range, replacement: "[\(text(value.node))]")
        ]
    }

    private func sizes(_ value: Value) -> SlotSizes? {
        guard tree.kind(value.node) == .mapping else {
            return slotCount(value).map { SlotSizes(otherwise: $0) }
        }
        var sizes = SlotSizes(families: Dictionary(minimumCapacity: 4))
        for entry in tree.entries(of: value.node) {
            let word = Word(tree.symbol(of: entry.key))
            if word == .otherwise {
                sizes.otherwise = slotCount(Value(entry.value, after: entry.key))
            } else if let family = word?.family ?? reader.family(of: entry, beside: [.otherwise]) {
                sizes.families[family] = slotCount(Value(entry.value, after: entry.key))
            }
        }
        return sizes
    }

    /// Returns a size such as `4` or `1...3`.
    private func slotCount(_ value: Value) -> SlotCount? {
        guard !tree.isInvalid(value.node) else { return nil }
        if let count = tree.digits(value.node) ?? tree.hexadecimal(value.node) {
            return SlotCount(minimum: count, maximum: count)
        }
        let expected = "a number of slots, such as 4, or 1...3 for up to three"
        guard let text = reader.plainText(value) ?? quotedRange(value), !tree.isNull(value.node) else {
            reader.reportWrongType(value, expected: expected, fixes: reader.withoutQuotes(value, .integer))
            return nil
        }
        if let count = wholeNumber(text) { return SlotCount(minimum: count, maximum: count) }
        if let ends = RangeText(text), let minimum = ends.minimum.flatMap(wholeNumber),
            let maximum = ends.maximum.flatMap(wholeNumber)
        {
            if minimum <= maximum { return SlotCount(minimum: minimum, maximum: maximum) }
            report(.emptyRange("\(minimum)", "\(maximum)", at: place(value.node)))
            return nil
        }
        let hint = text.contains(where: \.isNumber) ? "" : "; omit 'size' for no limit"
        reader.reportWrongType(value, expected: expected, hint: hint, near: RangeText.meant(by: text))
        return nil
    }

    /// Returns a range in quotes, which is the same without them.
    private func quotedRange(_ value: Value) -> String? {
        guard tree.kind(value.node) == .scalar, RangeText(text(value.node)) != nil else { return nil }
        return text(value.node)
    }

    /// Returns a number of slots.
    private func wholeNumber(_ text: String) -> Int? {
        (try? Int.literal(text)).flatMap { $0 >= 0 ? $0 : nil }
    }

    // MARK: Families

    /// Checks that the sizes are for the families of the widgets that show the intent.
    private func checkSizes(of parameter: Parameter, _ value: Value, uses: [WidgetUse]) {
        guard !uses.isEmpty, tree.kind(value.node) == .mapping else { return }
        let families = uses.lazy.flatMap(\.families).filter { parameter.families?.contains($0.family) ?? true }
        let shown = families.reduce(into: KeySet()) { $0.insert(Word($1.family)) }
        var written: KeySet = []
        // `otherwise` is for all other families. A word that is not a family was reported and may mean any of them.
        var isOpen = false
        var unshown: [(family: SizeFamily, key: NodeID)] = []
        for entry in tree.entries(of: value.node) {
            guard let family = familyOf(entry) else {
                isOpen = true
                continue
            }
            written.insert(Word(family))
            if !shown.contains(Word(family)) { unshown.append((family, entry.key)) }
        }
        let absent = isOpen ? [] : shown.subtracting(written)
        let missing = SizeFamily.allCases.filter { absent.contains(Word($0)) }
        if !missing.isEmpty {
            let places = missing.compactMap { family in families.first { $0.family == family }?.place }
            report(
                .sizeMissingFamily, at: place(value.key ?? value.node),
                "\(quoted(parameter.name)) has no size for \(missing.map(\.rawValue).joined(separator: " and ")) "
                    + "and no 'otherwise'",
                notes: zip(missing, places).map { DiagnosticNote("a widget shows \($0.rawValue) here", at: $1) })
        }
        for (family, key) in unshown {
            let isHidden = parameter.families.map { !$0.contains(family) } ?? false
            let reason = isHidden ? "'families' excludes it" : "no widget that shows this intent supports it"
            report(
                .sizeForUnsupportedFamily, .warning, at: place(key),
                "\(family.rawValue) never shows \(quoted(parameter.name)): \(reason)")
        }
    }

    private func familyOf(_ entry: YAMLTree.Entry) -> SizeFamily? {
        Word(tree.symbol(of: entry.key))?.family
    }
}
