internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// `intentgen explain`
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a diagnostic or a change, with an example and its fix.",
        discussion: """
            CODE is the code in brackets at the end of a message. Without a code, the command lists all codes with \
            their rules.
            """)

    @Argument(
        help: ArgumentHelp("The code, such as wrong-type or parameter-removed.", valueName: "code"),
        completion: .list(allCodes))
    var code: String?

    @Flag(help: "Print the explanation of the code, or of all codes, as JSON.")
    var json = false

    init() {}

    func run() throws {
        let pages = code.map { code in DiagnosticPage.all.filter { $0.code.rawValue == code } } ?? DiagnosticPage.all
        let changes = code.map { code in ChangePage.all.filter { $0.rule.code == code } } ?? ChangePage.all
        if let code, pages.isEmpty, changes.isEmpty { throw CommandError.unknownCode(code) }
        let output = StandardStream.output
        if json {
            try output.write(try explanationJSON(of: pages, changes).rendered(pretty: true) + "\n")
        } else if code != nil {
            try output.write(pages.map { renderPage($0, color: output.showsColor) }.joined())
            for page in changes { try output.write(try renderPage(page, color: output.showsColor)) }
        } else {
            try output.write(renderPageList(pages) + "\n" + renderPageList(changes))
        }
    }
}

/// The codes of all diagnostics and changes.
private let allCodes = DiagnosticCode.all.map(\.rawValue) + ChangeRule.allCases.map(\.code)

extension CommandError {
    fileprivate static func unknownCode(_ code: String) -> CommandError {
        let message = "unknown code '\(code.onOneVisibleLine)'"
        guard let suggestion = NearMatch.best(for: code, in: allCodes) else {
            return .usage("\(message); 'intentgen explain' lists all codes")
        }
        return .usage(message.suggesting(suggestion))
    }
}
