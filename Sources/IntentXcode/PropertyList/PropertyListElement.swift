/// An element that an XML property list may have, by its name there.
enum PropertyListElement: String {
    case plist, dict, array, key, string, integer, real, data, date
    case `true`, `false`

    /// Nil for any other name; capitals count.
    init?(name: Slice<UnsafeBufferPointer<UInt8>>) {
        // Tens of thousands of names in a file are told apart by one letter or two before they are compared.
        let candidate: PropertyListElement
        switch name.first {
        case UInt8(ascii: "k"): candidate = .key
        case UInt8(ascii: "s"): candidate = .string
        case UInt8(ascii: "d"):
            switch name.last {
            case UInt8(ascii: "t"): candidate = .dict
            case UInt8(ascii: "a"): candidate = .data
            default: candidate = .date
            }
        case UInt8(ascii: "t"): candidate = .true
        case UInt8(ascii: "a"): candidate = .array
        case UInt8(ascii: "i"): candidate = .integer
        case UInt8(ascii: "f"): candidate = .false
        case UInt8(ascii: "r"): candidate = .real
        case UInt8(ascii: "p"): candidate = .plist
        default: return nil
        }
        guard name.elementsEqual(candidate.rawValue.utf8) else { return nil }
        self = candidate
    }
}
