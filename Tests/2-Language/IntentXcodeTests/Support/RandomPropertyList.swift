import IntentTestSupport
import IntentXcode

/// Random property lists that resemble definition files.
struct RandomPropertyList {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func file() -> PropertyListValue {
        var values = some(["ModelVersion", "Namespace", "ToolsVersion", "Unheard"], "INIntentDefinition")
        values["INIntents"] = .array(list(3) { $0.intent() })
        if chance(3) { values["INTypes"] = .array(list(2) { $0.type() }) }
        if chance(3) { values["INEnums"] = .array(list(2) { $0.enumeration() }) }
        return .dictionary(values)
    }

    private mutating func intent() -> PropertyListValue {
        var values = some(["Title", "TitleID", "Description", "Configurable", "LastParameterTag", "Verb"], "INIntent")
        values["INIntentName"] = name()
        if chance(4) { values["INIntentParameters"] = .array(list(4) { $0.parameter() }) }
        for key in ["INIntentManagedParameterCombinations", "INIntentParameterCombinations"] where chance(2) {
            values[key] = chance(5) ? combinations() : value(2)
        }
        if chance(3) { values["INIntentResponse"] = response() }
        return .dictionary(values)
    }

    private mutating func combinations() -> PropertyListValue {
        var values: [String: PropertyListValue] = [:]
        for _ in 0..<below(4) {
            let key = list(3) { $0.word() }.joined(separator: ",")
            let keys = ["Title", "TitleID", "Subtitle", "IsLinked", "key", "UpdatesLinked"]
            values[key] = chance(6) ? .dictionary(some(keys, "INIntentParameterCombination")) : value(1)
        }
        return .dictionary(values)
    }

    private mutating func parameter() -> PropertyListValue {
        let prefix = "INIntentParameter"
        var values = some(
            ["Type", "DisplayName", "DisplayNameID", "Tag", "DisplayPriority", "Configurable", "ObjectType"], prefix)
        values[prefix + "Name"] = name()
        if chance(2) { values[prefix + "Type"] = .string(chance(2) ? "String" : "Integer") }
        for key in ["Metadata", "Relationship"] where chance(2) {
            let keys = ["Type", "DefaultValue", "DefaultValueID", "ParentName", "PredicateName"]
            values[prefix + key] = chance(6) ? .dictionary(some(keys, prefix + key)) : value(2)
        }
        for (key, name) in [("PromptDialog", "Type"), ("UnsupportedReason", "Code")] where chance(2) {
            values["\(prefix)\(key)s"] = chance(8) ? elements(prefix + key, name) : value(2)
        }
        if chance(1) {
            values[prefix + "ArraySizes"] = .array(
                list(3) { random in
                    let size = prefix + "ArraySizeSize"
                    return random.chance(6) ? [size + "Class": random.name(), size: random.value(0)] : random.value(1)
                })
        }
        return .dictionary(values)
    }

    private mutating func elements(_ prefix: String, _ nameKey: String) -> PropertyListValue {
        .array(
            list(4) { random in
                guard random.chance(7) else { return random.value(1) }
                var values = random.some(["FormatString", "FormatStringID", "Custom", "Default"], prefix)
                if random.chance(7) {
                    values[prefix + nameKey] = random.chance(6) ? .string(random.pick(Self.dialogs)) : random.value(0)
                }
                return .dictionary(values)
            })
    }

    private mutating func response() -> PropertyListValue {
        var values = some(["LastParameterTag", "Output"], "INIntentResponse")
        if chance(5) {
            values["INIntentResponseCodes"] = .array(
                list(3) { $0.named(["FormatString", "FormatStringID", "Success"], "INIntentResponseCode") })
        }
        if chance(4) {
            values["INIntentResponseParameters"] = .array(
                list(3) { random in
                    random.named(
                        ["Type", "Tag", "DisplayPriority", "Metadata", "EnumType"], "INIntentResponseParameter")
                })
        }
        return .dictionary(values)
    }

    private mutating func type() -> PropertyListValue {
        var values = some(["DisplayName", "DisplayNameID", "LastPropertyTag"], "INType")
        values["INTypeName"] = name()
        if chance(6) {
            values["INTypeProperties"] = .array(
                list(4) { $0.named(["Default", "Type", "Tag", "DisplayPriority", "DisplayNameID"], "INTypeProperty") })
        }
        return .dictionary(values)
    }

    private mutating func enumeration() -> PropertyListValue {
        var values = some(["DisplayName", "DisplayNameID", "Type"], "INEnum")
        values["INEnumName"] = name()
        if chance(6) {
            values["INEnumValues"] = .array(
                list(3) { random in
                    var values = random.some(["Index", "DisplayName", "DisplayNameID"], "INEnumValue")
                    values["INEnumValueName"] = random.name()
                    if random.chance(3) {
                        values["INEnumValueSynonyms"] = .array(
                            random.list(3) { random in
                                let keys = ["Synonym", "SynonymID", "PronunciationHint"]
                                return random.chance(6)
                                    ? .dictionary(random.some(keys, "INEnumValueSynonym")) : random.value(1)
                            })
                    }
                    return .dictionary(values)
                })
        }
        return .dictionary(values)
    }

    private mutating func named(_ keys: [String], _ prefix: String) -> PropertyListValue {
        var values = some(keys, prefix)
        values[prefix + "Name"] = name()
        return .dictionary(values)
    }

    /// Returns values for some of the keys, and sometimes for an unknown one.
    mutating func some(_ keys: [String], _ prefix: String) -> [String: PropertyListValue] {
        var values: [String: PropertyListValue] = [:]
        for key in keys where chance(5) { values[prefix + key] = likely(key) }
        if chance(1) { values[prefix + word()] = value(1) }
        if chance(1) { values[word()] = value(1) }
        return values
    }

    private mutating func likely(_ key: String) -> PropertyListValue {
        if chance(1) { return value(1) }
        if key.hasSuffix("Tag") || key == "DisplayPriority" || key == "Index" { return .integer(below(6)) }
        if key.hasPrefix("Is") || key == "Configurable" || key == "Success" { return .boolean(chance(5)) }
        if key == "Namespace" { return chance(5) ? "abcdef" : "" }
        return .string(pick(Self.words))
    }

    mutating func value(_ depth: Int) -> PropertyListValue {
        switch below(depth > 0 ? 9 : 7) {
        case 0: .string(word())
        case 1: .integer(below(3))
        case 2: .real(Double(below(4)) / 2)
        case 3: .boolean(chance(5))
        case 4: .data(chance(5) ? [] : [1, 2, 3, 4])
        case 5: .date("2020-09-14T12:00:00Z")
        case 6: chance(5) ? [] : [:]
        case 7: .array(list(3) { $0.value(depth - 1) })
        default:
            .dictionary(Dictionary(list(3) { ($0.word(), $0.value(depth - 1)) }, uniquingKeysWith: { $1 }))
        }
    }

    private mutating func name() -> PropertyListValue { .string(word()) }

    mutating func word() -> String { chance(8) ? pick(Self.words) : pick(Self.oddWords) }

    private static let words = ["a", "b", "c", "soup", "identifier"]
    private static let oddWords = [
        "", ".", "a.b", "%", "%2E", "a,b", "order", "key", "#1", "#2", "a#2", "=x", "=", "Name", "Type", "é", "\u{301}",
        "\r\n", "\u{0}", "data", "date", "real", "dictionary", "file", "title",
    ]
    private static let dialogs = ["Primary", "Configuration", "Confirmation", "Primary#2", "order", "#1", "a.b", ""]

    /// Returns true the given number of times out of ten.
    mutating func chance(_ times: Int) -> Bool { below(10) < times }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    mutating func list<Element>(_ limit: Int, _ element: (inout RandomPropertyList) -> Element) -> [Element] {
        (0..<below(limit + 1)).map { _ in element(&self) }
    }
}

/// Random changes of a property list: a value is removed, duplicated or replaced.
struct RandomChanges {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func changed(_ root: PropertyListValue) -> PropertyListValue {
        var countdown = Int.random(in: 1..<max(root.nodeCount, 2), using: &generator)
        return changed(root, &countdown).first ?? root
    }

    /// - Parameter countdown: The number of values before the one that is changed.
    /// - Returns: No value if it is removed, two if it is duplicated.
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
