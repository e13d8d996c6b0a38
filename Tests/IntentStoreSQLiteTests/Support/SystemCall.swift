#if SQLite
    /// One system call of a writer's, as `strace -y` writes it.
    struct SystemCall: Hashable, Sendable {
        /// The thread that called.
        let thread: Int
        /// As the tracer names it: `pwrite64`.
        let name: String
        /// Arguments with the paths behind their descriptors, and the result.
        fileprivate(set) var text: String
        /// The how manieth of its name in its thread, from 1.
        let ordinal: Int
        /// The lines of the trace in which it begins and ends: not the same where another thread calls meanwhile.
        fileprivate(set) var lines: ClosedRange<Int>

        /// What the writer printed by it; nil for another call, or to elsewhere.
        var printedLine: String? {
            guard name == "write", text.hasPrefix("(1<"), let start = text.firstIndex(of: "\"") else { return nil }
            return text[text.index(after: start)...].split(separator: "\\").first.map(String.init)
        }

        /// By its path, or by a descriptor of it.
        var namesAFile: Bool { text.contains("</") || text.contains("\"/") }

        func concerns(_ path: String) -> Bool { text.contains(path) }

        var hasSucceeded: Bool { text.hasSuffix("= 0") }

        /// It makes what was written to the file stay, whatever happens to the machine.
        func synchronizes(_ path: String) -> Bool {
            (name == "fdatasync" || name == "fsync") && concerns("<\(path)>") && hasSucceeded
        }
    }

    extension [SystemCall] {
        /// The calls of a trace, in the order in which they begin.
        init(trace: String) {
            self = []
            var counts: [String: Int] = [:]
            // By thread: the call that has begun and not ended.
            var open: [Int: Int] = [:]
            for (line, text) in trace.split(separator: "\n").enumerated() {
                let parts = text.split(separator: " ", maxSplits: 1)
                guard parts.count == 2, let thread = Int(parts[0]) else { continue }
                let words = parts[1].drop { $0 == " " }
                if words.hasPrefix("<... "), let end = words.firstIndex(of: ">") {
                    guard let call = open.removeValue(forKey: thread) else { continue }
                    self[call].text += words[end...].dropFirst()
                    self[call].lines = self[call].lines.lowerBound...line
                } else if words.first?.isLetter == true, let start = words.firstIndex(of: "(") {
                    let name = String(words[..<start])
                    counts["\(thread) \(name)", default: 0] += 1
                    let isOpen = words.hasSuffix(" <unfinished ...>")
                    if isOpen { open[thread] = count }
                    append(
                        SystemCall(
                            thread: thread, name: name,
                            text: String(words[start...].dropLast(isOpen ? " <unfinished ...>".count : 0)),
                            ordinal: counts["\(thread) \(name)", default: 0], lines: line...line))
                }
            }
        }
    }
#endif
