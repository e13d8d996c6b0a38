import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Dates, files, persons, places, amounts, payment methods and Apple's own types, from an edit to the store and back.
@Suite(.overRequestedStores, .namingTheStore) struct RarerTypeTests {
    private func date(_ text: String) throws -> IntentValue {
        .dateComponents(try DateComponentsValue.literal(text))
    }

    private let euro = IntentValue.currencyAmount(CurrencyAmountValue(intentText: "1 EUR"))

    private func refusal(
        of value: IntentValue, for declared: Parameter, stored: [String: StoredValue] = [:]
    ) async throws -> String? {
        let test = try TestEngine(makeSchema(declared))
        try test.put(stored)
        let error = await #expect(throws: EngineError.self) { try await test.edit(declared.name, .set(value)) }
        return error?.problems.first?.message
    }

    @Test func `a date is stored by its kind`() async throws {
        let test = try TestEngine(
            makeSchema(
                parameter("day", ValueType(.dateComponents(.date))),
                parameter("days", ValueType(.dateComponents(.date), isList: true)) {
                    $0.size = SlotSizes(otherwise: 2)
                }))
        try test.put()
        try await test.edit("day", .set(date("2028-02-29")))
        try await test.edit("days", .set(.list([nil, date("2026-11-20")])))
        let stored = try test.store.another().instance(.one)?.values
        expectEqual(stored?["day"], .of("DateComponents:date", "2028-02-29"))
        expectEqual(stored?["days"], .of("[DateComponents:date]", [.null, "2026-11-20"]))
        try await test.edit("day", .set(date("2026-11-20T00:00:00")))
        try expectEqual(test.parameter("day").effective, date("2026-11-20"))
    }

    @Test func `a stored date converts to another kind without loss`() throws {
        let test = try TestEngine(makeSchema(parameter("at", ValueType(.dateComponents(.dateTime)))))
        try test.put(["at": .of("DateComponents:date", "2026-11-20")])
        try expectEqual(test.parameter("at").effective, date("2026-11-20T00:00:00"))
        try expectEqual(test.parameter("at").marks, [.migrated])
    }

    @Test func `an edit checks currencies, kinds and types of files`() async throws {
        let price = parameter("price", ValueType(.currencyAmount)) { $0.settings.currencies = ["CHF", "USD"] }
        try await expectEqual(
            refusal(of: euro, for: price)?.contains("EUR is not one of the currencies CHF, USD"), true)
        let photo = parameter("photo", ValueType(.file)) { $0.settings.contentTypes = .image }
        let text = IntentValue.file(FileValue(path: "a.txt"))
        try await expectEqual(refusal(of: text, for: photo)?.contains("does not conform to public.image"), true)
        let day = parameter("day", ValueType(.dateComponents(.date)))
        try await expectEqual(refusal(of: date("2026-11-20T09:30:00"), for: day)?.contains("a date with a time"), true)
        let place = parameter("place", ValueType(.placemark))
        try await expectEqual(refusal(of: .placemark(PlacemarkValue()), for: place)?.contains("an empty place"), true)
        let file = parameter("file", ValueType(.file))
        try await expectEqual(refusal(of: .file(FileValue(path: "")), for: file)?.contains("the path is empty"), true)
    }

    @Test(arguments: [
        "0", "-12.5", "99999999999999999999999999999999999999", "0.0000000000000000000000000000000000001",
    ])
    func `Foundation has the same amount`(text: String) {
        let amount = CurrencyAmountValue(intentText: "\(text) EUR")
        expectEqual("\(amount.decimal)", text)
        expectEqual(CurrencyAmountValue(decimal: amount.decimal, currencyCode: "EUR"), amount)
    }

    @Test func `values of Apple's own types cannot be set`() async throws {
        let music = parameter("music", ValueType(.system("MediaItem")))
        let reason = try await refusal(of: .string("x"), for: music)
        expectEqual(reason, "'music' has Apple's type System.MediaItem, which cannot be set")
        let test = try TestEngine(makeSchema(music))
        try test.put()
        await #expect(throws: EngineError.self) { try await test.edit("music", .set(nil)) }
        try await test.edit("music", .reset)
        try expectEqual(test.store.instance(.one)?.values, [:])
    }

    @Test func `members of newer versions stay in the store`() async throws {
        let test = try TestEngine(
            makeSchema(parameter("file", ValueType(.file)), parameter("files", ValueType(.file, isList: true))))
        let wire: JSONValue = ["path": "a", "name": "a", "size": 3]
        try test.put(["files": .of("[File]", [wire])])
        try await test.edit("files", .add([.file(FileValue(path: "b"))]))
        let stored = try test.store.instance(.one)?.values["files"]
        expectEqual(stored?.wire, [wire, ["path": "b", "name": "b"]])
    }

    @Test func `a place is an option identified by name and address`() async throws {
        let hall = PlacemarkValue(
            name: "Town Hall", coordinate: PlacemarkValue.Coordinate(latitude: 50, longitude: 7), locality: "Bonn")
        let handler = ScriptedHandler(
            options: { _, _, _, _ in OptionCollection([hall]).intentValues },
            lookup: { _, asked, _ in OptionCollection([hall]).values(for: asked).map(\.intentValue) })
        let test = try TestEngine(
            makeSchema(parameter("place", ValueType(.placemark)) { $0.options = .dynamic }), handler)
        try test.put()
        try await expectEqual(test.offered("place"), ["Town Hall, Bonn"])
        try await test.edit("place", .set(.placemark(PlacemarkValue(name: "Town Hall, Bonn"))))
        try expectEqual(test.parameter("place").effective, .placemark(hall))
        let error = await #expect(throws: EngineError.self) {
            try await test.edit("place", .set(.placemark(PlacemarkValue(name: "Nowhere"))))
        }
        expectEqual(error?.problems.first?.message, "unknown option 'Nowhere' for 'place'")
    }

    @Test func `equal amounts fill one slot if values are unique`() async throws {
        let prices = parameter("prices", ValueType(.currencyAmount, isList: true)) { $0.hasUniqueValues = true }
        let same = IntentValue.currencyAmount(CurrencyAmountValue(intentText: "1.00 EUR"))
        try await expectEqual(refusal(of: .list([euro, same]), for: prices)?.contains("'1 EUR'"), true)
    }

    @Test func `an untyped object has only the built-in properties`() async throws {
        let thing = parameter("thing", ValueType(.anyObject))
        let rich = IntentValue.object(
            ObjectValue(identifier: "a", displayString: "A", properties: ["size": .integer(1)]))
        try await expectEqual(refusal(of: rich, for: thing)?.contains("'Object' has no property 'size'"), true)
    }
}
