#if SQLite
    /// One system call of a writer's, as `strace -y` writes it.
    struct SystemCall: Hashable, Sendable {
        /// The thread that called.
        let thread: Int
        /// As the tracer names it: `pwrite64`.
        let name: String
        /// Arguments with the paths behind their descriptors, and the result.
        let text: String
        /// The how manieth of its name in its thread, from 1.
        let ordinal: Int

        /// Nil for what is no call, such as the end of a thread, or the second half of a call.
        init?(line: Substring, counting: (_ thread: Int, _ name: String) -> Int) {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard parts.count == 2, let thread = Int(parts[0]) else { return nil }
            let call = parts[1].drop { $0 == " " }
            guard let end = call.firstIndex(of: "("), call.first?.isLetter == true else { return nil }
            self.thread = thread
            name = String(call[..<end])
            text = String(call[end...])
            ordinal = counting(thread, name)
        }

        /// What the writer printed by it; nil for another call, or to elsewhere.
        var printedLine: String? {
            guard name == "write", text.hasPrefix("(1<"), let start = text.firstIndex(of: "\"") else { return nil }
            return text[text.index(after: start)...].split(separator: "\\").first.map(String.init)
        }

        func concerns(_ path: String) -> Bool { text.contains(path) }

        var hasSucceeded: Bool { text.hasSuffix("= 0") }

        /// It makes what was written to the file stay, whatever happens to the machine.
        func synchronizes(_ path: String) -> Bool {
            (name == "fdatasync" || name == "fsync") && concerns("<\(path)>") && hasSucceeded
        }
    }
#endif
