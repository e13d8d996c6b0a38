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
