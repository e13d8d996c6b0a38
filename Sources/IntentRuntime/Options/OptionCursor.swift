/// Where a list of options goes on: a page of the provider's, and how far it was used.
package struct OptionCursor: Hashable, Sendable {
    package static let start = OptionCursor(provider: nil, offset: 0)

    /// In the provider's own words; nil for its first page.
    package let provider: String?
    /// Items of that page that are done with, repeated and left-out ones among them.
    package let offset: Int

    package init(provider: String?, offset: Int) {
        self.provider = provider
        self.offset = offset
    }

    /// Nil for a text that no answer carried.
    package init?(text: String) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let offset = Int(first), 0...1_000_000_000 ~= offset else { return nil }
        self.offset = offset
        guard parts.count == 2 else {
            provider = nil
            return
        }
        guard let bytes = [UInt8](hexadecimal: parts[1]), let provider = String(validating: bytes, as: UTF8.self)
        else { return nil }
        self.provider = provider
    }

    /// Letters, digits and a hyphen, whatever the provider's words are.
    package var text: String {
        provider.map { "\(offset)-\([UInt8]($0.utf8).hexadecimal)" } ?? String(offset)
    }
}

extension [UInt8] {
    fileprivate init?(hexadecimal text: Substring) {
        let digits = text.utf8.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 ? $0 - 48 : $0 &- 87 }
        guard digits.count.isMultiple(of: 2), digits.allSatisfy({ $0 < 16 }) else { return nil }
        self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    fileprivate var hexadecimal: String {
        let digits = Array<UInt8>("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
