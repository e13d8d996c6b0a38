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
        guard change.change.isRemoval, place.count == removed.count - 1, let section = place.last,
            let name = removed.last
        else { return [] }
        let index = symbols(of: document.root)
        let hint = hint(of: change.diagnostic, in: document.text)
        var fixes: [(title: String, edit: FileReplacement?)] = added.filter { path in
            path.names.dropLast() == place[...]
        }.prefix(Self.limit).compactMap { path in
            guard let new = path.names.last else { return nil }
            let edit =
                section == Word.options.text
                ? addingFormerName(name, toOptionAt: path.names, in: document)
                : Symbol(path: path.names).flatMap {
                    adding(name, to: Outline.formerNamesKey, of: $0, index, in: document.root)
                }
            return ("'\(new)' is the new name of '\(name)'", edit)
        }
        if removed.count == 4, ["parameters", "cases"].contains(section), let symbol = Symbol(path: place.dropLast()) {
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

    /// Returns the edit that adds a former name to a listed option; nil if the document does not list it.
    private mutating func addingFormerName(
        _ name: String, toOptionAt path: [String], in document: OpenDocument
    ) -> FileReplacement? {
        guard let outline = outline(of: document.path, in: document.root), let new = path.last,
            let list = outline.node(at: path.dropLast()),
            let option = outline.children(of: list).first(where: { (outline[$0].key ?? outline.text(of: $0)) == new })
        else { return nil }
        return outline.addingName(name, to: Outline.formerNamesKey, of: option, named: new, shortKey: "title")
            .map { (document.path, $0) }
    }
}
