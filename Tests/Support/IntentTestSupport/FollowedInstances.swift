package import IntentModel
package import IntentRuntime
import Testing

/// A source with followers, whose removal tests interrupt.
///
/// `source` follows `site` and stores the size 5. `near`, `own`, which stores the size 7, and `removed` follow it, and `far` follows
/// `near`.
package enum FollowedInstances {
    package static let source: InstanceID = "source"

    /// The definitions, which have the same names as those of fault writers.
    package static let schema = Schema(
        intents: [
            Intent(
                name: "Count", swiftName: "Count", title: text("Count"),
                parameters: [
                    Parameter(name: "size", swiftName: "size", title: text("Size"), type: ValueType(.decimal))
                ], isEligibleForWidgets: true)
        ],
        widgets: [
            DeclaredWidget(
                name: "Counter", swiftName: "counter", kind: "counter", title: text("Counter"), intent: "Count",
                families: [.systemSmall])
        ])

    private static func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    /// Places the instances in an empty store.
    package static func place(in store: any InstanceStore) throws {
        let instances: [(id: InstanceID, follows: InstanceID?, size: Int?)] = [
            ("site", nil, nil), (source, "site", 5), ("near", source, nil), ("own", source, 7),
            ("removed", source, nil),
            ("far", "near", nil),
        ]
        for (id, follows, size) in instances {
            var instance = StoredInstance(
                id: id, kind: "counter", family: .systemSmall, intent: "Count",
                values: size.map { ["size": StoredValue(type: "Decimal", wire: .integer($0))] } ?? [:])
            instance.follows = follows
            try store.place(instance, at: StoreTime.now())
        }
        try store.update("removed", at: StoreTime.now()) { _ in
            InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
        }
    }

    /// Returns whether the source was removed. Records an issue if that is half done, or if a follower shows something else than
    /// before.
    package static func isSourceRemoved(in store: any InstanceStore) throws -> Bool {
        let found = try store.instance(source)
        let isRemoved = found?.isRemoved ?? true
        var handedOver: Set<Bool> = []
        for (id, size) in [("near", 5), ("own", 7), ("removed", 5)] as [(InstanceID, Int)] {
            let follower = try #require(try store.instance(id))
            handedOver.insert(follower.follows == "site")
            let shown = follower.values["size"] ?? (follower.follows == source ? found?.values["size"] : nil)
            #expect(shown?.wire == .integer(size), "\(id) shows \(shown?.wire.rendered() ?? "nothing")")
        }
        let far = try #require(try store.instance("far"))
        #expect(far.follows == "near" && far.values.isEmpty)
        #expect(handedOver.count == 1, "some followers have received the values")
        #expect(!isRemoved || handedOver == [true], "the source was removed before its followers had its values")
        #expect(isRemoved || handedOver == [false], "the followers have the values of a source that stays")
        return isRemoved
    }
}
