internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// A name that a section of a file declares, with its value, which is not read yet.
struct Declaration: Sendable {
    let name: String
    let key: NodeID
    let value: NodeID
}

/// One definition file, divided into its declarations.
struct Document: Sendable {
    let tree: YAMLTree
    let file: FileIndex
    let source: SourceFile
    /// The absolute folder of the file; nil if folders are not recorded.
    let folder: String?
    /// The language of the file's texts.
    var language = "en"
    /// The languages into which every text is translated.
    var languages: [Language] = []
    var group: GroupName?
    /// The prefix of the Swift names of its types, enums and intents.
    var classPrefix: String?
    var types: [Declaration] = []
    var enums: [Declaration] = []
    var intents: [Declaration] = []
    var widgets: [Declaration] = []
    var controls: [Declaration] = []
    var appShortcuts: [Declaration] = []
    /// Whether an error was found before the declarations were read, so that some of their texts may be missing.
    var hasReadingErrors = false
    /// The Swift names that the settings file gives to declarations, by the node of the declared name.
    var swiftNames: [NodeID: SwiftNameOverride] = [:]
    /// The names of the types that parameters declare in place of a type, by the node of their map. ``types`` contains them.
    var inlineTypes: [NodeID: String] = [:]
    /// The former names of these types, which follow from those of their intents and parameters.
    var formerInlineNames: [NodeID: [String]] = [:]
    /// The translations in other files; nil if there are none.
    var translations: TranslationTable?
    /// Whether a section could not be read, so that unknown names may be declared in it.
    var hasUnreadSection = false

    /// A language with its place in the file.
    struct Language: Sendable {
        let tag: String
        let node: NodeID
    }

    /// The name of a group and its place in the file.
    struct GroupName: Sendable {
        let name: String
        let node: NodeID
    }

    /// The name of the file, without its folder.
    var fileName: String { FilePath(source.path).name }

    func place(_ node: NodeID) -> Place { Place(file: file, range: tree.range(node)) }

    /// The intents that controls and App Shortcuts run, which may be declared in other files.
    var runIntents: [String] {
        (controls + appShortcuts).flatMap { declaration in
            tree.entries(of: declaration.value).filter { Word(tree.symbol(of: $0.key)) == .intent }
                .map { tree.text($0.value) }
        }
    }
}

// MARK: - Places

/// A range of a file of the run.
struct Place: Sendable, Hashable {
    let file: FileIndex
    let range: SourceRange

    func precedes(_ other: Place) -> Bool {
        (file, range.start) < (other.file, other.range.start)
    }
}

extension Place {
    init(startOf file: FileIndex) {
        self.init(file: file, range: SourceRange(at: 0))
    }
}

extension DiagnosticNote {
    init(_ message: String, at place: Place) {
        self.init(file: place.file, range: place.range, message: message)
    }
}

extension Diagnostic {
    /// - Parameter near: What was probably meant by the text at the place; nil if nothing is similar.
    init(
        _ code: DiagnosticCode, _ severity: Severity = .error, at place: Place, _ message: String, near: String? = nil,
        notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        self.init(
            code, severity, in: place.file, at: place.range, message, notes: notes,
            fixes: DiagnosticFix.didYouMean(near, at: place) + fixes)
    }
}

extension DiagnosticFix {
    /// The fix that replaces a word by a near match; empty if there is none.
    static func didYouMean(_ word: String?, at place: Place) -> [DiagnosticFix] {
        guard let word else { return [] }
        return [DiagnosticFix(message: "did you mean", range: place.range, replacement: word)]
    }
}
