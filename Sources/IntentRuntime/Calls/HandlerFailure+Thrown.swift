extension HandlerFailure {
    /// What an error that a handler threw means.
    package init(thrown error: any Error) {
        switch error {
        case let failure as HandlerFailure: self = failure
        case let error as HandlerError: self.init(error)
        case is CancellationError: self = .failed("the handler cancelled its own work")
        default: self = .failed(String(describing: error))
        }
    }

    private init(_ error: HandlerError) {
        switch error.code {
        case .notSignedIn: self = .notSignedIn
        case .unavailable: self = .unavailable(error.message ?? "the source cannot be reached now")
        default: self = .failed(error.message ?? "the handler failed")
        }
    }
}
