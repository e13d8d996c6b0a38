internal import IntentDiagnostics

/// What Xcode's files cannot hold of one declaration.
struct ExportLoss {
    /// `intents`, `OrderSoup`, `parameters`, `soup`.
    let path: [String]
    /// They cannot hold anything of it.
    var isWhole = false
    /// As phrases: `the step`, `2 conditions`.
    private var parts: [String] = []
    /// What is there where nothing else is said, too, so that the loss may be none.
    private var doubts: [String] = []

    init(_ path: [String]) {
        self.path = path
    }

    /// - Parameters:
    ///   - part: In the singular, without its article.
    ///   - plural: Nil for that with an s.
    mutating func add(_ part: String, plural: String? = nil, count: Int = 1) {
        parts.append(count == 1 ? "the \(part)" : "\(count) \(plural ?? part + "s")")
    }

    /// Words for parts that are many.
    mutating func add(all parts: String) { self.parts.append("the \(parts)") }

    mutating func doubt(_ part: String) { doubts.append("the \(part)") }

    /// Nil where nothing is lost.
    func diagnostic(in file: FileIndex, at range: SourceRange) -> Diagnostic? {
        let name = "'\(path.last ?? "")'"
        if isWhole {
            return Diagnostic(
                .notExportable, .warning, in: file, at: range, "Xcode's files have no place for the widget \(name)")
        }
        guard !parts.isEmpty || !doubts.isEmpty else { return nil }
        let all = (parts + doubts).listed
        if parts.isEmpty {
            return Diagnostic(
                .notExportable, .note, in: file, at: range, "Xcode's files have no sure word for \(all) of \(name)")
        }
        return Diagnostic(
            .notExportable, .warning, in: file, at: range, "Xcode's files have no place for \(all) of \(name)")
    }
}

extension [String] {
    /// `a, b and c`
    fileprivate var listed: String {
        guard count > 1, let last else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}
