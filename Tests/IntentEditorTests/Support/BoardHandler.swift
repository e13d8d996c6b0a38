import IntentModel
import IntentRuntime
import Synchronization

/// Knows lines `a` and `b`, and of each line stops by its name: `a1` to `a5`.
final class BoardHandler: IntentHandling {
    struct Intent: ConfigurableIntent {
        let values: IntentValues

        init(intentValues values: IntentValues) {
            self.values = values
        }

        func write(to values: inout IntentValues) {
            for name in self.values.names { values[name] = self.values[name] }
        }

        static var definition: IntentDefinition { IntentDefinition(name: "Board", json: "{}") }
    }

    /// Identifiers that are gone.
    let gone = Mutex<Set<String>>([])

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let known = known(parameter, intent.values).filter { $0.hasPrefix(searchTerm ?? "") }
        return OptionCollection(
            sections: [OptionSection(items: known.map { OptionItem(.thing($0), title: $0.uppercased()) })])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        let known = known(parameter, context.values)
        return identifiers.filter(known.contains).map { .thing($0) }
    }

    private func known(_ parameter: String, _ values: IntentValues) -> [String] {
        let gone = gone.withLock { $0 }
        let line = values["line"]?.optionIdentifier ?? ""
        let all = parameter == "line" ? ["a", "b"] : (1...5).map { "\(line)\($0)" }
        return all.filter { !gone.contains($0) }
    }
}
