public import Foundation

/// The words that an app teaches Siri. They go nowhere here.
public final class INVocabulary: NSObject, Sendable {
    private static let vocabulary = INVocabulary()

    private override init() {}

    public class func shared() -> INVocabulary { vocabulary }

    /// Does nothing.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    /// Does nothing.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    /// Does nothing.
    public func removeAllVocabularyStrings() {}
}
