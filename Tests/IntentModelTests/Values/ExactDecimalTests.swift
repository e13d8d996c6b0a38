import IntentModel
import Testing

@Suite struct ExactDecimalTests {
    @Test(arguments: [
        ("12.50", "12.5"), ("0.10", "0.1"), ("-0", "0"), ("000", "0"), ("1e3", "1000"), ("1.5e-3", "0.0015"),
        (".5", "0.5"), ("5.", "5"), ("+7", "7"), ("100", "100"), ("-12.340", "-12.34"), ("0.1e1", "1"),
        ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
    ])
    func keepsEveryDigitInTheShortestText(written: String, shortest: String) throws {
        #expect(try #require(ExactDecimal(written)).text == shortest)
    }

    @Test func equalNumbersAreEqualHoweverTheyAreWritten() {
        #expect(ExactDecimal("1.50") == ExactDecimal("1.5e0"))
        #expect(ExactDecimal("0.1") != ExactDecimal("0.10000000000000000555"))
    }

    @Test(arguments: ["", "a", "1,5", "1e99", "1e-99", "0x1", "123456789012345678901234567890123456789", "٣", "1 "])
    func refusesWhatItCannotKeep(text: String) {
        #expect(ExactDecimal(text) == nil)
    }
}
