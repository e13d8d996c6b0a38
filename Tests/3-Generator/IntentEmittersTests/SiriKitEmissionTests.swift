import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

@Suite struct SiriKitEmissionTests {
    private func emit(_ sample: Sample, _ access: SwiftAccess = .internal) throws -> String {
        let emission = GenerationTarget.sirikit.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(access: access))
        expectEqual(emission.problems, [])
        return try #require(emission.files.first).text
    }

    private func emit(_ parameter: Parameter) throws -> String {
        let schema = Schema(
            types: [.of("City")], enums: [.of("Size", ["small", "large"])], intents: [.of("Show", [parameter])])
        return try emit(Sample("show", schema))
    }

    @Test(arguments: [(SwiftAccess.internal, "\nimport Intents\n"), (.public, "\npublic import Intents\n")])
    func `all declarations have the access level of the options`(access: SwiftAccess, module: String) throws {
        let text = try emit(.mailBoxes, access)
        #expect(text.contains(module))
        if access == .internal { #expect(!text.contains("public ")) }
    }

    @Test func `the file begins with the heading that the command recognizes`() throws {
        #expect(try emit(.carControl).hasPrefix(GenerationTarget.swiftHeading))
        let swift = GenerationTarget.swift.emit(Sample.carControl.schema, files: [Sample.carControl.file])
        #expect(try #require(swift.files.first).text.hasPrefix(GenerationTarget.swiftHeading))
    }

    // MARK: Requirements

    @Test func `a parameter without dynamic options has no requirement`() throws {
        let text = try emit(.of("city", .object("City")))
        #expect(!text.contains("resolveCity"))
        #expect(!text.contains("provideCity"))
        #expect(!text.contains("defaultCity"))
    }

    @Test func `dynamic options require a collection and a default`() throws {
        let text = try emit(.of("city", .object("City")) { $0.options = .dynamic })
        #expect(text.contains("func provideCityOptionsCollection(for intent: ShowIntent) async throws"))
        #expect(text.contains("func defaultCity(for intent: ShowIntent) -> City?\n"))
        #expect(!text.contains("(for:searchTerm:)"))
        // Not nonisolated: a handler may be isolated to the main actor.
        #expect(text.contains("\nprotocol ShowIntentHandling: "))
    }

    @Test func `a search adds an argument`() throws {
        let text = try emit(
            .of("city", .object("City")) {
                $0.options = .dynamic
                $0.searchesInHandler = true
            })
        #expect(text.contains("\"provideCityOptionsCollection(for:searchTerm:)\""))
    }

    @Test(arguments: [true, false])
    func `only listed strings have an options requirement`(isText: Bool) throws {
        let text = try emit(
            .of("city", isText ? .string : .integer) { $0.options = .listed([]) })
        expectEqual(text.contains("provideCityOptionsCollection"), isText)
    }

    @Test func `a parameter with a Siri request is resolved`() throws {
        let text = try emit(.of("city", .object("City")) { $0.siri = SiriRequest() })
        #expect(text.contains("func resolveCity(for intent: ShowIntent) async -> CityResolutionResult\n"))
    }

    @Test func `a disabled Siri request is not resolved`() throws {
        #expect(
            !(try emit(.of("city", .object("City")) { $0.siri = SiriRequest(isEnabled: false) })).contains(
                "resolveCity"))
    }

    @Test(
        arguments: [
            ("Temperature", "INTemperatureResolutionResult"), ("Angle", "INMeasurementResolutionResult<UnitAngle>"),
        ])
    func `a measurement has Apple's result class, if there is one`(dimension: String, result: String) throws {
        let parameter = Parameter.of("it", .measurement(try #require(Dimension(dimension)))) { $0.siri = SiriRequest() }
        #expect(try emit(parameter).contains("func resolveIt(for intent: ShowIntent) async -> \(result)\n"))
        let codes = siriKitLosses(of: Schema(intents: [.of("Show", [parameter])])).map(\.code)
        expectEqual(codes, dimension == "Angle" ? [.siriKitType] : [])
    }

    @Test func `a type that hides the module of the classes is a problem`() {
        let names = ["Intents", "INRequirement"]
        for count in 1...2 {
            let sample = Sample("show", Schema(types: names.prefix(count).map { .of($0) }, intents: [.of("Show", [])]))
            let problems = GenerationTarget.sirikit.emit(sample.schema, files: [sample.file]).problems
            expectEqual(problems.map(\.message), count == 2 ? ["'Intents' hides the module of SiriKit's classes"] : [])
        }
    }

    @Test func `each element of a list is resolved`() throws {
        let text = try emit(.of("notes", .string, list: true) { $0.siri = SiriRequest() })
        #expect(text.contains("func resolveNotes(for intent: ShowIntent) async -> [INStringResolutionResult]\n"))
    }

    @Test(arguments: [ElementType.integer, .decimal, .currencyAmount])
    func `numbers have a separate result class`(type: ElementType) throws {
        let text = try emit(.of("count", type) { $0.siri = SiriRequest() })
        #expect(text.contains("enum ShowCountUnsupportedReason: Int, Sendable"))
        #expect(text.contains("func resolveCount(for intent: ShowIntent) async -> ShowCountResolutionResult\n"))
    }

    @Test func `only confirm is optional`() throws {
        let text = try emit(.of("note", .string))
        #expect(text.contains("ShowIntentResponse(code: .ready, userActivity: nil), isOptional: true"))
        #expect(!text.contains("ShowIntentResponse(code: .failure, userActivity: nil), isOptional: true"))
    }

    // MARK: Names and values

    @Test func `an enum property is not optional`() throws {
        let text = try emit(.of("size", .enumeration("Size")))
        #expect(text.contains("    var size: Size = .unknown\n"))
        #expect(text.contains("    case unknown = 0\n"))
        #expect(text.contains("    case large = 2\n"))
    }

    @Test func `a case begins with a small letter, as Xcode names it`() throws {
        let declared = ["Venus", "URL", "First_Floor", "mars", "Mars", "Unknown", "HashValue", "RawValue", "Default"]
        var cases = EnumType.of("Planet", declared)
        cases.cases.append(
            EnumCase(name: "Moon", swiftName: "Luna", index: 10, title: LocalizedText("Moon", language: "en")))
        let text = try emit(Sample("show", Schema(enums: [cases], intents: [.of("Show", [])])))
        let names = text.matches(of: /(?m)^    case (\S+) = \d+$/).map { String($0.1) }
        expectEqual(
            Array(names.suffix(11)),
            [
                "unknown", "venus", "uRL", "first_Floor", "mars", "Mars", "Unknown", "HashValue", "RawValue_",
                "`default`", "Luna",
            ])
        // What is stored is the declared name.
        #expect(text.contains("case \"Venus\": self = .venus"))
    }

    @Test func `a property does not shadow an inherited member`() throws {
        let text = try emit(.of("description", .string))
        #expect(text.contains("    var description_: String?\n"))
        #expect(text.contains(#"values.set("description", to: self.description_, as: .string)"#))
    }

    @Test func `the handler provides defaults that the definition does not declare`() throws {
        #expect(try emit(.of("city", .object("City")) { $0.options = .dynamic }).contains(#""default":"handler""#))
        let stated = try emit(
            .of("city", .object("City")) {
                $0.options = .dynamic
                $0.defaultRule = .first(1)
            })
        #expect(!stated.contains(#""default":"handler""#))
    }

    @Test func `an invalid identifier is replaced by the class name`() throws {
        var intent = Intent.of("Order", [.of("count", .integer) { $0.siri = SiriRequest() }])
        intent.name = "Order now!"
        #expect(try emit(Sample("order", Schema(intents: [intent]))).contains("class OrderCountResolutionResult: "))
    }

    @Test func `result class names omit the prefix`() throws {
        var intent = Intent.of("Order", [.of("count", .integer) { $0.siri = SiriRequest() }])
        intent.swiftName = "AppOrderIntent"
        let text = try emit(Sample("order", Schema(intents: [intent])))
        #expect(text.contains("protocol AppOrderIntentHandling: "))
        #expect(text.contains("class OrderCountResolutionResult: "))
    }

    @Test(arguments: [
        ("noItem", "_ item"), ("noITEM", "_ item"), ("item", "item"), ("itemSoldOut", "item"), ("closed", "item"),
    ])
    func `only an argument that its code names has no label`(code: String, argument: String) throws {
        var intent = Intent.of("Order", [])
        intent.actions = IntentActions()
        intent.actions?.response = IntentResponse(
            properties: [.of("item", .string)], codes: [ResponseCode(name: code, say: text("${item}"))])
        let text = try emit(Sample("order", Schema(intents: [intent])))
        #expect(text.contains("    static func \(code)(\(argument): String) -> OrderIntentResponse {"))
    }

    @Test func `duplicate class names are refused`() throws {
        let schema = Schema(types: [.of("ShowIntentResponse")], intents: [.of("Show", [])])
        let sample = Sample("clash", schema)
        let emission = GenerationTarget.sirikit.emit(schema, files: [sample.file])
        expectEqual(emission.files, [])
        expectEqual(emission.problems.map(\.message), ["'ShowIntentResponse' would be the name of two classes"])
    }

    @Test func `parameters that share a requirement are refused`() {
        let schema = Schema(
            types: [.of("City")],
            intents: [
                .of(
                    "Show",
                    ["city", "City"].map { .of($0, .object("City")) { $0.options = .dynamic } })
            ])
        let emission = GenerationTarget.sirikit.emit(schema, files: [Sample("clash", schema).file])
        expectEqual(
            emission.problems.map(\.message), ["two parameters of 'Show' would share the handler requirement 'City'"])
    }
}
