import FuzzDriver

@main
enum Fuzzer {
    static func main() {
        runFuzzer { bytes, size in
            applyAnything(Array(UnsafeBufferPointer(start: bytes, count: size)))
            return 0
        }
    }
}
