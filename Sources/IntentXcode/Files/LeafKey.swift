/// The keys of leaves and those of property lists.
enum LeafKey {
    /// `Title` for `INIntentTitle`; `=Foreign` for a key without the prefix, and for one that without it would look
    /// like something else.
    /// - Parameter reserved: A word that means something else in this place.
    static func leaf(_ key: String, prefix: String, reserved: String? = nil) -> String {
        guard key.startsWithBytes(of: prefix) else { return "=" + key }
        let rest = key[key.utf8.index(key.startIndex, offsetBy: prefix.utf8.count)...]
        guard let first = rest.utf8.first, first != UInt8(ascii: "="), !rest.utf8.contains(UInt8(ascii: ".")),
            rest != reserved ?? ""
        else { return "=" + key }
        return String(rest)
    }

    /// The way back.
    static func propertyList(_ leaf: some StringProtocol, prefix: String) -> String {
        leaf.utf8.first == UInt8(ascii: "=") ? String(leaf.dropFirstByte) : prefix + leaf
    }
}

extension String {
    /// Not by characters, as `hasPrefix`: what follows may change what a character is.
    func startsWithBytes(of prefix: String) -> Bool {
        let isPrefix = utf8.withContiguousStorageIfAvailable { bytes in
            prefix.utf8.withContiguousStorageIfAvailable { bytes.starts(with: $0) }
        }
        return isPrefix.flatMap(\.self) ?? utf8.starts(with: prefix.utf8)
    }
}

extension StringProtocol {
    /// Not its first character, of which the byte may be a part.
    fileprivate var dropFirstByte: SubSequence { self[utf8.index(after: startIndex)...] }
}
