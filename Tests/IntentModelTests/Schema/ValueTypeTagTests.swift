import IntentModel
import Testing

@Suite struct ValueTypeTagTests {
    @Test(arguments: [
        "String", "Integer", "Decimal", "Boolean", "URL", "TimeInterval", "measurement:Length", "enum:CountType",
        "object:CarControl", "[object:CarControl]", "[Integer]", "object:a:b]",
        "DateComponents:dateTime", "DateComponents:date", "[DateComponents:time]", "File", "[File]", "Person",
        "Placemark", "CurrencyAmount", "PaymentMethod", "Object", "[Object]", "system:MediaItem",
    ])
    func readsBackEveryTag(tag: String) throws {
        #expect(try #require(ValueType(tag: tag)).tag == tag)
    }

    @Test(arguments: [
        "", "integer", "[]", "[Integer", "Integer]", "measurement:Shoes", "enum:", "[[Integer]]", "x:y",
        "DateComponents", "DateComponents:", "DateComponents:day", "system:", "file",
    ])
    func knowsNoOtherTag(tag: String) {
        #expect(ValueType(tag: tag) == nil)
    }
}
