import IntentTestSupport
import IntentXcode

/// Changes of a property list at any place: something is gone, there twice, or something else.
struct RandomChanges {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func changed(_ root: PropertyListValue) -> PropertyListValue {
        var countdown = Int.random(in: 1..<max(root.nodeCount, 2), using: &generator)
        return changed(root, &countdown).first ?? root
    }

    /// - Parameter countdown: How many values come before the one that is changed.
    /// - Returns: None where the value is to go, two where it is to be there twice.
    private mutating func changed(_ value: PropertyListValue, _ countdown: inout Int) -> [PropertyListValue] {
        countdown -= 1
        if countdown == -1 { return change(value) }
        switch value {
        case .dictionary(var members):
            for key in members.keys.sorted() where countdown >= 0 {
                members[key] = members[key].flatMap { changed($0, &countdown).first }
            }
            return [.dictionary(members)]
        case .array(let elements):
            return [.array(elements.flatMap { countdown >= 0 ? changed($0, &countdown) : [$0] })]
        default: return [value]
        }
    }

    private mutating func change(_ value: PropertyListValue) -> [PropertyListValue] {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: []
        case 1: [value, value]
        case 2: [.array([value])]
        case 3: [Self.values.randomElement(using: &generator) ?? value]
        default:
            switch value {
            case .string: [.string(Self.texts.randomElement(using: &generator) ?? "")]
            case .integer: [Self.numbers.randomElement(using: &generator) ?? value]
            default: []
            }
        }
    }

    private static let values: [PropertyListValue] =
        [
            .dictionary([:]), .array([]), .data([]), .data([0, 255]), .boolean(true), .boolean(false),
            .date("2020-09-14T12:00:00Z"), .string("YES"), .array([.dictionary([:])]), .dictionary(["": .string("")]),
        ] + numbers

    private static let numbers: [PropertyListValue] = [
        .integer(0), .integer(1), .integer(-1), .integer(.max), .integer(.min), .real(0.5), .real(-0.0), .real(.nan),
        .real(.infinity), .real(1e300),
    ]

    private static let texts = [
        "", " ", " soup ", "\n", "\u{1}", "\u{FEFF}", "\u{FFFC}", "e\u{301}", "🍲", "${", "${}", "${soup}", "${count}",
        "${displayName}", "- soup", "# soup", "a: b", "yes", "null", "1e3", "007", "'", "\"", "\\", "{}", "[]", "*a",
        "self", "default", "default_", "class", "1a", "a b", "a.b", "a,b", "unknown", "order", "key", "none",
        "otherwise", "summary", "success", "identifier", "String", "Integer", "Object", "Optional", "System",
        String(repeating: "soup ", count: 400),
    ]
}

extension PropertyListValue {
    fileprivate var nodeCount: Int {
        switch self {
        case .dictionary(let members): members.values.reduce(1) { $0 + $1.nodeCount }
        case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
        default: 1
        }
    }
}
