internal import Foundation
internal import IntentRuntime

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// Asks one address for a document: `https`, or `http` to this very machine, without cookies, caches or passwords.
struct AddressRequest: Sendable {
    let address: String
    /// Sent as the preferred language, a BCP 47 tag.
    let locale: String
    /// As the server reads who asks.
    let programName: String
    /// Most bytes of the answer, unpacked.
    let limit: Int
    let deadline: ContinuousClock.Instant
    /// Where the user's proxies are named.
    let environment: Environment

    /// - Throws: `unavailable` where the server cannot be reached or says so, `notSignedIn` for status 401, `timedOut`,
    ///   `failed` for all else.
    func body() async throws(HandlerFailure) -> [UInt8] {
        guard let url = URL(string: address), let rule = AddressRule(url) else {
            throw .failed("'\(address)' is not https, nor http to this machine, or holds a password")
        }
        if let proxy = rule.proxy(in: environment) {
            throw .unavailable(
                "\(proxy) would send what is for this machine elsewhere; set no_proxy=localhost,127.0.0.1")
        }
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { throw .timedOut }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalAndRemoteCacheData)
        request.timeoutInterval = left / .seconds(1)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue(locale, forHTTPHeaderField: "Accept-Language")
        request.setValue("\(programName)/\(ProgramVersion.text)", forHTTPHeaderField: "User-Agent")
        let answer = await AddressTransfer(request, rule: rule, limit: limit).answer()
        return try answer.get()
    }
}
