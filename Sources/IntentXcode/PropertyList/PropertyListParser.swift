/// Reads one XML property list from bytes that the caller keeps alive, and that are UTF-8.
struct PropertyListParser {
    let bytes: UnsafeBufferPointer<UInt8>
    /// At most `bytes.count`.
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next byte; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func problem(_ message: String) -> PropertyListProblem { PropertyListProblem(at: position, message) }

    /// The whole file: one `plist` with one value.
    mutating func document() throws(PropertyListProblem) -> PropertyListValue {
        try skipProlog()
        let root = try tag()
        guard root.element == .plist, root.form != .closing else {
            throw PropertyListProblem(at: root.offset, "\(root) where <plist> is expected")
        }
        guard root.form == .opening, let first = try tag(in: .plist) else {
            throw PropertyListProblem(at: root.offset, "a property list without a value")
        }
        let value = try value(first, depth: 0)
        if let second = try tag(in: .plist) {
            throw PropertyListProblem(at: second.offset, "\(second) behind the one value of a property list")
        }
        try skipMiscellany()
        guard next == nil else { throw problem("text behind </plist>") }
        return value
    }

    private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListProblem) -> PropertyListValue {
        switch tag.element {
        case .dict: return .dictionary(try dictionary(tag, depth: depth + 1))
        case .array: return .array(try array(tag, depth: depth + 1))
        case .string: return .string(try text(of: tag))
        case .integer: return .integer(try integer(tag))
        case .real: return .real(try real(tag))
        case .true: return .boolean(try boolean(tag, true))
        case .false: return .boolean(try boolean(tag, false))
        case .data: return .data(try data(tag))
        case .date: return .date(try date(tag))
        case .key, .plist: throw PropertyListProblem(at: tag.offset, "\(tag) where a value is expected")
        }
    }

    // MARK: Dictionaries and arrays

    private mutating func dictionary(
        _ opening: Tag, depth: Int
    ) throws(PropertyListProblem) -> [String: PropertyListValue] {
        var members: [String: PropertyListValue] = [:]
        guard try holdsSomething(opening, depth: depth) else { return members }
        let start = position
        while let tag = try tag(in: .dict) {
            guard tag.element == .key else {
                throw PropertyListProblem(at: tag.offset, "\(tag) where <key> is expected")
            }
            let key = try text(of: tag)
            guard members.updateValue(try member(key, depth: depth), forKey: key) == nil else {
                throw repeated(key, at: tag.offset, from: start).inside(.key(key))
            }
        }
        return members
    }

    private mutating func member(_ key: String, depth: Int) throws(PropertyListProblem) -> PropertyListValue {
        do throws(PropertyListProblem) {
            try skipMiscellany()
            let start = position
            guard let tag = try tag(in: .dict) else { throw PropertyListProblem(at: start, "a key without a value") }
            return try value(tag, depth: depth)
        } catch {
            throw error.inside(.key(key))
        }
    }

    private func repeated(_ key: String, at offset: Int, from start: Int) -> PropertyListProblem {
        var again = self
        again.position = start
        var first = start
        // The members were read once already, so that nothing is thrown here.
        while let tag = try? again.tag(in: .dict), (try? again.text(of: tag)) != key {
            _ = try? again.member("", depth: 0)
            first = again.position
        }
        again.position = first
        try? again.skipMiscellany()
        let line = bytes[..<again.position].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return PropertyListProblem(at: offset, "a key that stands in line \(line) already")
    }

    private mutating func array(_ opening: Tag, depth: Int) throws(PropertyListProblem) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        guard try holdsSomething(opening, depth: depth) else { return elements }
        do throws(PropertyListProblem) {
            while let tag = try tag(in: .array) { elements.append(try value(tag, depth: depth)) }
        } catch {
            throw error.inside(.index(elements.count))
        }
        return elements
    }

    private func holdsSomething(_ tag: Tag, depth: Int) throws(PropertyListProblem) -> Bool {
        guard depth <= propertyListDepthLimit else {
            throw PropertyListProblem(
                at: tag.offset, "dictionaries and arrays nest deeper than \(propertyListDepthLimit)")
        }
        return tag.form != .empty
    }

    private mutating func boolean(_ tag: Tag, _ value: Bool) throws(PropertyListProblem) -> Bool {
        guard try text(of: tag).utf8.allSatisfy(\.isXMLSpace) else {
            throw PropertyListProblem(at: tag.offset, "text inside of \(tag)")
        }
        return value
    }
}

extension UInt8 {
    var isXMLSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}
