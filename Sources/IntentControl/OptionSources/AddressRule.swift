internal import Foundation
internal import IntentModel

/// Which addresses may be asked, by their parts, never by how the text begins.
struct AddressRule: Hashable, Sendable {
    private let host: String
    let isSecure: Bool

    /// Nil for what may not be asked.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.user == nil,
            parts.password == nil, let host = parts.host?.lowercased(), Self.isPlain(host)
        else { return nil }
        self.host = host
        isSecure = parts.scheme?.lowercased() == "https"
        guard isSecure || parts.scheme?.lowercased() == "http" && Self.isOwnMachine(host) else { return nil }
    }

    /// The rule for a place that an answer sends us on to: on the same host, and never from https to http; else nil.
    func afterRedirect(to url: URL) -> AddressRule? {
        guard let other = AddressRule(url), other.host == host, other.isSecure || !isSecure else { return nil }
        return other
    }

    /// Nothing that two readers of addresses may read as two hosts.
    private static func isPlain(_ host: String) -> Bool {
        !host.isEmpty && host.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-_:[]".utf8.contains($0) }
    }

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
