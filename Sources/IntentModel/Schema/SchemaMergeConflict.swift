/// Two schemas cannot be one.
package struct SchemaMergeConflict: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is declared in two ways.
    package enum Subject: Hashable, Sendable {
        /// The two groups' names.
        case group(String, String)
        /// An object type or an enum, which share their names.
        case type(String)
        case intent(String)
        case widget(String)
        /// Two widgets claim one kind.
        case kind(String)
    }

    package let subject: Subject

    init(_ subject: Subject) {
        self.subject = subject
    }

    package var description: String {
        switch subject {
        case .group(let first, let second): "one schema is of the group '\(first)', the other of '\(second)'"
        case .type(let name): "'\(name)' is declared in two ways"
        case .intent(let name): "the intent '\(name)' is declared in two ways"
        case .widget(let name): "the widget '\(name)' is declared in two ways"
        case .kind(let name): "two widgets are of the kind '\(name)'"
        }
    }
}
