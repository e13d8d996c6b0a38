extension URLText {
    /// Nil for an address that options may come from: `https` with a host, or `http` to this very machine.
    package static func problem(ofSource text: String) -> ValueTextError? {
        if let problem = problem(of: text) { return problem }
        guard let colon = text.firstIndex(of: ":"), text[text.index(after: colon)...].hasPrefix("//") else {
            return ValueTextError("'\(text)' is no whole address, such as https://example.com/cars.json")
        }
        let rest = text[text.index(colon, offsetBy: 3)...]
        let host = host(of: rest)
        if host.isEmpty { return ValueTextError("'\(text)' names no host") }
        switch text[..<colon].lowercased() {
        case "https": break
        case "http" where isOwnMachine(host): break
        case "http":
            return ValueTextError("http is for this machine only, localhost, 127.0.0.1 or [::1]; '\(host)' needs https")
        case let scheme: return ValueTextError("'\(scheme)' is not https")
        }
        let hasUser = rest.prefix { !"/?#\\".contains($0) }.contains("@")
        return hasUser ? ValueTextError("an address of options holds no user name and no password") : nil
    }

    /// - Parameter rest: What follows the two slashes.
    private static func host(of rest: Substring) -> String {
        let authority = rest.prefix { !"/?#\\".contains($0) }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end].lowercased() }
        return host.prefix { $0 != ":" }.lowercased()
    }

    /// By the name that never leaves it, or an address of RFC 1122, 127.0.0.0/8, or RFC 4291, ::1.
    private static func isOwnMachine(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.first == "127"
            && parts.allSatisfy { part in UInt8(part).map(String.init) == String(part) }
    }
}
