public import Foundation

/// What Siri can say, and understand.
public protocol INSpeakable: NSObjectProtocol {
    /// What is said and shown.
    var spokenPhrase: String { get }
    /// How the phrase is said.
    var pronunciationHint: String? { get }
    /// What the app's vocabulary knows it by.
    var vocabularyIdentifier: String? { get }
    /// Other words for it.
    var alternativeSpeakableMatches: [INSpeakableString]? { get }
}
