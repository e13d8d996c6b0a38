import IntentModel
import IntentTestSupport
import Testing

/// Values are equal if their bytes are: a store, a file and another program distinguish what Swift's `==` does not.
@Suite struct ValueEqualityTests {
    /// Values that differ only in the composition of one text, each in both forms.
    private static func values(_ text: String) -> [IntentValue] {
        [
            .string(text), .url(text), .enumeration(text), .list([.string(text), nil]),
            .file(FileValue(path: text, name: "x")), .file(FileValue(path: "x", name: text)),
            .file(FileValue(path: "x", typeIdentifier: text)),
        ] + persons(text).map(IntentValue.person) + places(text).map(IntentValue.placemark)
            + objects(text).map(IntentValue.object)
            + [
                .paymentMethod(PaymentMethodValue(kind: .credit, name: text)),
                .paymentMethod(PaymentMethodValue(kind: .credit, identificationHint: text)),
                .paymentMethod(PaymentMethodValue(kind: .credit, image: .named(text))),
            ]
    }

    private static func persons(_ text: String) -> [PersonValue] {
        [
            PersonValue(displayName: text), PersonValue(displayName: "x", handle: text),
            PersonValue(displayName: "x", contactIdentifier: text),
            PersonValue(displayName: "x", customIdentifier: text),
            PersonValue(displayName: "x", image: .system(text)),
        ]
    }

    private static func places(_ text: String) -> [PlacemarkValue] {
        let parts: [WritableKeyPath<PlacemarkValue, String?>] = [
            \.name, \.thoroughfare, \.subThoroughfare, \.locality, \.subLocality, \.administrativeArea,
            \.subAdministrativeArea, \.postalCode, \.isoCountryCode, \.country,
        ]
        return parts.map { part in
            var place = PlacemarkValue(name: "x")
            place[keyPath: part] = text
            return place
        }
    }

    private static func objects(_ text: String) -> [ObjectValue] {
        [
            ObjectValue(identifier: text, displayString: "x"), ObjectValue(identifier: "x", displayString: text),
            ObjectValue(identifier: "x", displayString: "x", subtitleString: text),
            ObjectValue(identifier: "x", displayString: "x", displayImage: .file(text)),
            ObjectValue(identifier: "x", displayString: "x", displayImage: .url(text)),
            ObjectValue(identifier: "x", displayString: "x", pronunciationHint: text),
            ObjectValue(identifier: "x", displayString: "x", alternativeSpeakableMatches: [text]),
            ObjectValue(identifier: "x", displayString: "x", properties: ["note": .string(text)]),
        ]
    }

    @Test func `values with other compositions of a text differ`() {
        let composed = Self.values("\u{E9}"), decomposed = Self.values("e\u{301}")
        for (first, second) in zip(composed, decomposed) {
            #expect(first != second)
            #expect(first.wire != second.wire)
        }
        for (first, second) in zip(composed, Self.values("\u{E9}")) {
            expectEqual(first, second)
            expectEqual(first.hashValue, second.hashValue)
            expectEqual(first.wire, second.wire)
        }
    }

    @Test func `every part of a value counts in its equality`() {
        let values = Self.values("a")
        for (index, value) in values.enumerated() {
            expectEqual(values.firstIndex(of: value), index)
        }
    }

    @Test func `JSON is compared as its text is`() {
        #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
        #expect(JSONValue.array(["\u{E9}"]) != .array(["e\u{301}"]))
        #expect(JSONValue.object(["a": "\u{E9}"]) != .object(["a": "e\u{301}"]))
        #expect(JSONValue.number(0) != .number(-0.0))
        #expect(JSONValue.integer(1) != .number(1))
        expectEqual(Set<JSONValue>([.string("a"), .string("a"), .null, .null]).count, 2)
    }

    @Test func `options and their texts are compared by bytes`() {
        #expect(OptionItem("a", title: "\u{E9}") != OptionItem("a", title: "e\u{301}"))
        #expect(
            OptionItem("a", title: "x", synonyms: ["\u{E9}"]) != OptionItem("a", title: "x", synonyms: ["e\u{301}"]))
        #expect(LocalizedText("\u{E9}", language: "fr") != LocalizedText("e\u{301}", language: "fr"))
        let options = ["\u{E9}", "e\u{301}"].map {
            ListedOption(identifier: $0, title: LocalizedText($0, language: "fr"))
        }
        expectEqual(options.collection(of: .string, locale: "fr").items.count, 2)
        #expect(options[1].isChosen(by: .string("e\u{301}")))
        #expect(!options[0].isChosen(by: .string("e\u{301}")))
    }
}
