internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema

/// `intentgen explain`: what a diagnostic means, or which ones there are.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a diagnostic or a change means, with a definition that leads to it and its fix.",
        discussion: """
            CODE is what stands in brackets at the end of a message. Without it all codes are listed, each with its rule.
            """)

    @Argument(
        help: ArgumentHelp("The code, such as wrong-type or parameter-removed.", valueName: "code"),
        completion: .list(allCodes))
    var code: String?

    @Flag(help: "Print a JSON document: of the one code, or of all of them.")
    var json = false

    init() {}

    func run() throws {
        let pages = code.map { code in DiagnosticPage.all.filter { $0.code.rawValue == code } } ?? DiagnosticPage.all
        let changes = code.map { code in ChangePage.all.filter { $0.rule.code == code } } ?? ChangePage.all
        if let code, pages.isEmpty, changes.isEmpty { throw ToolError.unknownCode(code) }
        let output = StandardStream.output
        if json {
            try output.write(try explanationJSON(of: pages, changes).rendered(pretty: true) + "\n")
        } else if code != nil {
            try output.write(pages.map { renderPage($0, colour: output.showsColour) }.joined())
            for page in changes { try output.write(try renderPage(page, colour: output.showsColour)) }
        } else {
            try output.write(renderPageList(pages) + "\n" + renderPageList(changes))
        }
    }
}

/// What can be explained.
private let allCodes = DiagnosticCode.all.map(\.rawValue) + ChangeRule.all.map(\.code)

extension ToolError {
    fileprivate static func unknownCode(_ code: String) -> ToolError {
        let near = NearMatch.best(for: code, in: allCodes)
        let advice = near.map { "did you mean '\($0)'?" } ?? "'intentgen explain' lists them all"
        return ToolError(
            .wrongUsage, "'\(code.onOneVisibleLine)' is not the code of a diagnostic or a change; \(advice)")
    }
}
