package import IntentModel
import IntentRuntime
import IntentSystem
import Synchronization

/// A faulty handler in an extension that follows the protocol.
struct FaultHandler: IntentHandling {
    typealias Intent = FaultIntent

    static let faults = [
        "none", "hang", "obedient", "spin", "throw", "signIn", "abort", "segfault", "exit", "kill", "millions",
        "repeat", "print", "grow", "stubborn", "family", "slow", "mismatch",
        "second", "long", "packed", "large", "huge", "many",
    ]

    private static let calls = Atomic(0)
    private static let packed = SearchableOptions(
        (0..<100_000).lazy.map {
            OptionItem(
                AnyIntentObject(
                    identifier: "item \($0)", displayString: "Item \($0)", subtitleString: "Row \($0 % 97)"))
        })

    let fault: String

    func intentOptions(
        of parameter: String, for intent: FaultIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        guard context.instance?.text == "bad" else { return things(["a", "b", "process \(CurrentProcess.id)"]) }
        switch fault {
        case "millions": return things((0..<10_000_000).map { "item \($0)" })
        case "long":
            // Six megabytes, more than the maximum length of a line.
            let text = String(repeating: "long ", count: 800)
            let items = (0..<1_500).map { OptionItem(thing("item \($0)"), title: "item \($0)", subtitle: text) }
            return OptionCollection(sections: [OptionSection(items: items)])
        case "packed":
            return Self.packed.collection(matching: searchTerm, context: context).intentValues
        case "repeat": return things(["a", "b", "a", "a"])
        case "second":
            if Self.calls.add(1, ordering: .relaxed).newValue > 1 { SystemCalls.abortProcess() }
            return things(["first"])
        case "mismatch":
            return OptionCollection(sections: [OptionSection(items: [OptionItem(.integer(7), title: "7")])])
        default:
            try await Self.misbehave(fault)
            return things(["late"])
        }
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: FaultIntent, context: LookupContext
    ) async throws -> [IntentValue] {
        if context.instance?.text == "bad" { try await Self.misbehave(fault) }
        return identifiers.filter { ["a", "b"].contains($0) }.map(thing)
    }

    func intentDefault(
        of parameter: String, for intent: FaultIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        if context.instance?.text == "bad" { try await Self.misbehave(fault) }
        return [thing("b")]
    }

    static func misbehave(_ fault: String) async throws {
        switch fault {
        case "hang", "stubborn": await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        case "obedient": try await Task.sleep(for: .seconds(1000))
        case "spin": while true {}
        case "throw": throw HandlerError(.failed, message: "the garage is closed")
        case "signIn": throw HandlerError(.notSignedIn)
        case "abort":
            try Descriptor.standardError.writeAll("about to abort\n")
            SystemCalls.abortProcess()
        case "segfault": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case "exit": CurrentProcess.exit(0)
        case "kill": SystemCalls.killProcess()
        case "print": print("printed text is not part of the protocol")
        case "grow": grow(to: 200_000_000)
        case "slow": try await Task.sleep(for: .milliseconds(300))
        default: break
        }
    }

    /// Allocates memory, writes to every page of it, and never frees it.
    private static func grow(to bytes: Int) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: 4096)
        memory.initializeMemory(as: UInt8.self, repeating: 1)
    }

    private func thing(_ name: String) -> IntentValue {
        .object(ObjectValue(identifier: name, displayString: name))
    }

    private func things(_ names: [String]) -> OptionCollection<IntentValue> {
        OptionCollection(sections: [OptionSection(items: names.map { OptionItem(thing($0), title: $0) })])
    }
}

/// The schema of the faulty extension and its hosts: one intent with dynamic options.
package enum FaultSchema {
    package static var schema: Schema {
        func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
        var hero = Parameter(name: "hero", swiftName: "hero", title: text("Hero"), type: ValueType(.object("Thing")))
        hero.options = .dynamic
        hero.searchesInHandler = true
        var heroes = hero
        heroes.name = "heroes"
        heroes.swiftName = "heroes"
        heroes.type = ValueType(.object("Thing"), isList: true)
        heroes.defaultRule = .handler
        return Schema(
            types: [ObjectType(name: "Thing", swiftName: "Thing", title: text("Thing"))],
            intents: [
                Intent(
                    name: "Config", swiftName: "ConfigIntent", title: text("Config"), parameters: [hero, heroes],
                    isEligibleForWidgets: true)
            ],
            widgets: [
                DeclaredWidget(
                    name: "Widget", swiftName: "widget", kind: "widget", title: text("Widget"), intent: "Config",
                    families: [.systemSmall])
            ])
    }
}

/// The configuration of the intent in ``FaultSchema``.
struct FaultIntent: ConfigurableIntent {
    let values: IntentValues

    init(intentValues values: IntentValues) {
        self.values = values
    }

    func write(to values: inout IntentValues) {
        for name in self.values.names { values[name] = self.values[name] }
    }

    static var definition: IntentDefinition { IntentDefinition(name: "Config", json: "{}") }
}
