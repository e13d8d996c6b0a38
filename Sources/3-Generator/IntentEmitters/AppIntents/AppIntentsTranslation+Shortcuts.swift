import IntentModel

extension AppIntentsTranslation {
    /// ```swift
    /// struct SoupShortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { … } }
    /// ```
    func translateShortcuts() -> [SwiftDeclaration] {
        guard !appShortcuts.isEmpty else { return [] }
        return [
            typeDeclaration(
                documentation: ["The App Shortcuts of the app."], keyword: .struct, name: SwiftCode(names[.shortcuts]),
                inherited: [names[.AppShortcutsProvider]],
                members: [
                    computed(
                        "static", name: SwiftIdentifier("appShortcuts"), type: "[\(names[.AppShortcut])]",
                        body: appShortcuts.map(translateShortcut))
                ])
        ]
    }

    private func translateShortcut(_ shortcut: AppShortcut) -> SwiftStatement {
        let rows = plan.rows(of: shortcut)
        let phrases = shortcut.phrases.compactMap { phrase(of: $0.text, rows) }
        return .call(
            names[.AppShortcut],
            arguments: [
                "intent: \(names[.intent(shortcut.intent)])()", "phrases: [\(SwiftCode.joined(phrases))]",
                "shortTitle: \(resource(shortcut.title, "appShortcuts.\(shortcut.name)", "title"))",
                "systemImageName: \(literal: shortcut.symbol)",
            ])
    }

    /// The phrases that can be generated.
    func phrases(of shortcut: AppShortcut) -> [LocalizedText] {
        let rows = plan.rows(of: shortcut)
        return shortcut.phrases.filter { phrase(of: $0.text, rows) != nil }
    }

    /// Returns a phrase with the name of the app and key paths, or nil if it refers to a parameter without a row.
    private func phrase(of text: String, _ rows: [AppIntentParameter]) -> SwiftCode? {
        interpolated(text) { name in
            if name == AppShortcut.applicationName { return ".applicationName" }
            return rows.first { $0.name == name }.map(path)
        }
    }
}
