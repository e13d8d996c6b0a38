import FuzzDriver

@main
enum Fuzzer {
    static func main() {
        runFuzzer { bytes, size in
            resolveAnything(Array(UnsafeBufferPointer(start: bytes, count: size)))
            return 0
        }
    }
}
