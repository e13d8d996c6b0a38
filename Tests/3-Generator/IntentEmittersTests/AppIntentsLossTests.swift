import IntentDiagnostics
import IntentEmitters
import IntentModel
import Testing

@Suite struct AppIntentsLossTests {
    private func losses(
        _ type: ElementType, list: Bool = false, _ change: (inout Parameter) -> Void = { _ in }
    ) -> [DiagnosticCode] {
        var intent = Intent.of(
            "Clock", [.of("zones", .string, list: true), .of("flag", .boolean), .of("it", type, list: list, change)])
        intent.isEligibleForWidgets = true
        let schema = Schema(
            types: [.of("Zone")], enums: [.of("Level", ["low", "high"])], intents: [intent])
        return appIntentsLosses(of: schema).map(\.code)
    }

    @Test func `supported features cause no loss`() {
        #expect(losses(.integer) { $0.settings.range = .integers(minimum: 1, maximum: 9, step: nil) } == [])
        #expect(losses(.string) { $0.defaultRule = .value(.string("a")) } == [])
        #expect(losses(.enumeration("Level")) { $0.defaultRule = .value(.enumeration("low")) } == [])
        #expect(losses(.url) { $0.defaultRule = .value(.url("https://example.com")) } == [])
        #expect(
            losses(.object("Zone")) {
                $0.options = .dynamic
                $0.defaultRule = .handler
            } == [])
        #expect(
            losses(.object("Zone"), list: true) {
                $0.options = .dynamic
                $0.size = SlotSizes(otherwise: 3)
            } == [])
        #expect(
            losses(.string) { $0.conditions = [Condition(parameter: "flag", test: .isOneOf([.boolean(true)]))] } == [])
    }

    @Test func `only lists of objects and persons keep their size`() {
        let size: (inout Parameter) -> Void = { $0.size = SlotSizes(otherwise: 3) }
        #expect(losses(.string, list: true, size) == [.appIntentsSize])
        #expect(losses(.person, list: true, size) == [])
        #expect(
            losses(.person, list: true) {
                size(&$0)
                $0.options = .dynamic
            } == [.appIntentsSize])
    }

    @Test func `steps and measurement ranges are lost`() throws {
        #expect(
            losses(.decimal) { $0.settings.range = .decimals(minimum: 0, maximum: 1, step: 0.5) } == [.appIntentsStep])
        let length = try #require(Dimension("Length"))
        #expect(
            losses(.measurement(length)) { $0.settings.range = .decimals(minimum: 0, maximum: 1, step: nil) }
                == [.appIntentsRange])
    }

    @Test func `defaults with several values or persons are lost`() {
        #expect(
            losses(.object("Zone"), list: true) {
                $0.options = .dynamic
                $0.defaultRule = .handler
            } == [.appIntentsDefault])
        #expect(
            losses(.person) { $0.defaultRule = .value(.person(PersonValue(displayName: "Ada"))) } == [
                .appIntentsDefault
            ])
    }

    @Test func `listed objects can be a default`() {
        #expect(
            losses(.object("Zone"), list: true) {
                $0.options = .listed([ListedOption(identifier: "a", title: text("A"))])
                $0.defaultRule = .first(1)
            } == [])
    }

    @Test func `a family default is kept only if all are equal`() {
        let one = DefaultRule.value(.integer(1))
        #expect(losses(.integer) { $0.defaultRule = .byFamily([.systemSmall: one], otherwise: one) } == [])
        #expect(
            losses(.integer) { $0.defaultRule = .byFamily([.systemSmall: one], otherwise: .value(.integer(2))) }
                == [.appIntentsFamilyDefault])
        #expect(
            losses(.integer) { $0.defaultRule = .byFamily([.systemSmall: one], otherwise: nil) }
                == [.appIntentsFamilyDefault])
    }

    @Test func `policies are lost`() {
        #expect(
            losses(.object("Zone")) {
                $0.options = .dynamic
                $0.parentPolicy = .keep
                $0.vanishedPolicy = .clear
            } == [.appIntentsPolicy])
    }

    @Test func `parameters of unsupported types are left out`() {
        #expect(losses(.anyObject) { $0.options = .dynamic } == [.appIntentsType])
        #expect(losses(.paymentMethod) == [.appIntentsType])
        #expect(losses(.paymentMethod) { $0.options = .dynamic } == [])
        #expect(losses(.system("MediaItem")) == [])
    }

    @Test func `options from other sources are lost`() {
        let command = OptionSource.file(OptionFile(path: "a.json"))
        #expect(losses(.string) { $0.options = command } == [.appIntentsOptions])
        #expect(losses(.object("Zone")) { $0.options = command } == [.appIntentsOptions])
        #expect(losses(.object("Zone")) { $0.options = .none } == [.appIntentsOptions])
        #expect(
            losses(.string) {
                $0.options = .dynamic
                $0.allowsFreeText = true
                $0.searchesInHandler = true
            } == [.appIntentsOptions, .appIntentsOptions])
    }

    @Test func `unsupported input settings are lost`() {
        #expect(losses(.integer) { $0.settings.number.control = .slider } == [.appIntentsInput])
        #expect(losses(.decimal) { $0.settings.number.control = .slider } == [])
        #expect(losses(.string) { $0.settings.text.input.keyboard = .twitter } == [.appIntentsInput])
        #expect(losses(.string) { $0.settings.text.input.placeholder = text("Name") } == [.appIntentsInput])
        #expect(losses(.dateComponents(.date)) { $0.settings.date.dateStyle = .short } == [.appIntentsInput])
    }

    @Test func `ranges of other types are lost`() {
        let durations = Bounds(minimum: Duration.seconds(5), maximum: nil)
        #expect(losses(.timeInterval) { $0.settings.interval.range = durations } == [.appIntentsRange])
        let dates = Bounds<DateBound>(minimum: .today, maximum: nil)
        #expect(losses(.dateComponents(.date)) { $0.settings.date.range = dates } == [.appIntentsRange])
        let amounts = AmountRange(Bounds(minimum: ExactDecimal(0), maximum: nil))
        #expect(losses(.currencyAmount) { $0.settings.amount.range = amounts } == [.appIntentsRange])
    }

    @Test func `placeholders are lost for every type`() {
        for type in [ElementType.url, .integer, .timeInterval, .currencyAmount] {
            #expect(losses(type) { $0.settings.setPlaceholder(text("A"), of: type) } == [.appIntentsInput], "\(type)")
        }
    }

    @Test func `an unsupported condition always shows its row`() {
        let counted = Condition(parameter: "zones", test: .within(atLeast: 2, atMost: nil))
        #expect(losses(.string) { $0.conditions = [counted] } == [.appIntentsCondition])
    }

    @Test func `an intent without a widget is left out`() throws {
        let schema = Schema(intents: [.of("Refresh", [.of("it", .anyObject)])])
        let loss = try #require(appIntentsLosses(of: schema).first)
        #expect(loss.code == .appIntentsAction)
        #expect(loss.path == ["intents", "Refresh"])
        #expect(loss.severity == .warning)
    }

    @Test func `parents in several intents are reported for the type`() throws {
        var clock = Intent.of("Clock", [.of("it", .object("Zone")) { $0.options = .dynamic }])
        clock.isEligibleForWidgets = true
        var weather = Intent.of(
            "Weather",
            [
                .of("flag", .boolean),
                .of("it", .object("Zone")) {
                    $0.options = .dynamic
                    $0.dependsOn = ["flag"]
                },
            ])
        weather.isEligibleForWidgets = true
        let losses = appIntentsLosses(of: Schema(types: [.of("Zone")], intents: [clock, weather]))
        #expect(losses.map(\.code) == [.appIntentsParents])
        #expect(losses.map(\.path) == [["types", "Zone"]])
        #expect(appIntentsLosses(of: Schema(types: [.of("Zone")], intents: [weather])) == [])
    }

    @Test(arguments: ["Property", "set"])
    func `a reserved type name is an error`(name: String) {
        var intent = Intent.of("Clock", [.of("it", .object(name)) { $0.options = .dynamic }])
        intent.isEligibleForWidgets = true
        let losses = appIntentsLosses(of: Schema(types: [.of(name), .of("Value")], intents: [intent]))
        #expect(losses.map(\.code) == [.nameCollision])
        #expect(losses.map(\.severity) == [.error])
    }
}
