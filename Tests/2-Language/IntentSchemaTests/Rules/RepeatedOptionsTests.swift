import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

/// Definitions in which each of two counts is small, and their product is not.
@Suite struct RepeatedOptionsTests {
    private func codes(_ files: [String]) -> [DiagnosticCode] {
        resolveDefinitions(
            files.enumerated().map { SourceFile(path: "\($0).intent.yaml", bytes: Array($1.utf8)) }
        ).diagnostics.sorted().map(\.code)
    }

    private func list(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: ", ")
    }

    private func intent(_ name: String, parameters count: Int) -> String {
        "intentDefinition: 1\nintents: { \(name): { parameters: { \(list(count) { "\(name)\($0): City" }) } } }\n"
    }

    private func cities(_ options: String) -> String { "types: { City: { \(options) } }\n" }

    @Test(arguments: [(100, true), (2_000, false)])
    func `options of a type may be repeated for some parameters`(count: Int, fits: Bool) {
        let options = cities("options: { \(list(500) { "city\($0): { title: Town }" }) }")
        expectEqual(codes([intent("A", parameters: count) + options]), fits ? [] : [.limitExceeded])
    }

    @Test func `long texts count as much as many options`() {
        let title = String(repeating: "x", count: 100_000)
        expectEqual(
            codes([intent("A", parameters: 100) + cities("options: { rome: { title: \(title) } }")]), [.limitExceeded])
        expectEqual(codes([intent("A", parameters: 50) + cities("options: { rome: { title: \(title) } }")]), [])
    }

    @Test func `sources of options are repeated, too`() {
        let argument = String(repeating: "x", count: 100_000)
        let options = cities("optionsFrom: { command: [cities, \(argument)] }")
        expectEqual(codes([intent("A", parameters: 100) + options]), [.limitExceeded])
    }

    @Test func `the parameters of all files count`() {
        let options = cities("options: { \(list(500) { "city\($0): { title: Town }" }) }")
        let files = ["A", "B", "C", "D"].map { intent($0, parameters: 150) }
        expectEqual(codes([files[0] + options, files[1]]), [])
        expectEqual(codes([files[0] + options] + files.dropFirst()), [.limitExceeded])
    }

    @Test func `parameters with their own options repeat nothing`() {
        let own = "{ type: City, options: [a] }"
        let text = "intentDefinition: 1\nintents: { A: { parameters: { \(list(2_000) { "p\($0): \(own)" }) } } }\n"
        expectEqual(codes([text + cities("options: { \(list(500) { "city\($0): { title: Town }" }) }")]), [])
    }

    @Test(arguments: [(100, true), (600, false)])
    func `widgets repeat the rows of their intent`(count: Int, fits: Bool) {
        let widgets = (0..<count).map { "  W\($0): { kind: k\($0), intent: A, families: [systemSmall] }\n" }
        let text = intent("A", parameters: 600) + cities("") + "widgets:\n" + widgets.joined()
        expectEqual(codes([text]), fits ? [] : [.limitExceeded])
    }

    @Test(arguments: [("1000", true), ("1...1000000000", false), ("{ systemSmall: 1, otherwise: 2500 }", false)])
    func `the lists of an intent have a number of slots together`(size: String, fits: Bool) {
        let parameters = list(200) { "p\($0): { type: [String], size: \(size) }" }
        let text = "intentDefinition: 1\nintents: { A: { parameters: { \(parameters) } } }\n"
        expectEqual(codes([text]), fits ? [] : [.limitExceeded])
    }
}
