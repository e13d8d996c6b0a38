public import IntentFoundation

/// A text that is spoken or shown after an action, or when a value is requested.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text that is spoken.
    public let full: LocalizedStringResource
    /// The text that is shown beside a view; nil if it is the same.
    public let supporting: LocalizedStringResource?
    /// The name of the symbol beside the text.
    public let systemImageName: String?

    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil
    ) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    public init(_ dialog: LocalizedStringResource) { self.init(full: dialog) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
