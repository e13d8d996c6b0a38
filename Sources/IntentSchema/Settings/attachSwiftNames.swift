internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Hands each name of the settings to the document that declares what it is for.
/// - Returns: What is wrong: a path that no document has.
func attach(_ names: [SwiftNameOverride], to documents: inout [Document]) -> [Diagnostic] {
    names.compactMap { override in
        for index in documents.indices {
            guard let key = documents[index].key(ofDeclaration: override.path) else { continue }
            documents[index].swiftNames[key] = override.name
            return nil
        }
        // What could not be read may declare it.
        return documents.contains(where: \.hasReadingErrors) ? nil : .noDeclaration(override)
    }
}

extension Diagnostic {
    fileprivate static func noDeclaration(_ override: SwiftNameOverride) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: override.place,
            "\(quoted(override.path)) is no declaration of these definitions; a path is such as intents.Board.parameters.line"
        )
    }
}
