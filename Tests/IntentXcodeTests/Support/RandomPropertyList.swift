import IntentTestSupport
import IntentXcode

/// Property lists that could be definition files, if someone had written them who did not know the format well.
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

    /// Some of the keys, and now and then one that nobody knows.
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

    /// Of ten times.
    mutating func chance(_ times: Int) -> Bool { below(10) < times }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    mutating func list<Element>(_ limit: Int, _ element: (inout RandomPropertyList) -> Element) -> [Element] {
        (0..<below(limit + 1)).map { _ in element(&self) }
    }
}
