import IntentSystem

/// Options in one contiguous buffer, which takes little more memory than their texts for a hundred thousand options.
/// Items are decoded on each access.
struct PackedOptions: Sendable {
    private var bytes: [UInt8] = []
    /// The offset of each item.
    private var starts: [UInt32] = []
    /// Items whose values have no packed form.
    private var others: [Int: OptionItem<IntentValue>] = [:]
    /// The items sorted by the hash of their identifiers. Items with equal hashes keep their order.
    private var order: [UInt32] = []
    private var hashes: [UInt32] = []

    init() {}

    var count: Int { starts.count }

    mutating func append(_ item: OptionItem<IntentValue>) {
        precondition(bytes.count <= Int(UInt32.max), "packed options have less than 4 GB in total")
        hashes.append(Self.hash(item.value.optionIdentifier ?? ""))
        var writer = PackedWriter(bytes: bytes)
        bytes = []
        let start = writer.bytes.count
        starts.append(UInt32(start))
        if !writer.put(item) {
            writer.bytes.removeSubrange(start...)
            others[starts.count - 1] = item
        }
        bytes = writer.bytes
    }

    /// Completes the list, so that items can be found by identifier.
    mutating func finish() {
        let unsorted = hashes
        order = (0..<UInt32(unsorted.count)).sorted { first, second in
            let (one, other) = (unsorted[Int(first)], unsorted[Int(second)])
            return one == other ? first < second : one < other
        }
        hashes = order.map { unsorted[Int($0)] }
        bytes = bytes.compact
        starts = starts.compact
    }

    subscript(index: Int) -> OptionItem<IntentValue> {
        if let other = others[index] { return other }
        return bytes.withUnsafeBytes { bytes in
            var reader = PackedReader(bytes: bytes, position: Int(starts[index]))
            return reader.item()
        }
    }

    /// Returns the first item with an identifier.
    func item(identifiedBy identifier: String) -> OptionItem<IntentValue>? {
        let hash = Self.hash(identifier)
        var position = hashes.partitionPoint { $0 < hash }
        while position < hashes.count, hashes[position] == hash {
            let item = self[Int(order[position])]
            if item.value.isIdentified(by: identifier) { return item }
            position += 1
        }
        return nil
    }

    private static func hash(_ identifier: String) -> UInt32 {
        var hash = FNV1a()
        hash.add(identifier)
        return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
    }
}

extension Array {
    /// A copy without unused capacity.
    fileprivate var compact: [Element] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(from: self).index
        }
    }
}

/// The encoding of items in ``PackedOptions``: a byte that specifies what follows, numbers with 7 bits per byte, and
/// strings preceded by their length.
private enum PackedForm {
    static let boolean: UInt8 = 1
    static let integer: UInt8 = 2
    static let decimal: UInt8 = 3
    static let string: UInt8 = 4
    static let url: UInt8 = 5
    static let enumeration: UInt8 = 6
    static let object: UInt8 = 7
    static let list: UInt8 = 8
    static let empty: UInt8 = 9

    /// The parts of an object or an item that follow.
    struct Parts: OptionSet {
        let rawValue: UInt8
        static let subtitle = Parts(rawValue: 1)
        static let image = Parts(rawValue: 2)
        static let hint = Parts(rawValue: 4)
        static let synonyms = Parts(rawValue: 8)
        static let properties = Parts(rawValue: 16)
        /// The item has other texts than its value provides.
        static let ownTexts = Parts(rawValue: 32)
        /// The item has a reason why it cannot be chosen.
        static let disabled = Parts(rawValue: 64)
    }
}

/// Encodes options in packed form.
private struct PackedWriter {
    var bytes: [UInt8]

    /// - Returns: False for an item whose value has no packed form. Part of the item may have been written.
    mutating func put(_ item: OptionItem<IntentValue>) -> Bool {
        let shown = OptionItem(showing: item.value)
        var parts: PackedForm.Parts = item == shown ? [] : .ownTexts
        if !parts.isEmpty {
            if item.subtitle != nil { parts.insert(.subtitle) }
            if item.image != nil { parts.insert(.image) }
            if item.disabledReason != nil { parts.insert(.disabled) }
        }
        bytes.append(parts.rawValue)
        guard put(item.value) else { return false }
        guard parts.contains(.ownTexts) else { return true }
        put(item.title)
        if let subtitle = item.subtitle { put(subtitle) }
        if let image = item.image { put(image) }
        put(item.synonyms)
        if let reason = item.disabledReason { put(reason) }
        return true
    }

    private mutating func put(_ value: IntentValue) -> Bool {
        switch value {
        case .boolean(let value): bytes += [PackedForm.boolean, value ? 1 : 0]
        case .integer(let value):
            bytes.append(PackedForm.integer)
            put(UInt64(bitPattern: Int64(value)))
        case .decimal(let value):
            bytes.append(PackedForm.decimal)
            put(value.bitPattern)
        case .string(let text): put(PackedForm.string, text)
        case .url(let text): put(PackedForm.url, text)
        case .enumeration(let name): put(PackedForm.enumeration, name)
        case .object(let object): return put(object)
        case .list(let slots):
            bytes.append(PackedForm.list)
            put(UInt64(slots.count))
            for slot in slots {
                guard let slot else {
                    bytes.append(PackedForm.empty)
                    continue
                }
                guard put(slot) else { return false }
            }
        default: return false
        }
        return true
    }

    private mutating func put(_ object: ObjectValue) -> Bool {
        guard object.unknownProperties.members.isEmpty else { return false }
        var parts: PackedForm.Parts = []
        if object.subtitleString != nil { parts.insert(.subtitle) }
        if object.displayImage != nil { parts.insert(.image) }
        if object.pronunciationHint != nil { parts.insert(.hint) }
        if !object.alternativeSpeakableMatches.isEmpty { parts.insert(.synonyms) }
        if !object.properties.isEmpty { parts.insert(.properties) }
        bytes += [PackedForm.object, parts.rawValue]
        put(object.identifier)
        put(object.displayString)
        if let subtitle = object.subtitleString { put(subtitle) }
        if let image = object.displayImage { put(image) }
        if let hint = object.pronunciationHint { put(hint) }
        if parts.contains(.synonyms) { put(object.alternativeSpeakableMatches) }
        guard parts.contains(.properties) else { return true }
        put(UInt64(object.properties.count))
        for (name, value) in object.properties {
            put(name)
            guard put(value) else { return false }
        }
        return true
    }

    private mutating func put(_ image: ImageValue) {
        switch image {
        case .named(let name): put(0, name)
        case .system(let name): put(1, name)
        case .file(let path): put(2, path)
        case .url(let address): put(3, address)
        }
    }

    private mutating func put(_ kind: UInt8, _ text: String) {
        bytes.append(kind)
        put(text)
    }

    private mutating func put(_ texts: [String]) {
        put(UInt64(texts.count))
        for text in texts { put(text) }
    }

    private mutating func put(_ text: String) {
        put(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func put(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// Decodes the bytes that ``PackedWriter`` wrote.
private struct PackedReader {
    let bytes: UnsafeRawBufferPointer
    var position: Int

    mutating func item() -> OptionItem<IntentValue> {
        let parts = PackedForm.Parts(rawValue: byte())
        guard let value = value() else { preconditionFailure("a packed option has a value") }
        guard parts.contains(.ownTexts) else { return OptionItem(showing: value) }
        let title = text()
        let subtitle = parts.contains(.subtitle) ? text() : nil
        let image = parts.contains(.image) ? self.image() : nil
        let synonyms = texts()
        return OptionItem(
            value, title: title, subtitle: subtitle, image: image, synonyms: synonyms,
            disabledReason: parts.contains(.disabled) ? text() : nil)
    }

    /// Returns nil for an empty slot.
    private mutating func value() -> IntentValue? {
        switch byte() {
        case PackedForm.boolean: .boolean(byte() == 1)
        case PackedForm.integer: .integer(Int(truncatingIfNeeded: number()))
        case PackedForm.decimal: .decimal(Double(bitPattern: number()))
        case PackedForm.string: .string(text())
        case PackedForm.url: .url(text())
        case PackedForm.enumeration: .enumeration(text())
        case PackedForm.object: .object(object())
        case PackedForm.list: .list(slots())
        case PackedForm.empty: nil
        default: preconditionFailure("packed options contain only known values")
        }
    }

    private mutating func slots() -> [IntentValue?] {
        var slots: [IntentValue?] = []
        for _ in 0..<number() { slots.append(value()) }
        return slots
    }

    private mutating func object() -> ObjectValue {
        let parts = PackedForm.Parts(rawValue: byte())
        var object = ObjectValue(identifier: text(), displayString: text())
        if parts.contains(.subtitle) { object.subtitleString = text() }
        if parts.contains(.image) { object.displayImage = image() }
        if parts.contains(.hint) { object.pronunciationHint = text() }
        if parts.contains(.synonyms) { object.alternativeSpeakableMatches = texts() }
        guard parts.contains(.properties) else { return object }
        for _ in 0..<number() {
            let name = text()
            object.properties[name] = value()
        }
        return object
    }

    private mutating func image() -> ImageValue {
        switch byte() {
        case 0: .named(text())
        case 1: .system(text())
        case 2: .file(text())
        default: .url(text())
        }
    }

    private mutating func texts() -> [String] {
        var texts: [String] = []
        for _ in 0..<number() { texts.append(text()) }
        return texts
    }

    private mutating func text() -> String {
        let length = Int(number())
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    private mutating func number() -> UInt64 {
        var number: UInt64 = 0, shift: UInt64 = 0
        while true {
            let byte = byte()
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }

    private mutating func byte() -> UInt8 {
        defer { position += 1 }
        return bytes[position]
    }
}
