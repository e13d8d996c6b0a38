/// What an intent does, as Siri says it. The raw value is the word of definitions and of Xcode's files.
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

    /// The category that Xcode pairs it with.
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
