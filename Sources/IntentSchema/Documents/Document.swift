internal import IntentDiagnostics
internal import IntentYAML

/// One file of a run, read and taken apart into its declarations.
struct Document: Sendable {
    let tree: YAMLTree
    let file: FileIndex
    let source: SourceFile
    /// The absolute folder of the file, where it is recorded.
    let folder: String?
    /// What the file says of itself and of all its texts.
    var language = "en"
    /// The value that gives ``language``; nil where none is written.
    var languageNode: NodeID?
    var languages: [String] = []
    var group: GroupName?
    /// What stands before the names of its types, enums and intents in Swift.
    var classPrefix: String?
    var types: [Declaration] = []
    var enums: [Declaration] = []
    var intents: [Declaration] = []
    var widgets: [Declaration] = []
    /// Something was wrong before the declarations were looked at, so that texts may be missing from them.
    var hasReadingErrors = false
    /// What the settings call declarations in Swift, by the nodes of their names.
    var swiftNames: [NodeID: String] = [:]
    /// What files beside this one say; nil where there are none.
    var translations: TranslationTable?
    /// A section is there whose declarations could not be read, so that names that are unknown may stand there.
    var hasUnreadSection = false

    /// A group with the place that names it.
    struct GroupName: Sendable {
        let name: String
        let node: NodeID
    }

    init(tree: YAMLTree, file: FileIndex, source: SourceFile, folder: String?) {
        self.tree = tree
        self.file = file
        self.source = source
        self.folder = folder
    }

    /// The file's name without its folder.
    var fileName: String { source.path.split(separator: "/").last.map(String.init) ?? source.path }

    func place(_ node: NodeID) -> Place { Place(file: file, range: tree.range(node)) }
}
