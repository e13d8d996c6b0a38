internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// One definition file while its declarations are resolved: its document, the names in scope, and what the resolvers
/// have found so far.
///
/// Every resolver of a file is a small value that holds this one object. A context belongs to one thread.
final class ResolvingContext {
    /// The number of errors, and of warnings, after which further ones are left out. Each takes a kilobyte or more.
    private static let maximumDiagnostics = 10_000

    let document: Document
    let tree: YAMLTree
    /// The names of all files, as far as earlier steps have resolved them.
    let names: NameTable
    private(set) var diagnostics: [Diagnostic] = []
    private var counts: [Severity: Int] = [:]
    /// The Swift names and former names of the file's declarations, for the rules that apply to all files.
    private(set) var declared = DeclaredNames()
    /// The current position among the file's texts; nil for a file without translation files, as nearly all are.
    private(set) var texts: TextScope?
    /// The texts that lack a translation, if the file requires translations.
    var untranslated = UntranslatedTexts()
    private var remainingComparisons = 50_000
    private var cachedSourceMap: SourceMap?

    init(_ document: Document, names: NameTable = NameTable()) {
        self.document = document
        tree = document.tree
        self.names = names
        texts = document.translations.map { TextScope($0, language: document.language) }
    }

    func report(_ diagnostic: Diagnostic) {
        let count = counts[diagnostic.severity, default: 0]
        counts[diagnostic.severity] = count + 1
        if count < Self.maximumDiagnostics {
            diagnostics.append(diagnostic)
        } else if count == Self.maximumDiagnostics {
            diagnostics.append(.tooMany(like: diagnostic, limit: Self.maximumDiagnostics))
        }
        // An error may hide texts of the declaration it is in.
        if texts != nil, diagnostic.severity == .error, diagnostic.file == document.file { texts?.markDoubtful() }
    }

    func declare(_ name: DeclaredNames.SwiftEntry) {
        declared.swift.append(name)
    }

    func declare(_ name: DeclaredNames.FormerEntry) {
        declared.former.append(name)
    }

    /// The offsets of the file's bytes and scalars, computed for the first diagnostic that needs them.
    func sourceMap() -> SourceMap {
        if let cachedSourceMap { return cachedSourceMap }
        let map = SourceMap(document.source)
        cachedSourceMap = map
        return map
    }

    // MARK: Suggestions

    /// Whether ``nearest(to:in:)`` can still return a name.
    var canSuggest: Bool { remainingComparisons > 0 }

    /// The known name that is close to a misspelled one; nil if none is, or if this file has used up its comparisons.
    ///
    /// Thousands of unknown names among thousands of known ones would otherwise take quadratic time.
    func nearest(to name: String, in known: some Collection<String>) -> String? {
        guard remainingComparisons >= known.count else {
            remainingComparisons = 0
            return nil
        }
        remainingComparisons -= known.count
        return NearMatch.best(for: name, in: known)
    }

    // MARK: Texts

    /// Enters a declaration, so that its texts have paths. Call ``leaveTexts()`` when it is resolved.
    func enterTexts(_ section: StaticString, _ name: NodeID) {
        guard texts != nil else { return }
        enterTexts(section, tree.text(name), at: name)
    }

    /// Enters a declaration whose name can differ from the text of its node.
    func enterTexts(_ section: StaticString, _ name: String, at node: NodeID) {
        texts?.enter("\(section).\(name)", at: node)
    }

    func leaveTexts() {
        if texts != nil { texts?.leave() }
    }

    /// Records a text of the current declaration and returns its translations in other files.
    func recordText(_ name: String, at place: Place) -> [TranslationTable.Translation] {
        texts?.record(name, at: place) ?? []
    }

    /// Records a dialog of the current declaration and returns its variants in other files.
    func recordVariants(of name: String, at place: Place, _ values: DialogValues) -> [TranslationTable.Translation] {
        texts?.recordVariants(of: name, at: place, values) ?? []
    }

    /// The variants recorded since the last call, sorted by path, value and language.
    func removeVariants() -> [DialogVariant] {
        let variants = texts?.removeVariants() ?? []
        return variants.sorted { ($0.path, $0.value, $0.language) < ($1.path, $1.value, $1.language) }
    }
}

extension Diagnostic {
    /// - Parameter diagnostic: The first one that is left out.
    fileprivate static func tooMany(like diagnostic: Diagnostic, limit: Int) -> Diagnostic {
        Diagnostic(
            .limitExceeded, diagnostic.severity, in: diagnostic.file, at: diagnostic.range,
            "more than \(limit.inGroups) \(diagnostic.severity.rawValue)s; the others are not reported")
    }
}

/// A part of the schema reader that works on one file.
///
/// Resolvers are values of one reference, created where they are used. They call each other through the properties
/// below or by their initializers.
protocol ContextResolver {
    var context: ResolvingContext { get }
}

extension ContextResolver {
    var document: Document { context.document }

    var tree: YAMLTree { context.tree }

    var names: NameTable { context.names }

    var reader: FieldReader { FieldReader(context: context) }

    var textResolver: TextResolver { TextResolver(context: context) }

    var nameResolver: NameResolver { NameResolver(context: context) }

    var literalResolver: LiteralResolver { LiteralResolver(context: context) }

    var dialogResolver: DialogResolver { DialogResolver(context: context) }

    func place(_ node: NodeID) -> Place { context.document.place(node) }

    /// Returns where the Swift name of a declaration is written, which can be in the settings file.
    /// - Parameter node: The node of ``SwiftNamed``.
    func placeOfSwiftName(_ node: NodeID) -> Place { context.document.swiftNames[node]?.placeOfName ?? place(node) }

    func text(_ node: NodeID) -> String { context.tree.text(node) }

    func report(_ diagnostic: Diagnostic) { context.report(diagnostic) }

    /// - Parameter near: What was probably meant by the text at the place; nil if nothing is similar.
    func report(
        _ code: DiagnosticCode, _ severity: Severity = .error, at place: Place, _ message: String, near: String? = nil,
        notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        context.report(Diagnostic(code, severity, at: place, message, near: near, notes: notes, fixes: fixes))
    }
}
