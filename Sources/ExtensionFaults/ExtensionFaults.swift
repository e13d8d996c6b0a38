import IntentExtension

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An extension that does what no extension should, for tests that start it. Not part of any product.
///
/// A host gives an extension no arguments, so what is wrong with it is in its name: tests make links such as `hang` or
/// `cut,17`. It answers well for every instance but `bad`. Called by its own name, with `host FAULT COUNT`, it is a host
/// that asks such an extension, see ``FaultHost``.
@main
enum ExtensionFaults {
    static func main() async {
        let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
        if name == "ExtensionFaults" {
            await FaultHost.main(Array(CommandLine.arguments.dropFirst()))
            exit(0)
        }
        let words = name.split(separator: ",").map(String.init)
        let fault = words.first ?? ""
        if fault == "stubborn" { signal(SIGTERM, SIG_IGN) }
        if FaultHandler.faults.contains(fault) {
            await ExtensionProgram.main(handlers: [FaultHandler(fault: fault)], schema: FaultSchema.schema)
        }
        RawExtension(fault: fault, number: words.dropFirst().first.flatMap { Int($0) } ?? 0).run()
    }
}
