internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem

/// The rows of editors, which each widget of an intent repeats, and the slots of their lists.
///
/// The numbers of parameters and of widgets are limited by the size of the files, and so are their products here.
struct RepeatedRows {
    /// The most rows that all widgets have together.
    static let maximumRows = 250_000
    /// The most slots that the lists of an intent have together in one size family.
    static let maximumSlots = 250_000

    private(set) var problems: [Diagnostic] = []

    init(_ intents: some Sequence<Intent>, names: NameTable, places: inout DeclarationPlaces) {
        var most = (intent: "", parameters: 0, rows: 0)
        var rows = 0
        for intent in intents {
            let count = intent.parameters.count.multipliedReportingOverflow(by: names.uses[intent.name]?.count ?? 0)
            let own = min(count.partialValue, Int(Int32.max))
            rows += own
            if own > most.rows { most = (intent.name, intent.parameters.count, own) }
            limitSlots(of: intent, &places)
        }
        guard rows > Self.maximumRows, let place = names.intents[most.intent] else { return }
        problems.append(
            Diagnostic(
                .limitExceeded, at: place,
                """
                the \(most.parameters.inGroups) parameters of \(quoted(most.intent)) are repeated for \((most.rows / most.parameters).inGroups) widgets; \
                all widgets have at most \(Self.maximumRows.inGroups) rows
                """))
    }

    private mutating func limitSlots(of intent: Intent, _ places: inout DeclarationPlaces) {
        var slots = 0
        // Parameters are accessed by index because they are expensive to copy.
        for index in intent.parameters.indices {
            guard let most = intent.parameters[index].size?.largest else { continue }
            let sum = slots.addingReportingOverflow(most)
            slots = sum.partialValue
            guard sum.overflow || slots > Self.maximumSlots else { continue }
            let path = ["intents", intent.name, "parameters", intent.parameters[index].name, "size"]
            guard let place = places.place(of: path) else { return }
            problems.append(
                Diagnostic(
                    .limitExceeded, in: place.file, at: place.range,
                    "the lists of \(quoted(intent.name)) have at most \(Self.maximumSlots.inGroups) slots together"))
            return
        }
    }
}
