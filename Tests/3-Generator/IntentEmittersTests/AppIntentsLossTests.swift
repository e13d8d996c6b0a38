import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
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
        expectEqual(losses(.integer) { $0.settings.range = .integers(minimum: 1, maximum: 9, step: nil) }, [])
        expectEqual(losses(.string) { $0.defaultRule = .value(.string("a")) }, [])
        expectEqual(losses(.enumeration("Level")) { $0.defaultRule = .value(.enumeration("low")) }, [])
        expectEqual(losses(.url) { $0.defaultRule = .value(.url("https://example.com")) }, [])
        expectEqual(
            losses(.object("Zone")) {
                $0.options = .dynamic
                $0.defaultRule = .handler
            }, [])
        expectEqual(
            losses(.object("Zone"), list: true) {
                $0.options = .dynamic
                $0.size = SlotSizes(otherwise: 3)
            }, [])
        expectEqual(
            losses(.string) {
                $0.when = Requirement(allOf: [Condition(parameter: "flag", test: .isOneOf([.boolean(true)]))])
            }, [])
    }

    @Test func `only lists of objects and persons keep their size`() {
        let size: (inout Parameter) -> Void = { $0.size = SlotSizes(otherwise: 3) }
        expectEqual(losses(.string, list: true, size), [.appIntentsSize])
        expectEqual(losses(.person, list: true, size), [])
        expectEqual(
            losses(.person, list: true) {
                size(&$0)
                $0.options = .dynamic
            }, [.appIntentsSize])
    }

    @Test func `steps and measurement ranges are lost`() throws {
        expectEqual(
            losses(.decimal) { $0.settings.range = .decimals(minimum: 0, maximum: 1, step: 0.5) }, [.appIntentsStep])
        let length = try #require(Dimension("Length"))
        expectEqual(
            losses(.measurement(length)) { $0.settings.range = .decimals(minimum: 0, maximum: 1, step: nil) },
            [.appIntentsRange])
        expectEqual(
            losses(.measurement(length)) {
                $0.settings.range = .decimals(minimum: 0, maximum: nil, step: nil)
                $0.options = .dynamic
            }, [.appIntentsRange])
    }

    @Test func `no negative values and ranges of amounts are kept`() throws {
        let length = try #require(Dimension("Length"))
        expectEqual(
            losses(.measurement(length)) { $0.settings.range = .decimals(minimum: 0, maximum: nil, step: nil) }, [])
        expectEqual(
            losses(.timeInterval) { $0.settings.interval.range = Bounds(minimum: .zero, maximum: nil) }, [])
        let price = Bounds(minimum: ExactDecimal("0.5"), maximum: ExactDecimal(100))
        expectEqual(losses(.currencyAmount) { $0.settings.amount.range = AmountRange(price) }, [])
        let large = Bounds(minimum: nil, maximum: ExactDecimal("1234567890123456789012345"))
        expectEqual(losses(.currencyAmount) { $0.settings.amount.range = AmountRange(large) }, [.appIntentsRange])
    }

    @Test func `defaults with several values or persons are lost`() {
        expectEqual(
            losses(.object("Zone"), list: true) {
                $0.options = .dynamic
                $0.defaultRule = .handler
            }, [.appIntentsDefault])
        expectEqual(
            losses(.person) { $0.defaultRule = .value(.person(PersonValue(displayName: "Ada"))) },
            [
                .appIntentsDefault
            ])
    }

    @Test func `listed objects can be a default`() {
        expectEqual(
            losses(.object("Zone"), list: true) {
                $0.options = .listed([ListedOption(identifier: "a", title: text("A"))])
                $0.defaultRule = .first(1)
            }, [])
    }

    @Test func `a family default is kept only if all are equal`() {
        let one = DefaultRule.value(.integer(1))
        expectEqual(losses(.integer) { $0.defaultRule = .byFamily([.systemSmall: one], otherwise: one) }, [])
        expectEqual(
            losses(.integer) { $0.defaultRule = .byFamily([.systemSmall: one], otherwise: .value(.integer(2))) },
            [.appIntentsFamilyDefault])
        expectEqual(
            losses(.integer) { $0.defaultRule = .byFamily([.systemSmall: one], otherwise: nil) },
            [.appIntentsFamilyDefault])
    }

    @Test func `sections are lost, and their rows are adjacent`() {
        var intent = Intent.of(
            "Clock",
            [.of("a", .string) { $0.section = "more" }, .of("b", .string), .of("c", .string) { $0.section = "more" }])
        intent.isEligibleForWidgets = true
        intent.sections = [RowSection(name: "more", title: text("More"))]
        expectEqual(appIntentsLosses(of: Schema(intents: [intent])).map(\.code), [.appIntentsSection])
        expectEqual(appIntentsRows(of: intent, in: Schema()).map(\.name), ["b", "a", "c"])
    }

    @Test func `presets are lost`() {
        var intent = Intent.of("Clock", [.of("a", .string)])
        intent.isEligibleForWidgets = true
        var widget = DeclaredWidget(
            name: "Clock", swiftName: "clock", kind: "clock", title: LocalizedText("Clock", language: "en"),
            intent: "Clock", families: [.systemSmall])
        widget.presets = ["home", "away"].map { WidgetPreset(name: $0, title: LocalizedText($0, language: "en")) }
        let losses = appIntentsLosses(of: Schema(intents: [intent], widgets: [widget]))
        expectEqual(losses.map(\.code), [.appIntentsPreset])
        expectEqual(
            losses.map(\.message),
            ["App Intents has no presets; 'home' and 1 more of 'Clock' are offered only by this package"])
    }

    @Test func `a default from another row is lost`() {
        expectEqual(losses(.string) { $0.defaultRule = .row(RowDefault(row: "other")) }, [.appIntentsDefault])
    }

    @Test func `rules are lost`() {
        var intent = Intent.of("Clock", [.of("a", .string)])
        intent.isEligibleForWidgets = true
        intent.rules = [
            IntentRule(require: Requirement(allOf: [Condition(parameter: "a", test: .isSet(true))]))
        ]
        expectEqual(appIntentsLosses(of: Schema(intents: [intent])).map(\.code), [.appIntentsRule])
    }

    @Test func `policies are lost`() {
        expectEqual(
            losses(.object("Zone")) {
                $0.options = .dynamic
                $0.parentPolicy = .keep
                $0.vanishedPolicy = .clear
            }, [.appIntentsPolicy])
    }

    @Test func `parameters of unsupported types are left out`() {
        expectEqual(losses(.anyObject) { $0.options = .dynamic }, [.appIntentsType])
        expectEqual(losses(.paymentMethod), [.appIntentsType])
        expectEqual(losses(.paymentMethod) { $0.options = .dynamic }, [])
        expectEqual(losses(.color), [.appIntentsType])
        expectEqual(losses(.color) { $0.options = .dynamic }, [.appIntentsType])
        expectEqual(losses(.system("MediaItem")), [])
    }

    @Test func `options from other sources are lost`() {
        let command = OptionSource.file(OptionFile(path: "a.json"))
        expectEqual(losses(.string) { $0.options = command }, [.appIntentsOptions])
        expectEqual(losses(.object("Zone")) { $0.options = command }, [.appIntentsOptions])
        expectEqual(losses(.object("Zone")) { $0.options = .none }, [.appIntentsOptions])
        var option = ListedOption(identifier: "a", title: text("A"))
        expectEqual(losses(.object("Zone")) { $0.options = .listed([option]) }, [])
        option.disabled = text("Closed")
        expectEqual(losses(.object("Zone")) { $0.options = .listed([option]) }, [.appIntentsOptions])
        expectEqual(
            losses(.string) {
                $0.options = .dynamic
                $0.allowsFreeText = true
                $0.searchesInHandler = true
            }, [.appIntentsOptions, .appIntentsOptions])
    }

    @Test func `unsupported input settings are lost`() {
        expectEqual(losses(.integer) { $0.settings.number.control = .slider }, [])
        expectEqual(
            losses(.integer) {
                $0.settings.number = NumberSettings(range: .integers(minimum: 0, maximum: 9, step: nil))
                $0.settings.number.control = .slider
            }, [.appIntentsInput])
        expectEqual(losses(.decimal) { $0.settings.number.control = .slider }, [])
        expectEqual(losses(.string) { $0.settings.text.input.keyboard = .twitter }, [.appIntentsInput])
        expectEqual(losses(.string) { $0.settings.text.isSecret = true }, [.appIntentsSecret])
        expectEqual(losses(.string) { $0.settings.text.input.placeholder = text("Name") }, [.appIntentsInput])
        expectEqual(losses(.dateComponents(.date)) { $0.settings.date.dateStyle = .short }, [.appIntentsInput])
    }

    @Test func `ranges of other types are lost`() {
        let durations = Bounds(minimum: Duration.seconds(5), maximum: nil)
        expectEqual(losses(.timeInterval) { $0.settings.interval.range = durations }, [.appIntentsRange])
        let dates = Bounds<DateBound>(minimum: .today, maximum: nil)
        expectEqual(losses(.dateComponents(.date)) { $0.settings.date.range = dates }, [.appIntentsRange])
    }

    @Test func `placeholders are lost for every type`() {
        for type in [ElementType.url, .integer, .timeInterval, .currencyAmount] {
            expectEqual(losses(type) { $0.settings.setPlaceholder(text("A"), of: type) }, [.appIntentsInput], "\(type)")
        }
    }

    @Test func `an unsupported condition always shows its row`() {
        let counted = Condition(parameter: "zones", test: .within(atLeast: 2, atMost: nil))
        expectEqual(losses(.string) { $0.when = Requirement(allOf: [counted]) }, [.appIntentsCondition])
    }

    @Test func `an intent without a widget is left out`() throws {
        let schema = Schema(intents: [.of("Refresh", [.of("it", .anyObject)])])
        let loss = try #require(appIntentsLosses(of: schema).first)
        expectEqual(loss.code, .appIntentsAction)
        expectEqual(loss.path, ["intents", "Refresh"])
        expectEqual(loss.severity, .warning)
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
        expectEqual(losses.map(\.code), [.appIntentsParents])
        expectEqual(losses.map(\.path), [["types", "Zone"]])
        expectEqual(appIntentsLosses(of: Schema(types: [.of("Zone")], intents: [weather])), [])
    }

    @Test func `a name under which another parameter is stored is an error`() {
        var intent = Intent.of("Clock", [.of("zone", .string), .of("_zone", .string), .of("_only", .string)])
        intent.isEligibleForWidgets = true
        let losses = appIntentsLosses(of: Schema(intents: [intent]))
        expectEqual(losses.map(\.code), [.nameCollision])
        expectEqual(losses.map(\.path), [["intents", "Clock", "parameters", "_zone"]])
        expectEqual(losses.map(\.severity), [.error])
    }

    @Test(arguments: ["Property", "set"])
    func `a reserved type name is an error`(name: String) {
        var intent = Intent.of("Clock", [.of("it", .object(name)) { $0.options = .dynamic }])
        intent.isEligibleForWidgets = true
        let losses = appIntentsLosses(of: Schema(types: [.of(name), .of("Value")], intents: [intent]))
        expectEqual(losses.map(\.code), [.nameCollision])
        expectEqual(losses.map(\.severity), [.error])
    }
}
