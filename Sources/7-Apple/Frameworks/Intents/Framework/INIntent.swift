public import Foundation
import IntentRuntime

/// A request to an app, or the configuration of a widget. Generated intents are subclasses with a property for each
/// parameter.
open class INIntent: NSObject, NSCopying {
    /// A unique identifier of the request.
    open private(set) var identifier: String? = UUID().uuidString
    /// Always nil.
    open var intentDescription: String? { nil }
    /// A suggested phrase for Siri. Stored, but has no effect.
    open var suggestedInvocationPhrase: String?
    /// Stored, but has no effect.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// Stored, but has no effect.
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]
    var keyPathImages: [AnyKeyPath: INImage] = [:]

    public required override init() {}

    /// Sets the image that ``image(forParameterNamed:)`` returns. Nothing here displays it.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }

    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

    /// Returns the image of the first parameter, in alphabetical order, that has one.
    open func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }

    // MARK: For generated code

    /// The definition of this class's intent; nil for a class that is not generated.
    open class var generatedDefinition: INIntentDefinition? { nil }

    /// Sets all parameters from stored values. A value that is missing or has a different type becomes no value.
    open func readParameters(from values: INParameterValues) {}

    /// Writes the value of every parameter that has one, by stored name.
    open func writeParameters(to values: inout INParameterValues) {}

    /// Returns a handler's options for a parameter.
    /// - Throws: An error if the handler does not handle this intent; any error of the handler.
    open func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        throw HandlerError.unknownParameter(parameter, of: type(of: self))
    }

    /// Returns a handler's default value for a parameter.
    /// - Returns: The value under the parameter's stored name; empty if there is none.
    /// - Throws: An error if the handler does not handle this intent.
    open func provideDefault(ofParameter parameter: String, by handler: Any) async throws -> INParameterValues {
        throw HandlerError.unknownParameter(parameter, of: type(of: self))
    }

    /// Performs the intent through a handler.
    /// - Returns: The number of the response's code.
    /// - Throws: An error if the handler does not handle this intent.
    open func perform(by handler: Any) async throws -> Int {
        throw HandlerError.notGenerated(type(of: self))
    }

    /// Whether the handler searches a parameter's options itself.
    open class func isSearched(_ parameter: String) -> Bool { false }

    // MARK: NSCopying

    /// Returns a copy with all values that can be stored. Files that are only in memory are left out.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        var values = INParameterValues()
        writeParameters(to: &values)
        copy.readParameters(from: values)
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.shortcutAvailability = shortcutAvailability
        copy.donationMetadata = donationMetadata
        copy.images = images
        copy.keyPathImages = keyPathImages
        return copy
    }
}

/// Access to the images of an intent's parameters by key path: `intent.setImage(image, forParameterNamed: \.soup)`.
public protocol INIntentSetImageKeyPath: INIntent {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath {
    /// Sets the image that ``image(forParameterNamed:)`` returns. Nothing here displays it.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        keyPathImages[parameterName] = image
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        keyPathImages[parameterName]
    }
}

/// The situations in which an app's shortcut is useful. Stored, but has no effect.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

/// Information about a donation. Stored, but has no effect.
open class INIntentDonationMetadata: NSObject {
    public override init() {}
}

/// A handler's response after it confirms or handles an intent. Generated responses are subclasses with a code and a
/// property for each value.
open class INIntentResponse: NSObject {
    /// The activity with which the app opens, if it needs to.
    open var userActivity: NSUserActivity?

    public required override init() {}
}
