internal import Foundation

/// Which addresses may be asked, by their parts, never by how the text begins.
struct AddressRule: Hashable, Sendable {
    private let host: String
    private let isSecure: Bool

    /// Nil for what may not be asked.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.user == nil,
            parts.password == nil, let host = parts.host?.lowercased(), !host.isEmpty
        else { return nil }
        self.host = host
        isSecure = parts.scheme?.lowercased() == "https"
        guard isSecure || parts.scheme?.lowercased() == "http" && Self.isOwnMachine(host) else { return nil }
    }

    /// Whether an answer may send us on: to the same host, and never from https to http.
    func admitsRedirect(to url: URL?) -> Bool {
        guard let url, let other = AddressRule(url) else { return false }
        return other.host == host && (other.isSecure || !isSecure)
    }

    /// The variable that would take a request to this machine to a proxy; nil where none does.
    func proxy(in environment: Environment) -> String? {
        guard !isSecure else { return nil }
        let exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").split { $0 == "," || $0 == " " }
        if exceptions.contains(where: { $0 == "*" || $0 == plainHost }) { return nil }
        return ["http_proxy", "all_proxy", "ALL_PROXY"].first { environment[$0] != nil }
    }

    private var plainHost: String { Self.withoutBrackets(host) }

    /// By the name that never leaves it, or an address of 127.0.0.0/8, or ::1.
    private static func isOwnMachine(_ host: String) -> Bool {
        let host = withoutBrackets(host)
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.first == "127"
            && parts.allSatisfy { part in UInt8(part).map(String.init) == String(part) }
    }

    private static func withoutBrackets(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }
}
