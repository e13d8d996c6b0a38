import Foundation
import Testing

/// A folder with a definition and what `intentgen` makes of it for Xcode, as a team has both.
struct XcodeProject {
    let folder: TemporaryFolder

    static let definition = """
        intentDefinition: 1

        types:
          Bakery: { properties: { street: String } }

        enums:
          Bread: { cases: [rye, wheat, spelt] }

        intents:
          OrderBread:
            description: Order bread at a bakery.
            eligibleForWidgets: true
            verb: Order
            summary: Order ${bread} at ${bakery}
            parameters:
              bread: { type: Bread, prompt: "Which bread?", siri: true }
              bakery: { type: Bakery, siri: { ask: "Which bakery?" } }
              count: { type: Integer, range: 1...12, default: 1, siri: true }
              isSliced: { type: Boolean, default: true }

        """

    /// - Parameter definition: What becomes `definitions/Bread.intent.yaml`, with a sidecar, and `Bread.intentdefinition`.
    init(_ definition: String = Self.definition) throws {
        folder = try TemporaryFolder()
        try folder.write(definition, to: "definitions/Bread.intent.yaml")
        let export = try run("export", "definitions", "--output", "Bread.intentdefinition", "--record")
        try #require(export.status == 0, "\(export.errors)")
    }

    @discardableResult
    func run(_ arguments: String...) throws -> IntentGenProcess {
        try IntentGenProcess(arguments, in: folder.path)
    }

    func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8) }

    /// Replaces a text that is there once.
    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(path)
        try #require(text.components(separatedBy: old).count == 2, "\(old) stands once in \(path)")
        try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    /// The lines of one text that the other does not have, and the other way round.
    static func difference(_ old: String, _ new: String) -> (removed: [String], added: [String]) {
        let difference = new.components(separatedBy: "\n").difference(from: old.components(separatedBy: "\n"))
        return (difference.removals.map(\.line), difference.insertions.map(\.line))
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line.trimmingCharacters(in: .whitespaces)
        }
    }
}
