import IntentDiagnostics
import IntentEvolution
import IntentModel
import IntentTestSupport
import Testing

@Suite struct LockTests {
    private static let text = """
        intentDefinition: 1
        types: { City: { properties: { zone: String } } }
        enums: { Face: { cases: [round, square] } }
        intents:
          Clock:
            reserved: [gone]
            parameters:
              city: City
              face: { type: Face, default: round }
              zone: { type: String, options: [utc, cet] }
              size: { type: Integer, range: 8...24 }
        widgets: { Time: { kind: time, intent: Clock, families: [systemSmall] } }

        """

    private func lock() throws -> LockFile {
        let lock = SchemaLock(try schema(of: Self.text))
        return try LockFile(SourceFile(path: "intents.lock.json", text: lock.text))
    }

    @Test(arguments: [
        (["types", "City"], "\"City\""), (["types", "City", "properties", "zone"], "\"zone\""),
        (["enums", "Face", "cases", "square"], "\"square\""), (["intents", "Clock", "parameters", "size"], "\"size\""),
        (["intents", "Clock", "parameters", "size", "range"], "\"range\""),
        (["intents", "Clock", "parameters", "zone", "options", "cet"], "\"cet\""),
        (["intents", "Clock", "reserved"], "\"reserved\""), (["widgets", "Time", "kind"], "\"kind\""),
        // A missing part has the range of its container.
        (["intents", "Clock", "parameters", "size", "default"], "\"size\""),
        (["intents", "Watch"], "\"intents\""), ([], "\"schema\""),
    ])
    func `the parts of a lock have ranges`(_ path: [String], _ shown: String) throws {
        var lock = try lock()
        let range = lock.range(of: DeclarationPath(path))
        expectEqual(String(decoding: SourceMap(lock.source).bytes(in: range), as: UTF8.self), shown)
    }

    @Test func `a lock reads back as the released schema`() throws {
        let released = try schema(of: Self.text)
        try expectEqual(lock().lock, SchemaLock(released))
        #expect(compareSchemas(before: try lock().lock.schema, after: released).isEmpty)
    }

    /// A parameter changes from Integer to Boolean, is renamed, and becomes a URL.
    @Test func `a lock keeps migrations over several releases`() throws {
        func definition(_ parameters: String) throws -> Schema {
            try schema(of: "intentDefinition: 1\nintents: { Clock: { parameters: { \(parameters) } } }\n")
        }
        let first = SchemaLock(try definition("size: Integer, zone: String"))
        let second = SchemaLock(try definition("size: Boolean, zone: String"), after: first)
        let third = SchemaLock(
            try definition("isLarge: { type: Boolean, renamedFrom: [size] }, zone: String"), after: second)
        let last = SchemaLock(
            try definition("isLarge: { type: URL, renamedFrom: [size] }, zone: String"), after: third)
        expectEqual(second.migrations.map { "\($0.parameter) \($0.stored.tag)" }, ["size Integer"])
        expectEqual(third.migrations.map { "\($0.parameter) \($0.stored.tag)" }, ["isLarge Integer"])
        expectEqual(last.migrations.map { "\($0.parameter) \($0.stored.tag)" }, ["isLarge Integer", "isLarge Boolean"])
        let read = try LockFile(SourceFile(path: "intents.lock.json", text: last.text)).lock
        expectEqual(read, last)
        // A parameter that has its first type again, or was removed, needs no migration.
        expectEqual(
            SchemaLock(try definition("size: Integer, zone: String"), after: second).migrations.map(\.stored.tag),
            [
                "Boolean"
            ])
        #expect(SchemaLock(try definition("zone: String"), after: second).migrations.isEmpty)
    }

    /// Any bytes are either a lock or an error with a range in the file.
    @Test func `any bytes are read without a crash`() throws {
        let bytes = Array(SchemaLock(try schema(of: Self.text)).text.utf8)
        for end in 0..<bytes.count - 1 {
            #expect(throws: LockError.self) { try LockFile(SourceFile(path: "a", bytes: Array(bytes[..<end]))) }
        }
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            var changed = bytes
            for _ in 0..<3 {
                changed[Int.random(in: changed.indices, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            do {
                _ = try LockFile(SourceFile(path: "a", bytes: changed))
            } catch {
                #expect(0...changed.count ~= error.range.start && !error.message.isEmpty)
            }
        }
    }
}
