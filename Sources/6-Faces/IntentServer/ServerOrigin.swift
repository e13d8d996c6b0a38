internal import IntentModel
internal import IntentSystem

/// The origin that browsers see: scheme, host and port. It is a part of the printed address, and the only one that the server
/// accepts in `Host` and `Origin`.
package struct ServerOrigin: Hashable, Sendable {
    /// Whether browsers use HTTPS, through a proxy in front of the server.
    package let isSecure: Bool
    /// A host in lower case: a name, an IPv4 address, or an IPv6 address in brackets.
    package let host: String
    package let port: Int

    /// The origin of a server without a proxy.
    /// - Parameter address: An IP address, without brackets.
    package init(address: String, port: Int) {
        isSecure = false
        host = address.utf8.contains(UInt8(ascii: ":")) ? "[\(address)]" : address
        self.port = port
    }

    /// Reads the origin of a proxy, such as `https://board.example` or `https://board.example:8443`.
    /// - Throws: ``ServerSettingsError`` if it is not HTTPS or has a path.
    package init(proxy text: String) throws(ServerSettingsError) {
        let form = "the public origin has the form https://HOST or https://HOST:PORT, not '\(text)'"
        guard let rest = text.removingPrefix("https://") else { throw ServerSettingsError("usage", form) }
        let (host, port) = ServerOrigin.split(rest)
        guard !host.isEmpty, host.utf8.allSatisfy(ServerOrigin.isHostByte), let port = port.map(Int.init) ?? 443,
            1...65_535 ~= port
        else { throw ServerSettingsError("usage", form) }
        isSecure = true
        self.host = host.lowercased()
        self.port = port
    }

    /// The value of `Host`: the port is left out if it is the scheme's own.
    package var authority: String { port == (isSecure ? 443 : 80) ? host : "\(host):\(port)" }
    /// The value of `Origin`.
    package var text: String { "\(isSecure ? "https" : "http")://\(authority)" }

    /// Whether a value of `Host` names this origin. Hosts are compared without case.
    func isNamed(byHost value: String) -> Bool { value.lowercased().isExactly(authority) }

    /// Whether an address is one of the machine's own that no other machine reaches.
    package static func isLoopback(_ address: String) -> Bool {
        if address.isExactly("::1") { return true }
        let numbers = address.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }

    private static func split(_ authority: String) -> (host: String, port: String?) {
        guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") else {
            return (authority, nil)
        }
        return (String(authority[..<colon]), String(authority[authority.index(after: colon)...]))
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || ".-[]:".utf8.contains(byte)
    }
}
