/// Gives libFuzzer what to run and hands the program over to it.
@main
enum Fuzzer {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = runDriver(&count, &arguments) { bytes, size in
            resolveAnything(Array(UnsafeBufferPointer(start: bytes, count: size)))
            return 0
        }
    }
}

private typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// From `FuzzerInterface.h`, which the compiler ships without a module.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ target: Target
) -> CInt
