import IntentModel
import IntentTestSupport
import Testing

@Suite struct ParameterProblemTests {
    private static let title = LocalizedText("x", language: "en")

    private func parameter(
        _ tag: String, _ change: (inout Parameter) -> Void = { _ in }
    ) throws -> Parameter {
        var parameter = Parameter(name: "p", swiftName: "p", title: Self.title, type: try #require(ValueType(tag: tag)))
        change(&parameter)
        return parameter
    }

    private func rules(
        _ value: IntentValue, of parameter: Parameter, family: SizeFamily? = nil
    ) -> [ValueProblem.Rule] {
        parameter.problems(of: value, in: sampleSchema(), family: family).map(\.rule)
    }

    @Test(
        arguments: [
            ("String", .string("a")), ("Integer", .integer(1)), ("Decimal", .decimal(1)), ("Boolean", .boolean(true)),
            ("URL", .url("a:b")), ("TimeInterval", .timeInterval(.zero)), ("enum:CountType", .enumeration("fans")),
            ("measurement:Length", .measurement(MeasurementValue(value: 1, unit: "meters"))),
            ("object:CarControl", .object(ObjectValue(identifier: "a", displayString: "A"))),
            ("Object", .object(ObjectValue(identifier: "a", displayString: "A"))),
            ("File", .file(FileValue(path: "a.txt"))), ("Person", .person(PersonValue(displayName: "A"))),
            ("Placemark", .placemark(PlacemarkValue(name: "A"))),
            ("CurrencyAmount", .currencyAmount(CurrencyAmountValue(intentText: "1 EUR"))),
            ("PaymentMethod", .paymentMethod(PaymentMethodValue(kind: .debit))),
            ("DateComponents:date", dateValue("2026-11-20")), ("DateComponents:time", dateValue("09:30")),
            ("DateComponents:dateTime", dateValue("2026-11-20T09:30")),
        ] as [(String, IntentValue)])
    func `accepts only values of the type`(tag: String, value: IntentValue) throws {
        let single = try parameter(tag), list = try parameter("[\(tag)]")
        expectEqual(rules(value, of: single), [])
        expectEqual(rules(value, of: list), [])
        expectEqual(rules(.list([value, nil]), of: list), [])
        expectEqual(rules(.list([value]), of: single), [.type])
        let mismatch: IntentValue = tag == "Boolean" ? .integer(1) : .boolean(true)
        expectEqual(rules(mismatch, of: single), [.type])
        expectEqual(list.problems(of: .list([value, mismatch]), in: sampleSchema()).map(\.slot), [1])
    }

    @Test(
        arguments: [
            (1...10, nil, [1, 10], [0, 11, .min, .max]), (8...24, 4, [8, 12, 24], [9, 10, 25]),
            (-3...9, 2, [-3, -1, 1, 9], [-2, 0, 8]), (1...9, 0, [1, 4], [0]), (.min ... .max, 5, [0, 5, -5 + 5], [1]),
        ] as [(ClosedRange<Int>, Int?, [Int], [Int])])
    func `validates the range and step of integers`(range: ClosedRange<Int>, step: Int?, good: [Int], bad: [Int]) throws
    {
        let parameter = try parameter("Integer") {
            let minimum = range.lowerBound == .min ? nil : range.lowerBound
            $0.settings.range = .integers(minimum: minimum, maximum: range.upperBound, step: step)
        }
        for number in good { expectEqual(rules(.integer(number), of: parameter), [], "\(number)") }
        for number in bad { expectEqual(rules(.integer(number), of: parameter), [.range], "\(number)") }
    }

    @Test func `validates steps of distant numbers without overflow`() throws {
        let parameter = try parameter("Integer") {
            $0.settings.range = .integers(minimum: .min, maximum: .max, step: .max)
        }
        expectEqual(rules(.integer(.min), of: parameter), [])
        expectEqual(rules(.integer(-1), of: parameter), [])
        expectEqual(rules(.integer(.max - 1), of: parameter), [])
        expectEqual(rules(.integer(.max), of: parameter), [.range])
    }

    @Test func `tolerates rounding of decimals`() throws {
        let parameter = try parameter("Decimal") {
            $0.settings.range = .decimals(minimum: 0.1, maximum: 1, step: 0.1)
        }
        for number in [0.1, 0.3, 0.1 + 0.2, 0.7, 1, 0.1 * 7] { expectEqual(rules(.decimal(number), of: parameter), []) }
        for number in [0, 0.25, 1.1, 0.3001, -0.1, .greatestFiniteMagnitude] {
            expectEqual(rules(.decimal(number), of: parameter), [.range], "\(number)")
        }
        expectEqual(rules(.decimal(.nan), of: parameter), [.type])
    }

    @Test func `compares measurements in the unit of the range`() throws {
        let parameter = try parameter("measurement:Length") {
            $0.settings.number.unit = "kilometers"
            $0.settings.range = .decimals(minimum: 1, maximum: 5, step: nil)
        }
        expectEqual(rules(.measurement(MeasurementValue(value: 3000, unit: "meters")), of: parameter), [])
        let short = parameter.problems(
            of: .measurement(MeasurementValue(value: 3, unit: "meters")), in: sampleSchema())
        expectEqual(short.map(\.rule), [.range])
        expectEqual(short.map(\.message), ["3 meters is not in the range 1...5 kilometers"])
        expectEqual(rules(.measurement(MeasurementValue(value: 3, unit: "celsius")), of: parameter), [.type])
    }

    @Test func `validates the cases of an enum`() throws {
        let parameter = try parameter("[enum:CountType]")
        let problem = try #require(
            parameter.problems(of: .list([.enumeration("fans"), .enumeration("mony")]), in: sampleSchema()).first)
        expectEqual(problem.rule, .enumCase)
        expectEqual(problem.slot, 1)
        expectEqual(problem.suggestion, "money")
        expectEqual(problem.message, "'mony' is not a case of 'CountType', which has fans, money")
    }

    @Test func `accepts only listed options unless free text is allowed`() throws {
        var parameter = try parameter("String") {
            $0.options = .listed(
                ["celsius", "kelvin"].map { ListedOption(identifier: $0, scalar: .string($0), title: Self.title) })
        }
        expectEqual(rules(.string("kelvin"), of: parameter), [])
        let problem = try #require(parameter.problems(of: .string("celcius"), in: sampleSchema()).first)
        expectEqual(problem.rule, .option)
        expectEqual(problem.suggestion, "celsius")
        parameter.allowsFreeText = true
        expectEqual(rules(.string("celcius"), of: parameter), [])
    }

    @Test(arguments: [(10, "j"), (11, "j and 1 more")])
    func `a message lists ten options`(count: Int, end: String) throws {
        let parameter = try parameter("String") {
            $0.options = .listed(
                "abcdefghijk".prefix(count).map { ListedOption(identifier: "\($0)", title: Self.title) })
        }
        let problem = try #require(parameter.problems(of: .string("none"), in: sampleSchema()).first)
        expectEqual(problem.message, "'none' is not an option of 'p', which has a, b, c, d, e, f, g, h, i, \(end)")
    }

    @Test func `finds listed objects by identifier`() throws {
        let parameter = try parameter("object:CarControl") {
            $0.options = .listed([ListedOption(identifier: "lock", title: Self.title)])
        }
        expectEqual(rules(.object(ObjectValue(identifier: "lock", displayString: "any")), of: parameter), [])
        expectEqual(rules(.object(ObjectValue(identifier: "trunk", displayString: "lock")), of: parameter), [.option])
    }

    @Test func `rejects more values than slots`() throws {
        let parameter = try parameter("[Integer]") {
            $0.size = SlotSizes(families: [.systemSmall: 2, .systemLarge: 4])
        }
        let three = IntentValue.list([.integer(1), nil, .integer(3)])
        expectEqual(rules(three, of: parameter, family: .systemSmall), [.size])
        expectEqual(rules(three, of: parameter, family: .systemLarge), [])
        expectEqual(rules(three, of: parameter, family: .systemMedium), [])
        expectEqual(rules(three, of: parameter), [])
        expectEqual(rules(.list(Array(repeating: .integer(1), count: 5)), of: parameter), [.size])
    }

    @Test func `reports a value in two slots`() throws {
        let values = IntentValue.list([.integer(1), nil, .integer(2), nil, .integer(1)])
        let unique = try parameter("[Integer]") { $0.hasUniqueValues = true }
        expectEqual(unique.problems(of: values, in: sampleSchema()).map(\.slot), [4])
        expectEqual(rules(values, of: try parameter("[Integer]")), [])
    }

    @Test func `rejects any value if there are no options`() throws {
        let parameter = try parameter("String") { $0.options = .none }
        expectEqual(rules(.string("a"), of: parameter), [.nothingToChoose])
    }
}
