/// An intent that Siri, Spotlight and the Shortcuts app offer as soon as the app is installed.
package struct AppShortcut: Hashable, Sendable {
    package var name: String
    /// The name of the intent that it runs.
    package var intent: String
    /// The short title under the symbol.
    package var title: LocalizedText
    /// The name of a system symbol.
    package var symbol: String
    /// What people say, with `${applicationName}` for the name of the app; at least one.
    package var phrases: [LocalizedText]

    package init(name: String, intent: String, title: LocalizedText, symbol: String, phrases: [LocalizedText]) {
        self.name = name
        self.intent = intent
        self.title = title
        self.symbol = symbol
        self.phrases = phrases
    }

    /// The number of shortcuts that the system accepts from one app.
    package static let maximumCount = 10

    /// The placeholder for the name of the app in a phrase, without `${` and `}`.
    package static let applicationName = "applicationName"
}

extension AppShortcut: TitledPart {
    static var empty: AppShortcut { AppShortcut(name: "", intent: "", title: .empty, symbol: "", phrases: []) }

    package static let fields: [Field<AppShortcut>] = [
        .name, .requiredText(.intent, { $0.intent }, { $0.intent = $1 }), .title,
        .requiredText(.symbol, { $0.symbol }, { $0.symbol = $1 }),
        .values(.phrases, { $0.phrases }, { $0.phrases = $1 }),
    ]
}
