import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Compares reading the typed configuration of an instance from an open store with a prepared select of the same rows.
///
/// The instances differ in every value, and each run reads a different one: of 64, as many as one person adds, which the
/// store caches; and of 1,024, which are more than it caches.
enum ConfigurationBenchmarks {
    static func entries(in folder: URL) async throws -> [Entry] {
        let bench = try await ConfigurationBench(in: folder)
        return [
            .comparison(bench.reading(BoardIntent.self, from: bench.boards, count: 64)),
            .comparison(bench.reading(BoardIntent.self, from: bench.boards, count: 1_024)),
            .comparison(bench.reading(NoteIntent.self, from: bench.notes, count: 64)),
            .comparison(bench.reading(NoteIntent.self, from: bench.notes, count: 1_024)),
        ]
    }
}

/// A store with its instances, opened by an engine and by the baseline.
private final class ConfigurationBench: Sendable {
    let engine: IntentEngine
    let baseline: StoreBaseline
    let boards: [InstanceID]
    let notes: [InstanceID]

    init(in folder: URL) async throws {
        let path = folder.appendingPathComponent("store/store.sqlite").path
        let store = try SQLiteStore(path: path)
        engine = try IntentEngine(store: store, definitions: [BoardIntent.definition])
        boards = try ConfigurationBench.ids("board", 1_024)
        notes = try ConfigurationBench.ids("note", 1_024)
        for (index, id) in boards.enumerated() { try store.place(.board(id, index), at: StoreTime(milliseconds: 0)) }
        for (index, id) in notes.enumerated() { try store.place(.note(id, index), at: StoreTime(milliseconds: 0)) }
        baseline = try StoreBaseline(path: path)
        try await check()
    }

    private static func ids(_ name: String, _ count: Int) throws -> [InstanceID] {
        try (0..<count).map { index in
            guard let id = InstanceID("\(name)-\(index)") else { throw Failure("an identifier is invalid") }
            return id
        }
    }

    func reading<Configuration: ConfigurableIntent>(
        _ type: Configuration.Type, from ids: [InstanceID], count: Int
    ) -> Comparison {
        let ids = Array(ids[..<count]), texts = ids.map(\.text)
        let ourTurns = Turns(), baselineTurns = Turns()
        let name = "configuration/\(Configuration.definition.name ?? "")/\(count)"
        return Comparison(
            name: name, goal: count <= 64 ? 4 : 3, unit: "one of \(count) instances",
            ours: { [engine] runs in
                for turn in ourTurns.advance(by: runs) {
                    blackHole(try await engine.configuration(Configuration.self, of: ids[turn % ids.count]))
                }
            },
            baseline: { [baseline] runs in
                for turn in baselineTurns.advance(by: runs) {
                    blackHole(try baseline.select(texts[turn % texts.count]).sum)
                }
            })
    }

    /// Checks that both read the stored values.
    private func check() async throws {
        for index in [0, 1, 63, 1_023] {
            let board = try await engine.configuration(BoardIntent.self, of: boards[index])
            guard board.rows == index % 40 + 1, board.heading == "Departures \(index)",
                try baseline.select(boards[index].text).rows == 8
            else { throw Failure("a board has other values than stored") }
            let note = try await engine.configuration(NoteIntent.self, of: notes[index])
            guard note.text == "Note \(index)", try baseline.select(notes[index].text).rows == 1 else {
                throw Failure("a note has other values than stored")
            }
        }
    }
}

extension StoredInstance {
    /// A value for each of the board's eight parameters.
    fileprivate static func board(_ id: InstanceID, _ index: Int) -> StoredInstance {
        func station(_ number: Int) -> JSONValue {
            [
                "identifier": .string("station-\(number)"), "displayString": .string("Station \(number)"),
                "line": .string("U\(number % 9)"), "platform": .integer(number % 12),
            ]
        }
        return StoredInstance(
            id: id, kind: .boardWidget, family: .systemMedium, intent: "Board",
            values: [
                "stations": StoredValue(
                    type: "[object:Station]", wire: .array([station(index), station(index + 1), station(index + 2)])),
                "density": StoredValue(
                    type: "enum:Density", wire: .string(["compact", "regular", "airy"][index % 3])),
                "rows": StoredValue(type: "Integer", wire: .integer(index % 40 + 1)),
                "showsDelays": StoredValue(type: "Boolean", wire: .boolean(index % 2 == 0)),
                "heading": StoredValue(type: "String", wire: .string("Departures \(index)")),
                "opacity": StoredValue(type: "Decimal", wire: .number(Double(index % 100) / 128)),
                "link": StoredValue(type: "URL", wire: .string("https://example.com/boards/\(index)")),
                "refresh": StoredValue(type: "TimeInterval", wire: .integer(60 + index)),
            ])
    }

    fileprivate static func note(_ id: InstanceID, _ index: Int) -> StoredInstance {
        StoredInstance(
            id: id, kind: .noteWidget, family: .systemSmall, intent: "Note",
            values: ["text": StoredValue(type: "String", wire: .string("Note \(index)"))])
    }
}
