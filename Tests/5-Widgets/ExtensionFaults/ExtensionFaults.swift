import IntentExtension
import IntentSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A faulty extension for tests, which is not part of any product.
///
/// A host passes no arguments to an extension, so the fault is specified by the program's name: tests create links such as
/// `hang` or `cut,17`. Requests for the instance `bad` trigger the fault; the others are answered correctly. Under its
/// own name and with the arguments `host LINK COUNT`, the program is a host of such an extension; see ``FaultHost``.
@main
enum ExtensionFaults {
    static func main() async {
        let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
        if name == "ExtensionFaults" {
            await FaultHost.main(Array(CommandLine.arguments.dropFirst()))
            CurrentProcess.exit(0)
        }
        let parts = name.split(separator: ",").map(String.init)
        let fault = parts.first ?? ""
        if fault == "stubborn" { SystemCalls.ignoreTerminationSignal() }
        if FaultHandler.faults.contains(fault) {
            let widgets = FaultWidgets.registrations(fault: fault)
            await HandlerExtension.main(
                handlers: [FaultHandler(fault: fault)], schema: FaultSchema.schema, widgets: widgets)
        }
        RawExtension(fault: fault, number: parts.dropFirst().first.flatMap { Int($0) } ?? 0).run()
    }
}

/// System calls that only the faults need.
enum SystemCalls {
    static func ignoreTerminationSignal() { signal(SIGTERM, SIG_IGN) }

    static func abortProcess() -> Never { abort() }

    /// Ends the process with SIGKILL.
    static func killProcess() { raise(SIGKILL) }

    /// The number of descriptors that are open in this process.
    static var openDescriptorCount: Int {
        (0..<1024).count { fcntl($0, F_GETFD) != -1 }
    }

    /// Whether this process has children, running or waiting to be reaped.
    static var hasChildren: Bool {
        var information = siginfo_t()
        return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) != -1 || errno != ECHILD
    }

    /// The maximum resident memory of this process so far, in bytes; 0 if it cannot be determined.
    static var peakResidentBytes: Int {
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            // getrusage would include the memory of the process before it became this program.
            let bytes = (try? OpenFile("/proc/self/status").bytes(limit: 65_536)) ?? []
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            let fields = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
            return (fields?.dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
        #endif
    }
}
