import Foundation
import IntentTestSupport

/// The definitions that the tests use.
enum Definitions {
    /// Parameters of most types and kinds of options, and a static widget. Only `robot` needs a handler.
    static let desk = """
        intentDefinition: 1
        language: en
        languages: [en, de]
        group: group.desk

        types:
          Lamp: {}
          Shelf: {}

        enums:
          Mode:
            cases:
              bright: { title: { en: Bright, de: Hell } }
              dim: { title: { en: Dim, de: Gedimmt } }

        intents:
          Desk:
            parameters:
              title: { type: String, default: Desk }
              mode: { type: Mode, default: bright }
              labelSize: { type: Integer, range: 8...24, default: 12 }
              share: Decimal
              showLabels: { type: Boolean, default: true }
              site: URL
              every: { type: TimeInterval, default: 5m }
              tags: { type: [String], size: { systemSmall: 2, systemMedium: 4 } }
              lamps:
                type: [Lamp]
                size: { systemSmall: 2, systemMedium: 4 }
                default: { first: 2 }
                options:
                  left: { title: { en: Left Lamp, de: Lampe links }, section: { en: Table, de: Tisch } }
                  right: { title: { en: Right Lamp, de: Lampe rechts }, section: { en: Table, de: Tisch } }
                  floor: { title: { en: Floor Lamp, de: Stehlampe }, subtitle: { en: by the door, de: bei der Tür } }
              shelf: { type: Shelf, optionsFrom: { file: data/shelves.json } }
              robot: { type: Shelf, options: dynamic }

        widgets:
          DeskWidget:
            kind: com.example.desk
            title: { en: Desk, de: Schreibtisch }
            intent: Desk
            families: [systemSmall, systemMedium]
          Clock:
            families: [systemSmall]
        """

    static let shelves = """
        { "options": 1, "sections": [
          { "title": "Wall", "items": [
            { "identifier": "top", "title": "Top Shelf", "subtitle": "out of reach" },
            { "identifier": "low", "title": "Low\\u001b[31m Shelf" } ] } ] }
        """

    /// The path of the definitions that the package ships.
    static let shipped = Repository.folder.appending(path: "definitions").path
}

extension Sandbox {
    /// Returns a sandbox with `Definitions.desk` in the folder `definitions`, which is the default.
    static func withDesk() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Definitions.desk, to: "definitions/desk.intent.yaml")
        try sandbox.write(Definitions.shelves, to: "definitions/data/shelves.json")
        return sandbox
    }

    /// Returns the same sandbox with an instance `desk`.
    static func withDeskInstance(family: String = "systemMedium") async throws -> Sandbox {
        let sandbox = try withDesk()
        let outcome = try await sandbox.intentctl("add", "DeskWidget", "--family", family, "--id", "desk")
        guard outcome == .success("desk\n") else { throw UnexpectedOutcome(outcome: outcome) }
        return sandbox
    }
}

private struct UnexpectedOutcome: Error {
    let outcome: Outcome
}
