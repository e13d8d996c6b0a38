import IntentSystem
import IntentRuntime

/// Writes without end, beside whatever else the process does.
enum Flood {
    static func begin(_ descriptor: CInt) {
        let isBegun = PlatformThread.start {
            let words = [UInt8](repeating: UInt8(ascii: "e"), count: 1000) + [UInt8(ascii: "\n")]
            while true { ProgramOutput.write(words, to: descriptor) }
        }
        precondition(isBegun, "the system has a thread left")
    }
}
