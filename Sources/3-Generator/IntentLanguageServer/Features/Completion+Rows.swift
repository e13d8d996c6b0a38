internal import IntentModel
internal import IntentSchema

/// The keys that the types and options of rows do not allow, as far as the JSON Schema does not know them.
extension Completion {
    /// Returns the keys that would have no effect in the map of a row.
    func inapplicableKeys(of mapping: Int, _ path: [String]) -> Set<String> {
        guard let place = RowPlace(at: path, in: index), place.keys.isEmpty,
            let type = index.typeName(of: place.symbol)
        else { return [] }
        var keys: [Word] = []
        if index.declared(.type(type)) != nil || place.isInlineUnion(type) {
            keys += TypeKeys.all.subtracting(TypeKeys.keys(of: .object(type))).words
        }
        switch optionSource(of: mapping, type) {
        case .dynamic: keys.append(.where)
        case .selectable: keys.append(.search)
        case .other: keys += [.where, .search]
        }
        return Set(keys.map(\.text))
    }

    /// Where the options of a row come from.
    private enum SourceKind {
        case dynamic
        /// Options that are listed or that a file, a command or an address contains, of which `where` selects some.
        case selectable
        case other
    }

    /// Returns where the options of a row come from, by its own keys or else by those of its type.
    private func optionSource(of row: Int, _ type: String) -> SourceKind {
        if let own = written(in: place.outline, row) { return own }
        guard let declared = index.declaration(of: .type(type)) else {
            return type == ElementType.anyObject.name ? .dynamic : .other
        }
        let isEnum = declared.outline.child("cases", of: declared.node) != nil
        let isRecord = ["fields", "oneOf"].contains { declared.outline.child($0, of: declared.node) != nil }
        return written(in: declared.outline, declared.node) ?? (isEnum || isRecord ? .other : .dynamic)
    }

    /// Returns where the options come from that a declaration states; nil if it states none.
    private func written(in outline: Outline, _ declaration: Int) -> SourceKind? {
        if outline.child(Word.optionsFrom.text, of: declaration) != nil { return .selectable }
        guard let options = outline.child(Word.options.text, of: declaration) else { return nil }
        switch outline[options].kind {
        case .mapping, .sequence: return .selectable
        case .scalar, .empty: return outline.text(of: options) == "dynamic" ? .dynamic : .other
        }
    }
}

extension RowPlace {
    /// Whether a type is the union that the declaration of the parameter contains.
    fileprivate func isInlineUnion(_ type: String) -> Bool {
        symbol.kind == .parameter && type == InlineUnion.name(of: symbol.name, in: symbol.container ?? "")
    }
}
