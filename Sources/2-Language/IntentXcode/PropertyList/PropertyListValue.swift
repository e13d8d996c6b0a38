internal import IntentModel
import IntentSystem

/// A value of a property list. Integers, reals and Booleans are distinct, as they are in files.
package indirect enum PropertyListValue: Sendable {
    case dictionary([String: PropertyListValue])
    case array([PropertyListValue])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// The date as written, such as `2020-09-14T12:00:00Z`.
    case date(String)
}

extension PropertyListValue: Hashable {
    /// Returns whether both values have the same representation: strings by their UTF-8, reals by their bits, so that
    /// NaN equals itself.
    package static func == (left: PropertyListValue, right: PropertyListValue) -> Bool {
        switch (left, right) {
        case (.dictionary(let left), .dictionary(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.string(let left), .string(let right)), (.date(let left), .date(let right)):
            left.utf8.elementsEqual(right.utf8)
        case (.integer(let left), .integer(let right)): left == right
        case (.real(let left), .real(let right)): left.bitPattern == right.bitPattern
        case (.boolean(let left), .boolean(let right)): left == right
        case (.data(let left), .data(let right)): left == right
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .dictionary(let members): hasher.combine(members)
        case .array(let elements): hasher.combine(elements)
        // String hashing ignores Unicode normalization; equal values still have equal hashes.
        case .string(let text), .date(let text): hasher.combine(text)
        case .integer(let number): hasher.combine(number)
        case .real(let number): hasher.combine(number.bitPattern)
        case .boolean(let value): hasher.combine(value)
        case .data(let data): hasher.combine(data)
        }
    }
}

extension PropertyListValue {
    /// Returns whether both values produce the same file. Unlike `==`, this also compares the UTF-8 of dictionary keys.
    func isIdentical(to other: PropertyListValue) -> Bool {
        switch (self, other) {
        case (.dictionary(let values), .dictionary(let others)):
            values.count == others.count
                && values.allSatisfy { key, value in
                    guard let index = others.index(forKey: key) else { return false }
                    return others[index].key.isIdentical(to: key) && others[index].value.isIdentical(to: value)
                }
        case (.array(let elements), .array(let others)):
            elements.count == others.count && zip(elements, others).allSatisfy { $0.isIdentical(to: $1) }
        case (.string(let text), .string(let other)): text.isIdentical(to: other)
        case (.date(let text), .date(let other)): text.isIdentical(to: other)
        case (.real(let value), .real(let other)): value.bitPattern == other.bitPattern
        default: self == other
        }
    }

    /// Returns whether both values mean the same in a declaration: a real without a fraction equals an integer, and
    /// false, 0 and empty collections equal an absent value.
    func isEquivalent(to other: PropertyListValue?) -> Bool {
        guard let other else { return isOmittable }
        return switch (self, other) {
        case (.integer(let integer), .real(let real)), (.real(let real), .integer(let integer)): real == Double(integer)
        default: isOmittable && other.isOmittable || isIdentical(to: other)
        }
    }

    private var isOmittable: Bool {
        switch self {
        case .dictionary(let values): values.isEmpty
        case .array(let elements): elements.isEmpty
        case .integer(let value): value == 0
        case .real(let value): value == 0
        case .boolean(let value): !value
        case .string, .data, .date: false
        }
    }

    /// The strings of an array that contains only distinct strings; nil for any other value.
    var names: [String]? {
        guard case .array(let elements) = self else { return nil }
        var names: [String] = []
        for element in elements {
            guard case .string(let name) = element else { return nil }
            names.append(name)
        }
        return Set(names).count == names.count ? names : nil
    }

    init(names: [String]) { self = .array(names.map(PropertyListValue.string)) }
}

extension String {
    func isIdentical(to other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}

extension FNV1a {
    /// Six digits and letters of `0-9A-Za-z`.
    var digits: String {
        // The upper bits are mixed better.
        var rest = value ^ value >> 29
        return String(
            decoding: (0..<6).map { _ in
                defer { rest /= 62 }
                return FNV1a.alphabet[Int(rest % 62)]
            }, as: UTF8.self)
    }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}

extension PropertyListValue {
    /// Six digits and letters that almost always differ for different values.
    var fingerprint: String {
        var hash = FNV1a()
        add(to: &hash)
        return hash.digits
    }

    private func add(to hash: inout FNV1a) {
        switch self {
        case .dictionary(let values):
            hash.add("{\(values.count)")
            for (key, value) in values.sorted(by: { $0.key.utf8Precedes($1.key) }) {
                PropertyListValue.string(key).add(to: &hash)
                value.add(to: &hash)
            }
        case .array(let elements):
            hash.add("[\(elements.count)")
            for element in elements { element.add(to: &hash) }
        case .string(let text): hash.add("s\(text.utf8.count):\(text)")
        case .integer(let value): hash.add("i\(value)")
        case .real(let value): hash.add("r\(value.bitPattern)")
        case .boolean(let value): hash.add(value ? "t" : "f")
        case .data(let bytes):
            hash.add("d\(bytes.count):")
            for byte in bytes { hash.add(byte) }
        case .date(let text): hash.add("D\(text.utf8.count):\(text)")
        }
    }
}
