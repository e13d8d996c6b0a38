internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// An App Shortcut with the places that the rules for all files need.
struct ResolvedAppShortcut: Sendable {
    let shortcut: AppShortcut
    /// Where its name is declared.
    let key: NodeID
    /// The place of each phrase.
    let phrases: [NodeID]
}

/// Resolves App Shortcuts, after the intents that they run.
struct AppShortcutResolver: ActionResolver {
    let context: ResolvingContext
    let intents: ResolvedIntents

    /// Returns nil if the value is not a mapping.
    func resolve(_ declaration: Declaration) -> ResolvedAppShortcut? {
        context.enterTexts("appShortcuts", declaration.key)
        defer { context.leaveTexts() }
        let value = Value(declaration.value, after: declaration.key)
        let name = declaration.name
        guard let fields = reader.fields(of: value, allowed: .appShortcut, subject: "an App Shortcut") else {
            return nil
        }
        let title = textResolver.title(fields[.title], name: name)
        reportMissing([.intent, .symbol, .phrases], in: fields, of: "an App Shortcut", at: declaration.key)
        let intent = fields[.intent].flatMap { actionIntent($0, of: "App Shortcut \(quoted(name))") }
        let symbol = fields[.symbol].flatMap { symbolName($0) }
        let phrases = fields[.phrases].map { self.phrases($0, of: intent) } ?? []
        let shortcut = AppShortcut(
            name: name, intent: intent ?? "", title: title, symbol: symbol ?? "", phrases: phrases.map(\.text))
        return ResolvedAppShortcut(shortcut: shortcut, key: declaration.key, phrases: phrases.map(\.node))
    }

    // MARK: Phrases

    private func phrases(_ value: Value, of intent: String?) -> [(text: LocalizedText, node: NodeID)] {
        guard tree.kind(value.node) == .sequence else {
            reader.reportWrongType(
                value, expected: "a list of phrases, such as [\"Order soup with ${applicationName}\"]",
                fixes: reader.inBrackets(value))
            return []
        }
        if reader.isEmptyList(value.node) { reader.reportEmpty(value, "an App Shortcut has at least one phrase") }
        let scope = scope(of: intent)
        var phrases: [(text: LocalizedText, node: NodeID)] = []
        for (index, element) in tree.elements(of: value.node).enumerated() where !tree.isInvalid(element) {
            let path = DialogPath.phrase(index)
            guard let text = dialogResolver.sentence(Value(element, after: nil), as: path, in: scope) else { continue }
            checkNames(in: text, of: intent, scope, at: element)
            phrases.append((text, element))
        }
        return phrases
    }

    /// Returns what the placeholders of a phrase may refer to.
    private func scope(of intent: String?) -> PlaceholderScope {
        var scope = PlaceholderScope([], words: [AppShortcut.applicationName], names: names)
        let parameters = intent.flatMap { intents[$0] }?.parameters ?? []
        scope.properties = Dictionary(parameters.map { ($0.name, $0.type.element) }) { first, _ in first }
        scope.isComplete = intent.map { !intents.isDoubtful($0) } ?? false
        scope.noun = "no parameter of this intent"
        return scope
    }

    /// Checks that a phrase has the name of the app, and at most one parameter, whose values people can say.
    private func checkNames(in text: LocalizedText, of intent: String?, _ scope: PlaceholderScope, at node: NodeID) {
        let placeholders = Placeholder.all(in: text.text).placeholders
        let others = placeholders.filter { $0.content != AppShortcut.applicationName }
        if others.count == placeholders.count {
            report(
                .phraseWithoutName, at: place(node),
                "this phrase does not contain ${\(AppShortcut.applicationName)}, which every phrase needs")
        }
        guard let intent = intent.flatMap({ intents[$0] }), scope.isComplete else { return }
        let spoken = Set(intent.parameters.lazy.filter(\.isSpoken).map(\.name))
        var pieces = dialogResolver.pieces(of: node)
        for placeholder in others where scope.problem(of: placeholder, in: context) == nil {
            if !spoken.contains(placeholder.content) {
                report(
                    .unknownPlaceholder, at: pieces.place(of: placeholder.text),
                    "\(quoted(placeholder.text)) is not a parameter for phrases, whose type is an enum or a type with options"
                )
            } else if placeholder != others[0] {
                report(
                    .unknownPlaceholder, at: pieces.place(of: placeholder.text),
                    "\(quoted(placeholder.text)) is a second parameter; a phrase has at most one")
            }
        }
    }
}

extension Parameter {
    /// Whether its values have titles that people can say: the cases of an enum, and objects.
    fileprivate var isSpoken: Bool {
        guard !type.isList else { return false }
        switch type.element {
        case .enumeration, .object: return true
        default: return false
        }
    }
}

// MARK: - All shortcuts

/// Checks the rules for all App Shortcuts of a run: there are at most ten, and no two have the same phrase.
func appShortcutProblems(
    _ documents: [Document], _ shortcuts: [[ResolvedAppShortcut]], repeated: Set<Place>
) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var count = 0
    var phrases: [String: Place] = [:]
    for (document, shortcuts) in zip(documents, shortcuts) {
        for shortcut in shortcuts where !repeated.contains(document.place(shortcut.key)) {
            count += 1
            if count == AppShortcut.maximumCount + 1 {
                problems.append(
                    Diagnostic(
                        .tooManyShortcuts, at: document.place(shortcut.key),
                        "this is App Shortcut \(AppShortcut.maximumCount + 1); an app has at most \(AppShortcut.maximumCount)"
                    ))
            }
            for (phrase, node) in zip(shortcut.shortcut.phrases, shortcut.phrases) {
                let place = document.place(node)
                // Siri does not distinguish upper and lower case.
                if let first = phrases.updateValue(place, forKey: phrase.text.lowercased()) {
                    problems.append(
                        Diagnostic(
                            .duplicateKey, at: place, "\(quoted(phrase.text)) is already a phrase of an App Shortcut",
                            notes: [DiagnosticNote("the other phrase is here", at: first)]))
                }
            }
        }
    }
    return problems
}
