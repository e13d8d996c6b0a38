import IntentModel

/// Widgets, controls and App Shortcuts.
extension RandomSchema {
    mutating func widget() -> DeclaredWidget {
        let name = name()
        var widget = DeclaredWidget(
            name: name, swiftName: swiftName(SwiftName.lowerCamel(name)), kind: WidgetKind(swiftName(name)),
            title: title(of: name), description: maybe { $0.localized() }, intent: maybe { $0.name() },
            families: families(), timeline: maybe { $0.timeline() })
        widget.presets = list { $0.preset() }
        widget.asksWhenAdded = chance()
        return changing(widget)
    }

    mutating func preset() -> WidgetPreset {
        let name = name()
        var preset = WidgetPreset(name: name, title: title(of: name))
        preset.description = maybe { $0.localized() }
        for name in texts() { preset.values[name] = value() }
        return preset
    }

    mutating func timeline() -> TimelineModel {
        let reloads: [TimelineModel.Reload] = [.atEnd, .never, .after(.milliseconds(count(1_000...90_000)))]
        let (entries, reload) = (count(1...3), reloads.randomElement(using: &generator) ?? .atEnd)
        let every = Duration.milliseconds(count(1_000...90_000))
        if let times = maybe({ made in ["06:30", "00:00", "21:15:30"].filter { _ in made.chance() } }), !times.isEmpty {
            return TimelineModel(
                every: nil, at: times.compactMap { try? TimeOfDay($0) }, entries: entries, reload: reload)
        }
        let isNeeded = TimelineModel.needsInterval(entries: entries, reload: reload)
        return TimelineModel(every: isNeeded || chance() ? every : nil, entries: entries, reload: reload)
    }

    mutating func control() -> Control {
        let name = name()
        var control = Control(
            name: name, swiftName: swiftName(SwiftName.lowerCamel(name)), kind: ControlKind(swiftName(name)),
            title: title(of: name), description: maybe { $0.localized() }, intent: self.name(), symbol: text(),
            style: chance() ? .button : .toggle(self.name()))
        control.asksWhenAdded = chance()
        return changing(control)
    }

    mutating func appShortcut() -> AppShortcut {
        let name = name()
        return AppShortcut(
            name: name, intent: self.name(), title: title(of: name), symbol: text(),
            phrases: list { $0.localized() })
    }
}
