import IntentModel
import Testing

@Suite struct NearMatchTests {
    private static let keys = ["title", "type", "default", "description", "parameters", "size", "families", "file"]

    @Test(arguments: [
        ("celcius", "celsius"), ("Kelvin", "kelvin"), ("farenheit", "fahrenheit"), ("kelivn", "kelvin"),
        ("CELCIUS", "celsius"),
    ])
    func offersTheOneNearWord(word: String, meant: String) {
        #expect(NearMatch.best(for: word, in: ["celsius", "fahrenheit", "kelvin"]) == meant)
    }

    @Test(arguments: [
        ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("defualt", "default"), ("parameter", "parameters"),
        ("familys", "families"), ("descripton", "description"), ("sizes", "size"), ("TYPE", "type"), ("tile", "title"),
    ])
    func findsTheKeyThatWasMeant(word: String, meant: String) {
        #expect(NearMatch.best(for: word, in: Self.keys) == meant)
    }

    @Test(arguments: ["colour", "x", "", "no", "prompt", "widget", "xyz", "titletitle"])
    func offersNothingForAWordThatIsFarAway(word: String) {
        #expect(NearMatch.best(for: word, in: Self.keys) == nil)
    }

    @Test func offersNothingWhereSeveralAreEquallyNear() {
        #expect(NearMatch.best(for: "cat", in: ["bat", "rat"]) == nil)
        #expect(NearMatch.best(for: "car", in: ["cat", "cab"]) == nil)
        #expect(NearMatch.best(for: "kelvin", in: ["Kelvin", "KELVIN"]) == nil)
    }

    @Test func prefersAnotherCaseToAnotherLetter() {
        #expect(NearMatch.best(for: "cat", in: ["bat", "rat", "cats", "Cat"]) == "Cat")
        #expect(NearMatch.best(for: "cat", in: ["Cat", "bat", "rat", "cats"]) == "Cat")
    }

    @Test func prefersTheOneThatBeginsTheSame() {
        #expect(NearMatch.best(for: "line", in: ["lane", "mine"]) == "lane")
        #expect(NearMatch.best(for: "Line", in: ["mine", "lane"]) == "lane")
    }

    @Test(arguments: [["lane", "mine", "vine"], ["vine", "mine", "lane"], ["mine", "lane", "vine"]])
    func answersAlikeInWhateverOrderTheWordsCome(words: [String]) {
        #expect(NearMatch.best(for: "line", in: words) == "lane")
        #expect(NearMatch.best(for: "dine", in: words) == nil)
    }

    /// One letter of two is half of the word: `km` is not `cm` mistyped, and nothing tells `S` from `M`.
    @Test func changesNoLetterOfAWordOfOneOrTwo() {
        #expect(NearMatch.best(for: "a", in: ["b", "ab"]) == nil)
        #expect(NearMatch.best(for: "cm", in: ["km", "mc"]) == nil)
        #expect(NearMatch.best(for: "ons", in: ["on"]) == nil)
        #expect(NearMatch.best(for: "A", in: ["a"]) == "a")
        #expect(NearMatch.best(for: "KM", in: ["cm", "km"]) == "km")
    }

    @Test func countsTwoSwappedLettersAsOneChange() {
        #expect(NearMatch.best(for: "fnas", in: ["fans", "fun"]) == "fans")
    }

    @Test func neverOffersTheWordItself() {
        #expect(NearMatch.best(for: "title", in: ["title"]) == nil)
        #expect(NearMatch.best(for: "title", in: ["title", "titles"]) == "titles")
    }

    @Test func takesAWordThatStandsTwiceForOne() {
        #expect(NearMatch.best(for: "titel", in: ["title", "size", "title"]) == "title")
    }

    @Test func takesNoTimeOverAWordOfAMegabyte() {
        let word = String(repeating: "a", count: 1 << 20)
        #expect(NearMatch.best(for: word, in: [word + "b"]) == nil)
        #expect(NearMatch.best(for: "abc", in: [word]) == nil)
    }
}
