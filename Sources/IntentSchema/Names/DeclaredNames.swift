/// What a file's declarations are called, for rules that hold across the files of a run.
struct DeclaredNames: Sendable {
    /// Sections whose names are told apart from those of the others; types and enums are one.
    enum Section: Sendable {
        case types, intents, widgets
    }

    struct SwiftEntry: Sendable {
        let name: String
        let section: Section
        let place: Place
        /// The declaration's own name.
        let declaration: Place
    }

    struct FormerEntry: Sendable {
        let name: String
        let section: Section
        let place: Place
        /// The declaration's present name.
        let declaration: Place
    }

    var swift: [SwiftEntry] = []
    var former: [FormerEntry] = []
}
