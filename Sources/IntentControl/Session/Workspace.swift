internal import IntentModel
internal import IntentRuntime

/// The definitions, the store and the engine over both, open for one command.
struct Workspace: Sendable {
    let schema: Schema
    let store: any InstanceStore
    let engine: IntentEngine
    /// The tag in which titles are shown.
    let locale: String
}
