/// What an intent specifies for Siri, Shortcuts and Xcode's files, apart from its parameters and its summary.
package struct IntentActions: Hashable, Sendable {
    /// The specified verb; `nil` for the default. See ``Intent/verb``.
    package var verb: IntentVerb?
    /// The category, if it is not that of the verb.
    package var category: IntentCategory?
    package var requiresConfirmation = false
    package var restriction: IntentRestriction?
    /// The name of the default image.
    package var image: String?
    /// The parameter that receives the output of the previous action.
    package var inputParameter: String?
    /// The most important parameter.
    package var keyParameter: KeyParameter = .input
    /// The class of the system intent that this one customizes, such as `INPlayMediaIntent`. No Swift is generated for it.
    package var system: String?
    /// The phrases that an app donates. Without any, the intent is not suggested.
    package var suggestions: [IntentSuggestion] = []
    /// The response; `nil` for one with only the codes success and failure.
    package var response: IntentResponse?
    /// Variants of dialogs for single values of a placeholder, from translation files.
    package var variants: [DialogVariant] = []

    package init() {}

    package enum KeyParameter: Hashable, Sendable {
        /// The input parameter, if there is one.
        case input
        case none
        case named(String)
    }
}

extension Intent {
    /// The specified verb, or the default.
    package var verb: IntentVerb { actions?.verb ?? (isEligibleForWidgets ? .view : .do) }

    /// The specified category, or that of the verb.
    package var category: IntentCategory {
        actions?.category ?? (actions?.system == nil ? verb.category : .system)
    }

    /// The name of the most important parameter, if there is one.
    package var keyParameter: String? {
        switch actions?.keyParameter {
        case nil, .some(.none): nil
        case .input?: actions?.inputParameter
        case .named(let name)?: name
        }
    }

    /// Whether the intent customizes a system intent, for which no Swift is generated.
    package var isSystem: Bool { actions?.system != nil }
}

/// The action of an intent in the words of Siri. The raw value appears in definitions and in Xcode's files.
package enum IntentVerb: String, CaseIterable, Hashable, Sendable {
    case `do` = "Do"
    case run = "Run"
    case go = "Go"
    case view = "View"
    case open = "Open"
    case order = "Order"
    case book = "Book"
    case buy = "Buy"
    case start = "Start"
    case navigate = "Navigate"
    case share = "Share"
    case post = "Post"
    case send = "Send"
    case create = "Create"
    case add = "Add"
    case search = "Search"
    case find = "Find"
    case filter = "Filter"
    case download = "Download"
    case get = "Get"
    case set = "Set"
    case request = "Request"
    case toggle = "Toggle"
    case checkIn = "CheckIn"

    /// The category that Xcode assigns to the verb.
    package var category: IntentCategory {
        switch self {
        case .do, .run, .go: .generic
        case .view, .open: .information
        case .order, .book, .buy: .order
        case .start, .navigate: .start
        case .share, .post, .send: .share
        case .create, .add: .create
        case .search, .find, .filter: .search
        case .download, .get: .download
        case .set: .set
        case .request: .request
        case .toggle: .toggle
        case .checkIn: .checkIn
        }
    }
}

/// The category of an intent. The raw value appears in definitions and in Xcode's files.
package enum IntentCategory: String, CaseIterable, Hashable, Sendable {
    case generic, information, order, start, share, create, search, download, set, request, toggle
    case checkIn = "checkin"
    /// The category of system intents.
    case system
}

/// A state of the device in which an intent may not run.
package enum IntentRestriction: String, CaseIterable, Hashable, Sendable {
    case whileLocked, whileProtectedDataUnavailable
}

extension IntentActions: Fielded {
    static var empty: IntentActions { IntentActions() }

    /// How Siri and Shortcuts treat the intent.
    package static let treatment: [Field<IntentActions>] = [
        .word(.verb, { $0.verb }, { $0.verb = $1 }), .word(.category, { $0.category }, { $0.category = $1 }),
        .flag(.requiresConfirmation, { $0.requiresConfirmation }, { $0.requiresConfirmation = $1 }),
        .word(.restricted, { $0.restriction }, { $0.restriction = $1 }),
        .text(.image, { $0.image }, { $0.image = $1 }).unlocked { $0.image = nil },
    ]

    package static let fields = treatment + references

    private static let references: [Field<IntentActions>] = [
        .text(.inputParameter, { $0.inputParameter }, { $0.inputParameter = $1 }),
        .value(.keyParameter, { $0.keyParameter }, { $0.keyParameter = $1 ?? .input }),
        .text(.system, { $0.system }, { $0.system = $1 }),
        .values(.suggestions, { $0.suggestions }, { $0.suggestions = $1 }),
        .value(.response, { $0.response }, { $0.response = $1 }),
        .values(nil, member: "variants", { $0.variants }, { $0.variants = $1 }),
    ]

    var withoutTexts: IntentActions? { removingTexts().ifNotEmpty }
}

extension IntentActions.KeyParameter: SchemaPart {
    /// `false` for no parameter, which leaves all names available to parameters.
    func json(in language: String) -> JSONValue? {
        switch self {
        case .input: nil
        case .none: false
        case .named(let name): .string(name)
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = node.json == false ? .none : .named(try node.text())
    }
}
