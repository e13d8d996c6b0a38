internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves what only lists have: `size` and `uniqueValues`.
struct SlotResolver: ContextResolver {
    let context: ResolvingContext

    func resolve(_ fields: Fields, into parameter: inout Parameter, uses: [WidgetUse]) {
        guard parameter.type.isList else {
            if let key = fields.key(.size) {
                report(.sizeWithoutArray(parameter.name, at: place(key), fix: listType(fields[.type])))
            }
            if fields[.uniqueValues] != nil {
                reader.reportUselessKey(fields.key(.uniqueValues), "applies only to lists, whose type is in brackets")
            }
            return
        }
        parameter.hasUniqueValues =
            fields[.uniqueValues].flatMap { reader.boolean($0) } ?? parameter.type.element.isObject
        guard let value = fields[.size] else { return }
        parameter.size = sizes(value)
        if let sizes = parameter.size, hasNoSlots(sizes, value) {
            report(.noSlots(of: parameter.name, at: place(value.node)))
        }
        checkSizes(of: parameter, value, uses: uses)
    }

    /// Whether there are sizes, all of them could be read, and all are 0.
    private func hasNoSlots(_ sizes: SlotSizes, _ value: Value) -> Bool {
        let all = sizes.families.values + [sizes.otherwise].compactMap { $0 }
        guard !all.isEmpty, all.allSatisfy({ $0.maximum == 0 }) else { return false }
        guard tree.kind(value.node) == .mapping else { return true }
        return tree.entries(of: value.node).reduce(0) { count, _ in count + 1 } == all.count
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
        guard let text = reader.plainText(value), !tree.isNull(value.node) else {
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
        reader.reportWrongType(
            value, expected: expected,
            fixes: DiagnosticFix.didYouMean(RangeText.meant(by: text), at: place(value.node)))
        return nil
    }

    /// Returns a whole number that is not negative.
    private func wholeNumber(_ text: String) -> Int? {
        guard case .integer(let number)? = try? ValueType(.integer).value(fromText: text, in: FieldReader.noSchema),
            number >= 0
        else { return nil }
        return number
    }

    // MARK: Families

    /// Checks that the sizes are for the families of the widgets that show the intent.
    private func checkSizes(of parameter: Parameter, _ value: Value, uses: [WidgetUse]) {
        guard !uses.isEmpty, tree.kind(value.node) == .mapping,
            !matches(tree.entries(of: value.node), with: uses, parameter.families)
        else { return }
        var shown: [SizeFamily: Place] = [:]
        for use in uses {
            for (family, place) in use.families where parameter.families?.contains(family) ?? true {
                if shown[family] == nil { shown[family] = place }
            }
        }
        let written = Set(tree.entries(of: value.node).compactMap { familyOf($0) })
        // `otherwise` is for all other families. A word that is not a family was reported and may mean any of them.
        let isOpen = tree.entries(of: value.node).contains { familyOf($0) == nil }
        let missing = SizeFamily.allCases.filter { shown[$0] != nil && !written.contains($0) }
        if !isOpen, !missing.isEmpty {
            report(
                .sizeMissingFamily(
                    missing, of: parameter.name, at: place(value.key ?? value.node),
                    shown: missing.compactMap { shown[$0] }))
        }
        for entry in tree.entries(of: value.node) {
            guard let family = familyOf(entry), shown[family] == nil else { continue }
            report(.sizeForUnsupportedFamily(family, of: parameter, at: place(entry.key)))
        }
    }

    /// Whether the families that have a size are exactly those that the widgets show, as they nearly always are.
    private func matches(
        _ entries: YAMLTree.Entries, with uses: [WidgetUse], _ rowFamilies: [SizeFamily]?
    ) -> Bool {
        var written: KeySet = []
        for entry in entries {
            guard let word = Word(tree.symbol(of: entry.key)), KeySet.families.contains(word) else {
                return false
            }
            written.insert(word)
        }
        var shown: KeySet = []
        for use in uses {
            for (family, _) in use.families where rowFamilies?.contains(family) ?? true { shown.insert(Word(family)) }
        }
        return written == shown
    }

    private func familyOf(_ entry: YAMLTree.Entry) -> SizeFamily? {
        Word(tree.symbol(of: entry.key))?.family
    }
}

extension Diagnostic {
    fileprivate static func noSlots(of name: String, at place: Place) -> Diagnostic {
        Diagnostic(.wrongType, at: place, "\(quoted(name)) has no slots in any family, so nothing can be chosen")
    }

    fileprivate static func sizeWithoutArray(_ name: String, at place: Place, fix: [DiagnosticFix]) -> Diagnostic {
        Diagnostic(
            .sizeWithoutArray, at: place, "'size' applies only to lists, and \(quoted(name)) holds one value",
            fixes: fix)
    }
}

extension Diagnostic {
    fileprivate static func sizeMissingFamily(
        _ families: [SizeFamily], of name: String, at place: Place, shown: [Place]
    ) -> Diagnostic {
        let list = families.map(\.rawValue).joined(separator: " and ")
        return Diagnostic(
            .sizeMissingFamily, at: place,
            "\(quoted(name)) has no size for \(list) and no 'otherwise'",
            notes: zip(families, shown).map { DiagnosticNote("a widget shows \($0.rawValue) here", at: $1) })
    }

    fileprivate static func sizeForUnsupportedFamily(
        _ family: SizeFamily, of parameter: Parameter, at place: Place
    ) -> Diagnostic {
        let isHidden = parameter.families.map { !$0.contains(family) } ?? false
        let reason = isHidden ? "'families' excludes it" : "no widget that shows this intent supports it"
        return Diagnostic(
            .sizeForUnsupportedFamily, .warning, at: place,
            "\(family.rawValue) never shows \(quoted(parameter.name)): \(reason)")
    }
}
