internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema

/// A change of how definitions are written that keeps what they mean.
struct Refactoring: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case extractEnum, moveOptions, inlineEnum, addTranslations

        /// The kind of the code action.
        var actionKind: String {
            switch self {
            case .extractEnum, .moveOptions: "refactor.extract"
            case .inlineEnum: "refactor.inline"
            case .addTranslations: "refactor.rewrite"
            }
        }
    }

    let title: String
    var edit = ProjectEdit()
    /// Why it is not possible here; nil if it is.
    var obstacle: String?

    static let actionKinds = Set(Kind.allCases.map(\.actionKind)).sorted()
}

/// A place in a definition at which refactorings are requested.
struct RefactoringPlace: Sendable {
    let byte: Int
    let path: String
    let root: String
    let outline: Outline
    let node: Int

    /// The parameter or field around the place.
    var row: OutlineDeclaration? { outline.row(at: node) }

    func isWithin(_ node: Int) -> Bool { outline.ancestry(of: self.node).contains(node) }
}

extension Outline {
    /// Returns the parameter or field around a node.
    func row(at node: Int) -> OutlineDeclaration? {
        declarations(around: node).first { [.parameter, .field].contains($0.kind) }
    }

    /// Returns the beginning of the paths of texts in a declaration.
    func textPath(of node: Int) -> String { keys(of: node).joined(separator: ".") }
}

/// Refactorings as code actions.
extension LanguageServer {
    /// Returns the refactorings at a place. One whose result has a new problem is left out; one that breaks what is stored is
    /// disabled.
    /// - Parameters:
    ///   - untranslated: Problems at the place that added translations fix.
    ///   - includes: Whether the client requests actions of a kind.
    mutating func refactoringActions(
        at byte: Int, in document: OpenDocument, fixing untranslated: [JSONValue], _ includes: (String) -> Bool
    ) -> [JSONValue] {
        Refactoring.Kind.allCases.compactMap { kind in
            let isFix = kind == .addTranslations && !untranslated.isEmpty
            let actionKind = isFix ? "quickfix" : kind.actionKind
            guard includes(actionKind), let found = refactoring(kind, at: byte, in: document) else { return nil }
            var action: JSONObject = ["title": .string(found.title), "kind": .string(actionKind)]
            if isFix { action["diagnostics"] = .array(untranslated) }
            if let obstacle = found.obstacle {
                guard client.showsDisabledActions else { return nil }
                action["disabled"] = ["reason": .string(obstacle)]
            } else if client.resolvesEdits {
                action["data"] = [
                    "refactoring": .string(kind.rawValue), "uri": .string(document.uri),
                    "version": .integer(document.version), "byte": .integer(byte),
                ]
            } else {
                action["edit"] = workspaceEdit(found.edit, in: document.root)
            }
            return .object(action)
        }
    }

    /// Adds the edit of a refactoring.
    mutating func resolveCodeAction(_ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let data = params["data"], let name = data["refactoring"]?.stringValue,
            let kind = Refactoring.Kind(rawValue: name), let byte = data["byte"]?.integerValue,
            let path = data["uri"]?.stringValue.flatMap(FileURI.path)
        else { return params }
        guard let document = documents[path], data["version"] == .integer(document.version),
            (0...document.text.bytes.count).contains(byte),
            let found = refactoring(kind, at: byte, in: document), found.obstacle == nil
        else { throw .contentModified }
        return params.adding("edit", workspaceEdit(found.edit, in: document.root))
    }

    private mutating func refactoring(_ kind: Refactoring.Kind, at byte: Int, in document: OpenDocument) -> Refactoring?
    {
        guard let outline = outline(of: document.path, in: document.root),
            (try? requireReadable(document.root)) != nil
        else { return nil }
        let place = RefactoringPlace(
            byte: byte, path: document.path, root: document.root, outline: outline, node: outline.node(at: byte))
        let found =
            switch kind {
            case .extractEnum: extractedEnum(at: place)
            case .moveOptions: movedOptions(at: place)
            case .inlineEnum: inlinedEnum(at: place)
            case .addTranslations: addedTranslations(at: place)
            }
        guard var found, found.obstacle == nil else { return found }
        let before = results(of: document.root).resolved
        let after = sources(of: document.root, with: found.edit).resolved()
        guard !after.hasProblem(besidesThoseOf: before) else { return nil }
        if let problem = results(of: document.root).lockProblem {
            found.obstacle = "stored values may be lost, but the lock has a problem: \(problem)"
        } else if let lock = projects[document.root]?.lock?.file, !before.diagnostics.hasErrors {
            found.obstacle = after.breaking(since: lock, besides: before).map { "stored values would be lost: \($0)" }
        }
        return found
    }

    /// Returns the edits that give paths in translation files another beginning, or remove their lines.
    /// - Parameter new: Nil to remove the lines.
    mutating func movingTexts(from old: String, to new: String?, in root: String) -> [String: [Replacement]] {
        var edits: [String: [Replacement]] = [:]
        for path in paths(of: root) {
            guard let outline = outline(of: path, in: root), outline.child("intentTexts", of: Outline.root) != nil
            else {
                continue
            }
            edits[path] = outline.children(of: Outline.root).compactMap { line in
                let start = outline.unquoted(outline[line].keyRange).lowerBound
                guard outline.bytes[start...].starts(with: old.utf8) else { return nil }
                let range = new == nil ? outline.extent(of: line) : start..<start + old.utf8.count
                return Replacement(range: range, text: new ?? "")
            }
        }
        return edits.filter { !$0.value.isEmpty }
    }
}

extension ResolvedDefinitions {
    /// Returns whether there is a problem that other definitions do not have, or have less often.
    fileprivate func hasProblem(besidesThoseOf other: ResolvedDefinitions) -> Bool {
        var known: [String: Int] = [:]
        for problem in other.diagnostics.sorted() { known["\(problem.code) \(problem.message)", default: 0] += 1 }
        for problem in diagnostics.sorted() { known["\(problem.code) \(problem.message)", default: 0] -= 1 }
        return known.values.contains { $0 < 0 }
    }

    /// Returns what breaks stored values since a lock, and does not break with other definitions.
    fileprivate func breaking(since lock: LockFile, besides other: ResolvedDefinitions) -> String? {
        let messages = { (resolved: ResolvedDefinitions) in
            EvolutionReport(resolved, since: lock, selection: ReportSelection(effects: [.stored])).changes
                .filter(\.isBreaking).map(\.message)
        }
        let known = Set(messages(other))
        return messages(self).first { !known.contains($0) }
    }
}
