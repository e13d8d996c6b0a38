internal import Foundation
internal import IntentRuntime

/// Asks one address for a document: `https`, or `http` to this very machine, without cookies, caches or passwords. It
/// blocks.
struct AddressRequest: Sendable {
    private static let mostRedirects = 5

    let address: String
    /// Sent as the preferred language, a BCP 47 tag.
    let locale: String
    /// As the server reads who asks.
    let programName: String
    /// Most bytes of the answer, unpacked.
    let limit: Int
    let deadline: ContinuousClock.Instant
    /// Where the user's own authorities are named, `SSL_CERT_FILE`.
    let environment: Environment

    /// - Throws: `unavailable` where the server cannot be reached or says so, `notSignedIn` for status 401, `timedOut`,
    ///   `failed` for all else.
    func body() async throws(HandlerFailure) -> [UInt8] {
        guard let url = URL(string: address), var rule = AddressRule(url) else {
            throw .failed("'\(address)' is not https, nor http to this machine, or holds a password")
        }
        guard let library = CurlLibrary.shared else {
            throw .unavailable("addresses are asked with libcurl, which is not on this system")
        }
        var place = url
        for _ in 0...Self.mostRedirects {
            let transfer = AddressTransfer(
                url: place, rule: rule, headers: headers, authorities: environment["SSL_CERT_FILE"], limit: limit,
                deadline: deadline)
            let answer = await withTaskCancellationHandler {
                transfer.run(with: library)
            } onCancel: {
                transfer.cancel()
            }
            switch try answer.get() {
            case .body(let bytes): return bytes
            case .redirect(let target):
                guard let next = URL(string: target), let nextRule = rule.afterRedirect(to: next) else {
                    let host = URL(string: target)?.host ?? ""
                    throw .failed("the answer leads to another place, '\(host)', or away from https")
                }
                place = next
                rule = nextRule
            }
        }
        throw .failed("the answer leads on and on")
    }

    private var headers: [String] {
        [
            "Accept: application/json", "Accept-Language: \(locale)",
            "User-Agent: \(programName)/\(ProgramVersion.text)",
        ]
    }
}
