extension Array where Element: IntentValueConvertible {
    /// The values in a row of slots, exactly ``SlotCount/maximum`` of them: a slot without a value is nil, values
    /// beyond the last slot are left out.
    public func slots(_ count: SlotCount) -> [Element?] {
        (0..<count.maximum).map { $0 < self.count ? self[$0] : nil }
    }

    /// The values free of their Swift type.
    public var intentValues: [IntentValue] { map(\.intentValue) }
}

extension Optional where Wrapped: IntentValueConvertible {
    /// The value free of its Swift type, or none.
    public var intentValues: [IntentValue] { map { [$0.intentValue] } ?? [] }
}
