/// Checks the syntax of URLs, in the same way on every platform.
package enum URLText {
    /// Returns why a text is not an absolute or relative URL, or `nil` if it is one.
    ///
    /// Letters of every script are allowed, as in URLs that people paste.
    package static func problem(of text: String) -> ValueTextError? {
        if isPlain(text) { return nil }
        guard !text.isEmpty else { return ValueTextError(UserText("a URL is expected, not an empty string")) }
        let scalars = Array(text.unicodeScalars)
        if let wrong = scalars.first(where: { $0.isOutsideURLs }) {
            return ValueTextError(UserText("a URL cannot contain \(wrong.phrase)"))
        }
        if hasIncompleteEscape(scalars) {
            return ValueTextError(UserText("a '%' in a URL must be followed by two hexadecimal digits"))
        }
        let rest = text[(schemeEnd(of: text) ?? text.startIndex)...]
        if schemeEnd(of: text) == nil, hasEarlyColon(text) {
            return ValueTextError(UserText("'\(text.prefix { $0 != ":" })' is not a URL scheme"))
        }
        return rest.hasPrefix("//") ? authorityProblem(rest.dropFirst(2)) : nil
    }

    /// Returns the scheme in lowercase; nil for a relative URL.
    package static func scheme(of text: String) -> String? {
        schemeEnd(of: text).map { String(text[..<text.index(before: $0)]).lowercased() }
    }

    /// Whether a text can be the scheme of a URL, such as `https`, in lowercase.
    package static func isScheme(_ text: String) -> Bool { text == text.lowercased() && scheme(of: text + ":") == text }

    /// The index after the colon of a scheme.
    private static func schemeEnd(of text: String) -> String.Index? {
        guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first, first.isASCIILetter,
            text[..<colon].utf8.allSatisfy({ $0.isASCIILetter || "0123456789+-.".utf8.contains($0) })
        else { return nil }
        return text.index(after: colon)
    }

    /// Whether the first segment of the path contains a colon, which would end a scheme.
    private static func hasEarlyColon(_ text: String) -> Bool {
        text.first { ":/?#".contains($0) } == ":"
    }

    private static func hasIncompleteEscape(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.indices.contains { index in
            guard scalars[index] == "%" else { return false }
            let digits = scalars[(index + 1)...].prefix(2)
            return digits.count < 2 || !digits.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
        }
    }

    private static func authorityProblem(_ rest: Substring) -> ValueTextError? {
        let authority = rest.prefix { !"/?#".contains($0) }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        let afterHost: Substring
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else {
                return ValueTextError(UserText("the '[' of a URL is never closed by ']'"))
            }
            afterHost = host[host.index(after: end)...]
        } else {
            afterHost = host.drop { $0 != ":" }
        }
        guard
            afterHost.isEmpty || afterHost.first == ":" && afterHost.dropFirst().utf8.allSatisfy(\.isASCIIDigit)
        else { return ValueTextError(UserText("the port of a URL must be a number")) }
        return nil
    }
}

extension Unicode.Scalar {
    fileprivate var isOutsideURLs: Bool {
        isHiddenInText || properties.isWhitespace || self == "<" || self == ">" || self == "\""
    }

    fileprivate var phrase: UserText {
        if isHiddenInText { return UserText("control characters") }
        return properties.isWhitespace ? UserText("spaces") : UserText(verbatim: "'\(self)'")
    }
}

extension URLText {
    /// Whether a text is a valid URL of the most common form, `scheme://host/rest` in ASCII without escapes.
    ///
    /// A fast path in a single pass over the bytes, because a URL is checked whenever it is read.
    static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, bytes[0].isASCIILetter,
                bytes[..<colon].allSatisfy({ $0.isASCIILetterOrDigit }),
                bytes[colon...].starts(with: "://".utf8)
            else { return false }
            let rest = bytes[(colon + 3)...]
            let host = rest.prefix {
                $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
            guard let next = rest.dropFirst(host.count).first else { return true }
            return "/?#".utf8.contains(next) && rest[host.endIndex...].allSatisfy(\.isPlainInURLs)
        }
    }
}

extension UInt8 {
    /// Whether this is a visible ASCII character other than `<`, `>`, `"` and `%`.
    fileprivate var isPlainInURLs: Bool {
        switch self {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "%"): false
        default: 0x21...0x7E ~= self
        }
    }
}

extension URLText {
    /// Returns why options cannot be requested from a URL, or `nil` if they can.
    ///
    /// The scheme must be `https`, or `http` if the host is this machine.
    package static func problem(ofSource text: String) -> ValueTextError? {
        if let problem = problem(of: text) { return problem }
        guard let colon = text.firstIndex(of: ":"), text[text.index(after: colon)...].hasPrefix("//") else {
            return ValueTextError(UserText("'\(text)' is not an absolute URL such as https://example.com/cars.json"))
        }
        let rest = text[text.index(colon, offsetBy: 3)...]
        let host = host(of: rest)
        if host.isEmpty { return ValueTextError(UserText("'\(text)' has no host")) }
        switch text[..<colon].lowercased() {
        case "https": break
        case "http" where isOwnMachine(host): break
        case "http":
            return ValueTextError(
                UserText("http is allowed only for localhost, 127.0.0.1 and [::1]; '\(host)' needs https"))
        case let scheme: return ValueTextError(UserText("'\(scheme)' is not supported; use https"))
        }
        let hasUser = rest.prefix { !"/?#\\".contains($0) }.contains("@")
        return hasUser ? ValueTextError(UserText("the URL of options cannot contain a user name or a password")) : nil
    }

    /// - Parameter rest: The text after the two slashes.
    private static func host(of rest: Substring) -> String {
        let authority = rest.prefix { !"/?#\\".contains($0) }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end].lowercased() }
        return host.prefix { $0 != ":" }.lowercased()
    }

    /// Whether the host is `localhost` or a loopback address: 127.0.0.0/8 (RFC 1122) or ::1 (RFC 4291).
    package static func isOwnMachine(_ host: String) -> Bool {
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.first == "127"
            && parts.allSatisfy { part in UInt8(part).map(String.init) == String(part) }
    }
}
