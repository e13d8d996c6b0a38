internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A request for the document at one address: `https`, or `http` on this machine, without cookies, caches and passwords.
///
/// It blocks its thread.
struct AddressRequest: Sendable {
    private static let maximumRedirectCount = 5

    let address: String
    /// The preferred language, a BCP 47 tag.
    let locale: String
    /// The name in the `User-Agent` header.
    let programName: String
    /// The maximum number of bytes of the answer after decompression.
    let limit: Int
    let deadline: ContinuousClock.Instant
    /// The environment whose `SSL_CERT_FILE` names the user's certificate authorities.
    let environment: Environment

    /// Returns the document.
    /// - Throws: `unavailable` if the server cannot be reached or answers with a status of 500 to 599, `notSignedIn` for
    ///   status 401, `timedOut`, and `failed` otherwise.
    func body() async throws(OptionsFailure) -> [UInt8] {
        guard var url = URL(string: address), var rule = AddressRule(url) else {
            throw .failed("'\(address)' is not https, nor http on this machine, or contains a password")
        }
        guard let library = CurlLibrary.shared else {
            throw .unavailable("requesting addresses requires libcurl, which is not installed")
        }
        for _ in 0...Self.maximumRedirectCount {
            let transfer = AddressTransfer(
                url: url, rule: rule, headers: headers, authorities: environment["SSL_CERT_FILE"], limit: limit,
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
                    throw .failed("the server redirects to another host, '\(host)', or from https to http")
                }
                url = next
                rule = nextRule
            }
        }
        throw .failed("the server redirects more than \(Self.maximumRedirectCount) times")
    }

    private var headers: [String] {
        [
            "Accept: application/json", "Accept-Language: \(locale)",
            "User-Agent: \(programName)/\(Program.version)",
        ]
    }
}

/// The rule for addresses that may be requested. It looks at the components of an address, never at prefixes of its text.
struct AddressRule: Hashable, Sendable {
    private let host: String
    let isSecure: Bool

    /// Returns nil if the address must not be requested.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.user == nil,
            parts.password == nil, let host = parts.encodedHost?.lowercased(), Self.isUnambiguous(host)
        else { return nil }
        self.host = host
        isSecure = parts.scheme?.lowercased() == "https"
        guard isSecure || parts.scheme?.lowercased() == "http" && URLText.isOwnMachine(host) else { return nil }
    }

    /// Returns the rule for the target of a redirect; nil if it is on another host or leads from https to http.
    func afterRedirect(to url: URL) -> AddressRule? {
        guard let other = AddressRule(url), other.host == host, other.isSecure || !isSecure else { return nil }
        return other
    }

    /// Whether no two URL parsers can see different hosts.
    private static func isUnambiguous(_ host: String) -> Bool {
        !host.isEmpty && host.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-_:[]".utf8.contains($0) }
    }
}
