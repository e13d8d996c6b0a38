internal import IntentCodegen
package import IntentDiagnostics
package import IntentSchema

/// What of the definitions App Intents cannot express, in the order of the files; an error where no code can be made.
package func appIntentsDiagnostics(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    appIntentsLosses(of: definitions.schema).compactMap { loss in
        guard let place = definitions.place(ofDeclaration: loss.path) else { return nil }
        return Diagnostic(loss.code, loss.severity, in: place.file, at: place.range, loss.message)
    }.sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
}
