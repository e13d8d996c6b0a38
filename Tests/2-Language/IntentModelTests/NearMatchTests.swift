import IntentModel
import IntentTestSupport
import Testing

@Suite struct NearMatchTests {
    private static let keys = ["title", "type", "default", "description", "parameters", "size", "families", "file"]

    @Test(arguments: [
        ("celcius", "celsius"), ("Kelvin", "kelvin"), ("farenheit", "fahrenheit"), ("kelivn", "kelvin"),
        ("CELCIUS", "celsius"),
    ])
    func `returns the most similar word`(word: String, meant: String) {
        expectEqual(NearMatch.best(for: word, in: ["celsius", "fahrenheit", "kelvin"]), meant)
    }

    @Test(arguments: [
        ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("defualt", "default"), ("parameter", "parameters"),
        ("familys", "families"), ("descripton", "description"), ("sizes", "size"), ("TYPE", "type"), ("tile", "title"),
    ])
    func `finds the intended key`(word: String, meant: String) {
        expectEqual(NearMatch.best(for: word, in: Self.keys), meant)
    }

    @Test(arguments: ["colour", "x", "", "no", "prompt", "widget", "xyz", "titletitle"])
    func `returns nil for dissimilar words`(word: String) {
        expectEqual(NearMatch.best(for: word, in: Self.keys), nil)
    }

    @Test(arguments: [
        ("iw", "he"), ("in", "id"), ("no", "nb"), ("ji", "yi"), ("HE", "he"), ("he-IL", nil), ("de", nil), ("x", nil),
    ])
    func `a code of the same language matches`(word: String, meant: String?) {
        expectEqual(NearMatch.best(for: word, in: ["he", "id", "nb", "yi", "en"]), meant)
    }

    @Test(arguments: [("he", "iw"), ("id", "in"), ("nb", "no"), ("pt_BR", "pt-BR"), ("iw-IL", nil)])
    func `a present code matches an older one`(word: String, meant: String?) {
        expectEqual(NearMatch.best(for: word, in: ["iw", "in", "no", "pt-BR"]), meant)
    }

    @Test func `returns nil if several words are equally similar`() {
        expectEqual(NearMatch.best(for: "cat", in: ["bat", "rat"]), nil)
        expectEqual(NearMatch.best(for: "car", in: ["cat", "cab"]), nil)
        expectEqual(NearMatch.best(for: "kelvin", in: ["Kelvin", "KELVIN"]), nil)
    }

    @Test func `prefers a difference in case to another letter`() {
        expectEqual(NearMatch.best(for: "cat", in: ["bat", "rat", "cats", "Cat"]), "Cat")
        expectEqual(NearMatch.best(for: "cat", in: ["Cat", "bat", "rat", "cats"]), "Cat")
    }

    @Test func `prefers a word with the same first letter`() {
        expectEqual(NearMatch.best(for: "line", in: ["lane", "mine"]), "lane")
        expectEqual(NearMatch.best(for: "Line", in: ["mine", "lane"]), "lane")
    }

    @Test(arguments: [["lane", "mine", "vine"], ["vine", "mine", "lane"], ["mine", "lane", "vine"]])
    func `the order of candidates does not matter`(words: [String]) {
        expectEqual(NearMatch.best(for: "line", in: words), "lane")
        expectEqual(NearMatch.best(for: "dine", in: words), nil)
    }

    /// In a word of two letters, one letter is half of the word: `km` is not a typo of `cm`.
    @Test func `does not change letters of short words`() {
        expectEqual(NearMatch.best(for: "a", in: ["b", "ab"]), nil)
        expectEqual(NearMatch.best(for: "cm", in: ["km", "mc"]), nil)
        expectEqual(NearMatch.best(for: "ons", in: ["on"]), nil)
        expectEqual(NearMatch.best(for: "A", in: ["a"]), "a")
        expectEqual(NearMatch.best(for: "KM", in: ["cm", "km"]), "km")
    }

    @Test func `counts swapped letters as one change`() {
        expectEqual(NearMatch.best(for: "fnas", in: ["fans", "fun"]), "fans")
    }

    @Test func `never returns the word itself`() {
        expectEqual(NearMatch.best(for: "title", in: ["title"]), nil)
        expectEqual(NearMatch.best(for: "title", in: ["title", "titles"]), "titles")
    }

    @Test func `treats a repeated candidate as one`() {
        expectEqual(NearMatch.best(for: "titel", in: ["title", "size", "title"]), "title")
    }

    @Test func `returns quickly for a word of a megabyte`() {
        let word = String(repeating: "a", count: 1 << 20)
        expectEqual(NearMatch.best(for: word, in: [word + "b"]), nil)
        expectEqual(NearMatch.best(for: "abc", in: [word]), nil)
    }

    @Test func `of contained names, the nearest in length is found`() {
        expectEqual(NearMatch.name(for: "mediumWidgetFamilyName", in: ["medium", "mediumWidget"]), "mediumWidget")
    }

    @Test(arguments: [
        ("medium", "systemMedium"), ("large", "systemLarge"), ("Inline", "accessoryInline"),
        ("systemSmal", "systemSmall"),
        ("systemMediumFamily", "systemMedium"), ("system", nil), ("me", nil), ("watch", nil),
    ])
    func `a name is found by a part of it`(word: String, meant: String?) {
        let families = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryInline"]
        expectEqual(NearMatch.name(for: word, in: families), meant)
    }
}
