// For tests. Made by intentgen from hostile-texts.intent.yaml. Do not edit: run intentgen again.
// swift-format-ignore-file
public import IntentRuntime
import Foundation

/// Answers for "; fatalError() \(fatalError()) \#(fatalError()) */ fatalError() /* a b c d line paragraph next end
/// nul\u{0}bell\u{7}delete\u{7F} \u{202E}txet\u{202C}\u{2066}x\u{2069} "#"##"### \#\##( ```swift fatalError() ```
/// ``Link`` \u{FEFF}bom\u{200D} #if false trailing \ by closures, which a test may set. What is not set answers with
/// fixtures.
public nonisolated struct HostileIntentHandlingFake: HostileIntentHandling {
    public var thingOptions:
        @Sendable (HostileIntent, OptionsContext) async throws -> OptionCollection<Thing> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var thingLookup: @Sendable ([String], LookupContext) async throws -> [Thing] = { identifiers, _ in
        OptionCollection<Thing>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var thingDefault: @Sendable (HostileIntent, DefaultContext) async throws -> Thing? = { _, _ in .fixture(1) }

    /// As it answers when nothing is set.
    public init() {}

    public func provideThingOptionsCollection(
        for intent: HostileIntent, context: OptionsContext
    ) async throws -> OptionCollection<Thing> {
        try await self.thingOptions(intent, context)
    }

    public func thing(for identifiers: [String], context: LookupContext) async throws -> [Thing] {
        try await self.thingLookup(identifiers, context)
    }

    public func defaultThing(for intent: HostileIntent, context: DefaultContext) async throws -> Thing? {
        try await self.thingDefault(intent, context)
    }
}

nonisolated extension HostileIntent {
    /// A configuration in which every parameter has a value.
    public static var fixture: HostileIntent {
        HostileIntent(thing: .fixture(1))
    }
}

nonisolated extension Thing {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Int = 1) -> Thing {
        Thing(identifier: "thing" + "\(number)", displayString: "Thing " + "\(number)", note: "Note " + "\(number)")
    }
}
