import IntentYAML
import Testing

@testable import IntentSchema

struct WordTests {
    @Test func everyWordHasTheSymbolOfItsRawValue() {
        for word in Word.allCases { #expect(Word(Word.vocabulary.symbol(of: word.text)) == word) }
        #expect(Word(Word.vocabulary.symbol(of: "noWord")) == nil)
    }

    @Test func wordsThatSwiftReservesAreSpelledAsTheyAreWritten() {
        #expect(Word.default.text == "default")
        #expect(Word.dynamic.text == "dynamic")
        #expect(Word.String.text == "String")
    }

    @Test func setsOfKeysHaveRoomForEveryWord() {
        #expect(Word.allCases.count <= 192)
        for word in Word.allCases {
            var set: KeySet = []
            #expect(!set.contains(word))
            set.insert(word)
            #expect(set.words == [word])
        }
    }
}
