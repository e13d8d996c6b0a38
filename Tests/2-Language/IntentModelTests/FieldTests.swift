import IntentTestSupport
import Testing

@testable import IntentModel

struct FieldTests {
    @Test func `every stored property of a parameter has a row`() {
        let properties = Mirror(reflecting: Parameter.empty).children.flatMap { child in
            child.value is Lifecycle ? Array(Mirror(reflecting: child.value).children) : [child]
        }
        // A policy, and what the engine fills in, are no part of a definition.
        .filter { $0.label != "_policy" && $0.label != "secretFields" }
        expectEqual(properties.count, Parameter.fields.count)
    }

    @Test func `a row states its form with the default of the property`() {
        expectEqual(KeyForm(of: .freeText, in: Parameter.fields), .flag(default: false))
        let words = VanishedPolicy.allCases.map(\.rawValue)
        expectEqual(KeyForm(of: .ifVanished, in: Parameter.fields), .word(words, default: "keepAndFlag"))
    }
}
