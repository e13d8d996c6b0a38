import IntentModel
import IntentTestSupport
import Testing

struct OptionFilterTests {
    private static let filters = OptionFilters([
        OptionFilter(property: "city", row: "city"), OptionFilter(property: "lines", row: "line"),
    ])

    private func offers(_ properties: [String: IntentValue], _ rows: [String: IntentValue]) -> Bool {
        Self.filters.offers(properties) { rows[$0] }
    }

    @Test func `every property must have the value of its row`() {
        let stop: [String: IntentValue] = ["city": .string("berlin"), "lines": .list([.string("u1"), .string("u2")])]
        #expect(offers(stop, ["city": .string("berlin"), "line": .string("u2")]))
        #expect(!offers(stop, ["city": .string("rome"), "line": .string("u2")]))
        #expect(!offers(stop, ["city": .string("berlin"), "line": .string("u3")]))
        #expect(!offers(["city": .string("berlin")], ["city": .string("berlin"), "line": .string("u2")]))
    }

    @Test func `a row without a value selects nothing`() {
        let stop: [String: IntentValue] = ["city": .string("berlin"), "lines": .list([])]
        #expect(!offers(stop, ["city": .string("berlin")]))
        #expect(OptionFilters().offers(stop) { _ in nil })
    }

    @Test func `an object is found by its identifier and a number by its value`() {
        let filters = OptionFilters([OptionFilter(property: "at", row: "at")])
        let berlin = IntentValue.object(ObjectValue(identifier: "berlin", displayString: "Berlin"))
        #expect(filters.offers(["at": .string("berlin")]) { _ in berlin })
        #expect(filters.offers(["at": .string("b")]) { _ in .list([nil, .string("a"), .string("b")]) })
        #expect(filters.offers(["at": .integer(1)]) { _ in .decimal(1) })
        #expect(!filters.offers(["at": .integer(1)]) { _ in .decimal(1.5) })
    }

    @Test(arguments: [
        (IntentValue.string("São Paulo & Rio"), "S%C3%A3o%20Paulo%20%26%20Rio"), (.string("a-b_c.d~e"), "a-b_c.d~e"),
        (.list([.string("a,b"), nil, .string("c")]), "a%2Cb,c"), (.integer(5), "5"), (.string("#/?\n"), "%23%2F%3F%0A"),
    ])
    func `an address contains values of rows percent-encoded`(_ value: IntentValue, _ expected: String) {
        let address = OptionAddress("https://example.com/s?city=${city}&all=${city}")
        expectEqual(address.rows, ["city"])
        expectEqual(
            address.filled { $0 == "city" ? value : nil }.url,
            "https://example.com/s?city=\(expected)&all=\(expected)")
        expectEqual(address.filled { _ in nil }.url, "https://example.com/s?city=&all=")
    }

    @Test func `only the query of an address is left out`() {
        expectEqual(OptionAddress.partsOutsideQuery(of: "https://a.b/c?d=${e}#f?g"), "https://a.b/c#f?g")
        expectEqual(OptionAddress.partsOutsideQuery(of: "https://a.b/c#f?${g}"), "https://a.b/c#f?${g}")
    }
}
