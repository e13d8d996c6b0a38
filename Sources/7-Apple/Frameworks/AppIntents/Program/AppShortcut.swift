public import IntentFoundation

/// The actions that a program offers by voice and in searches, with their phrases.
///
/// Nothing recognizes phrases here. A program can list its shortcuts.
public protocol AppShortcutsProvider {
    /// The shortcuts, of which the first is the most important.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The background of the shortcuts.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that are not recognized.
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

    /// Does nothing, because no phrases are derived from parameters here.
    public static func updateAppShortcutParameters() {}
}

/// The background of a program's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
    case grayBrown
}

/// Builds a list of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder: ListBuilder {
    public typealias Element = AppShortcut
}

/// An action with the phrases that run it.
public struct AppShortcut: Sendable {
    /// The action, with the values that the shortcut sets.
    package let intent: any AppIntent
    /// The phrases, of which the first is the main one.
    package let phrases: [ShortcutPhrase]
    /// The name; nil for the title of the intent.
    package let shortTitle: LocalizedStringResource?
    /// The name of the symbol; nil for none.
    package let systemImageName: String?

    private init<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
        _ systemImageName: String?
    ) {
        self.intent = intent
        self.phrases = phrases.map(\.phrase)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.init(intent, phrases, shortTitle, systemImageName)
    }

    /// Creates a shortcut with the title of its intent.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.init(intent, phrases, nil, nil)
    }

    /// Creates a shortcut with the title of its intent and a symbol.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String
    ) {
        self.init(intent, phrases, nil, systemImageName)
    }
}

/// A part of a phrase that is replaced by a name.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// A phrase that runs an action: `"Show departures of \(\.$station) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Collects the texts and names of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [ShortcutPhrase.Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { parts.append(.applicationName) }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            let title = (Intent()[keyPath: keyPath] as any AnyIntentParameter).declaration.title
            parts.append(.parameter(title ?? ""))
        }
    }

    fileprivate let phrase: ShortcutPhrase

    public init(stringLiteral value: String) { phrase = ShortcutPhrase(parts: [.text(value)]) }
    public init(stringInterpolation: StringInterpolation) { phrase = ShortcutPhrase(parts: stringInterpolation.parts) }
}

/// A phrase that is not recognized.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The phrase.
    package let text: String

    public init(stringLiteral value: String) { text = value }
}

/// A phrase, independent of the type of its intent.
package struct ShortcutPhrase: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case text(String)
        case applicationName
        /// A value of a parameter, by the parameter's title.
        case parameter(LocalizedStringResource)
    }

    package let parts: [Part]

    /// Returns the phrase as text, with titles of parameters in brackets.
    package func text(applicationName: String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .applicationName: applicationName
            case .parameter(let title): "[\(String(localized: title))]"
            }
        }.joined()
    }
}
