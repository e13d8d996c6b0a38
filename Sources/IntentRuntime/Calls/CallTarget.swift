/// Who is called: a handler, or a file of options. Each has abandoned calls of its own.
struct CallTarget: Hashable, Sendable {
    /// As a message names it: `the handler of WidgetConfig`.
    let name: String
}
