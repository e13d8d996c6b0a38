#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a search looks at of a list of options, to tell whether another list says the same.
struct ListTexts: Sendable {
    /// Titles, synonyms and subtitles as UTF-8, each with a mark behind it that no UTF-8 has.
    private var bytes: [UInt8] = []
    private let count: Int

    /// What a text was.
    private enum Mark: UInt8 {
        case title = 0xFF
        case synonym = 0xFE
        case subtitle = 0xFD
    }

    init(_ items: [OptionItem<IntentValue>]) {
        count = items.count
        for item in items {
            Self.visit(item) { text, mark in
                bytes.append(contentsOf: text.utf8)
                bytes.append(mark.rawValue)
                return true
            }
        }
    }

    var byteCount: Int { bytes.capacity }

    func areThose(of items: [OptionItem<IntentValue>]) -> Bool {
        guard items.count == count else { return false }
        return bytes.withUnsafeBytes { bytes in
            var place = 0
            for item in items {
                let isSame = Self.visit(item) { text, mark in
                    var text = text
                    let length = text.utf8.count
                    guard place + length < bytes.count, bytes[place + length] == mark.rawValue else { return false }
                    defer { place += length + 1 }
                    return text.withUTF8 { Self.areEqual($0, bytes, at: place) }
                }
                guard isSame else { return false }
            }
            return place == bytes.count
        }
    }

    private static func areEqual(
        _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeRawBufferPointer, at place: Int
    ) -> Bool {
        guard let start = text.baseAddress, let base = bytes.baseAddress else { return true }
        return memcmp(start, base + place, text.count) == 0
    }

    /// - Returns: False where `body` did, which ends the visit.
    @discardableResult
    private static func visit(_ item: OptionItem<IntentValue>, _ body: (String, Mark) -> Bool) -> Bool {
        guard body(item.title, .title), item.synonyms.allSatisfy({ body($0, .synonym) }) else { return false }
        return item.subtitle.map { body($0, .subtitle) } ?? true
    }
}
