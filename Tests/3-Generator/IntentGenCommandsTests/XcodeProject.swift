import Foundation
import IntentTestSupport
import Testing

/// A folder with a definition and the `.intentdefinition` file that `intentgen` exports from it.
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

    /// Writes `definitions/Bread.intent.yaml`, and exports `Bread.intentdefinition` with a sidecar.
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

    /// Replaces a text that occurs once.
    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(path)
        try #require(text.components(separatedBy: old).count == 2, "\(path) contains \(old) once")
        try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    /// Returns the lines that only one of two texts contains.
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
