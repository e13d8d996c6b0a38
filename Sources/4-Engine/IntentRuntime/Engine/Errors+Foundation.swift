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
    /// The localized description of an error that has its own.
    var localizedMessage: String? { (self as? any LocalizedError)?.errorDescription }
}
