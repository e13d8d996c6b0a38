/// What a diagnostic is about, as the pages are grouped.
package enum DiagnosticTopic: String, Sendable, Hashable, CaseIterable {
    case yaml = "The file as YAML"
    case shape = "Keys and values"
    case names = "Names"
    case values = "Options, defaults and sizes"
    case relations = "Conditions and dependencies"
    case texts = "Widgets and texts"
    case xcode = "Siri, Shortcuts and Xcode"
    case appIntents = "App Intents"
}
