import Foundation

/// A definition of many actions for Shortcuts, and the file that Xcode would have of it.
struct ConvertedFiles: Sendable {
    /// The definition with its sidecar.
    let source: String
    let xcode: String
    /// Where an import writes.
    let definitions: String
    /// Where an export writes.
    let back: String
    let kilobytes: Int

    init(in folder: URL, intentgen: Program) throws {
        source = folder.appendingPathComponent("source").path
        xcode = folder.appendingPathComponent("Actions.intentdefinition").path
        definitions = folder.appendingPathComponent("imported").path
        back = folder.appendingPathComponent("Back.intentdefinition").path
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
                  books: { type: [Book], prompt: "Which books?", siri: { ask: "Which books shall be shelved?" } }
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
