/// Where the handler of an intent comes from.
///
/// Handlers are classes of another time, which say nothing of threads. The runtime calls them as Apple's system does: from
/// any thread, one call at a time for a widget instance.
struct INHandlerSource: @unchecked Sendable {
    // Handed over by the program that makes an engine of it, and called by the engine alone from then on.
    let handler: (INIntent) -> Any?

    init(_ handler: @escaping (INIntent) -> Any?) {
        self.handler = handler
    }
}
