import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Edits of parameters with ranges, and marks of cases that the definition does not declare.
struct RangeTests {
    private func day(_ text: String) throws -> IntentValue {
        try ValueType(.dateComponents(.date)).value(fromText: text, in: Schema())
    }

    /// An engine whose user is ahead of UTC, at 23:30 UTC on 2026-11-21.
    private func engine(ahead: Int = 0, _ range: Bounds<DateBound>) throws -> TestEngine {
        let date = parameter("day", ValueType(.dateComponents(.date))) { $0.settings.date.range = range }
        return try TestEngine(makeSchema(date)) { settings in
            settings.time = { StoreTime(milliseconds: 1_795_303_800_000) }
            settings.secondsAheadOfUTC = { _ in ahead }
        }
    }

    @Test func `today is the day of the engine's clock`() async throws {
        let test = try engine(Bounds(minimum: .today, maximum: nil))
        try test.put()
        try await test.edit("day", .set(try day("2026-11-21")))
        let error = await #expect(throws: EngineError.self) { try await test.edit("day", .set(try day("2026-11-20"))) }
        expectEqual(error?.problems.map(\.message), ["2026-11-20 is not in the range today...; today is 2026-11-21"])
        expectEqual(error?.summary, ["wrongValue day"])
    }

    @Test func `today is the day in the user's time zone`() async throws {
        let test = try engine(ahead: 3600, Bounds(minimum: .today, maximum: nil))
        try test.put()
        await #expect(throws: EngineError.self) { try await test.edit("day", .set(try day("2026-11-21"))) }
        try await test.edit("day", .set(try day("2026-11-22")))
        expectEqual(test.engine.today().text, "2026-11-22")
    }

    @Test func `a stored date stays valid when its day passes`() throws {
        let test = try engine(Bounds(minimum: .today, maximum: nil))
        try test.put(["day": .of("DateComponents:date", "2020-01-01")])
        try expectEqual(test.parameter("day").effective, day("2020-01-01"))
        try expectEqual(test.parameter("day").marks, [])
    }

    @Test func `a stored date outside a fixed range is incompatible`() throws {
        let bounds = try Bounds(minimum: DateBound("2026-01-01", kind: .date), maximum: nil)
        let test = try engine(bounds)
        try test.put(["day": .of("DateComponents:date", "2020-01-01")])
        try expectEqual(test.parameter("day").marks, [.incompatible])
    }

    @Test func `durations and amounts are compared with their ranges`() async throws {
        let stay = parameter("stay", ValueType(.timeInterval)) {
            $0.settings.interval.range = Bounds(minimum: .seconds(300), maximum: nil)
        }
        let price = parameter("price", ValueType(.currencyAmount)) {
            $0.settings.amount.range = AmountRange(Bounds(minimum: nil, maximum: ExactDecimal(9)), currencyCode: "EUR")
        }
        let test = try TestEngine(makeSchema(stay, price))
        try test.put()
        try await test.edit("stay", .set(.timeInterval(.seconds(300))))
        let short = await #expect(throws: EngineError.self) {
            try await test.edit("stay", .set(.timeInterval(.seconds(299))))
        }
        expectEqual(short?.problems.map(\.message), ["299s is not in the range 5m..."])
        for text in ["9.01 EUR", "1 USD"] {
            await #expect(throws: EngineError.self) {
                try await test.edit("price", .set(.currencyAmount(CurrencyAmountValue(intentText: text))))
            }
        }
    }
}

/// The mark of a stored case that the enum does not declare.
struct UnrecognizedCaseTests {
    private func engine(isList: Bool = false, default rule: DefaultRule? = nil) throws -> TestEngine {
        let theme = EnumType(
            name: "Theme", swiftName: "Theme", title: LocalizedText("Theme", language: "en"),
            cases: [
                EnumCase(
                    name: "light", swiftName: "light", index: 1, title: LocalizedText("Light", language: "en")
                ).changed(from: ["pale"])
            ])
        let choice = parameter("theme", ValueType(.enumeration("Theme"), isList: isList)) { $0.defaultRule = rule }
        var schema = makeSchema(choice)
        schema.enums = [theme]
        return try TestEngine(schema)
    }

    @Test func `an undeclared case is in effect and marked`() throws {
        let test = try engine()
        try test.put(["theme": .of("enum:Theme", "sepia")])
        let found = try test.parameter("theme")
        expectEqual(found.effective, .enumeration("sepia"))
        expectEqual(found.marks, [.unrecognized])
        expectEqual(found.marks.map(\.jsonName), ["unrecognized"])
    }

    @Test func `declared and renamed cases have no such mark`() throws {
        let test = try engine()
        try test.put(["theme": .of("enum:Theme", "light")])
        try test.put(["theme": .of("enum:Theme", "pale")], id: .two)
        try expectEqual(test.parameter("theme").marks, [])
        try expectEqual(test.parameter("theme", id: .two).marks, [.migrated])
    }

    @Test func `a provided default has the mark only while in effect`() throws {
        let test = try engine(default: .handler)
        try test.put(defaults: ["theme": .of("enum:Theme", "sepia")])
        try test.put(["theme": .of("enum:Theme", "light")], defaults: ["theme": .of("enum:Theme", "sepia")], id: .two)
        try expectEqual(test.parameter("theme").marks, [.unrecognized])
        try expectEqual(test.parameter("theme", id: .two).marks, [])
    }

    @Test func `one undeclared case marks a list`() throws {
        let test = try engine(isList: true)
        try test.put(["theme": .of("[enum:Theme]", ["light", .null, "sepia"])])
        try expectEqual(test.parameter("theme").marks, [.unrecognized])
    }
}
