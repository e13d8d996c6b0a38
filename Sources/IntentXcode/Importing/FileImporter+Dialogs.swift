internal import IntentModel

/// Texts with placeholders, and what they say for one value.
extension FileImporter {
    /// A text with placeholders; nil where there is none, or it cannot be said in a definition.
    /// - Parameters:
    ///   - key: The id is at this key with `ID` behind it.
    ///   - names: What placeholders may stand for.
    mutating func dialog(
        _ key: String, of declaration: PlacedDeclaration, _ names: PlaceholderNames
    ) -> LocalizedText? {
        guard let text = sayable(key, of: declaration) else { return nil }
        if let stranger = names.stranger(in: text) {
            warn(
                "\(quoted(stranger)) stands for nothing here; the text is kept in the sidecar", of: declaration, key)
            return nil
        }
        let placeholders = Set(Placeholder.all(in: text).placeholders)
        var refused: [String] = []
        let others = texts.translations(declaration.string("\(key)ID"), of: text) { translation in
            let (others, unclosed) = Placeholder.all(in: translation.text)
            let isRight = unclosed == nil && placeholders.isSuperset(of: others)
            if !isRight { refused.append(translation.language) }
            return isRight
        }
        for language in refused.sorted() {
            warn(
                "the text in '\(language)' has a placeholder that the original has not; it is kept in the sidecar",
                of: declaration, key)
        }
        return LocalizedText(text, language: texts.language, others: others)
    }

    /// The same for a text that says nothing where it is empty.
    mutating func filledDialog(
        _ key: String, of declaration: PlacedDeclaration, _ names: PlaceholderNames
    ) -> LocalizedText? {
        let dialog = dialog(key, of: declaration, names)
        return dialog?.text.isEmpty == true && dialog?.others.isEmpty == true ? nil : dialog
    }

    /// What a dialog says for single values.
    /// - Parameters:
    ///   - key: Of the dialog's text.
    ///   - path: Of the dialog below its intent.
    mutating func variants(
        _ key: String, of declaration: PlacedDeclaration, at path: String, _ names: PlaceholderNames,
        _ values: [ValueTitle]
    ) -> [DialogVariant] {
        guard let id = declaration.filled("\(key)ID") else { return [] }
        // Cases of two enums may share a name, which is meant of the one that the text mentions.
        let mentioned = Placeholder.all(in: declaration.string(key) ?? "").placeholders.map(\.content)
        let ranked = values.filter { mentioned.contains($0.owner) } + values.filter { !mentioned.contains($0.owner) }
        var seen: Set<String> = []
        return ranked.flatMap { value -> [DialogVariant] in
            guard seen.insert(value.value).inserted else { return [] }
            return texts.variants(id, value: value.id) { names.stranger(in: $0.text) == nil }
                .map { DialogVariant(path: path, value: value.value, language: $0.language, text: $0.text) }
        }
    }

    /// The values that placeholders of an intent may have: cases of enums, and `true` and `false`.
    func values(of declarations: [PlacedDeclaration], _ types: [ElementType]) -> [ValueTitle] {
        zip(declarations, types).flatMap { declaration, type -> [ValueTitle] in
            switch type {
            case .enumeration(let name):
                (valueTitles[name] ?? []).map { ValueTitle(owner: declaration.name, id: $0.id, value: $0.value) }
            case .boolean:
                [("true", "Metadata.TrueDisplayNameID"), ("false", "Metadata.FalseDisplayNameID")].compactMap {
                    value, key in
                    declaration.filled(key).map { ValueTitle(owner: declaration.name, id: $0, value: value) }
                }
            default: []
            }
        }
    }
}
