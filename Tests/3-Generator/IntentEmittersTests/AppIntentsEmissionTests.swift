import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

@Suite struct AppIntentsEmissionTests {
    private func swift(
        _ schema: Schema, _ options: CodegenOptions = CodegenOptions(), fileName: String = "clock"
    ) throws -> String {
        let sample = Sample(fileName, schema)
        let emission = GenerationTarget.appIntents.emit(sample.schema, files: [sample.file], options: options)
        return try #require(emission.files.first).text
    }

    private func widgetIntent(_ name: String, _ parameters: [Parameter]) -> Intent {
        var intent = Intent.of(name, parameters)
        intent.isEligibleForWidgets = true
        return intent
    }

    private func summary(_ parameters: [Parameter]) throws -> [Substring] {
        let text = try swift(Schema(intents: [widgetIntent("Clock", parameters)]))
        let lines = text.split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.contains("var parameterSummary") })
        let end = try #require(lines[start...].firstIndex { $0 == "    }" })
        return lines[(start + 1)..<end].map { $0.drop { $0 == " " } }
    }

    private func row(_ name: String, _ conditions: Condition...) -> Parameter {
        .of(name, .string) { $0.when = Requirement(allOf: conditions) }
    }

    private func flag(_ name: String, isOn: Bool? = nil) -> Parameter {
        .of(name, .boolean) { $0.defaultRule = isOn.map { .value(.boolean($0)) } }
    }

    @Test func `Core Location is imported on the systems of Apple`() throws {
        let text = try swift(Schema(intents: [widgetIntent("Map", [.of("place", .placemark)])]))
        #expect(text.contains("#if canImport(Darwin)\nimport CoreLocation\n#endif\n"))
    }

    @Test func `limits of measurements, durations and amounts are arguments`() throws {
        let length = try #require(Dimension("Length"))
        let parameters = [
            Parameter.of("distance", .measurement(length)) {
                $0.settings.range = .decimals(minimum: 0, maximum: nil, step: nil)
            },
            .of("wait", .timeInterval) {
                $0.settings.interval.range = Bounds(minimum: .seconds(5), maximum: .seconds(9))
            },
            .of("fare", .currencyAmount) {
                let bounds = Bounds(minimum: ExactDecimal("-0.5"), maximum: nil)
                $0.settings.amount = AmountSettings(currencies: ["EUR"], range: AmountRange(bounds))
            },
        ]
        let text = try swift(Schema(intents: [widgetIntent("Trip", parameters)]))
        #expect(text.contains("defaultUnit: .meters, supportsNegativeNumbers: false)"))
        #expect(text.contains("defaultUnit: .seconds, supportsNegativeNumbers: false)"))
        let range = """
            inclusiveRange: (lowerBound: .init(sign: .minus, exponent: -1, significand: 5), \
            upperBound: .greatestFiniteMagnitude))
            """
        #expect(text.contains(range) && text.contains(#"currencyCodes: ["EUR"],"#))
    }

    @Test func `a default is requested with the values of parents`() throws {
        let street = Parameter.of("street", .string) {
            $0.options = .dynamic
            $0.dependsOn = ["city"]
            $0.defaultRule = .handler
        }
        let text = try swift(Schema(intents: [widgetIntent("Map", [row("city"), street])]))
        let request = try #require(text.firstRange(of: "func defaultResult"))
        #expect(text[request.lowerBound...].contains("for: MapIntent(intentValues: values)"))
    }

    @Test func `a provider has its parents, if there are any`() throws {
        let rows = [("street", ["city"]), ("color", [])].map { name, parents in
            Parameter.of(name, .string) {
                $0.options = .dynamic
                $0.dependsOn = parents
            }
        }
        let text = try swift(Schema(intents: [widgetIntent("Map", [row("city")] + rows)]))
        for (name, parents) in [
            ("Street", "    @IntentParameterDependency<MapAppIntent>(\\.$city)\n    private var parents\n\n"),
            ("Color", ""),
        ] {
            let start = """
                struct Map\(name)OptionsProvider: DynamicOptionsProvider, AppIntentOptionsProvider {
                    @Dependency(default: .missing)
                    private var handler: AppIntentHandler<MapIntent>

                \(parents)    init() {}

                    func results() async throws -> IntentItemCollection<String> {
                """
            #expect(text.contains(start), "\(name)")
        }
    }

    @Test func `a search passes the term and the parents`() throws {
        let street = Parameter.of("street", .object("Street")) {
            $0.options = .dynamic
            $0.dependsOn = ["city"]
            $0.searchesInHandler = true
        }
        let text = try swift(Schema(types: [.of("Street")], intents: [widgetIntent("Map", [row("city"), street])]))
        let search = try #require(text.firstRange(of: "func entities(matching string: String)"))
        let arguments = "for: MapIntent(intentValues: values), searchTerm: string, as: StreetEntity.Value.self)"
        #expect(text[search.lowerBound...].contains(arguments))
    }

    @Test func `rows without conditions form one summary`() throws {
        try expectEqual(summary([row("a"), row("b")]), ["Summary {", "\\.$a", "\\.$b", "}"])
    }

    @Test func `a sentence without rows is a summary`() throws {
        var intent = widgetIntent("Clock", [])
        #expect(try !swift(Schema(intents: [intent])).contains("parameterSummary"))
        intent.summary = IntentSummary(text("Show the time"))
        #expect(try swift(Schema(intents: [intent])).contains(#"Summary("Show the time", table: "clock")"#))
    }

    @Test func `a condition becomes a When statement`() throws {
        let rows = try summary([
            flag("on", isOn: true), row("a", Condition(parameter: "on", test: .isOneOf([.boolean(true)]))),
        ])
        expectEqual(
            rows,
            [
                "When(\\.$on, .equalTo, true) {", "Summary {", "\\.$on", "\\.$a", "}", "} otherwise: {", "Summary {",
                "\\.$on", "}", "}",
            ])
    }

    @Test(
        arguments: [
            (.integer, .isOneOf([.integer(1)]), ".equalTo, 1"), (.integer, .isSet(true), ".hasAnyValue"),
            (.integer, .isOneOf([.integer(1), .integer(2)]), ".oneOf, [1, 2]"),
            (.integer, .within(atLeast: 1.5, atMost: nil), ".greaterThanOrEqualTo, 2"),
            (.integer, .within(atLeast: nil, atMost: 1.5), ".lessThanOrEqualTo, 1"),
            (.integer, .within(atLeast: nil, atMost: -1e300), ".lessThanOrEqualTo, \(Int.min)"),
            (.decimal, .within(atLeast: 1.5, atMost: nil), ".greaterThanOrEqualTo, 1.5"),
        ] as [(ElementType, Condition.Test, String)])
    func `each test has a comparison`(type: ElementType, test: Condition.Test, comparison: String) throws {
        let rows = try summary([.of("it", type), row("a", Condition(parameter: "it", test: test))])
        expectEqual(rows.first, "When(\\.$it, \(comparison)) {")
    }

    @Test func `a Boolean without a value counts as off`() throws {
        let rows = try summary([flag("on"), row("a", Condition(parameter: "on", test: .isOneOf([.boolean(false)])))])
        expectEqual(rows.first, "When(\\.$on, .equalTo, true) {")
        expectEqual(rows.filter { $0 == "\\.$a" }.count, 1)
        expectEqual(rows.suffix(5), ["Summary {", "\\.$on", "\\.$a", "}", "}"])
    }

    @Test func `conditions on several parents are nested`() throws {
        let on = Condition(parameter: "on", test: .isOneOf([.boolean(true)]))
        let set = Condition(parameter: "text", test: .isSet(true))
        let rows = try summary([flag("on", isOn: true), row("text"), row("a", on, set), row("b", on)])
        expectEqual(
            rows.filter { $0.hasPrefix("When") },
            [
                "When(\\.$on, .equalTo, true) {", "When(\\.$text, .hasAnyValue) {",
            ])
        // If the first condition does not hold, the second is not tested.
        expectEqual(rows.filter { $0.hasPrefix("Summary") }.count, 3)
    }

    @Test func `a hidden parent counts as its default`() throws {
        let shown = Condition(parameter: "on", test: .isOneOf([.boolean(true)]))
        var inner = flag("inner", isOn: true)
        inner.when = Requirement(allOf: [shown])
        let leaf = row("leaf", Condition(parameter: "inner", test: .isOneOf([.boolean(true)])))
        let rows = try summary([flag("on", isOn: false), inner, leaf])
        // A hidden `inner` counts as its default, on, so `leaf` is shown.
        expectEqual(rows.suffix(6), ["} otherwise: {", "Summary {", "\\.$on", "\\.$leaf", "}", "}"])
    }

    @Test func `families become a When statement`() throws {
        let large = Parameter.of("a", .string) { $0.families = [.systemLarge] }
        try expectEqual(summary([large]).first, "When(widgetFamily: .oneOf, [.systemLarge]) {")
    }

    @Test func `rows under the cases of an enum are one set for each case`() throws {
        let names = ["a", "b", "c", "d", "e"]
        let kind = EnumType(
            name: "Kind", swiftName: "Kind", title: text("Kind"),
            cases: names.enumerated().map { EnumCase(name: $1, swiftName: $1, index: $0 + 1, title: text($1)) })
        let parent = Parameter.of("kind", .enumeration("Kind")) { $0.defaultRule = .value(.enumeration("a")) }
        let rows = names.map { row("row\($0)", Condition(parameter: "kind", test: .isOneOf([.enumeration($0)]))) }
        var schema = Schema(intents: [widgetIntent("Clock", [parent] + rows)])
        schema.enums = [kind]
        let lines = try swift(schema).split(separator: "\n").map { $0.drop { $0 == " " } }
        expectEqual(lines.count { $0.hasPrefix("Summary {") }, 5)
        expectEqual(lines.count { $0.hasPrefix("When(") }, 4)
        expectEqual(appIntentsLosses(of: schema).map(\.code), [])
    }

    @Test func `one of several conditions shows a row`() throws {
        let on = Condition(parameter: "on", test: .isOneOf([.boolean(true)]))
        let many = Condition(parameter: "count", test: .compares(.moreThan, .value(.decimal(3))))
        let either = Parameter.of("a", .string) { $0.when = Requirement(anyOf: [[on], [many]]) }
        let rows = try summary([flag("on", isOn: false), .of("count", .decimal), either])
        expectEqual(
            rows.filter { $0.hasPrefix("When") },
            [
                "When(\\.$on, .equalTo, true) {", "When(\\.$count, .hasAnyValue) {",
                "When(\\.$count, .lessThanOrEqualTo, 3.0) {",
            ])
        expectEqual(rows.filter { $0.hasPrefix("\\.$a") }.count, 2)
    }

    @Test func `too many conditions show all rows`() throws {
        let flags = (0..<9).map { flag("on\($0)", isOn: true) }
        let rows = (0..<9).map { row("a\($0)", Condition(parameter: "on\($0)", test: .isOneOf([.boolean(true)]))) }
        try expectEqual(summary(flags + rows).count, 20)
        let losses = appIntentsLosses(of: Schema(intents: [widgetIntent("Clock", flags + rows)]))
        expectEqual(losses.map(\.code), [.appIntentsCondition])
    }

    @Test func `a sentence refers to parameters by key path`() throws {
        var intent = widgetIntent("Clock", [row("a"), row("b")])
        intent.summary = IntentSummary(text("Show \"${a}\" of \\(x)"))
        let code = try swift(Schema(intents: [intent]))
        #expect(code.contains(#"Summary("Show \"\(\.$a)\" of \\(x)", table: "clock") {"#))
        #expect(!code.contains("isDiscoverable"))
    }

    @Test func `the SiriKit intent is named only if requested`() throws {
        let schema = Schema(intents: [widgetIntent("Clock", [])])
        #expect(try !swift(schema).contains("CustomIntentMigratedAppIntent"))
        let migrated = try swift(schema, CodegenOptions(migratesCustomIntents: true))
        #expect(migrated.contains("ConfigurationAppIntent, CustomIntentMigratedAppIntent {"))
        #expect(migrated.contains(#"static let intentClassName: String = "ClockIntent""#))
    }

    @Test func `names already in use get an underscore`() throws {
        let zones = Parameter.of("zone", .object("Zone")) { $0.options = .dynamic }
        let schema = Schema(
            types: [.of("Zone"), .of("ZoneEntity"), .of("ClockAppIntent")],
            intents: [widgetIntent("Clock", [zones, .of("When", .string)])],
            widgets: [
                DeclaredWidget(
                    name: "Zone", swiftName: "zone", kind: "Zone", title: text("Zone"), intent: "Clock",
                    families: [.systemSmall]),
                DeclaredWidget(
                    name: "Text", swiftName: "text", kind: "Text", title: text("Text"), families: [.systemSmall]),
            ])
        let code = try swift(schema)
        for declaration in [
            "struct ClockAppIntent_: ", "struct ZoneEntity_: ", "struct Zone_<", "struct Text_<", "var When_: ",
        ] {
            #expect(code.contains(declaration), "\(declaration)")
        }
    }

    @Test func `a type used by several rows has separate queries`() throws {
        let zone = { (name: String) in Parameter.of(name, .object("Zone")) { $0.options = .dynamic } }
        let one = try swift(Schema(types: [.of("Zone")], intents: [widgetIntent("Clock", [zone("a")])]))
        #expect(one.contains("struct ZoneEntityQuery: EntityQuery") && !one.contains("query: "))
        let two = try swift(Schema(types: [.of("Zone")], intents: [widgetIntent("Clock", [zone("a"), zone("b")])]))
        for query in ["ClockAQuery", "ClockBQuery", "ZoneEntityQuery"] {
            #expect(two.contains("struct \(query): EntityQuery"))
        }
        #expect(two.contains("query: ClockAQuery()") && two.contains("query: ClockBQuery()"))
    }

    @Test func `more than ten widgets are split into blocks`() throws {
        let widgets = (0..<12).map { number in
            DeclaredWidget(
                name: "W\(number)", swiftName: "w\(number)", kind: WidgetKind("W\(number)"), title: text("W"),
                families: [.systemSmall])
        }
        let code = try swift(Schema(widgets: widgets))
        #expect(code.contains("var widgets1: some Widget") && code.contains("var widgets2: some Widget"))
        #expect(!code.contains("var widgets3"))
    }
}
