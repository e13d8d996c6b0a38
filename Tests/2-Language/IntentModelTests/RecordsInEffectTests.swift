import IntentModel
import IntentTestSupport
import Testing

/// Records whose fields are hidden or follow each other.
struct RecordsInEffectTests {
    private func field(_ name: String, _ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        var field = Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: ValueType(.string))
        configure(&field)
        return field
    }

    private func following(_ name: String, _ row: String, _ property: String? = nil) -> Parameter {
        field(name) { $0.defaultRule = .row(RowDefault(row: row, property: property)) }
    }

    private func context(_ fields: [Parameter]) throws -> FieldContext {
        var type = ObjectType(name: "Leg", swiftName: "Leg", title: LocalizedText("Leg", language: "en"))
        type.recordFields = fields
        let dependent = try #require(DependentFields(type))
        return FieldContext(dependent, [:], in: Schema(types: [type]), locale: "en")
    }

    @Test func `records without conditions and row defaults are as stored`() {
        var type = ObjectType(name: "Leg", swiftName: "Leg", title: LocalizedText("Leg", language: "en"))
        type.recordFields = [field("a"), field("b") { $0.defaultRule = .value(.string("x")) }]
        #expect(DependentFields(type) == nil)
    }

    @Test func `a value keeps what is stored beside what is shown`() throws {
        let context = try context([field("a"), following("b", "a")])
        let value = IntentValue.list([.record(RecordValue(["a": .string("x")])), nil])
        let records = try #require(RecordsInEffect(in: value, context))
        expectEqual(records.value, value)
        expectEqual(
            records.shown, .list([.record(RecordValue(["a": .string("x"), "b": .string("x")])), nil]))
        expectEqual(records.visible, records.shown)
        expectEqual(records.followedDefault(at: FieldPath("legs", slot: 0, field: "b")), .string("x"))
        expectEqual(records.followedDefault(at: FieldPath("legs", slot: 1, field: "b")), nil)
    }

    @Test func `a default is known also where a field has a value`() throws {
        let record = RecordValue(["a": .string("x"), "b": .string("y")])
        let found = try context([field("a"), following("b", "a")]).inEffect(record)
        expectEqual(found.completed, record)
        expectEqual(found.defaults, ["b": .string("x")])
    }

    @Test func `a long chain of fields needs no call stack`() throws {
        let count = 10_000
        let fields = (0..<count).map { following("f\($0)", "f\($0 + 1)") } + [field("f\(count)")]
        let found = try context(fields).inEffect(RecordValue(["f\(count)": .string("x")]))
        expectEqual(found.completed.values["f0"], .string("x"))
    }

    @Test func `marks are those of the field that has the value`() {
        let fields = [following("a", "b"), following("b", "c"), field("c"), following("d", "c", "title")]
        let record = RecordValue(["c": .string("x")])
        expectEqual(fields.markedField("a", in: record), "c")
        expectEqual(fields.markedField("d", in: record), "d")
        expectEqual(fields.markedField("a", in: RecordValue(["b": .string("y")])), "b")
        expectEqual(fields.followed(by: ["a"]), ["b", "c"])
        expectEqual([following("a", "a")].markedField("a", in: record), "a")
    }
}
