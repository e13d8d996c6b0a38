internal import IntentDiagnostics

/// The anchors of a document, and how much following their aliases costs.
///
/// A walk that follows aliases meets every node of the file once, and at each alias as many more as its anchor holds,
/// aliases inside it followed too. That number is the difference of one running count between the anchor's beginning and
/// its end, so nothing is ever walked to count it.
struct AnchorTable {
    struct Anchor {
        /// The index of its node.
        let node: Int
        /// `&name` in the source.
        let range: SourceRange
        /// Whether it stands before a plain scalar, where it may be the beginning of a text.
        let mayBeText: Bool
        /// The node's own range, which becomes known behind its anchor.
        let valueEnd: Int
        /// Nodes met by a walk from its node on; nil while the node is still open.
        var size: Int?
        var isUsed = false
    }

    private(set) var anchors: [Anchor] = []
    private var latest: [String: Int] = [:]
    private var walkedAtStart: [Int] = []

    /// Nodes met only because aliases are followed, up to here.
    private(set) var expanded = 0

    var count: Int { anchors.count }

    /// - Parameter walked: The running count before the anchor's node.
    mutating func add(_ name: String, _ anchor: Anchor, walked: Int) {
        // A name may be anchored again; from there on it means the later node.
        latest[name] = anchors.count
        anchors.append(anchor)
        walkedAtStart.append(walked)
    }

    mutating func finish(_ anchor: Int, walked: Int) {
        anchors[anchor].size = walked - walkedAtStart[anchor]
    }

    /// Uses an anchor, and counts what that adds.
    mutating func follow(_ name: String) -> Anchor? {
        guard let index = latest[name] else { return nil }
        anchors[index].isUsed = true
        expanded += anchors[index].size ?? 0
        return anchors[index]
    }

    /// The anchors that nothing refers to.
    var unused: [Anchor] { anchors.filter { !$0.isUsed } }
}
