internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
package import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// The commands about the store itself.
struct StoreCommand<Definitions: DefinitionArguments>: ParsableCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "store", abstract: "Create the store, or print where it is.",
            discussion: """
                  \(program) store path
                  \(program) store create
                """,
            subcommands: [StoreCreateCommand<Definitions>.self, StorePathCommand<Definitions>.self])
    }
}

struct StoreCreateCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "create", abstract: "Create the store if it does not exist.",
            discussion: """
                In a PostgreSQL database, creates the tables and the group of the definitions. A store of an older format is \
                brought to the current one. An existing store keeps its contents.

                  \(ControlContext.currentProgramName) store create --store postgresql://owner@db.example.com/fleet
                """)
    }

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.createStore()
    }
}

struct StorePathCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "path", abstract: "Print the path or URL of the store that commands use.",
            discussion: """
                The store need not exist. Without --store and INTENT_STORE, the path depends on the group of the definitions.

                  \(ControlContext.currentProgramName) store path
                """)
    }

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        StorePathResult(place: try session.storePlace())
    }
}

extension Session {
    package func createStore() throws -> StoreCreationResult {
        let location = try storeLocation()
        let isMissing = try isMissing(location)
        _ = try location.open(for: newGroup(in: location), createIfMissing: true)
        return StoreCreationResult(place: try storePlace(), isCreated: isMissing)
    }

    package func storePlace() throws -> StorePlaceReport {
        let location = try storeLocation()
        try location.requireNoPassword()
        switch location {
        case .file(let path):
            // A file does not record the group, so definitions may be invalid if the store is named.
            let group = try? schemaIfFound()?.group
            let isAbsolute = path.utf8.first == UInt8(ascii: "/")
            let folder = isAbsolute ? nil : try? FileSystem.currentFolder()
            return StorePlaceReport(kind: .sqlite, text: folder.map { "\($0)/\(path)" } ?? path, group: group)
        case .database(let url):
            return StorePlaceReport(kind: .postgresql, text: url, group: try schemaIfFound()?.group)
        }
    }
}

/// Where a store is.
package struct StorePlaceReport: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case sqlite, postgresql
    }

    package let kind: Kind
    /// The absolute path of a file, or the URL of a database.
    package let text: String
    /// The group of the definitions; nil if there are none.
    package let group: String?

    fileprivate var json: JSONObject {
        [
            "store": 1, "kind": .string(kind.rawValue), kind == .sqlite ? "path" : "url": .string(text),
            "group": .optional(group),
        ]
    }
}

/// The place of the store, as a line.
package struct StorePathResult: CommandResult, Hashable {
    package let place: StorePlaceReport

    package var json: JSONValue { .object(place.json) }

    package func text(_ style: TextStyle) -> String { place.text.onOneVisibleLine + "\n" }
}

/// A store that exists now. Its text is empty.
package struct StoreCreationResult: CommandResult, Hashable {
    package let place: StorePlaceReport
    /// False if the store existed before.
    package let isCreated: Bool

    package var json: JSONValue {
        var object = place.json
        object["created"] = .boolean(isCreated)
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String { "" }

    package var notes: [Note] {
        isCreated ? [] : [.note("the store '\(place.text)' already exists")]
    }
}
