internal import Foundation
internal import IntentRuntime
internal import Synchronization

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// One request on its way, and what has come of its answer.
final class AddressTransfer: NSObject, URLSessionDataDelegate {
    typealias Answer = Result<[UInt8], HandlerFailure>

    private static let mostRedirects = 5

    private struct State {
        var bytes: [UInt8] = []
        var redirects = 0
        /// What was met first, and ends the transfer.
        var failure: HandlerFailure?
        var continuation: CheckedContinuation<Answer, Never>?
    }

    private let request: URLRequest
    private let rule: AddressRule
    private let limit: Int
    private let state = Mutex(State())

    init(_ request: URLRequest, rule: AddressRule, limit: Int) {
        self.request = request
        self.rule = rule
        self.limit = limit
    }

    func answer() async -> Answer {
        let settings = URLSessionConfiguration.ephemeral
        settings.httpShouldSetCookies = false
        settings.httpCookieAcceptPolicy = .never
        settings.httpCookieStorage = nil
        settings.urlCache = nil
        settings.urlCredentialStorage = nil
        let session = URLSession(configuration: settings, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { $0.continuation = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let isAdmitted = state.withLock { state in
            state.redirects += 1
            if !rule.admitsRedirect(to: request.url) {
                state.failure = .failed(
                    "the answer leads to another place, '\(request.url?.host ?? "")', or away from https")
            } else if state.redirects > Self.mostRedirects {
                state.failure = .failed("the answer leads on and on")
            }
            return state.failure == nil
        }
        completionHandler(isAdmitted ? request : nil)
        if !isAdmitted { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let failure = (response as? HTTPURLResponse).flatMap { Self.failure(ofStatus: $0.statusCode) }
        if let failure { state.withLock { $0.failure = $0.failure ?? failure } }
        completionHandler(failure == nil ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooMuch = state.withLock { state in
            guard state.failure == nil else { return false }
            state.bytes += data
            guard state.bytes.count > limit else { return false }
            state.bytes = []
            state.failure = .failed("the answer has more than \(limit >> 20) MiB")
            return true
        }
        if isTooMuch { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (continuation, answer) = state.withLock { state -> (CheckedContinuation<Answer, Never>?, Answer) in
            let failure = state.failure ?? error.map(Self.failure)
            return (state.continuation.take(), failure.map { .failure($0) } ?? .success(state.bytes))
        }
        continuation?.resume(returning: answer)
    }

    private static func failure(ofStatus status: Int) -> HandlerFailure? {
        switch status {
        case 200: nil
        case 401: .notSignedIn
        case 500...599: .unavailable("the server answers with status \(status)")
        default: .failed("the server answers with status \(status)")
        }
    }

    private static func failure(of error: any Error) -> HandlerFailure {
        let code = (error as? URLError)?.code
        if code == .timedOut { return .timedOut }
        return .unavailable("the server cannot be reached: \(error.localizedDescription)")
    }
}
