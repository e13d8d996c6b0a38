import Foundation
import IntentFoundation
import IntentTestSupport
import Testing

/// What files of widgets use of Foundation that other systems lack.
@Suite struct CodeFoundationTests {
    @Test func `defaults keep values that are set by key`() throws {
        let name = "code-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue(3, forKey: "cups")
        #expect(defaults.integer(forKey: "cups") == 3 && defaults.value(forKey: "cups") as? Int == 3)
        defaults.setValue(nil, forKey: "cups")
        #expect(defaults.value(forKey: "cups") == nil)
    }
}
