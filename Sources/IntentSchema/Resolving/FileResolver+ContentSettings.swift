internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Which files and which currencies may be chosen.
extension FileResolver {
    /// `any`, `image`, `plainText`, or a list of type identifiers.
    mutating func contentTypes(_ value: Value) -> FileContentTypes? {
        switch document.tree.kind(value.node) {
        case .scalar:
            let words: [String: FileContentTypes] = ["any": .any, "image": .image, "plainText": .plainText]
            return word(value, of: ["any", "image", "plainText"], "a list of type identifiers, or one of")
                .flatMap { words[$0] }
        case .sequence, .mapping:
            let expected = "a list of type identifiers, such as [public.json, com.adobe.pdf]"
            guard let names = names(value, expected: expected) else { return nil }
            for (name, node) in names where !name.isTypeIdentifier {
                reportWrongType(
                    Value(node, behind: nil),
                    expected: "a uniform type identifier, such as public.json or com.adobe.pdf"
                )
            }
            guard !names.isEmpty else {
                reportWrongType(value, expected: expected, hint: "; it is empty, and 'any' allows every file")
                return nil
            }
            return .identifiers(names.map(\.name))
        }
    }

    mutating func currencies(_ value: Value?) -> [String] {
        let expected = "a list of currency codes, such as [EUR, USD]"
        guard let value, let names = names(value, expected: expected) else { return [] }
        for (name, node) in names where !CurrencyAmountValue.isCode(name) {
            reportWrongType(Value(node, behind: nil), expected: "a currency's code, three capital letters such as EUR")
        }
        if names.isEmpty, document.tree.kind(value.node) == .sequence, !document.tree.isRefused(value.node) {
            reportWrongType(value, expected: expected, hint: "; leave 'currencies' out to allow all")
        }
        return names.map(\.name)
    }
}
