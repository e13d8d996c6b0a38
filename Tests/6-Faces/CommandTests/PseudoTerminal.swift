import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal for programs of a test: what they write is kept, and text can be typed.
final class PseudoTerminal: Sendable {
    struct Failure: Error {
        let number = errno
    }

    /// The side of the programs.
    let programs: FileHandle
    private let own: Int32
    private let written = Mutex<[UInt8]>([])
    private let changed = NSCondition()

    init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
        own = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard own >= 0, let path = Self.programPath(of: own), let programs = FileHandle(forUpdatingAtPath: path) else {
            throw Failure()
        }
        self.programs = programs
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(own, UInt(TIOCSWINSZ), &size)
        Thread { [weak self, own] in
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while true {
                let count = read(own, &buffer, buffer.count)
                guard count > 0, let self else { break }
                changed.withLock { written.withLock { $0 += buffer[..<count] } }
                changed.broadcast()
            }
            close(own)
        }.start()
    }

    private static func programPath(of own: Int32) -> String? {
        #if canImport(Darwin)
            guard grantpt(own) == 0, unlockpt(own) == 0 else { return nil }
            return ptsname(own).map { String(cString: $0) }
        #else
            // What unlockpt and ptsname do, which the headers declare for some sources only: TIOCSPTLCK and TIOCGPTN.
            var isLocked: Int32 = 0
            var number: Int32 = 0
            guard ioctl(own, 0x4004_5431, &isLocked) == 0, ioctl(own, 0x8004_5430, &number) == 0 else { return nil }
            return "/dev/pts/\(number)"
        #endif
    }

    /// What was written so far.
    var text: String { written.withLock { String(decoding: $0, as: UTF8.self) } }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(own, bytes, bytes.count)
    }

    /// Kills the program that leads the session of the terminal, which hangs up on the others.
    func killSession() {
        let leader = tcgetsid(own)
        if leader > 1 { kill(leader, SIGKILL) }
    }

    /// Waits until a condition holds for what was written, at most a minute: a busy machine needs long.
    func wait(until condition: (String) -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: 60)
        return changed.withLock {
            while !condition(text) {
                guard changed.wait(until: end) else { return condition(text) }
            }
            return true
        }
    }
}
