internal import ArgumentParser
package import IntentCommandLine
internal import IntentEditor
package import IntentModel
package import IntentRuntime
internal import IntentSystem

/// The catalogs that a command line names.
package struct LanguageOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("languages"),
        help: ArgumentHelp(
            "A catalog of the interface's texts, such as de.json, or a folder of them; may be repeated.",
            discussion: "The default is INTENT_LANGUAGES, a list of paths separated by colons.", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    package init() {}
}

struct LanguagesCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "languages", abstract: "List the languages of the interface, and check their catalogs.",
            discussion: """
                The board and 'configure' show their own texts in these languages: English, Simplified Chinese, and those \
                of catalogs. A catalog is a JSON file with the texts of one language. A text that it lacks is shown in \
                English. The exit code is 65 if a catalog contains a text that the interface does not have, or a \
                translation whose placeholders or plural forms are wrong.

                  \(program) languages --template de > de.json
                  \(program) languages --languages de.json
                  \(program) serve --languages de.json
                """)
    }

    @Option(
        help: ArgumentHelp(
            "Print a catalog for a language with all texts, those that are not translated empty.", valueName: "tag"))
    var template: String?

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        let catalogs = try session.catalogs(at: languages.paths)
        guard let template else { return LanguagesResult(own: catalogs) }
        guard LanguageTag.isTag(template) else {
            throw CommandError.usage(
                "--template '\(template)' is not a language tag such as de or zh-Hans"
                    .suggesting(LanguageTag.tag(meantBy: template)))
        }
        return CatalogTemplate(json: TextCatalogs(adding: catalogs).template(for: template))
    }
}

extension Session {
    /// Returns the catalogs of the program, and those at some paths; of `INTENT_LANGUAGES` if there are none.
    /// - Throws: `inputMissing`, `inputOutput`, or `invalidData` for a file that is no catalog.
    func catalogs(at paths: [String]) throws(CommandError) -> [TextCatalog] {
        var catalogs = context.settings.catalogs
        for path in paths.isEmpty ? context.environment.paths("INTENT_LANGUAGES") : paths {
            for file in try Self.catalogFiles(at: path) { catalogs.append(try Self.catalog(at: file)) }
        }
        return catalogs
    }

    private static func catalogFiles(at path: String) throws(CommandError) -> [String] {
        guard FileSystem.isFolder(path) else { return [path] }
        do throws(SystemFailure) {
            return try FileSystem.names(inFolder: path).valid.filter { FilePath($0).hasEnding(".json") }.sorted()
                .map { (FilePath(path) / $0).string }
        } catch {
            throw CommandError(.inputOutput, "the folder '\(path)' cannot be read: \(error.message)")
        }
    }

    private static func catalog(at path: String) throws(CommandError) -> TextCatalog {
        let bytes: [UInt8]
        do throws(SystemFailure) { bytes = try OpenFile(path).bytes(limit: 4 << 20) } catch {
            let status: CommandStatus = error.isMissing ? .inputMissing : .inputOutput
            throw CommandError(status, "'\(path)' cannot be read: \(error.message)")
        }
        do throws(TextCatalogError) { return try TextCatalog(parsing: bytes) } catch {
            throw CommandError(.invalidData, "wrongCatalog", "'\(path)' is not a catalog: \(error)")
        }
    }
}

/// The languages of the interface, and what is wrong in the catalogs that are not built in.
package struct LanguagesResult: CommandResult {
    private let all: [TextCatalog]
    private let problems: [(language: String, problem: TextCatalog.Problem)]

    package init(own: [TextCatalog]) {
        all = TextCatalogs(adding: own).all
        problems = own.flatMap { catalog in
            catalog.problems(comparedTo: .english).map { (catalog.language, $0) }
        }
    }

    package var json: JSONValue {
        ["languages": 1, "items": .array(all.map(json))]
    }

    private func json(of catalog: TextCatalog) -> JSONValue {
        let own = problems.filter { $0.language == catalog.language }
        return [
            "language": .string(catalog.language), "name": .string(catalog.name),
            "direction": catalog.isRightToLeft ? "rtl" : "ltr", "texts": .integer(count(catalog)),
            "problems": .array(
                own.map { ["isError": .boolean($0.problem.isError), "message": .string($0.problem.message)] }),
        ]
    }

    package func text(_ style: TextStyle) -> String {
        var table = TextTable(style)
        for catalog in all {
            table.append([
                .init(catalog.language, style: style.bold), .init(catalog.name),
                .init("\(count(catalog)) of \(TextCatalog.english.keys.count) texts"),
            ])
        }
        return table.lines().terminatedLines
    }

    /// English has all texts: most are their own keys.
    private func count(_ catalog: TextCatalog) -> Int {
        let english = TextCatalog.english.keys
        return catalog.language == TextCatalog.english.language
            ? english.count : catalog.texts.keys.count(where: english.contains)
    }

    package var notes: [Note] {
        problems.filter { !$0.problem.isError }.map { .warning("\($0.language): \($0.problem.message)") }
    }

    package var failure: CommandError? {
        let errors = problems.filter(\.problem.isError)
        guard !errors.isEmpty else { return nil }
        return CommandError(
            .invalidData,
            errors.map { CommandError.Problem("wrongCatalog", "\($0.language): \($0.problem.message)") })
    }
}

/// A catalog for translators. It is a document of its own, with and without `--json`.
private struct CatalogTemplate: CommandResult {
    let json: JSONValue

    func text(_ style: TextStyle) -> String { json.rendered(pretty: true) + "\n" }
}
