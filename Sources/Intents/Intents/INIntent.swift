public import Foundation

/// What a person asks an app to do, or chooses for a widget. Generated intents are subclasses, with a property for each
/// parameter.
open class INIntent: NSObject, NSCopying {
    /// Tells one request from others; a new one for each.
    open private(set) var identifier: String? = UUID().uuidString
    /// Always nil: nothing here speaks of an intent.
    open var intentDescription: String? { nil }
    /// What an app suggests to say to Siri. Kept, and used by nothing.
    open var suggestedInvocationPhrase: String?
    /// Kept, and used by nothing.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// Kept, and used by nothing.
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]
    var keyPathImages: [AnyKeyPath: INImage] = [:]

    public required override init() {}

    /// Kept for ``image(forParameterNamed:)``, and shown by nothing.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }

    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

    /// The image of the first parameter that has one, by name.
    open func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }

    // MARK: For generated code

    /// Which intent of which definition this class is; nil for a class that is not generated.
    open class var generatedDefinition: INIntentDefinition? { nil }

    /// Takes the parameters from stored values; what is absent or of another type becomes no value.
    open func readParameters(from values: INParameterValues) {}

    /// Puts every parameter that has a value under its stored name.
    open func writeParameters(to values: inout INParameterValues) {}

    /// Asks a handler for the options of a parameter.
    /// - Throws: ``INHandlerProblem`` for a handler of other intents, and what the handler throws.
    open func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        throw INHandlerProblem.unknownParameter(parameter, of: type(of: self))
    }

    /// Asks a handler for what a parameter holds in a new widget.
    /// - Returns: The value under the parameter's stored name; nothing for no value.
    /// - Throws: ``INHandlerProblem`` for a handler of other intents.
    open func provideDefault(ofParameter parameter: String, by handler: Any) async throws -> INParameterValues {
        throw INHandlerProblem.unknownParameter(parameter, of: type(of: self))
    }

    /// Whether a parameter's options are asked for with a search term.
    open class func isSearched(_ parameter: String) -> Bool { false }

    // MARK: NSCopying

    /// A copy with what can be stored: a file that is its content alone is left out.
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
