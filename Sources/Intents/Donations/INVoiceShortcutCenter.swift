public import Foundation

/// The shortcuts that a person has. There are none here, and suggestions go nowhere.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    public static let shared = INVoiceShortcutCenter()

    private override init() {}

    /// Calls the completion at once, with none.
    public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }

    /// None.
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    /// Calls the completion at once, with an error: there is none of this identifier.
    public func getVoiceShortcut(
        with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completion(nil, INIntentError(.voiceShortcutGetFailed))
    }

    /// - Throws: ``INIntentError``, always: there is none of this identifier.
    public func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
        throw INIntentError(.voiceShortcutGetFailed)
    }

    /// Does nothing.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
