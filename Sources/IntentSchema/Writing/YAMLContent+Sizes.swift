internal import IntentModel
internal import IntentYAML

extension YAMLContent {
    /// A count for all families, or one for each with the rest behind `otherwise`.
    static func size(_ sizes: SlotSizes) -> YAMLContent {
        if sizes.families.isEmpty, let count = sizes.otherwise { return slotCount(count) }
        return byFamily(sizes.families, otherwise: sizes.otherwise, slotCount)
    }

    /// Values by family, in the order of the families.
    static func byFamily<Value>(
        _ values: [SizeFamily: Value], otherwise: Value?, _ content: (Value) -> YAMLContent
    ) -> YAMLContent {
        var map = YAMLMapping()
        for family in SizeFamily.allCases {
            if let value = values[family] { map.append(Word(family), content(value)) }
        }
        if let otherwise { map.append(.otherwise, content(otherwise)) }
        return .mapping(map)
    }

    /// `4`, or `1...3`
    private static func slotCount(_ count: SlotCount) -> YAMLContent {
        .plain(count.minimum == count.maximum ? "\(count.minimum)" : "\(count.minimum)...\(count.maximum)")
    }
}
