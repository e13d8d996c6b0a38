import IntentModel
import IntentTestSupport
import Testing

/// Tests of the settings of types, and of system types.
@Suite struct SettingProblemTests {
    private func parameter(_ tag: String, _ change: (inout TypeSettings) -> Void = { _ in }) throws -> Parameter {
        let title = LocalizedText("p", language: "en")
        var parameter = Parameter(name: "p", swiftName: "p", title: title, type: try #require(ValueType(tag: tag)))
        change(&parameter.settings)
        return parameter
    }

    @Test func `accepts only amounts in the listed currencies`() throws {
        let euros = IntentValue.currencyAmount(CurrencyAmountValue(intentText: "1 EUR"))
        let dollars = IntentValue.currencyAmount(CurrencyAmountValue(intentText: "1 USD"))
        let closed = try parameter("[CurrencyAmount]") { $0.currencies = ["EUR", "CHF"] }
        let problems = closed.problems(of: .list([euros, dollars]), in: Schema())
        expectEqual(problems.map(\.rule), [.currency])
        expectEqual(problems.map(\.slot), [1])
        try expectEqual(parameter("CurrencyAmount").problems(of: dollars, in: Schema()), [])
    }

    @Test(
        arguments: [
            (.image, ["a.jpg", "A.HEIC", "a.svg", "noextension", "a.unknown", ".png"], ["a.txt", "a.mov", "a.pdf"]),
            (.plainText, ["a.txt", "a.log", "a.py"], ["a.json", "a.png"]),
            (.identifiers(["public.data"]), ["a.txt", "a.png", "a.zip"], []),
            (.identifiers(["com.adobe.pdf", "public.audio"]), ["a.pdf", "a.mp3", "a.m4a"], ["a.mp4", "a.txt"]),
            (.identifiers(["com.example.own"]), ["a.own"], ["a.txt"]),
            (.identifiers(["public.presentation"]), ["a.pptx", "a.txt"], []),
            (.any, ["a.txt", "a"], []),
        ] as [(FileContentTypes, [String], [String])])
    func `rejects files whose known type is not allowed`(types: FileContentTypes, good: [String], bad: [String]) throws
    {
        let parameter = try parameter("File") { $0.contentTypes = types }
        for path in good {
            expectEqual(parameter.problems(of: .file(FileValue(path: path)), in: Schema()), [], "\(path)")
        }
        for path in bad {
            let rules = parameter.problems(of: .file(FileValue(path: path)), in: Schema()).map(\.rule)
            expectEqual(rules, [.contentType], "\(path)")
        }
    }

    @Test func `a specified type overrides the file extension`() throws {
        let parameter = try parameter("File") { $0.contentTypes = .image }
        let image = FileValue(path: "a.txt", typeIdentifier: "public.png")
        let text = FileValue(path: "a.png", typeIdentifier: "public.plain-text")
        let other = FileValue(path: "a.txt", typeIdentifier: "com.example.drawing")
        expectEqual(parameter.problems(of: .file(image), in: Schema()), [])
        expectEqual(parameter.problems(of: .file(text), in: Schema()).map(\.rule), [.contentType])
        expectEqual(parameter.problems(of: .file(other), in: Schema()), [])
    }

    @Test(
        arguments: [
            ("abc", nil), ("", .length), ("abcde", .length), ("é🚗", .pattern), ("a\nb", .pattern),
        ] as [(String, ValueProblem.Rule?)])
    func `rejects texts by length and pattern`(text: String, rule: ValueProblem.Rule?) throws {
        let parameter = try parameter("[String]") {
            $0.text.length = Bounds(minimum: 1, maximum: 4)
            $0.text.pattern = try? TextPattern("[a-z]*")
        }
        let problems = parameter.problems(of: .list([.string("a"), .string(text)]), in: Schema())
        expectEqual(problems.map(\.rule), rule.map { [$0] } ?? [])
        expectEqual(problems.map(\.slot), rule.map { _ in [1] } ?? [])
    }

    @Test func `a message of the definition replaces that of a pattern`() throws {
        let message = LocalizedText("Letters.", language: "en", translations: ["de": "Buchstaben."])
        let parameter = try parameter("String") {
            $0.text.pattern = try? TextPattern("[a-z]*")
            $0.text.patternMessage = message
        }
        let problem = try #require(parameter.problems(of: .string("A"), in: Schema()).first)
        expectEqual(problem.message, "Letters.")
        expectEqual(problem.text.values, [.localized(message)])
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}", "\u{85}"])
    func `a text without multiline is one line`(text: String) throws {
        let single = try parameter("String")
        expectEqual(single.problems(of: .string(text), in: Schema()).map(\.rule), [.lineBreak])
        let several = try parameter("String") { $0.text.isMultiline = true }
        expectEqual(several.problems(of: .string(text), in: Schema()), [])
        var chosen = single
        chosen.options = .dynamic
        expectEqual(chosen.problems(of: .string(text), in: Schema()), [])
    }

    @Test(
        arguments: [
            ("https://example.com", nil, nil), ("HTTPS://example.com", nil, nil),
            ("example.com/a?b", .scheme, "https://example.com/a?b"), ("//example.com", .scheme, "https://example.com"),
            ("localhost:8080/a", .scheme, "https://localhost:8080/a"), ("http://a.b", .scheme, "https://a.b"),
            ("mailto:a@b.c", .scheme, nil), ("/path", .scheme, nil), ("word", .scheme, nil),
        ] as [(String, ValueProblem.Rule?, String?)])
    func `completes an address without a scheme`(text: String, rule: ValueProblem.Rule?, suggestion: String?) throws {
        let parameter = try parameter("URL") { $0.address.schemes = ["https"] }
        let problem = parameter.problems(of: .url(text), in: Schema()).first
        expectEqual(problem?.rule, rule)
        expectEqual(problem?.suggestion, suggestion)
        try expectEqual(self.parameter("URL").problems(of: .url(text), in: Schema()), [])
    }

    @Test func `rejects any value of a system type`() throws {
        let parameter = try parameter("system:MediaItem")
        expectEqual(parameter.problems(of: .string("x"), in: Schema()).map(\.rule), [.nothingToChoose])
    }

    @Test func `an empty place is not a value`() throws {
        let rules = try parameter("Placemark").problems(of: .placemark(PlacemarkValue()), in: Schema()).map(\.rule)
        expectEqual(rules, [.type])
    }

    @Test func `rejects a date of another kind`() throws {
        let rules = try parameter("DateComponents:date").problems(of: dateValue("09:30"), in: Schema()).map(\.rule)
        expectEqual(rules, [.type])
    }

    @Test func `settings are equal regardless of how they were set`() {
        var settings = TypeSettings()
        settings.text.isMultiline = true
        settings.text.isMultiline = false
        settings.currencies = []
        settings.interval = IntervalSettings()
        expectEqual(settings, TypeSettings())
        settings.range = .integers(minimum: 1, maximum: nil, step: nil)
        expectEqual(settings.number.range, settings.range)
        expectEqual(settings.text, TextSettings())
        expectEqual(MemoryLayout<TypeSettings>.size, MemoryLayout<Int>.size)
    }
}
