#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Output without a buffer: what is written is out.
enum ProgramOutput {
    static func say(_ text: String, to descriptor: CInt) {
        write(Array((text + "\n").utf8), to: descriptor)
    }

    static func write(_ bytes: [UInt8], to descriptor: CInt) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { part in
                #if canImport(Darwin)
                    Darwin.write(descriptor, part.baseAddress, part.count)
                #elseif canImport(Musl)
                    Musl.write(descriptor, part.baseAddress, part.count)
                #else
                    Glibc.write(descriptor, part.baseAddress, part.count)
                #endif
            }
            if count < 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
