import Foundation
import IntentRuntime

extension HandlerError {
    /// An error as the runtime knows it: with the words that it has for people, else as text.
    static func runtimeError(for error: any Error) -> any Error {
        switch error {
        case is HandlerError, is CancellationError: error
        case let error as any LocalizedError where error.errorDescription != nil:
            HandlerError(.failed, message: error.errorDescription)
        case let error as NSError where error.userInfo[NSLocalizedDescriptionKey] != nil:
            HandlerError(.failed, message: error.localizedDescription)
        default: HandlerError(.failed, message: String(describing: error))
        }
    }
}
