import IntentModel
import Testing

@Suite struct NearMatchTests {
    @Test(
        arguments: [
            ("celcius", "celsius"), ("Kelvin", "kelvin"), ("farenheit", "fahrenheit"), ("kelivn", "kelvin"),
            ("xyz", nil),
            ("", nil), ("kelvinkelvin", nil), (String(repeating: "k", count: 10_000), nil),
        ] as [(String, String?)])
    func offersTheOneNearWord(word: String, best: String?) {
        #expect(NearMatch.best(for: word, in: ["celsius", "fahrenheit", "kelvin"]) == best)
    }

    @Test func offersNothingWhereSeveralAreEquallyNear() {
        #expect(NearMatch.best(for: "cat", in: ["bat", "rat"]) == nil)
        #expect(NearMatch.best(for: "cat", in: ["bat", "rat", "cats", "Cat"]) == "Cat")
    }

    @Test func doesNotTakeOneLetterForAnother() {
        #expect(NearMatch.best(for: "a", in: ["b"]) == nil)
        #expect(NearMatch.best(for: "A", in: ["a"]) == "a")
    }

    @Test func countsTwoSwappedLettersAsOneChange() {
        #expect(NearMatch.best(for: "fnas", in: ["fans", "fun"]) == "fans")
    }
}
