internal import IntentDiagnostics
internal import IntentModel

/// Checks names that must be unique in all files of a run: Swift names, the kinds of widgets, and former names.
///
/// - Parameter repeated: Declarations whose names are declared twice, which was reported.
func runNameProblems(
    _ declared: DeclaredNames, repeated: Set<Place>, documents: [Document], widgets: [[ResolvedWidget]],
    controls: [[ResolvedControl]]
) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if !repeated.isEmpty || !areDistinct(declared.swift) {
        let entries = declared.swift.filter { !repeated.contains($0.declaration) }
        problems = swiftNameProblems(entries.sorted { $0.place.precedes($1.place) })
    }
    return problems + kindProblems(documents, widgets, controls, repeated)
        + formerNameProblems(
            declared.former.filter { !repeated.contains($0.declaration) }, documents, widgets, controls)
}

/// Whether no Swift name is used twice and none is like a handler's, as in nearly every run. The order does not matter.
private func areDistinct(_ entries: [DeclaredNames.SwiftEntry]) -> Bool {
    let topLevel = SwiftNameRule(.module)
    let constants = SwiftNameRule(.constant)
    var topLevelNames = Set<String>(minimumCapacity: entries.count)
    var widgetNames: Set<String> = []
    var controlNames: Set<String> = []
    for index in entries.indices {
        let name = entries[index].name
        let isNew =
            switch entries[index].section {
            case .widgets: !constants.isTaken(name) && widgetNames.insert(name).inserted
            case .controls: !constants.isTaken(name) && controlNames.insert(name).inserted
            case .types, .intents:
                !topLevel.isTaken(name) && topLevelNames.insert(name).inserted && !entries[index].isNamedAsHandler
            }
        guard isNew else { return false }
    }
    return true
}

/// Types, enums and intents share the top level of a module; widgets are constants of one type, and controls of another.
private func swiftNameProblems(_ entries: [DeclaredNames.SwiftEntry]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var topLevel = SwiftNameRule(.module)
    var widgets = SwiftNameRule(.constant)
    var controls = SwiftNameRule(.constant)
    var intents: [String: Place] = [:]
    for entry in entries {
        if entry.section == .intents { intents[entry.name] = entry.place }
        let problem =
            switch entry.section {
            case .widgets: widgets.check(entry.name, at: entry.place)
            case .controls: controls.check(entry.name, at: entry.place)
            case .types, .intents: topLevel.check(entry.name, at: entry.place)
            }
        if let problem { problems.append(problem) }
    }
    // The handler protocol of WeatherIntent is WeatherIntentHandling.
    for entry in entries where [.types, .intents].contains(entry.section) && entry.isNamedAsHandler {
        guard let intent = intents[String(entry.name.dropLast("Handling".count))] else { continue }
        problems.append(
            Diagnostic(
                .nameCollision, at: entry.place,
                "\(quoted(entry.name)) is the Swift name of an intent's handler protocol",
                notes: [DiagnosticNote("the intent is named here", at: intent)]))
    }
    return problems
}

/// Widgets and controls share the namespace of kinds.
private func kindProblems(
    _ documents: [Document], _ widgets: [[ResolvedWidget]], _ controls: [[ResolvedControl]], _ repeated: Set<Place>
) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var kinds: [String: Place] = [:]
    for (document, widgets) in zip(documents, widgets) {
        // Accessed by index because widgets are expensive to copy.
        for index in widgets.indices
        where repeated.isEmpty || !repeated.contains(document.place(widgets[index].key)) {
            let kind = widgets[index].widget.kind.name
            let place = document.place(widgets[index].kindNode)
            if let first = kinds[kind] {
                problems.append(
                    Diagnostic(
                        .nameCollision, at: place,
                        "\(quoted(kind)) is already the kind of another widget; instances are stored by kind",
                        notes: [DiagnosticNote("the other widget is here", at: first)]))
            } else {
                kinds[kind] = place
            }
        }
    }
    for (document, controls) in zip(documents, controls) {
        for control in controls where !repeated.contains(document.place(control.key)) {
            let place = document.place(control.kindNode)
            if let first = kinds.updateValue(place, forKey: control.control.kind.name) {
                problems.append(
                    Diagnostic(
                        .nameCollision, at: place,
                        "\(quoted(control.control.kind.name)) is already the kind of another control or of a widget",
                        notes: [DiagnosticNote("the other one is here", at: first)]))
            }
        }
    }
    return problems
}

private func formerNameProblems(
    _ entries: [DeclaredNames.FormerEntry], _ documents: [Document], _ widgets: [[ResolvedWidget]],
    _ controls: [[ResolvedControl]]
) -> [Diagnostic] {
    guard !entries.isEmpty else { return [] }
    var types = FormerNameRule()
    var intents = FormerNameRule()
    var kinds = FormerNameRule()
    for (document, widgets) in zip(documents, widgets) {
        for declaration in document.types + document.enums {
            types.declare(declaration.name, at: document.place(declaration.key))
        }
        for declaration in document.intents { intents.declare(declaration.name, at: document.place(declaration.key)) }
        for widget in widgets { kinds.declare(widget.widget.kind.name, at: document.place(widget.kindNode)) }
    }
    for (document, controls) in zip(documents, controls) {
        for control in controls { kinds.declare(control.control.kind.name, at: document.place(control.kindNode)) }
    }
    for entry in entries {
        switch entry.section {
        case .types: types.rename(from: entry.name, at: entry.place)
        case .intents: intents.rename(from: entry.name, at: entry.place)
        case .widgets, .controls: kinds.rename(from: entry.name, at: entry.place)
        }
    }
    return types.problems() + intents.problems() + kinds.problems()
}

extension DeclaredNames.SwiftEntry {
    fileprivate var isNamedAsHandler: Bool {
        name.utf8.last == UInt8(ascii: "g") && name.hasSuffix("Handling")
    }
}
