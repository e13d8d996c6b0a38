public import Foundation

/// An intent or activity that an app offers. Nothing here displays it.
open class INShortcut: NSObject {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    /// Returns nil for an intent whose class is not generated.
    public init?(intent: INIntent) {
        guard type(of: intent).generatedDefinition != nil else { return nil }
        self.intent = intent
        userActivity = nil
    }

    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}

/// A shortcut with the user's phrase. None exist here.
open class INVoiceShortcut: NSObject {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The user's shortcuts. None exist here, and suggestions have no effect.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    public static let shared = INVoiceShortcutCenter()

    private override init() {}

    /// Calls the completion handler immediately with an empty array.
    public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }

    /// Returns an empty array.
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    /// Calls the completion handler immediately with an error, because no shortcut exists.
    public func getVoiceShortcut(
        with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completion(nil, INIntentError(.voiceShortcutGetFailed))
    }

    /// - Throws: Always ``INIntentError``, because no shortcut exists.
    public func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
        throw INIntentError(.voiceShortcutGetFailed)
    }

    /// Does nothing.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
