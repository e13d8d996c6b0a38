import IntentRuntime
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A handler with a fault, in an extension that is made as it should be.
struct FaultHandler: IntentHandling {
    typealias Intent = FaultIntent

    static let faults = [
        "none", "hang", "obedient", "spin", "throw", "signIn", "abort", "segfault", "exit", "kill", "millions",
        "repeat", "print", "grow", "stubborn", "family", "slow", "misfit",
        "second", "long", "packed",
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
        guard context.instance?.text == "bad" else { return things(["a", "b", "process \(getpid())"]) }
        switch fault {
        case "millions": return things((0..<10_000_000).map { "item \($0)" })
        case "long":
            // Six megabytes, more than a line holds.
            let words = String(repeating: "long ", count: 800)
            let items = (0..<1_500).map { OptionItem(thing("item \($0)"), title: "item \($0)", subtitle: words) }
            return OptionCollection(sections: [OptionSection(items: items)])
        case "packed":
            return Self.packed.collection(matching: searchTerm, context: context).intentValues
        case "repeat": return things(["a", "b", "a", "a"])
        case "second":
            if Self.calls.add(1, ordering: .relaxed).newValue > 1 { abort() }
            return things(["first"])
        case "misfit": return OptionCollection(sections: [OptionSection(items: [OptionItem(.integer(7), title: "7")])])
        default:
            try await misbehave()
            return things(["late"])
        }
    }

    func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        if context.instance?.text == "bad" { try await misbehave() }
        return identifiers.filter { ["a", "b"].contains($0) }.map(thing)
    }

    func intentDefault(
        of parameter: String, for intent: FaultIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        if context.instance?.text == "bad" { try await misbehave() }
        return [thing("b")]
    }

    private func misbehave() async throws {
        switch fault {
        case "hang", "stubborn": await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        case "obedient": try await Task.sleep(for: .seconds(1000))
        case "spin": while true {}
        case "throw": throw HandlerError(.failed, message: "the garage is closed")
        case "signIn": throw HandlerError(.notSignedIn)
        case "abort":
            ProgramOutput.say("about to abort", to: STDERR_FILENO)
            abort()
        case "segfault": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case "exit": exit(0)
        case "kill": raise(SIGKILL)
        case "print": print("what a handler prints is no protocol")
        case "grow": Self.grow(to: 200_000_000)
        case "slow": try await Task.sleep(for: .milliseconds(300))
        default: break
        }
    }

    /// Memory that is held, every page of it, until the process ends.
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
