import IntentFoundation
import IntentModel

extension DeclarationReader {
    /// Reads the shortcuts of a program. A shortcut has the name of its intent, with a number if it is not the first of that
    /// intent.
    func shortcuts(of provider: any AppShortcutsProvider.Type) -> [IntentModel.AppShortcut] {
        var names: [String: Int] = [:]
        return provider.appShortcuts.map { shortcut in
            let intent = name(of: type(of: shortcut.intent))
            names[intent, default: 0] += 1
            let count = names[intent] ?? 1
            return self.shortcut(shortcut, named: count == 1 ? intent : "\(intent)\(count)", at: typeName(of: provider))
        }
    }

    private func shortcut(_ shortcut: AppShortcut, named name: String, at place: String) -> IntentModel.AppShortcut {
        let type = type(of: shortcut.intent)
        let assigned = shortcut.intent.hostedParameters.filter { $0.object.anyValue != nil }.map(\.name)
        let initial = type.init().hostedParameters.filter { $0.object.anyValue != nil }.map(\.name)
        for parameter in assigned where !initial.contains(parameter) {
            reportLoss(.setting, at: place, "the value of '\(parameter)' that the shortcut '\(name)' sets is left out")
        }
        if shortcut.systemImageName == nil {
            reportLoss(.setting, at: place, "the shortcut '\(name)' has no symbol; the definition uses 'app'")
        }
        return IntentModel.AppShortcut(
            name: name, intent: self.name(of: type), title: title(shortcut.shortTitle ?? type.title, of: name),
            symbol: shortcut.systemImageName ?? "app",
            phrases: shortcut.phrases.compactMap { text($0.resource(of: shortcut.intent)) })
    }
}

extension ShortcutPhrase {
    /// The phrase with placeholders for the name of the app and for parameters.
    fileprivate func resource(of intent: some AppIntent) -> LocalizedStringResource {
        let parameters = intent.hostedParameters
        let text = parts.map { part in
            switch part {
            case .text(let text): return text
            case .applicationName: return "${\(IntentModel.AppShortcut.applicationName)}"
            case .parameter(let title):
                return "${\(parameters.first { $0.declaration.title == title }?.name ?? title.key)}"
            }
        }
        // Apple's systems read the translations of phrases from a table of their own.
        return LocalizedStringResource(String.LocalizationValue(text.joined()), table: "AppShortcuts")
    }
}
