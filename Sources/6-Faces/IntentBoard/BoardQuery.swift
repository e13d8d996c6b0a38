internal import IntentModel
internal import IntentSystem

/// The parameters of a query, each read as the type that the route expects.
struct BoardQuery: Sendable {
    /// The highest revision or sequence number, which JSON numbers represent exactly in all languages.
    static let maximumOrdinal = (1 << 53) - 1

    private let values: [String: [String]]

    /// - Parameters:
    ///   - text: The query as it was sent.
    ///   - names: The names that the route knows.
    ///   - repeated: Those of them that may be repeated.
    /// - Throws: ``BoardProblem`` for a parameter that is unknown, repeated or wrongly encoded.
    init(_ text: String, names: [String], repeated: Set<String>) throws(BoardProblem) {
        var values: [String: [String]] = [:]
        for part in text.utf8.split(separator: UInt8(ascii: "&")) {
            let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = pair.first, let name = PercentEncoding.decoded(first, plusIsSpace: true),
                let value = PercentEncoding.decoded(pair.dropFirst().joined(), plusIsSpace: true)
            else { throw .invalid("the query is not percent-encoded UTF-8") }
            guard names.contains(name) else {
                throw .invalid(
                    "unknown parameter '\(name)' of the query",
                    suggestion: NearMatch.name(for: name, in: names))
            }
            values[name, default: []].append(value)
            if values[name, default: []].count > 1, !repeated.contains(name) {
                throw .invalid("the parameter '\(name)' of the query may be given once")
            }
        }
        self.values = values
    }

    /// Returns all values of a parameter; none if it is absent.
    func texts(_ name: String) -> [String] { values[name] ?? [] }

    func text(_ name: String) -> String? { values[name]?.first }

    /// - Throws: ``BoardProblem`` if the parameter is not a whole number in the range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(BoardProblem) -> Int? {
        guard let text = text(name) else { return nil }
        guard let number = Int(decimalDigits: text), range.contains(number) else {
            let limit =
                range.upperBound == .max
                ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
            throw .invalid("the parameter '\(name)' of the query must be a whole number \(limit), not '\(text)'")
        }
        return number
    }

    /// - Throws: ``BoardProblem`` if the parameter is neither `true` nor `false`.
    func flag(_ name: String) throws(BoardProblem) -> Bool {
        switch text(name) {
        case nil, "false": return false
        case "true": return true
        case let text?: throw .invalid("the parameter '\(name)' of the query must be true or false, not '\(text)'")
        }
    }

    /// - Throws: ``BoardProblem`` if the parameter is none of the words.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Word.Type
    ) throws(BoardProblem) -> Word? where Word.RawValue == String {
        guard let text = text(name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        throw .invalid(
            "the parameter '\(name)' of the query must be one of \(words.joined(separator: ", ")), not '\(text)'",
            suggestion: NearMatch.name(for: text, in: words))
    }

    /// - Throws: ``BoardProblem`` for a text that is not an identifier, or for too many.
    func identifiers(_ name: String) throws(BoardProblem) -> [InstanceID] {
        let ids = try texts(name).map { text throws(BoardProblem) in
            guard let id = InstanceID(text) else { throw .invalid("'\(text)' is not the identifier of an instance") }
            return id
        }
        guard ids.count <= 1_000 else { throw .invalid("at most 1000 instances may be named") }
        return ids
    }
}

/// Percent encoding of paths and queries.
enum PercentEncoding {
    /// Returns the decoded text; nil if an escape is incomplete or the bytes are not UTF-8.
    static func decoded(_ text: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var iterator = text.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}

extension Int {
    /// Reads digits without a sign; nil for anything else and for a number that does not fit.
    init?(decimalDigits text: String) {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        self.init(text)
    }
}
