internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel

/// Fixes that keep what users stored under the name of a removed declaration, or say that it is not needed.
extension LanguageServer {
    /// The most declarations that are offered as the new one.
    private static let limit = 5

    /// Returns the fixes of a change since the lock.
    /// - Parameter added: The declarations that are not in the lock.
    mutating func keepingActions(
        for change: Project.Break, _ added: [DeclarationPath], in document: OpenDocument
    ) -> [JSONValue] {
        let (place, removed) = (change.change.path.names, change.change.lockPath.names)
        guard change.change.isRemoval, place.count == removed.count - 1, Symbol(path: removed) != nil,
            let section = place.last, let name = removed.last
        else { return [] }
        let index = symbols(of: document.root)
        let hint = hint(of: change.diagnostic, in: document.text)
        var fixes: [(title: String, edit: FileReplacement?)] = added.filter { path in
            path.names.dropLast() == place[...]
        }.prefix(Self.limit).compactMap { path in
            guard let new = path.names.last, let symbol = Symbol(path: path.names) else { return nil }
            return (
                "'\(new)' is the new name of '\(name)'",
                adding(name, to: "renamedFrom", of: symbol, index, in: document.root)
            )
        }
        if ["parameters", "cases"].contains(section), let symbol = Symbol(path: place.dropLast()) {
            fixes.append(
                (
                    "reserve the name '\(name)', whose values are no longer read",
                    adding(name, to: "reserved", of: symbol, index, in: document.root)
                ))
        }
        return fixes.compactMap { fix in
            guard let (path, edit) = fix.edit, let text = text(of: path, in: document.root) else { return nil }
            let textEdit = TextEdit(range: text.range(ofBytes: edit.range, client.encoding), text: edit.text)
            return [
                "title": .string(fix.title), "kind": "quickfix", "diagnostics": [hint],
                "edit": workspaceEdit([path: [textEdit]]),
            ]
        }
    }
}
