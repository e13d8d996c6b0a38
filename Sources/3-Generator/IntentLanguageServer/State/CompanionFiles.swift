package import IntentDiagnostics

/// Files beside definitions that the language does not read, such as those for Xcode.
package struct CompanionFiles: Sendable {
    /// A file, and its contents after an edit.
    package struct Change: Sendable {
        let file: SourceFile
        let newBytes: [UInt8]

        package init(_ file: SourceFile, newBytes: [UInt8]) {
            self.file = file
            self.newBytes = newBytes
        }
    }

    /// The changes of files, or why one of them cannot be read.
    package enum Renaming: Sendable {
        case changes([Change])
        case unreadable(String)
    }

    /// Returns the problems of the files beside definitions, and adds the files to the sources of the diagnostics.
    let problems: @Sendable (_ definitions: [String], inout SourceFiles) -> [Diagnostic]
    /// Returns the changes of the files beside definitions after the declaration at a path is renamed.
    let renaming: @Sendable (_ definitions: [String], _ path: [String], _ name: String) -> Renaming

    package init(
        problems: @escaping @Sendable (_ definitions: [String], inout SourceFiles) -> [Diagnostic],
        renaming: @escaping @Sendable (_ definitions: [String], _ path: [String], _ name: String) -> Renaming
    ) {
        self.problems = problems
        self.renaming = renaming
    }

    package static let none = CompanionFiles(problems: { _, _ in [] }, renaming: { _, _, _ in .changes([]) })
}

extension CompanionFiles.Change {
    /// The only part that differs.
    var replacement: Replacement? {
        let old = file.bytes
        let common = zip(old, newBytes).prefix { $0 == $1 }.count
        guard common < max(old.count, newBytes.count) else { return nil }
        let limit = min(old.count, newBytes.count) - common
        let rest = zip(old.reversed(), newBytes.reversed()).prefix(limit).prefix { $0 == $1 }.count
        // Parts of a scalar are not replaced.
        let start = old[..<common].lastIndex { $0 < 0x80 } ?? 0
        let end = old[(old.count - rest)...].firstIndex { $0 < 0x80 } ?? old.count
        let new = newBytes[start..<newBytes.count - (old.count - end)]
        return Replacement(range: start..<end, text: String(decoding: new, as: UTF8.self))
    }
}
