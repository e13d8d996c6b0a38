internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// `intentgen explain`: what a diagnostic means, or which ones there are.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a diagnostic means, with a definition that leads to it and its fix.",
        discussion: """
            CODE is what stands in brackets at the end of a message. Without it all codes are listed, each with its rule.
            """)

    @Argument(
        help: ArgumentHelp("The code, such as wrong-type.", valueName: "code"),
        completion: .list(DiagnosticCode.all.map(\.rawValue)))
    var code: String?

    @Flag(help: "Print a JSON document: of the one code, or of all of them.")
    var json = false

    init() {}

    func run() throws {
        let pages = try code.map { [try Self.page(for: $0)] } ?? DiagnosticPage.all
        let output = StandardStream.output
        if json {
            try output.write(try explanationJSON(of: pages).rendered(pretty: true) + "\n")
        } else if code != nil {
            try output.write(pages.map { renderPage($0, colour: output.showsColour) }.joined())
        } else {
            try output.write(renderPageList(pages))
        }
    }

    private static func page(for code: String) throws(ToolError) -> DiagnosticPage {
        guard let page = DiagnosticPage(for: DiagnosticCode(rawValue: code)) else { throw .unknownCode(code) }
        return page
    }
}

extension ToolError {
    fileprivate static func unknownCode(_ code: String) -> ToolError {
        let near = NearMatch.best(for: code, in: DiagnosticCode.all.map(\.rawValue))
        let advice = near.map { "did you mean '\($0)'?" } ?? "'intentgen explain' lists them all"
        return ToolError(.wrongUsage, "'\(code.onOneVisibleLine)' is not the code of a diagnostic; \(advice)")
    }
}
