/// What can be told of an URL by its text alone, the same on every platform.
package enum URLText {
    /// Nil for an absolute or relative URL. Letters of every script may stand in it, as people paste them.
    package static func problem(of text: String) -> ValueTextError? {
        if isPlain(text) { return nil }
        guard !text.isEmpty else { return ValueTextError("an URL is expected, not an empty text") }
        let scalars = Array(text.unicodeScalars)
        if let wrong = scalars.first(where: { $0.isOutsideURLs }) {
            return ValueTextError("an URL has no \(wrong.phrase)")
        }
        if hasIncompleteEscape(scalars) {
            return ValueTextError("a '%' in an URL is followed by two hexadecimal digits")
        }
        let rest = text[(schemeEnd(of: text) ?? text.startIndex)...]
        if schemeEnd(of: text) == nil, hasEarlyColon(text) {
            return ValueTextError("'\(text.prefix { $0 != ":" })' is no scheme of an URL")
        }
        return rest.hasPrefix("//") ? authorityProblem(rest.dropFirst(2)) : nil
    }

    /// Past the colon of a scheme.
    private static func schemeEnd(of text: String) -> String.Index? {
        guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first, first.isASCIILetter,
            text[..<colon].utf8.allSatisfy({ $0.isASCIILetter || "0123456789+-.".utf8.contains($0) })
        else { return nil }
        return text.index(after: colon)
    }

    /// A colon in the first part of a path would read as a scheme's.
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
            guard let end = host.firstIndex(of: "]") else { return ValueTextError("an URL's '[' has no ']'") }
            afterHost = host[host.index(after: end)...]
        } else {
            afterHost = host.drop { $0 != ":" }
        }
        guard
            afterHost.isEmpty || afterHost.first == ":" && afterHost.dropFirst().utf8.allSatisfy(\.isASCIIDecimalDigit)
        else { return ValueTextError("an URL's port is a number") }
        return nil
    }
}

extension Unicode.Scalar {
    fileprivate var isOutsideURLs: Bool {
        isHiddenInText || properties.isWhitespace || self == "<" || self == ">" || self == "\""
    }

    fileprivate var phrase: String {
        if isHiddenInText { return "control characters" }
        return properties.isWhitespace ? "spaces" : "'\(self)'"
    }
}
