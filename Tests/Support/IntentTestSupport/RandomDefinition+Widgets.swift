import IntentModel

/// Widgets, controls and App Shortcuts.
extension RandomDefinition {
    mutating func widget(of intents: [Intent]) -> DeclaredWidget {
        let name = name()
        let usual = SwiftName.lowerCamel(name)
        let shown = chance() ? intents.filter { !$0.isSystem }.randomElement(using: &generator) : nil
        var widget = DeclaredWidget(
            name: name, swiftName: SwiftName.isIdentifier(usual) && chance() ? usual : "swift\(number())",
            kind: WidgetKind(chance() ? name : "kind \(number())"), title: title(of: name),
            description: maybe { $0.localized() }, intent: shown?.name, families: families(),
            timeline: maybe { $0.timeline() })
        if let shown {
            widget.presets = presets(of: shown)
            widget.asksWhenAdded = chance()
        }
        return changed(widget)
    }

    /// Returns presets with values that users could choose, which no rule excludes.
    private mutating func presets(of intent: Intent) -> [WidgetPreset] {
        let parameters = intent.parameters.filter { parameter in
            let isLiteral = !parameter.type.element.isObject && !parameter.type.element.isRecord
            return parameter.options != .none && isLiteral && !parameter.isSecret
        }
        var values: [String: IntentValue] = [:]
        for parameter in parameters {
            let value = literal(of: parameter)
            values[parameter.name] = parameter.type.isList ? value.map { .list([$0]) } : value
        }
        guard !values.isEmpty, intent.rules.isEmpty else { return [] }
        return list(0...2) { made in
            let name = made.name()
            var preset = WidgetPreset(name: name, title: made.title(of: name))
            preset.description = made.maybe { $0.localized() }
            let all = values.sorted { $0.key < $1.key }
            let chosen = all.filter { _ in made.chance() }
            for (name, value) in chosen.isEmpty ? Array(all.prefix(1)) : chosen { preset.values[name] = value }
            return preset
        }
    }

    /// Returns a timeline that needs few reloads, so that there is no warning.
    private mutating func timeline() -> TimelineModel {
        let (entries, reload) = (
            count(1...3), pick([TimelineModel.Reload.atEnd, .never, .after(.seconds(1_800)), .after(.seconds(86_400))])
        )
        let every: Duration = pick([.seconds(3_600), .seconds(5_400), .milliseconds(2_000_500)])
        if chance() {
            let times = pick([["06:30"], ["00:00", "21:15:30"]]).compactMap { try? TimeOfDay($0) }
            return TimelineModel(every: nil, at: times, entries: entries, reload: reload)
        }
        let isNeeded = TimelineModel.needsInterval(entries: entries, reload: reload)
        return TimelineModel(every: isNeeded || chance() ? every : nil, entries: entries, reload: reload)
    }

    mutating func control(of intent: Intent) -> Control {
        let name = name()
        let usual = SwiftName.lowerCamel(name)
        let toggles = intent.parameters.filter { $0.type == ValueType(.boolean) }.map(\.name)
        var control = Control(
            name: name, swiftName: SwiftName.isIdentifier(usual) && chance() ? usual : "swift\(number())",
            kind: ControlKind(chance() ? name : "kind \(number())"), title: title(of: name),
            description: maybe { $0.localized() }, intent: intent.name, symbol: filledText(),
            style: toggles.isEmpty || chance() ? .button : .toggle(pick(toggles)))
        control.asksWhenAdded = chance()
        return changed(control)
    }

    mutating func appShortcut(of intent: Intent) -> AppShortcut {
        let name = name()
        let phrases = list(1...3) { made in
            let text = "\(made.text()) \(made.number()) ${applicationName}"
            return LocalizedText(text, language: made.language, others: made.translations { _ in "- \(text)" })
        }
        return AppShortcut(
            name: name, intent: intent.name, title: title(of: name), symbol: filledText(), phrases: phrases)
    }
}
