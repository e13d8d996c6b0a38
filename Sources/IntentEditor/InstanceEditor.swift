public import IntentModel
public import IntentRuntime
internal import Synchronization

/// Edits one instance: its rows, a draft that they follow at once, and what others do meanwhile.
///
/// Safe to use from any task or thread. Changes to the draft return at once and ask nobody; what has to ask or to store
/// is asynchronous. Nothing is stored before ``apply(unchecked:)``, apart from what ``renew()`` looks up.
///
/// ```swift
/// let editor = try await InstanceEditor.open(id, in: engine, locale: "de")
/// try editor.perform(.set("labelSize", .integer(16)))
/// for row in editor.content.visibleRows { print(row.label, row.text) }
/// try await editor.apply()
/// ```
public final class InstanceEditor: Sendable {
    struct State: Sendable {
        var snapshot: IntentEngine.Snapshot
        var status: EditorContent.Status
        var draft = EditorDraft()
        var listeners: [Int: AsyncStream<EditorContent>.Continuation] = [:]
        var nextListener = 0
    }

    /// Which instance it edits.
    public let instance: InstanceID
    /// The BCP 47 tag of labels and titles.
    public let locale: String
    let engine: IntentEngine
    let state: Mutex<State>

    private init(_ snapshot: IntentEngine.Snapshot, engine: IntentEngine, locale: String) {
        instance = snapshot.instance.id
        self.engine = engine
        self.locale = locale
        let isOrphan = engine.declaration(of: snapshot.instance) == nil
        state = Mutex(State(snapshot: snapshot, status: isOrphan ? .orphan : .ready))
    }

    deinit {
        for listener in state.withLock({ $0.listeners }).values { listener.finish() }
    }

    /// Reads the instance, and asks nobody: ``renew()`` does, once the rows are on the screen.
    /// - Parameter locale: Of labels and titles; nil for the engine's.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public static func open(
        _ id: InstanceID, in engine: IntentEngine, locale: String? = nil
    ) async throws -> InstanceEditor {
        InstanceEditor(
            try await engine.snapshot(of: id), engine: engine, locale: locale ?? engine.standardLocale)
    }

    /// What the editor shows now.
    public var content: EditorContent { content(of: state.withLock { $0 }) }

    func content(of state: State) -> EditorContent {
        EditorContent(
            of: state.snapshot.instance, status: state.status, draft: state.draft, engine: engine, locale: locale)
    }

    /// Changes the state, and tells who listens: under the lock, so that nobody hears of an older state last.
    @discardableResult
    func change(_ body: (inout State) throws -> Void) rethrows -> EditorContent {
        try state.withLock { state in
            // The store tells of other instances' changes too, after which this one reads as it did.
            let before = state.listeners.isEmpty ? nil : content(of: state)
            try body(&state)
            let content = content(of: state)
            if content != before {
                for listener in state.listeners.values { listener.yield(content) }
            }
            return content
        }
    }
}
