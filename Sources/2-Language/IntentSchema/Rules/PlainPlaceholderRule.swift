internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Warns about placeholders of rows, such as `${city}`, in values that are no templates.
struct PlainPlaceholderRule: ContextResolver {
    let context: ResolvingContext
    /// The names that a placeholder can have.
    let rows: Set<String>

    /// Reports the first placeholder of each text within a value.
    /// - Parameter problem: Returns the warning about a placeholder.
    func check(_ node: NodeID, _ problem: (String, Place) -> Diagnostic) {
        switch tree.kind(node) {
        case .mapping: for entry in tree.entries(of: node) { check(entry.value, problem) }
        case .sequence: for element in tree.elements(of: node) { check(element, problem) }
        case .scalar:
            guard tree.withUTF8(node, { $0.contains(UInt8(ascii: "$")) }) else { return }
            let first = Placeholder.all(in: text(node)).placeholders.first { placeholder in
                placeholder.content.split(separator: ".").first.map { rows.contains(String($0)) } ?? false
            }
            guard let first else { return }
            report(problem(first.text, PieceFinder(whole: place(node), in: context).place(ofOne: first.text)))
        }
    }
}

extension OptionSource {
    /// Whether the definition has a file or a command with a placeholder, which has no effect there.
    var hasPlainPlaceholders: Bool {
        switch self {
        case .file(let file): file.path.contains("${")
        case .command(let command): command.arguments.contains { $0.contains("${") }
        case .free, .none, .dynamic, .listed, .address: false
        }
    }
}

extension Diagnostic {
    /// - Parameter subject: What contains the value, such as `a preset`.
    static func placeholderInGivenValue(_ text: String, _ subject: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .defaultPlaceholder, .warning, at: place,
            "\(quoted(text)) is a plain text in \(subject), whose values follow no other row; write the value itself")
    }
}
