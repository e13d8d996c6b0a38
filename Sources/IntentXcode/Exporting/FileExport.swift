internal import IntentModel

/// The export of one schema. Each family of declarations has a file of its own.
struct FileExport {
    /// The cases of each enum, by its name.
    private let cases: [String: [String]]
    /// The development language, of texts that nobody wrote.
    let language: String

    init(_ schema: Schema) {
        cases = Dictionary(schema.enums.map { ($0.name, $0.cases.map(\.name)) }) { first, _ in first }
        language = schema.language
    }

    func cases(ofEnum name: String) -> [String] { cases[name] ?? [] }

    /// What the file says of itself: what the latest Xcode does that was looked at.
    var leaves: XcodeLeaves {
        var leaves = LeafWriter()
        leaves.imply("ModelVersion", .string("1.2"))
        leaves.imply("Namespace", .string(""))
        leaves.imply("SystemVersion", .string("24E263"))
        leaves.imply("ToolsBuildVersion", .string("16F6"))
        leaves.imply("ToolsVersion", .string("16.4"))
        return leaves.leaves
    }
}
