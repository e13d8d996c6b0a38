import Foundation

/// Compares `intentgen import` and `export` of a file as large as the largest ones of apps with parsing its XML, all as
/// whole processes. `intentgen` also writes its output.
enum ConvertingBenchmarks {
    static func entries(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        let names = ["convert/import", "convert/export"]
        guard let intentgen = Program(path) else {
            return names.map { .skipped(name: $0, reason: "'\(path)' is not built") }
        }
        guard let xmllint = Program("/usr/bin/xmllint") else {
            return names.map { .skipped(name: $0, reason: "needs Debian's libxml2-utils") }
        }
        let folder = scratch.appendingPathComponent("convert")
        let files = try ConvertedFiles(in: folder, intentgen: intentgen)
        let baseline: @Sendable (Int) async throws -> Void = { runs in
            for _ in 0..<runs { try xmllint.run(["--noout", "--nonet", files.xcode]) }
        }
        return [
            .comparison(
                Comparison(
                    name: names[0], goal: nil, unit: "one file of \(files.kilobytes) kB",
                    ours: { runs in
                        for _ in 0..<runs {
                            // Another import into the folder would merge with the definition from the first one.
                            try? FileManager.default.removeItem(atPath: files.definitions)
                            try intentgen.run(["import", files.xcode, "--output", files.definitions])
                        }
                    }, baseline: baseline, isProcess: true)),
            .comparison(
                Comparison(
                    name: names[1], goal: nil, unit: "one file of \(files.kilobytes) kB",
                    ours: { runs in
                        for _ in 0..<runs { try intentgen.run(["export", files.source, "--output", files.exported]) }
                    }, baseline: baseline, isProcess: true)),
        ]
    }
}

/// A definition of many actions for Shortcuts, and its Xcode file.
private struct ConvertedFiles: Sendable {
    /// The definition with its sidecar.
    let source: String
    let xcode: String
    /// The output of an import.
    let definitions: String
    /// The output of an export.
    let exported: String
    let kilobytes: Int

    init(in folder: URL, intentgen: Program) throws {
        source = folder.appendingPathComponent("source").path
        xcode = folder.appendingPathComponent("Actions.intentdefinition").path
        definitions = folder.appendingPathComponent("imported").path
        exported = folder.appendingPathComponent("Exported.intentdefinition").path
        try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
        try Self.definition.write(toFile: "\(source)/Actions.intent.yaml", atomically: false, encoding: .utf8)
        try intentgen.run(["export", source, "--output", xcode, "--record"])
        kilobytes = try Data(contentsOf: URL(fileURLWithPath: xcode)).count / 1000
    }

    private static var definition: String {
        let intents = (0..<80).map { number in
            """
              ShelveBooks\(number):
                description: Put books on the shelf number \(number) of the reading room.
                verb: Add
                inputParameter: books
                summary:
                  otherwise: Put ${books} on shelf \(number)
                  until: Lend ${books} from shelf \(number) until ${until}
                parameters:
                  books: { type: [Book], prompt: "Which books?", siri: { ask: "Which books do you want to shelve?" } }
                  isLent: { type: Boolean, default: true }
                  order: { type: ShelfOrder, default: byAuthor, siri: true }
                  copies: { type: Integer, range: 1...20, default: 1, siri: { ask: "How many copies?" } }
                  label: { type: String, input: verbatim, default: Shelf \(number) }
                  until: { type: DateComponents, kind: date, when: { isLent: true } }
                suggestions: Put books on shelf \(number)
                response:
                  output: shelved
                  properties: { shelved: [Book], reason: String }
                  codes:
                    success: Shelved ${shelved}.
                    failureShelfFull: "The shelf is full: ${reason}"
            """
        }
        return """
            intentDefinition: 1

            types:
              Book: { properties: { author: String, pages: Integer } }

            enums:
              ShelfOrder: { cases: [byAuthor, byTitle, byYear] }

            intents:
            \(intents.joined(separator: "\n\n"))

            """
    }
}
