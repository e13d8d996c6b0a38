/// A parser of one XML property list. The bytes must be UTF-8 and must outlive the parser.
struct PropertyListParser {
    let bytes: UnsafeBufferPointer<UInt8>
    /// At most `bytes.count`.
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next byte; nil at the end of the file.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func problem(_ message: String) -> PropertyListProblem { PropertyListProblem(at: position, message) }

    /// Reads the whole file: one `plist` element with one value.
    mutating func document() throws(PropertyListProblem) -> PropertyListValue {
        try skipProlog()
        let root = try tag()
        guard root.element == .plist, root.form != .closing else {
            throw PropertyListProblem(at: root.offset, "unexpected \(root); expected <plist>")
        }
        guard root.form == .opening, let first = try tag(in: .plist) else {
            throw PropertyListProblem(at: root.offset, "the property list has no value")
        }
        let value = try value(first, depth: 0)
        if let second = try tag(in: .plist) {
            throw PropertyListProblem(at: second.offset, "unexpected \(second); a property list has only one value")
        }
        try skipMiscellany()
        guard next == nil else { throw problem("unexpected text after </plist>") }
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
        case .key, .plist: throw PropertyListProblem(at: tag.offset, "unexpected \(tag); expected a value")
        }
    }

    // MARK: Dictionaries and arrays

    private mutating func dictionary(
        _ opening: Tag, depth: Int
    ) throws(PropertyListProblem) -> [String: PropertyListValue] {
        var members: [String: PropertyListValue] = [:]
        guard try hasContents(opening, depth: depth) else { return members }
        let start = position
        while let tag = try tag(in: .dict) {
            guard tag.element == .key else {
                throw PropertyListProblem(at: tag.offset, "unexpected \(tag); expected <key>")
            }
            let key = try text(of: tag)
            guard members.updateValue(try member(key, depth: depth), forKey: key) == nil else {
                throw duplicateKeyProblem(key, at: tag.offset, from: start).inside(.key(key))
            }
        }
        return members
    }

    private mutating func member(_ key: String, depth: Int) throws(PropertyListProblem) -> PropertyListValue {
        do throws(PropertyListProblem) {
            try skipMiscellany()
            let start = position
            guard let tag = try tag(in: .dict) else { throw PropertyListProblem(at: start, "the key has no value") }
            return try value(tag, depth: depth)
        } catch {
            throw error.inside(.key(key))
        }
    }

    private func duplicateKeyProblem(_ key: String, at offset: Int, from start: Int) -> PropertyListProblem {
        var parser = self
        parser.position = start
        var first = start
        // These members were parsed before, so nothing throws here.
        while let tag = try? parser.tag(in: .dict), (try? parser.text(of: tag)) != key {
            _ = try? parser.member("", depth: 0)
            first = parser.position
        }
        parser.position = first
        try? parser.skipMiscellany()
        let line = bytes[..<parser.position].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return PropertyListProblem(at: offset, "duplicate key; it is first used on line \(line)")
    }

    private mutating func array(_ opening: Tag, depth: Int) throws(PropertyListProblem) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        guard try hasContents(opening, depth: depth) else { return elements }
        do throws(PropertyListProblem) {
            while let tag = try tag(in: .array) { elements.append(try value(tag, depth: depth)) }
        } catch {
            throw error.inside(.index(elements.count))
        }
        return elements
    }

    private func hasContents(_ tag: Tag, depth: Int) throws(PropertyListProblem) -> Bool {
        guard depth <= propertyListDepthLimit else {
            throw PropertyListProblem(
                at: tag.offset, "dictionaries and arrays are nested more than \(propertyListDepthLimit) levels deep")
        }
        return tag.form != .empty
    }

    private mutating func boolean(_ tag: Tag, _ value: Bool) throws(PropertyListProblem) -> Bool {
        guard try text(of: tag).utf8.allSatisfy(\.isXMLSpace) else {
            throw PropertyListProblem(at: tag.offset, "unexpected text in \(tag)")
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
