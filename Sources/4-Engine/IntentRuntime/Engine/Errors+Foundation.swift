internal import IntentSystem

// See ConfigurableValue+Foundation.swift for the reason.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Foundation's `localizedDescription` is the description, instead of the name of the type and a number.

extension EngineError: LocalizedError {
    public var errorDescription: String? { description }
}

extension HandlerError: LocalizedError {
    public var errorDescription: String? { description }
}

extension OptionsFailure: LocalizedError {
    public var errorDescription: String? { description }
}

extension StoreError: LocalizedError {
    public var errorDescription: String? { description }
}

extension Error {
    /// The text of an error that people read: the localized description of an error that has its own, or else what it says of
    /// itself, without the details of Foundation's errors, such as an address with a password.
    var textForPeople: String {
        if let text = (self as? any LocalizedError)?.errorDescription { return text }
        let description = String(describing: self)
        guard let details = description.firstRange(of: "UserInfo=") else { return description }
        return String(description[..<details.lowerBound].trimming { $0 == " " })
    }
}
