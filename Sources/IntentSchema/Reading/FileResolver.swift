internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Makes the declarations of one file into model values, and gathers what is wrong with them.
///
/// Each topic is an extension in a file of its own; what a rule says stands at the end of the rule's file.
struct FileResolver {
    let document: Document
    /// All names of the run, as far as earlier steps have filled it.
    let names: NameTable
    private(set) var diagnostics: [Diagnostic] = []
    /// What the declarations of the file are called in Swift, and were called before, for the rules of the whole run.
    private(set) var declared = DeclaredNames()
    /// Where among the texts it is; nil for a file without translations beside it, as nearly all are.
    var texts: TextScope?
    /// See ``comparisons``.
    var comparisonsLeft = Self.comparisons
    private var map: SourceMap?

    init(_ document: Document, names: NameTable) {
        self.document = document
        self.names = names
        texts = document.translations.map { TextScope($0, language: document.language) }
    }

    var tree: YAMLTree { document.tree }

    func place(_ node: NodeID) -> Place { document.place(node) }

    func text(_ node: NodeID) -> String { document.tree.text(node) }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        if texts != nil { doubtTexts(after: diagnostic) }
    }

    mutating func declare(_ name: DeclaredNames.SwiftEntry) {
        declared.swift.append(name)
    }

    mutating func declare(_ name: DeclaredNames.FormerEntry) {
        declared.former.append(name)
    }

    /// Made for the first diagnostic that asks.
    mutating func sourceMap() -> SourceMap {
        if let map { return map }
        let made = SourceMap(document.source)
        map = made
        return made
    }
}
