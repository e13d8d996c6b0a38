import IntentXcode
import Testing

@Suite struct PropertyListValueTests {
    @Test func tellsNumbersAndBooleansApart() {
        let values: [PropertyListValue] = [.integer(1), .real(1), .boolean(true), .string("1")]
        #expect(Set(values).count == values.count)
    }
}
