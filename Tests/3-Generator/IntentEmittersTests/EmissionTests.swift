import IntentModel
import IntentTestSupport
import Testing

@testable import IntentEmitters

@Suite struct EmissionTests {
    private func emit(_ sample: Sample, _ access: SwiftAccess = .internal) throws -> String {
        let emission = GenerationTarget.swift.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(access: access))
        return try #require(emission.files.first).text
    }

    @Test(arguments: [
        (SwiftAccess.internal, "import IntentRuntime\n", "\nnonisolated struct"),
        (.package, "package import IntentRuntime\n", "\npackage nonisolated struct"),
        (.public, "public import IntentRuntime\n", "\npublic nonisolated struct"),
    ])
    func `all declarations have the access level of the options`(
        access: SwiftAccess, module: String, declaration: String
    ) throws {
        let text = try emit(.carControl, access)
        #expect(text.contains("\n" + module))
        #expect(text.contains(declaration + " WidgetConfigIntent"))
        if access == .internal { #expect(!text.contains("public ")) }
    }

    @Test(arguments: [GenerationTarget.swift, .appIntents, .sirikit], [SwiftAccess.internal, .public])
    func `the imports of the settings hold for every target`(_ target: GenerationTarget, _ access: SwiftAccess) throws {
        let emission = target.emit(
            Sample.carControl.schema, files: [Sample.carControl.file],
            options: CodegenOptions(access: access, imports: ["Garage"]))
        let swift = emission.files.filter { $0.path.hasSuffix(".swift") }
        #expect(!swift.isEmpty)
        for file in swift { #expect(file.text.contains("\nimport Garage\n"), "\(file.path)") }
    }

    @Test func `Foundation is imported only if declarations need it`() throws {
        try expectEqual(emit(.carControl).contains("import Foundation"), false)
        #expect(try emit(.types).contains("import Foundation"))
    }

    @Test func `fakes import Foundation only if they use it`() throws {
        func fakes(_ sample: Sample) throws -> String {
            let options = CodegenOptions(testedModule: TestedModule(name: "Widgets", isTestable: false))
            let emission = GenerationTarget.swift.emit(sample.schema, files: [sample.file], options: options)
            expectEqual(emission.files.count, 1)
            return try #require(emission.files.first).text
        }
        #expect(try fakes(.carControl).contains("\nimport IntentRuntime\nimport Widgets\n"))
        try expectEqual(fakes(.carControl).contains("import Foundation"), false)
        #expect(try fakes(.types).contains("\nimport Foundation\n"))
    }

    private func fixture(_ parameter: Parameter) throws -> String {
        let sample = Sample("fixture", Schema(intents: [.of("Show", [parameter])]))
        let emission = GenerationTarget.swift.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(includesFakes: true))
        return try #require(emission.files.last).text
    }

    @Test(
        arguments: [
            (Bounds(minimum: ExactDecimal(5), maximum: nil), "CHF", ["EUR"], "5 CHF"),
            (Bounds(minimum: ExactDecimal(5), maximum: ExactDecimal(9)), nil, ["USD", "CHF"], "5 USD"),
            (Bounds(minimum: nil, maximum: ExactDecimal(9)), nil, [], "9 EUR"),
            (Bounds(minimum: nil, maximum: nil), nil, [], "0 EUR"),
        ] as [(Bounds<ExactDecimal>, String?, [String], String)])
    func `a fixture is an amount in its range`(
        bounds: Bounds<ExactDecimal>, code: String?, currencies: [String], amount: String
    ) throws {
        let range = AmountRange(bounds, currencyCode: code)
        let price = Parameter.of("it", .currencyAmount) {
            $0.settings.amount = AmountSettings(currencies: currencies, range: range)
        }
        #expect(try fixture(price).contains("it: .init(intentText: \"\(amount)\")"))
    }

    @Test(
        arguments: [(DateBound.today, nil, "9999-12-31"), (nil, .today, "1970-01-01")]
            as [(DateBound?, DateBound?, String)])
    func `a fixture is a date in its range`(minimum: DateBound?, maximum: DateBound?, date: String) throws {
        let day = Parameter.of("it", .dateComponents(.date)) {
            $0.settings.date.range = Bounds(minimum: minimum, maximum: maximum)
        }
        #expect(try fixture(day).contains("it: .init(intentText: \"\(date)\")"))
    }

    @Test(
        arguments: [
            (.integers(minimum: 3, maximum: 9, step: nil), .integer, "3"),
            (.integers(minimum: 3, maximum: 9, step: nil), .decimal, "3.0"),
            (.integers(minimum: nil, maximum: -5, step: nil), .integer, "-5"),
            (.integers(minimum: nil, maximum: 9, step: nil), .integer, "0"),
            (.integers(minimum: nil, maximum: nil, step: 2), .integer, "1"),
            (.decimals(minimum: 0.5, maximum: 9, step: nil), .decimal, "0.5"),
            (.decimals(minimum: nil, maximum: -0.5, step: nil), .decimal, "-0.5"),
            (.decimals(minimum: nil, maximum: 9, step: nil), .decimal, "0.0"),
            (.decimals(minimum: nil, maximum: nil, step: 2), .decimal, "1.0"),
        ] as [(NumberRange, ElementType, String)])
    func `a fixture is a number in its range`(range: NumberRange, type: ElementType, number: String) throws {
        #expect(try fixture(.of("it", type) { $0.settings.range = range }).contains(".init(it: \(number))"))
    }

    @Test(arguments: [(60, 120, 60), (nil, 120, 120)] as [(Int?, Int, Int)])
    func `a fixture is a duration in its range`(minimum: Int?, maximum: Int, seconds: Int) throws {
        let time = Parameter.of("it", .timeInterval) {
            $0.settings.interval.range = Bounds(minimum: minimum.map { .seconds($0) }, maximum: .seconds(maximum))
        }
        #expect(try fixture(time).contains(".init(it: .seconds(\(seconds)))"))
    }

    @Test func `fixtures have no more values than there are options`() throws {
        let listed = Parameter.of("it", .integer, list: true) {
            $0.options = .listed([ListedOption(identifier: "7", scalar: .integer(7), title: text("Seven"))])
        }
        #expect(try fixture(listed).contains(".init(it: [7])"))
        let flag = Parameter.of("it", .boolean) { $0.options = .dynamic }
        #expect(try fixture(flag).contains("([1 % 2 == 1, 2 % 2 == 1])"))
    }

    @Test(
        arguments: [
            (nil, 2), (SlotSizes(otherwise: 1), 1), (SlotSizes(otherwise: 3), 2), (SlotSizes(otherwise: 0), 2),
            (SlotSizes(families: [.systemSmall: 0, .systemLarge: 4], otherwise: 1), 1),
        ] as [(SlotSizes?, Int)])
    func `a fixture fills the smallest family`(size: SlotSizes?, count: Int) throws {
        let list = Parameter.of("it", .integer, list: true) { $0.size = size }
        let values = (1...count).map { "\($0)" }.joined(separator: ", ")
        #expect(try fixture(list).contains("it: [\(values)]"))
    }

    @Test(
        arguments: [
            (Duration.seconds(3), ".seconds(3)"), (.milliseconds(-1500), ".milliseconds(-1500)"),
            (.nanoseconds(1), ".init(secondsComponent: 0, attosecondsComponent: 1000000000)"),
            (
                Duration(secondsComponent: .max, attosecondsComponent: 500_000_000_000_000_000),
                ".init(secondsComponent: 9223372036854775807, attosecondsComponent: 500000000000000000)"
            ),
            (
                Duration(secondsComponent: 9_223_372_036_854_775, attosecondsComponent: 500_000_000_000_000_000),
                ".init(secondsComponent: 9223372036854775, attosecondsComponent: 500000000000000000)"
            ),
        ] as [(Duration, String)])
    func `a duration is written exactly`(duration: Duration, code: String) throws {
        let parameter = Parameter.of("it", .timeInterval) { $0.defaultRule = .value(.timeInterval(duration)) }
        #expect(try emit(Sample("time", Schema(intents: [.of("Show", [parameter])]))).contains(code))
    }

    @Test(arguments: [
        (["a"], "`a` has"), (["a", "b"], "`a` and `b` have"), (["a", "b", "c"], "`a`, `b` and `c` have"),
    ])
    func `types without a Swift form are named in the documentation`(names: [String], phrase: String) {
        let title = LocalizedText("Board", language: "en")
        expectEqual(Documentation.heading(title, nil, withoutSwift: names), "Board. \(phrase) no Swift form.")
        expectEqual(Documentation.heading(title, nil), "Board.")
    }

    @Test(arguments: [
        (NumberRange.integers(minimum: 0, maximum: nil, step: nil), true),
        (.integers(minimum: 1, maximum: 2, step: nil), true),
        (.integers(minimum: -1, maximum: 2, step: nil), false), (.integers(minimum: nil, maximum: 2, step: nil), false),
        (.decimals(minimum: 0, maximum: nil, step: nil), true),
        (.decimals(minimum: -0.5, maximum: nil, step: nil), false),
        (.decimals(minimum: 0.5, maximum: nil, step: nil), true), (nil, false),
    ])
    func `numbers from 0 are never negative`(range: NumberRange?, isNeverNegative: Bool) {
        expectEqual(NumberSettings(range: range).isNeverNegative, isNeverNegative)
    }

    @Test func `a list with slots keeps them`() throws {
        let text = try emit(.carControl)
        #expect(text.contains("let carControls: SlotList<CarControl>\n"))
        #expect(text.contains("(carControls: [CarControl] = []") || text.contains(" carControls: [CarControl] = []"))
        #expect(text.contains("self.carControls = .init(carControls, count: Slots.carControls(in:))\n"))
        #expect(text.contains("self.carControls = values.slots(\"carControls\", count: Slots.carControls(in:))\n"))
    }

    @Test(arguments: [Sample.carControl, .transit, .types])
    func `lines are short and have no trailing spaces`(_ sample: Sample) throws {
        for line in try emit(sample).split(separator: "\n") where !line.contains("json: #") {
            #expect(line.count <= 120)
            #expect(!line.hasSuffix(" "))
        }
    }

    @Test func `an intent without dynamic options has no handler protocol`() throws {
        let sample = Sample("quiet", Schema(intents: [.of("Quiet", [.of("text", .string)])]))
        try expectEqual(emit(sample).contains("protocol"), false)
    }

    @Test func `a family default for all families makes the property nonoptional`() throws {
        let seven = DefaultRule.value(.integer(7))
        let sample = Sample(
            "families",
            Schema(intents: [
                .of(
                    "Families",
                    [
                        .of("all", .integer) { $0.defaultRule = .byFamily([.systemLarge: seven], otherwise: seven) },
                        .of("part", .integer) { $0.defaultRule = .byFamily([.systemLarge: seven], otherwise: nil) },
                    ])
            ]))
        let text = try emit(sample)
        #expect(text.contains("let all: Int\n"))
        #expect(text.contains("let part: Int?\n"))
    }
}

@Suite struct FileNameTests {
    @Test(arguments: [
        ("car.intent.yaml", true), ("car.intent.yml", true), ("car.intent.de.yaml", false), (".intent.yaml", false),
        ("car.yaml", false),
    ])
    func `definitions are recognized by their file name`(name: String, isDefinition: Bool) {
        expectEqual(GeneratedFileNames.isDefinition(name), isDefinition)
    }

    @Test func `the generated file is named after the definition`() {
        expectEqual(GeneratedFileNames.swiftFile(for: "car-control.intent.yaml"), "car-control.intent.swift")
        expectEqual(GeneratedFileNames.swiftFile(for: "car-control.intent.yml"), "car-control.intent.swift")
    }

    @Test func `a duplicate output name is reported for the later file`() {
        let files = [
            "car.intent.yaml", "Car.intent.yml", "my-car.intent.yaml", "myCar.intent.yaml", "self.intent.yaml",
        ]
        let problems = fileNameProblems(files.map { DefinitionFile(fileName: $0) })
        expectEqual(problems.map(\.file), [1, 3])
        expectEqual(problems.map(\.other), [0, 2])
    }

    @Test func `duplicate output names prevent all output`() {
        let files = ["a.intent.yaml", "a.intent.yml"].map { DefinitionFile(fileName: $0) }
        expectEqual(GenerationTarget.swift.emit(Schema(), files: files).files, [])
    }
}
